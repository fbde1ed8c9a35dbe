"""Where the frozen program begins: a file of its own, since PyInstaller's script is no part of a package."""

import multiprocessing
import sys

if __name__ == "__main__":
    # A frozen program starts its helper process by starting itself; this must come before any other import.
    multiprocessing.freeze_support()
    from cardtable.__main__ import main

    sys.exit(main())
