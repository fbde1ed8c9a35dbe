"""Measure how long deals and matches of the Ólsen family take: ``python -m tools.lengths``.

It writes ``cardtable/games/olsen/presentation/duration.json``; ``tools.lengths_rummy`` does the same for contract
rummy.

Medium players play them at every number of seats, with the house rules that matter much. The same program makes the
same table, whatever the number of cores.
"""

from __future__ import annotations

import json
import multiprocessing
import re
import sys
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import catalogue, entry
from cardtable.games.olsen.presentation.duration import LIMITS, OTHERS, SEATS, TARGETS, cell_of, first_to
from cardtable.games.olsen.rules.actions import LetStand
from cardtable.games.olsen.rules.house_rules import FamilyOptions
from cardtable.games.olsen.rules.round import OlsenRound
from cardtable.games.olsen.rules.scoring import goal
from cardtable.players.decision import Level
from tools.commands import command, progress

if TYPE_CHECKING:
    from collections.abc import Sequence

FILE: Final = (
    Path(__file__).resolve().parent.parent / "cardtable" / "games" / "olsen" / "presentation" / "duration.json"
)
DEALS: Final = 500
MATCHES_ON_LADDERS: Final = 200
MATCHES_OF_MANY_DEALS: Final = 150
_LIST: Final = re.compile(r"\[([^\[\]{}]*)\]")
_HOUSE_RULES: Final[dict[str, list[dict[str, Any]]]] = {
    "olsen": [{}, {"play_on": True}],
    "upp_og_nidur": [{"ace_king": value, **more} for value in (True, False) for more in ({}, {"play_on": True})],
    "klikk": [{}, {"play_on": True}],
    "langi": [{"langi_start": start, "langi_shared": shared} for start in (8, 6, 4) for shared in (False, True)],
}


@dataclass(frozen=True, slots=True)
class Cell:
    """One number of the table: a game with house rules and a number of seats, and how many matches to play."""

    game: str
    seats: int
    matches: int
    house_rules: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class Measured:
    """What the matches of a cell have shown: turns in each deal, and the totals after each deal of each match."""

    turns: list[int]
    totals: list[list[tuple[int, ...]]]


def measure(cell: Cell) -> Measured:
    """Play the matches of a cell."""
    known = entry(cell.game)
    options = known.game.options.read(cell.house_rules)
    seats = [Seat(f"{seat}", Level.MEDIUM) for seat in range(cell.seats)]
    found = Measured([], [])
    for number in range(cell.matches):
        match = Match(known.game, options, seats, f"{number:04d}-{cell.seats:04d}")
        totals: list[tuple[int, ...]] = []
        while not match.over:
            match.deal()
            found.turns.append(_play_deal(match, Random(f"{cell}/{number}/{len(totals)}")))
            totals.append(match.standing.totals)
        found.totals.append(totals)
    return found


def _play_deal(match: Match, rng: Random) -> int:
    """Play the deal; returns the number of turns of all seats together."""
    turns = 0
    while not match.between_rounds:
        table = match.round
        assert isinstance(table, OlsenRound)
        seat, action = _next(match, table, rng)
        actions = table.actions
        match.play(seat, action)
        turns += table.actions > actions and not table.begun and not isinstance(action, LetStand)
        turns += table.result is not None and table.begun
    return turns


def _next(match: Match, table: OlsenRound, rng: Random) -> tuple[int, Any]:
    """Who says or does something next, and what; whoever owes a call comes first."""
    awaited = table.awaited()
    others = () if table.window is None else tuple(seat for seat in range(table.seats) if seat != table.turn)
    for seat in (*awaited, *others, table.turn):
        if table.legal(seat):
            decision = entry(match.game.id).player.choose(table.view(seat), Level.MEDIUM, rng)
            if decision is not None:
                return seat, decision.action
    raise RuntimeError("nobody did anything")


def _cells() -> list[Cell]:
    """Every cell; long matches serve to count deals too, and the wins of one game stand for those of the others."""
    found = [
        Cell("olsen", seats, MATCHES_OF_MANY_DEALS, {"first_to": max(TARGETS), **more})
        for more in ({}, {"play_on": True})
        for seats in SEATS
    ]
    for game in (one for one, known in catalogue().items() if issubclass(known.game.options, FamilyOptions)):
        number = {"langi": MATCHES_ON_LADDERS, "med_stigum": MATCHES_OF_MANY_DEALS}.get(game, DEALS)
        found += [
            Cell(game, seats, number, house_rules) for house_rules in _HOUSE_RULES.get(game, [{}]) for seats in SEATS
        ]
    return found


def _deals_until(totals: list[list[tuple[int, ...]]], target: int) -> float:
    """After how many deals on average somebody has reached the target."""
    needed = [next(number for number, now in enumerate(some, 1) if max(now) >= target) for some in totals]
    return round(sum(needed) / len(needed), 2)


def _table(cells: list[Cell], found: list[Measured]) -> dict[str, Any]:
    turns: dict[str, dict[str, list[float]]] = {}
    deals: dict[str, dict[str, list[float]]] = {OTHERS: {}}
    for cell, measured in zip(cells, found, strict=True):
        options = entry(cell.game).game.options.read(cell.house_rules)
        assert isinstance(options, FamilyOptions)
        rules = options.rules()
        if "first_to" in cell.house_rules:
            for target in TARGETS:
                total = goal(replace(rules, first_to=target), cell.seats)
                deals[OTHERS].setdefault(first_to(target, rules), []).append(_deals_until(measured.totals, total))
            continue
        mean = round(sum(measured.turns) / len(measured.turns), 1)
        turns.setdefault(cell.game, {}).setdefault(cell_of(rules), []).append(mean)
        if rules.scored:
            for limit in LIMITS:
                points = deals.setdefault(cell.game, {}).setdefault(f"{limit} points", [])
                points.append(_deals_until(measured.totals, limit))
    return {"deals": deals, "turns": turns}


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and write."""
    command("tools.lengths", __doc__).parse_args(arguments)
    cells = _cells()
    with multiprocessing.get_context("spawn").Pool() as pool:
        found = list(progress(pool.imap(measure, cells), len(cells), "measured"))
    text = json.dumps(_table(cells, found), indent=1, sort_keys=True)
    FILE.write_text(_LIST.sub(_on_one_line, text) + "\n", encoding="utf-8")
    return 0


def _on_one_line(numbers: re.Match[str]) -> str:
    return f"[{' '.join(numbers[1].split())}]"


if __name__ == "__main__":
    sys.exit(main())
