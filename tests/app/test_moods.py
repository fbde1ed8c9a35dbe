"""What faces show at the table: after which events, for how long, and who thinks; time is the test's."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.app.match.moods import LEAST, SHOWN, THINKING
from cardtable.app.match.screen import Phase
from cardtable.cards import Card
from cardtable.engine.values import Event
from cardtable.games.catalogue import entry
from cardtable.games.olsen.rules.events import Accused, Called, CatchFailed, LaidLast, Penalized, SteppedDown, WentOut
from cardtable.games.rummy.rules.events import Swapped
from cardtable.games.veidimadur.rules.events import Booked, Gave, Landed
from cardtable.kinds.tricks.rules import WonTrick
from cardtable.stage.characters import Mood
from tests.app.desk import Desk, desk
from tests.app.test_round_end import ended

TWO = ["2H 9C KD QD 7S", "5H 6H 7H"]
NINE = Card.parse("9C")


@pytest.mark.parametrize(
    ("game", "event", "moods"),
    [
        ("olsen", Called(1, counts=True), {1: Mood.DELIGHTED}),
        ("olsen", Called(1, counts=False), {}),
        ("olsen", WentOut(2), {2: Mood.DELIGHTED}),
        ("langi", SteppedDown(2, 7, None, 5), {2: Mood.DELIGHTED}),
        ("olsen", Penalized(1, None, 3), {1: Mood.CAUGHT}),
        ("olsen", Penalized(1, None, 3, caught_by=2), {1: Mood.CAUGHT}),
        ("olsen", CatchFailed(2, 1), {2: Mood.CAUGHT}),
        ("svindl", Accused(2, 1, "slip"), {1: Mood.CAUGHT}),
        ("svindl", Accused(2, 1, None), {2: Mood.CAUGHT}),
        ("svindl", LaidLast(0, said=True), {0: Mood.DELIGHTED}),
        ("svindl", LaidLast(0, said=False), {}),
        ("san_da_yi", WonTrick(3, (NINE,), 10), {3: Mood.DELIGHTED}),
        ("san_da_yi", WonTrick(3, (NINE,), 5), {}),
        ("veidimadur", Gave(1, 2, (NINE,)), {1: Mood.CAUGHT, 2: Mood.DELIGHTED}),
        ("veidimadur", Landed(1, NINE), {1: Mood.DELIGHTED}),
        ("veidimadur", Booked(1, (NINE,)), {1: Mood.DELIGHTED}),
        ("kinaskak", Swapped(1, NINE, NINE, 0), {1: Mood.DELIGHTED}),
    ],
)  # fmt: skip
def test_what_faces_show_of_an_event(game: str, event: Event, moods: dict[int, Mood]) -> None:
    assert entry(game).stage.speech.mark(event).moods == moods


def moods(at: Desk) -> dict[int, Mood]:
    return dict(at.screen.moods)


def called(**settings: Any) -> Desk:
    """The person says “Ólsen” in time."""
    at = desk(["9C 4S", "5C 6D 7D", "8D 10D JD"], "2C", settings={"pace": "calm", **settings})
    at.play(0, next(one for one in at.table.round.legal(0) if one.kind == "say-olsen"))
    at.drop("9C")
    at.tell_all()
    return at


@pytest.mark.parametrize("still", [False, True])
def test_who_calls_in_time_is_delighted_for_a_while_moving_or_not(still: bool) -> None:
    at = called(reduce_motion=still)
    assert moods(at)[0] is Mood.DELIGHTED
    at.clock.pass_by(SHOWN - 1)
    assert moods(at).get(0) is Mood.DELIGHTED
    at.clock.pass_by(1)
    assert 0 not in moods(at)


def test_what_is_felt_later_is_shown_longer() -> None:
    at = called()
    feel = at.driver.moods.feel
    at.clock.pass_by(1000)
    feel({1: Mood.CAUGHT})
    at.clock.pass_by(SHOWN - 1000)
    assert (moods(at).get(0), moods(at).get(1)) == (None, Mood.CAUGHT)
    feel({1: Mood.DELIGHTED})
    at.clock.pass_by(1000)
    assert moods(at)[1] is Mood.DELIGHTED, "what came last counts"


@pytest.mark.parametrize("way", ["taken back", "left", "stopped"])
def test_no_face_shows_what_is_no_more(way: str) -> None:
    at = called()
    assert moods(at)
    if way == "taken back":
        at.take_back()
    elif way == "left":
        at.look_away()
    else:
        at.driver.stop()
    assert not moods(at)
    assert not any(one.active for one in at.clock.timers) or way == "taken back"


def waits_for_a_computer(**settings: Any) -> Desk:
    at = desk(TWO, settings={"pace": "calm", **settings})
    at.drop("9C")
    at.tell_all()
    return at


def test_a_computer_player_thinks_after_a_moment_and_until_it_acts() -> None:
    at = waits_for_a_computer()
    at.clock.pass_by(THINKING - 1)
    assert not moods(at)
    at.clock.pass_by(1)
    assert moods(at) == {1: Mood.THINKS}
    at.clock.pass_by(5000)
    assert moods(at) == {1: Mood.THINKS}, "as long as it takes"
    at.answer(next(one for one in at.table.round.legal(1) if not one.spoken))
    assert at.table.match.log[-1].seat == 1
    assert 1 not in moods(at)


def test_who_acts_at_once_is_not_seen_to_think() -> None:
    at = waits_for_a_computer(pace="instant")
    at.clock.pass_by(THINKING // 2)
    at.answer(next(one for one in at.table.round.legal(1) if not one.spoken))
    at.clock.pass_by(THINKING // 2)
    assert 1 not in moods(at)


def test_a_thought_is_no_flicker() -> None:
    at = waits_for_a_computer()
    at.clock.pass_by(THINKING)
    at.driver.moods.think(None)
    at.clock.pass_by(LEAST - 1)
    assert moods(at) == {1: Mood.THINKS}
    at.clock.pass_by(1)
    assert not moods(at)
    at.driver.moods.think(1)
    at.clock.pass_by(THINKING)
    at.driver.moods.calm()
    assert not moods(at), "at another table nobody thinks"


def test_what_has_happened_to_a_face_goes_before_thinking() -> None:
    at = waits_for_a_computer()
    at.driver.moods.feel({1: Mood.CAUGHT})
    at.clock.pass_by(THINKING)
    assert moods(at) == {1: Mood.CAUGHT}
    at.clock.pass_by(SHOWN)
    assert moods(at) == {1: Mood.THINKS}


def test_persons_do_not_think_on_the_screen() -> None:
    at = desk(TWO, settings={"pace": "calm"})
    at.clock.pass_by(10 * THINKING)
    assert not moods(at)


@pytest.mark.parametrize("game", ["olsen", "svindl", "kinaskak", "san_da_yi", "two_of_three", "veidimadur"])
@pytest.mark.parametrize("way", ["played", "hurried", "instant"])
def test_who_has_won_a_round_is_delighted_once_it_is_told(game: str, way: str) -> None:
    at = ended(game, **({"pace": "instant"} if way == "instant" else {}))
    winners = {*(at.table.match.standing.leaders if at.table.match.over else at.table.round.result.winners)}
    if way == "hurried":
        while at.hurry_end():
            pass
    elif way == "played":
        at.clock.pass_by(SHOWN)
        while at.screen.round_end is not None and at.screen.round_end.phase is not Phase.CHEER:
            assert not moods(at)
            at.end_phase()
    assert {seat for seat, mood in moods(at).items() if mood is Mood.DELIGHTED} >= winners
    at.clock.pass_by(SHOWN)
    assert not moods(at)
    if not at.table.match.over:
        at.driver.moods.feel({0: Mood.CAUGHT})
        at.deal()
        assert not moods(at)
