"""The command ``cardtable``."""

from __future__ import annotations

import multiprocessing
import sys


def main() -> int:
    """Start the program; the exit code."""
    # A frozen program starts its helper process by starting itself; this line must come before any other.
    multiprocessing.freeze_support()
    from cardtable.ui.start import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
