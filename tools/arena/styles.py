"""Whether styles can be felt: how often each decides otherwise than the steady one, asked the same thing.

What a style costs is told by matches, such as ``python -m tools.arena olsen hard+bold hard``.
"""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import TYPE_CHECKING

from cardtable.games.catalogue import entry
from cardtable.players.decision import Level, Style
from tools.arena.hints import positions
from tools.commands import command, number, progress

if TYPE_CHECKING:
    from collections.abc import Sequence

LEANING = tuple(style for style in Style if style is not Style.STEADY)


def differing(game: str, level: Level, many: int, seed: str) -> dict[Style, float]:
    """The share of so many decisions, all of them with a choice, in which each style differs from the steady one."""
    rng = Random(f"styles/{game}/{seed}")
    player = entry(game).player
    found = dict.fromkeys(LEANING, 0)
    for current, seat in progress(islice(positions(game, rng), many), many, f"{level}, decision"):
        view, luck = current.view(seat), rng.random()
        steady = player.choose(view, level, Random(luck))
        for style in LEANING:
            leaning = player.choose(view, level, Random(luck), style)
            found[style] += steady is not None and leaning is not None and steady.action != leaning.action
    return {style: count / many for style, count in found.items()}


def main(game: str, arguments: Sequence[str]) -> None:
    """The command."""
    parser = command(f"tools.arena {game} styles", __doc__)
    parser.add_argument("--number", type=number, default=400, help="of decisions")
    parser.add_argument("--seed", default="1", help="with another one, other positions")
    chosen = parser.parse_args(arguments)
    for level in Level:
        shares = differing(game, level, chosen.number, chosen.seed)
        told = ", ".join(f"{style} {share:.1%}" for style, share in shares.items())
        print(f"{game}, {level}: of {chosen.number} decisions otherwise than steady: {told}")
