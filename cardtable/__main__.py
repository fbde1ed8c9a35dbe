"""The command ``cardtable``."""

from __future__ import annotations

import gc
import sys


def main() -> int:
    """Start the program; the exit code."""
    # What is made before the first paint is there to stay: until then no garbage is looked for in it.
    gc.disable()
    from cardtable.ui.shell.application import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
