"""``python -m tools.arena olsen hard medium`` plays matches; ``python -m tools.arena olsen PHASE`` measures a phase.

``python -m tools.arena olsen hints`` looks at hints, and ``python -m tools.arena san_da_yi decide bury hard medium`` at
single decisions, ``python -m tools.arena olsen styles`` at how styles differ.
"""

from __future__ import annotations

import sys
from functools import partial

from tools.arena import decisions, hints, matches, styles
from tools.arena.family import family_of


def main(arguments: list[str]) -> int:
    """The command."""
    if len(arguments) > 1 and not arguments[0].startswith("-"):
        game, name, *rest = arguments
        common = {
            "hints": partial(hints.main, game),
            "decide": partial(decisions.main, game),
            "styles": partial(styles.main, game),
        }
        phase = common.get(name) or family_of(game).phases.get(name)
        if phase is not None:
            phase(rest)
            return 0
    return matches.main(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
