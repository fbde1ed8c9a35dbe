"""What calls are worth, measured: ``fit-calls`` writes the players' tables, ``calls`` compares policies.

``python -m tools.arena san_da_yi fit-calls`` plays deals with each level's habits or thought and every seat as
declarer, and writes what was found into ``measured.py`` of the players. ``python -m tools.arena san_da_yi calls`` plays
other deals so, and lets the same ones be called by two policies.
"""

from __future__ import annotations

from argparse import ArgumentTypeError
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.games.san_da_yi.players import calling
from cardtable.games.san_da_yi.rules.house_rules import PASS
from cardtable.players.decision import Level
from tools.arena.families.san_da_yi.as_before import AsBefore
from tools.arena.families.san_da_yi.auction import KNOTS, Auction, compare, matches, measure, possible
from tools.arena.families.san_da_yi.pool import pool
from tools.commands import command, folder, new_file, number, one_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tools.arena.families.san_da_yi.auction import Caller, Calls, Hand, Table

FILE: Final = Path(calling.__file__).with_name("measured.py")
DEALS: Final = {Level.EASY: 4000, Level.MEDIUM: 4000, Level.HARD: 400}
# The daring of the table at which the figures are taken; players may dare more, so that fewer deals are dealt again.
DARING: Final = {Level.EASY: 1.0, Level.MEDIUM: 1.2, Level.HARD: 1.2}
_MATCHES: Final = 4000


class ByTables(NamedTuple):
    """Calls by a table that is being measured."""

    table: Table
    daring: float

    def call(self, hand: Hand, calls: Calls) -> int:
        """See :class:`Caller`."""
        highest = max(calls, default=PASS)
        best, ahead = PASS, self.table.leaving.get(highest, 0.0) - self.daring
        for value in possible(calls):
            row = self.table.calls.get((value, highest > PASS))
            found = _at(row, hand.strength) if row else -99.0
            if found > ahead:
                best, ahead = value, found
        return best


class ByLevel(NamedTuple):
    """Calls as the computer players of a level do, with so much daring."""

    level: Level
    daring: float

    def call(self, hand: Hand, calls: Calls) -> int:
        """See :class:`Caller`."""
        return calling.best(hand.strength, calls, possible(calls), self.level, self.daring).value


class Steady(NamedTuple):
    """Always the same policy at the start of measuring: 60 with a good hand."""

    def call(self, hand: Hand, calls: Calls) -> int:
        """See :class:`Caller`."""
        least = min(possible(calls), default=PASS)
        return least if least and hand.strength > 4 + least / 10 else PASS


def _at(row: Sequence[float], strength: float) -> float:
    place = min(max(strength - KNOTS[0], 0.0), len(KNOTS) - 1.0)
    below = min(int(place), len(KNOTS) - 2)
    return row[below] * (1 - place + below) + row[below + 1] * (place - below)


def _share(text: str) -> float:
    try:
        share = float(text)
    except ValueError:
        share = 0.0
    if not 0.001 <= share <= 100:
        raise ArgumentTypeError(f"{text!r} is not a share; write one such as 0.1")
    return share


def fit(arguments: Sequence[str]) -> None:
    """The command ``fit-calls``."""
    parser = command("tools.arena san_da_yi fit-calls", __doc__)
    parser.add_argument("--share", type=_share, default=1.0, help="of the usual number of deals")
    parser.add_argument("--keep", type=folder, metavar="FOLDER", help="where played deals are kept")
    parser.add_argument("--processes", type=number, default=1, help="how many play at the same time")
    parser.add_argument("--to", type=new_file, default=FILE, metavar="FILE", help=f"to be written (else {FILE.name})")
    chosen = parser.parse_args(arguments)
    if chosen.keep:
        chosen.keep.mkdir(parents=True, exist_ok=True)
    tables = {}
    for level, deals in DEALS.items():
        file = chosen.keep / f"pool-{level}-fit.json" if chosen.keep else None
        auction = Auction(pool(level, "fit", int(deals * chosen.share), file, chosen.processes))
        daring = DARING[level]
        start: Caller = Steady()
        tables[level] = measure(auction, start, lambda table, daring=daring: ByTables(table, daring))  # type: ignore[misc]
    chosen.to.write_text(_module(tables), "utf-8")


def _module(tables: dict[Level, Table]) -> str:
    lines = [
        '"""What calls are worth, by level: made by ``python -m tools.arena san_da_yi fit-calls``.',
        "",
        "``CALLS`` are mean scores of a call, alone and over another's, at the strengths of ``KNOTS``; ``LEAVING``",
        "is what a seat scores that passes, by the highest call so far.",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "from cardtable.players.decision import Level",
        "",
        f"KNOTS: Final = {KNOTS!r}",
        "CALLS: Final[dict[Level, dict[tuple[int, bool], tuple[float, ...]]]] = {",
    ]
    for level, table in tables.items():
        lines.append(f"    Level.{level.name}: {{")
        lines += [f"        {key!r}: {row!r}," for key, row in sorted(table.calls.items())]
        lines.append("    },")
    lines.append("}")
    lines.append("LEAVING: Final[dict[Level, dict[int, float]]] = {")
    for level, table in tables.items():
        found = {highest: round(mean, 2) for highest, mean in table.leaving.items()}
        lines.append(f"    Level.{level.name}: {found!r},")
    lines += ["}", ""]
    return "\n".join(lines)


def hold(arguments: Sequence[str]) -> None:
    """The command ``calls``."""
    parser = command("tools.arena san_da_yi calls", __doc__)
    parser.add_argument(
        "--level", type=one_of("level", Level), default=Level.MEDIUM, metavar="LEVEL", help="how the hands are played"
    )
    parser.add_argument("--deals", type=number, default=2000, help="to be played")
    parser.add_argument("--seed", default="calls", help="with another one, other deals")
    parser.add_argument("--keep", type=folder, metavar="FOLDER", help="where played deals are kept")
    parser.add_argument("--processes", type=number, default=1, help="how many play at the same time")
    chosen = parser.parse_args(arguments)
    if chosen.keep:
        chosen.keep.mkdir(parents=True, exist_ok=True)
    file = chosen.keep / f"pool-{chosen.level}-{chosen.seed}.json" if chosen.keep else None
    auction = Auction(pool(chosen.level, chosen.seed, chosen.deals, file, chosen.processes))
    now = ByLevel(chosen.level, calling.DARING[chosen.level])
    policies: dict[str, Caller] = {
        "as in version 0.1": AsBefore(),
        "the same, leaving it to others worth 0.5": AsBefore(0.5, 0.3),
        **{f"daring {daring:.1f}": ByLevel(chosen.level, daring) for daring in (0.0, 0.5, 1.0, 1.5, 2.0, 3.0)},
    }
    print(f"{chosen.level}, {chosen.deals} deals; against daring {now.daring}:")
    for name, policy in policies.items():
        points = compare(auction, policy, now)
        wins = matches(auction, policy, now, _MATCHES, chosen.seed)
        print(
            f"{name}: passed by all {auction.passed_by_all(policy):.1%}; points a hand for each of two seats {points}; "
            f"wins of a match of eight hands, one of four seats, {wins.mean:.1%} ±{wins.margin:.1%}"
        )
