"""Every value of a house rule changes something in some match: what is done, told, shown, allowed or counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from cardtable.engine.round import RoundResult
from tests.conformance.common import GAMES, NAMES, choose, house_rules, table_of
from tests.every_game import every_game

TRIES = 80
LINES = 1500
# At every third table players mostly do what is listed first, such as to pass: what they all do by chance is rare.
SHY = 0.9


def played(game: str, values: dict[str, Any], number: int) -> Iterator[Any]:
    """What can be noticed of a match, line by line."""
    known, stage = every_game()[game].game, every_game()[game].stage
    counts, rng = known.seat_counts, Random(number)
    match = table_of(game, counts[number % len(counts)], known.options.read(values), f"rules/{number}")
    for _ in range(LINES):
        if match.over:
            return
        table: Any = match.round
        if match.between_rounds or table is None:
            match.deal()
        elif number % 3 == 2 and rng.random() < SHY and (legal := table.legal(table.turn)):
            match.play(table.turn, legal[0])
        else:
            match.play(*choose(match, rng))
        table = match.round
        yield match.events[-1], table.turn, [] if known.wanders else list(map(table.legal, range(table.seats)))
        view = table.view(table.turn)
        yield match.standing, match.over, stage.waiting.reaction_window(view)
        yield stage.layout.plates(view, match.standing), stage.layout.signs(view, NAMES)


def level(game: str, values: dict[str, Any]) -> list[Any]:
    """How a match stands after so many rounds in which everybody has scored alike, which is rare by chance."""
    known = every_game()[game].game
    seats = known.seat_counts[0]
    result = RoundResult((0,), (50,) * seats, "", (0,) * seats)
    return [known.standing(known.options.read(values), seats, [result] * rounds) for rounds in (5, 10)]


@pytest.fixture
def lines_of() -> Callable[[str, dict[str, Any], int], list[Any]]:
    """All that can be noticed of a match; what many others are compared with is played once."""
    kept = cache(lambda game, values, number: list(played(game, dict(values), number)))
    return lambda game, values, number: kept(game, tuple(sorted(values.items())), number)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_a_house_rule_changes_something(lines_of, game: str) -> None:
    """The same luck leads to something else as long as both matches last."""

    def differ(one: dict[str, Any], other: dict[str, Any], number: int) -> bool:
        pairs = zip(lines_of(game, one, number), played(game, other, number), strict=False)
        return any(left != right for left, right in pairs)

    idle = []
    catalogue = every_game()[game].game.options.catalogue()
    for rule in catalogue:
        needed = {key: found[0] for key, found in house_rules(game).items()} | dict([rule.when] if rule.when else [])
        default, *others = [value.value for value in rule.values]
        for value in others:
            # What only opens other house rules changes nothing before one of these is another.
            opened = [(one.key, one.values[1].value) for one in catalogue if one.when == (rule.key, value)]
            pair = ({**needed, rule.key: default}, {**needed, rule.key: value, **dict(opened[:1])})
            # What takes no time is asked first.
            differs = level(game, pair[0]) != level(game, pair[1])
            if not differs and not any(differ(*pair, number) for number in range(TRIES)):
                idle.append(f"{rule.key}={value}")
    assert idle == [], f"these values of {game} change nothing in {TRIES} matches"
