"""Speed and memory, every number with its reference, in one run: ``python -m benchmarks [--quick]``."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from benchmarks import acting, frames, many, melds, playing, released, rollouts, starting
from benchmarks.measure import head
from tools.commands import command, each

if TYPE_CHECKING:
    from collections.abc import Sequence

PARTS = (starting, playing, melds, rollouts, acting, released, many, frames)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table; 1 when a bar is missed."""
    parser = command("benchmarks", __doc__)
    parser.add_argument("--quick", action="store_true", help="a short form, whose numbers are rough")
    quick: bool = parser.parse_args(arguments).quick
    print(head(), flush=True)
    missed = 0
    for part in each(PARTS, lambda part: part.__name__.partition(".")[2]):
        for row in part.rows(quick):
            print(row.line(), flush=True)
            missed += row.met is False
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
