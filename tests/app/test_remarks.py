"""Remarks: who says a word when, once a round at most, never a person, and not at all where nobody wants it."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.app.autosave import NoAutosave
from cardtable.app.match.moods import Remarks
from cardtable.app.running_match import RunningMatch
from cardtable.app.settings import Settings
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import entry
from cardtable.stage.characters import REMARKS, Animal, Mood
from tests.app.desk import seated

GLAD, SORRY = {1: Mood.DELIGHTED}, {1: Mood.CAUGHT}
FOX, OWL = Seat("Reynard", "medium", 0, "fox", True), Seat("Olive", "medium", 3, "owl", True)


def table(*others: Seat) -> RunningMatch:
    game = entry("veidimadur")
    match = Match(game.game, game.game.options.read({}), (Seat("Anna"), *others), "K7QF-2M9Z")
    match.deal()
    return RunningMatch(game, match, "seed", NoAutosave())


@pytest.fixture
def settings() -> Settings:
    return Settings()


def test_each_says_what_it_is_like(settings: Settings) -> None:
    for sitting, animal in ((FOX, Animal.FOX), (OWL, Animal.OWL)):
        for moods, mood in ((GLAD, Mood.DELIGHTED), (SORRY, Mood.CAUGHT)):
            (said,) = Remarks(table(sitting), lambda: settings).on(5, moods, ())
            assert said.seat == 1
            assert said.words in REMARKS[animal, mood]
            assert not said.loud


def test_no_two_characters_say_the_same() -> None:
    assert set(REMARKS) == {(animal, mood) for animal in Animal for mood in (Mood.DELIGHTED, Mood.CAUGHT)}
    words = [str(one) for some in REMARKS.values() for one in some]
    assert len(words) == len(set(words))


def test_once_a_round_and_the_same_again_where_it_is_looked_at_again(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = table(FOX)
    remarks = Remarks(at, lambda: settings)
    first = remarks.on(5, GLAD, ())
    assert first
    assert remarks.on(7, GLAD, ()) == ()
    assert remarks.on(5, GLAD, ()) == first
    assert Remarks(at, lambda: settings).on(5, GLAD, ()) == first
    monkeypatch.setattr(Match, "last_deal", 15)
    assert remarks.on(19, GLAD, ()), "in the next round there is another one"


def test_who_was_hit_speaks_before_who_hit(settings: Settings) -> None:
    moods = {1: Mood.DELIGHTED, 2: Mood.CAUGHT}
    (said,) = Remarks(table(FOX, OWL), lambda: settings).on(5, moods, ())
    assert said.seat == 2


def test_persons_and_who_is_speaking_already_say_nothing(settings: Settings) -> None:
    remarks = Remarks(table(FOX), lambda: settings)
    assert remarks.on(5, {0: Mood.CAUGHT}, ()) == ()
    assert remarks.on(5, GLAD, {1}) == ()
    assert remarks.on(5, {1: Mood.THINKS}, ()) == ()
    assert remarks.on(5, GLAD, ()), "and nothing was used up"


def test_nothing_is_said_where_nobody_wants_it(settings: Settings) -> None:
    settings.remarks = False
    at = table(FOX)
    assert Remarks(at, lambda: settings).on(5, GLAD, ()) == ()
    settings.remarks = True
    at.has_remarks = False
    assert Remarks(at, lambda: settings).on(5, GLAD, ()) == ()


def test_it_is_told_at_the_table_once_in_a_round() -> None:
    at, rng = seated("veidimadur", count=4, pace="calm"), Random(2)
    said = set()
    for _ in range(200):
        if at.table.match.between_rounds:
            break
        turn = at.table.round.turn
        at.table.play(turn, rng.choice(list(at.table.round.legal(turn))))
        at.driver.controller.happened()
        while at.tells:
            said |= {(one.seat, one.words) for one in at.screen.speech if one.words in ALL}
            at.tell_on()
    assert len(said) == 1


ALL = {words for some in REMARKS.values() for words in some}
