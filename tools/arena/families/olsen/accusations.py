"""``python -m tools.arena svindl accusations``: whether those who accuse are right as often as they believe.

``python -m tools.arena svindl habits`` measures how often cards are slipped and hidden, as the players expect it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.catalogue import entry
from cardtable.players.decision import Level
from tools.arena.families.olsen.watching import BINS, GAME, KINDS, Tally, play_matches
from tools.arena.sides import Side
from tools.arena.strength import wilson
from tools.commands import command, number, one_of

if TYPE_CHECKING:
    from argparse import ArgumentParser
    from collections.abc import Sequence

SEATS: Final = (2, 3, 4, 6)


class Seated(Side):
    """A side that says at which level it watches."""

    def __init__(self, written: str) -> None:
        super().__init__("svindl", written)
        self.level = Level(self.name)


def accusations(arguments: Sequence[str]) -> None:
    """How many accusations were right, by what was seen and how sure the accuser was."""
    parser = command("tools.arena svindl accusations", __doc__)
    add_table(parser, Level.MEDIUM)
    chosen = parser.parse_args(arguments)
    print(report(table_of(chosen.level, chosen.seats, chosen.deals, chosen.seed)))


def add_table(parser: ArgumentParser, level: Level) -> None:
    """The arguments of a table at which all are of one level."""
    counts = entry(GAME).game.seat_counts
    parser.add_argument(
        "--seats", type=one_of("table with so many seats as", counts), default=4, metavar="SEATS", help="at the table"
    )
    parser.add_argument("--level", type=one_of("level", Level), default=level, metavar="LEVEL", help="of all of them")
    parser.add_argument("--deals", type=number, default=500, help="to be played")
    parser.add_argument("--seed", default="1", help="with another one, other deals")


def table_of(level: Level, seats: int, deals: int, seed: str) -> Tally:
    """So many deals at a table of one level."""
    tally = Tally()
    play_matches([Seated(level)] * seats, deals, seed, tally)
    return tally


def report(tally: Tally) -> str:
    """The table of calibration, and how often everything happened."""
    lines = ["accusations: right of made, by what was seen and by how sure the accuser was"]
    for kind in KINDS:
        for low in (0.0, *BINS):
            made = tally.made[kind, low]
            if made:
                right = tally.right[kind, low]
                least, most = wilson(right, made)
                sure = f"{low:.1f} to {low + 0.1:.1f}" if low else "below 0.5"
                lines.append(f"  {kind:7} {sure}: {right} of {made}, {right / made:.0%} [{least:.0%}, {most:.0%}]")
    lines.append(f"cheats a deal ({tally.deals} deals), and how many of them were found")
    for kind in KINDS:
        done = tally.done[kind]
        share = f"{tally.found[kind] / done:.0%}" if done else "-"
        lines.append(f"  {kind:7} {done / tally.deals:.2f}, {share}")
    return "\n".join(lines)


def habits(arguments: Sequence[str]) -> None:
    """The habits in ``cheating.py``: in which share of the turns cards are slipped and hidden."""
    parser = command("tools.arena svindl habits", __doc__)
    parser.add_argument("--deals", type=number, default=400, help="for each level and number of seats")
    parser.add_argument("--seed", default="habits", help="with another one, other deals")
    chosen = parser.parse_args(arguments)
    for level in Level:
        for seats in SEATS:
            tally = Tally()
            play_matches([Seated(level)] * seats, chosen.deals, chosen.seed, tally)
            late = tally.tricks["slip", True] / tally.turns[True]
            early = (tally.tricks["slip", False] + 1) / tally.turns[False]
            hides = (tally.tricks["hide", True] + tally.tricks["hide", False]) / tally.turns.total()
            print(
                f"{level} of {seats}, {tally.turns.total()} turns: slips {late:.4f} when nearly out, else {early:.4f}; "
                f"hides {hides:.4f}"
            )
            for times in range(4):
                turns = tally.by_record["turns", times]
                if turns:
                    print(f"  caught {times} times before: {tally.by_record['tricks', times] / turns:.4f} of {turns}")
