"""A seat that is left for a turn: who acts there, what is told on return, and that the turn can be had back."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.app.awaiting import Asked, Computer, Curtain, Elsewhere, Reaction
from cardtable.app.match.presenter import STOOD_IN
from cardtable.app.running_match import STAND_IN, Absences
from cardtable.cards import Card
from cardtable.engine.match import TakingBack
from cardtable.games.olsen.rules.actions import PLAY, SAY_OLSEN
from cardtable.stage.characters import Mood
from tests.app.desk import Desk, desk
from tests.app.test_hot_seat import GAMES, act, persons


def curtain_down(at: Desk, rng: Random) -> int:
    """Play until the machine is handed over; to whom."""
    while at.screen.curtain is None:
        act(at, rng)
    return at.screen.curtain.seat


def play_for_the_sleeper(at: Desk, rng: Random) -> None:
    """The computer player acts as long as it has to."""
    while not at.table.match.between_rounds and (at.table.absences.away or at.screen.curtain is None):
        step = at.sight.step()
        if isinstance(step, Computer):
            current = at.table.round
            at.table.play(step.seat, rng.choice(list(current.legal(step.seat))))
            at.driver.controller.happened()
            at.tell_all()
        elif isinstance(step, Reaction):
            at.go_on()
            at.tell_all()
        elif at.screen.curtain is not None:
            at.uncover()
        else:
            act(at, rng)


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_that_is_left_is_played_on_and_had_back(game: str) -> None:
    at, rng = persons(game, "asleep"), Random(3)
    seat = curtain_down(at, rng)
    assert at.screen.curtain is not None
    assert at.screen.curtain.can_leave
    before = at.table.match.log[:]
    at.driver.controller.leave_seat()
    assert at.screen.curtain is None
    assert at.sight.step() == Computer(seat, call=False)
    assert at.screen.moods[seat] is Mood.ASLEEP
    assert at.sight.viewer is None, "no hand is open meanwhile"
    question = at.table.question(seat)
    assert (question.level, question.hint) == (STAND_IN, False)
    play_for_the_sleeper(at, rng)
    played = at.table.match.log[len(before) :]
    assert not any(line.stood_in for line in before)
    assert {line.seat for line in played if line.stood_in} == {seat}
    waiting = at.table.entry.stage.waiting
    assert all(line.stood_in for line in played if line.seat == seat and not waiting.ends_reactions(line.action))
    if at.table.match.between_rounds:
        return
    assert Mood.ASLEEP not in at.screen.moods.values()
    assert at.sight.step() == Curtain(seat)
    curtain = at.screen.curtain
    assert curtain is not None
    assert curtain.stood_in
    assert [notice.text for notice in curtain.notices] == [STOOD_IN]
    if not at.table.match.game.lenient:
        assert not curtain.can_take_back
        return
    assert curtain.can_take_back
    at.driver.controller.take_back()
    assert at.table.match.log == before
    assert at.sight.step() == Curtain(seat)
    assert at.table.match.retakes == 1
    at.driver.controller.redo()
    assert len(at.table.match.log) > len(before), "and what was played can be had again"


def test_what_was_played_for_the_sleeper_is_told() -> None:
    at, rng = persons("olsen", "asleep"), Random(3)
    seat = curtain_down(at, rng)
    at.driver.controller.leave_seat()
    play_for_the_sleeper(at, rng)
    assert at.screen.curtain is not None
    lines = at.screen.curtain.lines
    assert lines[0].seat == seat


def test_who_acts_has_come_back() -> None:
    at, rng = persons("olsen", "asleep"), Random(3)
    seat = curtain_down(at, rng)
    at.driver.controller.leave_seat()
    play_for_the_sleeper(at, rng)
    at.uncover()
    act(at, rng)
    assert at.table.absences.since(seat) is None
    assert not at.table.can_take_turn_back(seat)
    with pytest.raises(LookupError):
        at.table.take_turn_back(seat)


def test_who_takes_the_cards_to_a_phone_has_come_back() -> None:
    at, rng = persons("olsen", "asleep"), Random(3)
    seat = curtain_down(at, rng)
    at.driver.controller.leave_seat()
    at.driver.hold_elsewhere((seat,))
    assert at.table.absences.away == frozenset()
    assert at.sight.step() == Elsewhere((seat,))
    at.driver.hold_elsewhere(())
    assert at.screen.curtain is not None
    assert not at.screen.curtain.stood_in, "nothing was played meanwhile"


def test_somebody_stays() -> None:
    at, rng = persons("olsen", "asleep", count=2), Random(3)
    seat = curtain_down(at, rng)
    other = 1 - seat
    at.table.hold_elsewhere({other})
    assert at.table.can_leave(seat)
    with pytest.raises(ValueError, match="on turn"):
        at.table.leave_seat(other)
    at.table.absences.leave(other, at.table.match)
    assert not at.table.can_leave(seat)


def test_where_nothing_is_taken_back_the_turn_stands() -> None:
    at, rng = persons("olsen", "asleep"), Random(3)
    at.table.match.taking_back = TakingBack.NEVER
    curtain_down(at, rng)
    at.driver.controller.leave_seat()
    play_for_the_sleeper(at, rng)
    assert at.screen.curtain is not None
    assert at.screen.curtain.stood_in
    assert not at.screen.curtain.can_take_back


def test_who_is_away_is_not_asked() -> None:
    at = persons("kinaskak", "asleep")
    rng = Random(5)
    for _ in range(200):
        if at.screen.curtain is not None and at.screen.curtain.can_leave:
            at.driver.controller.leave_seat()
            play_for_the_sleeper(at, rng)
            break
        act(at, rng)
    for _ in range(100):
        step = at.sight.step()
        if isinstance(step, Asked):
            assert not set(step.seats) & at.table.absences.away
        if at.table.match.between_rounds:
            break
        if at.screen.curtain is not None:
            at.uncover()
        act(at, rng)


def test_the_round_that_is_over_wakes_everybody() -> None:
    at = persons("olsen", "asleep")
    absences, match = Absences(), at.table.match
    absences.leave(0, match)
    match.results.append(None)  # type: ignore[arg-type]
    assert absences.away == {0}
    absences.forget_from(0)
    assert not absences.away
    assert absences.since(0) is None


def test_what_is_done_in_secret_for_a_sleeper_takes_no_time_of_its_own() -> None:
    """A second pause would tell the others that a call was said ahead."""
    at = desk(["9C KD", "5H 6H 7S"], people=2, settings={"pace": "normal"})
    at.driver.controller.leave_seat()
    at.clock.pass_by(5_000)
    at.answer(SAY_OLSEN)
    assert at.table.round.armed
    at.tell_all()
    at.clock.pass_by(1)
    at.answer(PLAY[Card.parse("9C")])
    assert at.table.match.log[-1].action == PLAY[Card.parse("9C")]
