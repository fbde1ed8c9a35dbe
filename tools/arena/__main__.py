"""``python -m tools.arena olsen hard medium`` plays matches; ``python -m tools.arena olsen PHASE`` measures a phase.

``python -m tools.arena olsen hints`` looks at hints.
"""

from __future__ import annotations

import sys

from tools.arena import hints, matches
from tools.arena.family import family_of


def main(arguments: list[str]) -> int:
    """The command."""
    if len(arguments) > 1 and not arguments[0].startswith("-"):
        if arguments[1] == "hints":
            hints.main(arguments[0], arguments[2:])
            return 0
        phase = family_of(arguments[0]).phases.get(arguments[1])
        if phase is not None:
            phase(arguments[2:])
            return 0
    return matches.main(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
