"""Sounds as values: whose turn it is, and what is not allowed."""

from __future__ import annotations

from cardtable.app.awaiting import Computer, Person
from cardtable.stage.event_style import Sound
from tests.app.desk import Desk, desk


def seated(people: int = 1, hands: tuple[str, ...] = ("5H 9C KD", "6H 7H 8S"), **facts: object) -> Desk:
    return desk(list(hands), "5S", people, **facts)


def test_what_is_not_allowed_is_heard() -> None:
    at = seated()
    before = len(at.heard())
    at.drop("KD")
    assert at.heard()[before:] == [Sound.NOT_ALLOWED]


def test_ones_turn_is_heard_once_and_after_somebody_elses() -> None:
    at = seated()
    assert at.heard().count(Sound.YOUR_TURN) == 1
    at.look_away()
    at.come_back()
    at.draw_again()
    assert at.heard().count(Sound.YOUR_TURN) == 1, "it is the same turn"
    at.drop("5H")
    assert at.heard().count(Sound.YOUR_TURN) == 1
    while isinstance(step := at.sight.step(), Computer):
        if step.call:
            at.clock.pass_by(0)
            at.answer(None)
        else:
            at.decide(step.seat, next(iter(at.table.round.legal(step.seat))))
    assert isinstance(step, Person)
    assert at.heard().count(Sound.YOUR_TURN) == 2


def test_ones_own_second_deed_is_no_new_turn() -> None:
    at = seated(hands=("9C KD", "6H 7H 8S"), stock="5C")
    before = len(at.heard())
    at.drop("", "stock")
    assert isinstance(at.sight.step(), Person), "what was drawn fits"
    assert Sound.YOUR_TURN not in at.heard()[before:]


def test_whoever_opens_the_curtain_knows_whose_turn_it_is() -> None:
    at = seated(people=2)
    assert at.screen.curtain is not None
    at.uncover()
    assert at.screen.viewer == 0
    assert at.heard() == []
