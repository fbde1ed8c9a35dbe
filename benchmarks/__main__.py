"""``python -m benchmarks [--quick]``: every number with its reference, in one run."""

from __future__ import annotations

import sys

from benchmarks import acting, frames, many, melds, playing, rollouts, starting
from benchmarks.measure import head


def main() -> int:
    """Print the table; 1 when a bar is missed."""
    quick = "--quick" in sys.argv
    print(head(), flush=True)
    missed = 0
    for part in (starting, playing, melds, rollouts, acting, many, frames):
        for row in part.rows(quick):
            print(row.line(), flush=True)
            missed += row.met is False
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
