"""Yesterday's mistake: which one comes back, when, to whom, and that it goes with what it was about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from datetime import timedelta
from random import Random
from typing import Any

import pytest

from cardtable.app.review import Review
from cardtable.app.settings import PastMistake, Settings, take
from cardtable.app.yesterday import LASTS, YesterdaysMistake
from cardtable.engine.match import GUEST, Match
from cardtable.store.database import Database
from tests.app.test_dares import BJARNI, FIRST, OLI, SIGGA, House
from tests.every_game import every_game
from tests.store.common import forward


@pytest.fixture
def house() -> Iterator[House]:
    made = House()
    yield made
    made.database.close()


def careless(*seats: Any, game: str = "klikk") -> tuple[Match, list[int]]:
    """A match that is over with the lines before which the first seat made a mistake that was certain."""
    rules = every_game()[game].game
    for luck in range(200):
        match = forward(Match(rules, rules.options.read({}), seats, FIRST), 20_000, Random(luck))
        review = Review(match, 0, lambda _: 0)
        while match.over and review.read_next():
            pass
        lines = [one.line for one in review.choices if one.mistake is not None and one.action is not None]
        if lines:
            return match, lines
    raise AssertionError("nobody made a mistake")


def flawless(*seats: Any) -> Match:
    """A match that is over, in which the first seat made no such mistake."""
    rules = every_game()["klikk"].game
    for luck in range(200):
        match = forward(Match(rules, rules.options.read({}), seats, FIRST), 20_000, Random(luck))
        review = Review(match, 0, lambda _: 0)
        while match.over and review.read_next():
            pass
        if match.over and not any(one.mistake for one in review.choices):
            return match
    raise AssertionError("everybody made a mistake")


def looking(house: House) -> YesterdaysMistake:
    made = YesterdaysMistake(house.database, lambda: house.settings, house.change)
    made.now = lambda: house.hour
    return made


def looked(house: House) -> YesterdaysMistake:
    """All was looked through that is to be on this day."""
    made = looking(house)
    for _ in range(1000):
        if not made.look_on():
            return made
    raise AssertionError("it never ends")


def test_a_mistake_that_was_certain_comes_back_on_the_next_day(house: House) -> None:
    match, lines = careless(SIGGA, BJARNI)
    number = house.database.add(match, "seed")
    assert looked(house).found() is None, "not on the same day"
    house.hour += timedelta(days=1)
    today = looking(house)
    assert today.is_due
    today = looked(house)
    assert not today.is_due
    found = today.found()
    assert found is not None
    assert (found.number, found.at, found.seat.name) == (number, 0, "Sigga")
    assert found.line in lines
    assert looking(house).found() == found, "it lies there until it was thought about"
    today.thought_about()
    assert today.found() is None


def test_it_does_not_come_back_twice(house: House) -> None:
    match, _ = careless(SIGGA, BJARNI)
    house.database.add(match, "seed")
    house.hour += timedelta(days=1)
    assert looked(house).found() is not None
    house.hour += timedelta(days=1)
    assert looking(house).found() is None
    assert looked(house).found() is None


def test_the_newest_match_counts_and_one_without_a_mistake_is_passed_over(house: House) -> None:
    older, _ = careless(SIGGA, BJARNI)
    newer, lines = careless(OLI, BJARNI, game="olsen")
    house.database.add(older, "seed")
    house.hour += timedelta(minutes=5)
    number = house.database.add(newer, "seed")
    house.hour += timedelta(minutes=5)
    house.database.add(flawless(OLI, BJARNI), "seed")
    house.hour += timedelta(days=1)
    found = looked(house).found()
    assert found is not None
    assert (found.number, found.seat.name) == (number, "Óli")
    assert found.line in lines


def test_what_was_long_ago_is_forgotten_and_nothing_is_written(house: House) -> None:
    house.database.add(careless(SIGGA, BJARNI)[0], "seed")
    house.hour += LASTS + timedelta(days=1)
    assert looked(house).found() is None
    assert house.settings.mistake is None


def test_where_nothing_was_played_nothing_is_looked_for(house: House) -> None:
    assert not looking(house).look_on()


def test_a_match_that_is_running_is_not_looked_at(house: House) -> None:
    rules = every_game()["klikk"].game
    match = forward(Match(rules, rules.options.read({}), (SIGGA, BJARNI), FIRST), 12, Random(1))
    assert not match.over
    house.database.add(match, "seed")
    house.hour += timedelta(days=1)
    assert looked(house).found() is None


@pytest.mark.parametrize("gone", ["deleted", "forgotten", "another"])
def test_it_goes_with_what_it_was_about(house: House, gone: str) -> None:
    number = house.database.add(careless(SIGGA, BJARNI)[0], "seed")
    house.hour += timedelta(days=1)
    today = looked(house)
    kept = house.settings.mistake
    assert kept is not None
    if gone == "deleted":
        house.database.delete(number)
    elif gone == "another":
        house.settings.mistake = PastMistake(kept.day, number, 0, kept.line, "otherwise")
    else:
        match = house.database.load(number).match
        match.seats = (type(SIGGA)(SIGGA.name, None, SIGGA.colour, GUEST), BJARNI)
        house.database.delete(number)
        house.database.add(match, "seed")
    assert today.found() is None


def test_a_file_that_cannot_be_read_finds_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.database.add(careless(SIGGA, BJARNI)[0], "seed")
    house.hour += timedelta(days=1)
    monkeypatch.setattr(Database, "read", _broken)
    today = looking(house)
    assert not today.look_on()
    assert today.found() is None


def _broken(*_: object) -> None:
    from cardtable.store import errors

    raise errors.damaged("1")


@pytest.mark.parametrize(
    "nonsense",
    [
        3, "x", [], {}, {"day": "yesterday"}, {"day": "2026-11-20", "number": 0, "seat": 0, "line": 0, "digest": ""},
        {"day": "2026-11-20", "number": 1, "seat": -1, "line": 0, "digest": ""},
        {"day": "2026-11-20", "number": 1, "seat": 0, "line": 1.5, "digest": ""},
        {"day": "2026-11-20", "number": 1, "seat": 0, "line": 0, "digest": 7},
        {"day": "2026-11-20", "number": 1, "seat": 0, "line": 0, "digest": "", "seen": 1},
    ],
)  # fmt: skip
def test_nonsense_in_the_settings_is_nothing(nonsense: Any) -> None:
    settings = Settings()
    take(settings, "mistake", nonsense)
    assert settings.mistake is None


def test_it_survives_a_restart() -> None:
    settings, kept = Settings(), PastMistake("2026-11-20", 3, 1, 44, "5f3a", True)
    take(settings, "mistake", asdict(kept))
    assert settings.mistake == kept
