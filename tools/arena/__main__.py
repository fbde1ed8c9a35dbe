"""How strong computer players are: ``python -m tools.arena olsen hard medium`` plays matches.

``python -m tools.arena olsen hints`` looks at hints, and ``python -m tools.arena san_da_yi decide bury hard medium`` at
single decisions, ``python -m tools.arena olsen styles`` at how styles differ, and ``characters`` at whether they can be
told apart. Some families have phases of their own, such as ``python -m tools.arena svindl accusations``;
``python -m tools.arena GAME --help`` names those of a game.
"""

from __future__ import annotations

import sys
from functools import partial
from typing import TYPE_CHECKING

from cardtable.games.catalogue import catalogue
from tools.arena import characters, decisions, hints, matches, reviews, styles
from tools.arena.family import family_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tools.arena.family import Phase


def phases_of(game: str) -> Mapping[str, Phase]:
    """What can be measured of a game beside matches."""
    common = {
        "hints": hints.main,
        "decide": decisions.main,
        "styles": styles.main,
        "characters": characters.main,
        "reviews": reviews.main,
    }
    return {**{name: partial(measure, game) for name, measure in common.items()}, **family_of(game).phases}


def main(arguments: Sequence[str] | None = None) -> int:
    """The command."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    phases = phases_of(words[0]) if words[:1] and words[0] in catalogue() else {}
    if words[1:] and words[1] in phases:
        phases[words[1]](words[2:])
        return 0
    return matches.main(words, __doc__, phases)


if __name__ == "__main__":
    sys.exit(main())
