"""Measure how long deals and matches take: ``python -m tools.lengths [FAMILY ...]``, without one all families.

It writes ``presentation/duration.json`` of each. Medium players play at every number of seats, with the house rules
that matter much. The same program makes the same table, whatever the number of cores.
"""

from __future__ import annotations

import json
import multiprocessing
import re
import sys
from dataclasses import dataclass, field, replace
from itertools import product
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeVar

from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import catalogue, entry
from cardtable.games.olsen.presentation.scoring import OTHERS, SEATS, cell_of, first_to
from cardtable.games.olsen.rules.actions import LetStand
from cardtable.games.olsen.rules.house_rules import FamilyOptions
from cardtable.games.olsen.rules.round import OlsenRound
from cardtable.games.olsen.rules.scoring import goal
from cardtable.games.rummy.rules.actions import Discard, KeepLast
from cardtable.games.two_of_three.presentation import scoring as legs
from cardtable.games.two_of_three.rules.house_rules import TwoOfThreeRules
from cardtable.players.decision import Level
from tools.commands import command, one_of, progress

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

C = TypeVar("C")
M = TypeVar("M")
DEALS: Final = 500
MATCHES_ON_LADDERS: Final = 200
MATCHES_OF_MANY_DEALS: Final = 150
MATCHES_OF_RUMMY: Final = 40
LEGS: Final = 400
RUMMY: Final = ("kinaskak", "shanghai")
TWO_OF_THREE: Final = "two_of_three"
ENDS: Final = ("100", "200", "500")
TARGETS: Final = (1, 2, 3, 5)
LIMITS: Final = (100, 200, 300, 500)
GAMES: Final = Path(__file__).resolve().parent.parent / "cardtable" / "games"
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


def measure_olsen(cell: Cell) -> Measured:
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
            found.turns.append(_play_olsen(match, Random(f"{cell}/{number}/{len(totals)}")))
            totals.append(match.standing.totals)
        found.totals.append(totals)
    return found


def _play_olsen(match: Match, rng: Random) -> int:
    """Play the deal; returns the number of turns of all seats together."""
    turns = 0
    while not match.between_rounds:
        table = match.round
        assert isinstance(table, OlsenRound)
        seat, action = _next_of_olsen(match, table, rng)
        actions = table.actions
        match.play(seat, action)
        turns += table.actions > actions and not table.begun and not isinstance(action, LetStand)
        turns += table.result is not None and table.begun
    return turns


def _next_of_olsen(match: Match, table: OlsenRound, rng: Random) -> tuple[int, Any]:
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


def olsen() -> dict[str, Any]:
    """Turns in a deal, and deals until somebody has so many points."""
    turns: dict[str, dict[str, list[float]]] = {}
    deals: dict[str, dict[str, list[float]]] = {OTHERS: {}}
    for cell, measured in _measured(measure_olsen, _cells()):
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


def measure_rummy(cell: tuple[str, int]) -> list[float]:
    """The mean number of turns in each round, for one game and number of seats."""
    game, seats = cell
    known = entry(game)
    sums: list[int] = []
    for number in range(MATCHES_OF_RUMMY):
        sitting = [Seat(f"{seat}", Level.MEDIUM) for seat in range(seats)]
        match = Match(known.game, known.game.options.read({}), sitting, f"{number:04d}-{seats:04d}")
        rng = Random(f"{cell}/{number}")
        turns: list[int] = []
        while not match.over:
            match.deal()
            turns.append(_play_rummy(match, rng))
        sums = turns if not sums else [before + now for before, now in zip(sums, turns, strict=True)]
    return [round(total / MATCHES_OF_RUMMY, 1) for total in sums]


def _play_rummy(match: Match, rng: Random) -> int:
    player = entry(match.game.id).player
    turns = 1
    while not match.between_rounds:
        table = match.round
        assert table is not None
        seat = next(iter(table.must_answer()), table.turn)
        decision = player.choose(table.view(seat), Level.MEDIUM, rng)
        assert decision is not None
        match.play(seat, decision.action)
        turns += isinstance(decision.action, Discard | KeepLast) and not match.between_rounds
    return turns


def rummy() -> dict[str, Any]:
    """Turns in each round, for every number of seats."""
    found = dict(_measured(measure_rummy, [(game, seats) for game in RUMMY for seats in entry(game).game.seat_counts]))
    by_seats = {game: [found[game, seats] for seats in entry(game).game.seat_counts] for game in RUMMY}
    return {game: list(map(list, zip(*rounds, strict=True))) for game, rounds in by_seats.items()}


def measure_two_of_three(cell: tuple[TwoOfThreeRules, int, int]) -> tuple[float, float, float]:
    """Turns and cards in a leg, and legs in a match, over matches with at least so many legs together."""
    options, seats, least = cell
    turns = moves = played = matches = 0
    known = entry(TWO_OF_THREE)
    while played < least:
        matches += 1
        match = Match(known.game, options, [Seat(f"{seat}") for seat in range(seats)], f"{matches}-{seats}")
        rng = Random(f"{matches}/{seats}")
        while not match.over:
            if match.between_rounds:
                events = match.deal()
                played += 1
            else:
                assert match.round is not None
                view: Any = match.round.view(match.round.turn)
                decision = known.player.choose(view, Level.MEDIUM, rng)
                assert decision is not None
                events = match.play(match.round.turn, decision.action)
            turns += sum(event.kind in ("dealt", "passed") for event in events)
            moves += sum(event.kind in ("played", "drew") for event in events)
    return turns / played, moves / played, played / matches


def two_of_three() -> dict[str, Any]:
    """Turns and cards in a leg, and legs until somebody has too many points."""
    table: dict[str, dict[str, list[float]]] = {"cards": {}, "legs": {}, "turns": {}}
    rules = [
        TwoOfThreeRules(match=match, contrast=contrast, end="10r")
        for match, contrast in product(("at_least", "exactly"), ("callout", "off", "seed"))
    ]
    for (options, *_), (turns, cards, _) in _measured(measure_two_of_three, list(product(rules, legs.SEATS, (LEGS,)))):
        cell = legs.cell_of(options.rules())
        table["turns"].setdefault(cell, []).append(round(turns, 1))
        table["cards"].setdefault(cell, []).append(round(cards, 1))
    rules = [TwoOfThreeRules(end=end) for end in ENDS]
    for (options, *_), (*_, played) in _measured(measure_two_of_three, list(product(rules, legs.SEATS, (3 * LEGS,)))):
        table["legs"].setdefault(options.end, []).append(round(played, 1))
    return table


FAMILIES: Final = {table.__name__: table for table in (olsen, rummy, two_of_three)}


def _measured(measure: Callable[[C], M], cells: Sequence[C]) -> list[tuple[C, M]]:
    with multiprocessing.get_context("spawn").Pool() as pool:
        found = list(progress(pool.imap(measure, cells), len(cells), "measured"))
    return list(zip(cells, found, strict=True))


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and write."""
    parser = command("tools.lengths", __doc__)
    known = ", ".join(FAMILIES)
    parser.add_argument("families", nargs="*", type=one_of("family", FAMILIES), metavar="FAMILY", help=known)
    for family in parser.parse_args(arguments).families or FAMILIES:
        text = json.dumps(FAMILIES[family](), indent=1, sort_keys=True)
        file = GAMES / family / "presentation" / "duration.json"
        file.write_text(_LIST.sub(_on_one_line, text) + "\n", encoding="utf-8")
    return 0


def _on_one_line(numbers: re.Match[str]) -> str:
    return f"[{' '.join(numbers[1].split())}]"


if __name__ == "__main__":
    sys.exit(main())
