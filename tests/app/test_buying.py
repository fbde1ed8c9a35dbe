"""The buying window as values: alone, with several persons at one machine, with computers that answer at once."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.app.awaiting import Asked, Curtain, Person
from cardtable.cards import Card
from cardtable.engine.match import TakingBack
from cardtable.games.rummy.rules.actions import BUY, DRAW_STOCK, PASS_BUY, TAKE_UPCARD
from cardtable.stage.zones import ZoneKind
from tests.app.desk import Desk, at_table, english
from tests.games.rummy_positions import check_cards, position

DULL = {0: "2S 4D 6H 8C 10S QD", 1: "2H 4S 6D 8H 10D QC", 2: "2D 4C 6S 8D 10C QH"}
QUICK = {"buy_priority": "fastest"}
LATER = 10**6


def offered(game: str = "kinaskak", turn: int = 0, upcard: str = "KH", **facts: Any) -> Any:
    """Seat ``turn`` may take a king of hearts that nobody has any use for."""
    current = position(
        game,
        number=facts.pop("number", 1),
        hand=DULL[0],
        others={1: DULL[1], 2: DULL[2]},
        upcard=upcard,
        players=3,
        phase="offer",
        discarder=(turn - 1) % 3 if turn == 0 else None,
        **facts,
    )
    current.turn = turn
    check_cards(current)
    return current


def sit(current: Any, people: int = 1, pace: str = "instant", asking: str = "until_down", **options: Any) -> Desk:
    return at_table(current, people, "kinaskak", settings={"pace": pace, "asking": asking}, **options)


def drawn(people: int = 3, asking: str = "until_down", free: bool = False, **facts: Any) -> Desk:
    """The first player has drawn from the stock; ``free``: everybody else may buy, whoever discarded."""
    current = offered(**facts)
    if free:
        current.discarder = None
    at = sit(current, people, asking=asking, **facts.get("options", {}))
    at.uncover()
    at.press("D")
    return at


def test_several_persons_are_asked_in_public_and_no_hand_is_open() -> None:
    at = drawn()
    assert isinstance(at.sight.step(), Asked)
    assert at.screen.viewer is None
    assert not any(any(zone.cards) for zone in (*at.zones(ZoneKind.HAND), *at.zones(ZoneKind.OTHER_HAND)))
    assert at.keys() == ["2", "S"]


def test_who_is_asked_on_a_phone_is_offered_no_look_at_the_screen() -> None:
    at = drawn(free=True)
    at.driver.hold_elsewhere((2,))
    assert at.sight.step() == Asked((1,))
    assert at.keys() == ["2", "S"]


def test_whoever_is_asked_may_look_first() -> None:
    at = drawn()
    at.press("S")
    assert at.screen.curtain is not None
    assert at.screen.curtain.seat == 1
    at.press("2")
    at.go_on()
    assert at.table.round.must_answer() == (1,), "behind a curtain nothing is answered"
    at.uncover()
    assert at.screen.viewer == 1
    assert isinstance(at.sight.step(), Person)
    at.press("N")
    assert (at.table.round.turn, at.table.round.phase) == (0, "meld")
    assert isinstance(at.sight.step(), Curtain)
    assert at.sight.viewer is None


def test_going_on_means_that_nobody_else_buys() -> None:
    at = drawn()
    assert at.screen.go_on is not None
    assert english(at.screen.go_on.words) == "None of us buys"
    assert english(at.screen.go_on.key) == "N"
    at.go_on()
    assert at.screen.go_on is None or at.screen.go_on.words is None
    assert at.table.round.phase == "meld"
    assert at.table.round.bought == [0, 0, 0]


def test_two_who_want_the_card_draw_for_it() -> None:
    at = drawn(free=True)
    at.settings.pace = "brisk"
    at.press("2")
    at.tell_all()
    assert isinstance(at.sight.step(), Asked)
    assert at.table.round.bought == [0, 0, 0]
    at.press("3")
    assert sum(at.table.round.bought) == 1
    while not at.waits_to_be_seen:
        at.tell_on()
    assert any("Several want to buy" in line for line in at.log())
    assert at.screen.curtain is None, "until everybody has seen who buys"
    assert len(at.screen.speech) == 2
    assert at.screen.outcry is not None
    assert {seat for seat, _ in at.screen.outcry.shown} == {1, 2}
    at.clock.pass_by(LATER)
    assert at.screen.curtain is None
    at.go_on()
    at.tell_all()
    assert at.screen.curtain is not None
    assert at.screen.outcry is None


def test_alone_one_is_asked_with_the_hand_open_and_computers_take_no_time() -> None:
    current = offered(turn=1)
    current.discarder = None
    at = sit(current, pace="calm")
    at.decide(1, DRAW_STOCK)
    at.tell_all()
    while at.table.round.must_answer() != (0,):
        now, asked = at.clock.time, len(at.minds.asked)
        at.clock.pass_by(0)
        assert (at.clock.time, len(at.minds.asked)) == (now, asked + 1), "what is decided in secret takes no time"
        at.answer(PASS_BUY)
        at.tell_all()
    assert at.sight.step() == Person(0)
    assert at.keys() == ["B", "N"]
    at.press("B")
    assert Card.parse("KH") in at.table.round.hands[0]


@pytest.mark.parametrize(("asking", "asked"), [("until_down", False), ("always", True), ("never", False)])
def test_who_is_down_is_asked_only_when_that_is_wanted(asking: str, asked: bool) -> None:
    at = sit(offered(turn=1, down=(0,)), asking=asking)
    at.decide(1, DRAW_STOCK)
    assert (0 in at.table.round.must_answer()) is asked


@pytest.mark.parametrize(("upcard", "asked"), [("KH", False), ("JK1", True), ("2C", True)])
def test_asking_only_when_the_card_helps(upcard: str, asked: bool) -> None:
    at = sit(offered(turn=1, upcard=upcard), asking="useful")
    at.decide(1, DRAW_STOCK)
    assert (0 in at.table.round.must_answer()) is asked


def test_the_fourth_purchase_is_asked_about() -> None:
    current = offered(turn=1)
    current.bought = [3, 0, 0]
    at = sit(current, asking="always")
    at.decide(1, DRAW_STOCK)
    if 2 in at.table.round.must_answer():
        at.decide(2, PASS_BUY)
    assert at.table.round.must_answer() == (0,)
    at.press("B")
    assert at.screen.choice is not None
    assert "200" in english(at.screen.choice.message)
    assert at.table.round.penalties[0] == 0
    at.choose(1)
    assert at.table.round.penalties[0] == 200


def test_what_one_person_is_asked_before_buying_is_not_asked_of_the_next_to_look() -> None:
    at = drawn(bought=[0, 3, 0])
    at.press("2")
    assert at.screen.choice is not None
    at.press("S")
    assert at.screen.choice is None
    at.uncover()
    assert at.screen.choice is None


def test_in_the_last_round_nobody_is_asked() -> None:
    at = drawn(number=8)
    assert at.table.round.phase == "meld"
    assert at.screen.viewer == 0


def test_where_the_quickest_buys_a_person_may_be_the_first() -> None:
    at = sit(offered(turn=1, options=QUICK), **QUICK)
    at.decide(1, DRAW_STOCK)
    assert set(at.table.round.must_answer()) == {0, 2}
    at.clock.pass_by(799)
    assert not at.minds.asked, "no computer player is quicker than people can be"
    at.press("B")
    assert at.table.round.bought == [1, 0, 0]
    assert not at.table.round.must_answer()


def test_where_the_quickest_buys_the_time_is_up_in_the_end() -> None:
    at = drawn(options=QUICK)
    seconds = at.table.race()
    assert seconds
    at.clock.pass_by(seconds * 1000 - 1)
    assert at.table.round.must_answer()
    at.clock.pass_by(1)
    assert not at.table.round.must_answer()
    assert at.table.round.bought == [0, 0, 0]
    assert isinstance(at.sight.step(), Curtain)


def test_where_the_quickest_buys_the_public_bar_stays_while_computers_think() -> None:
    at = drawn(people=2, free=True, options=QUICK)
    assert at.sight.step() == Asked((1,))
    assert at.keys() == ["2", "S"]
    at.press("2")
    assert at.table.round.bought == [0, 1, 0]


def test_forehands_no_and_every_answer_stand() -> None:
    """Nobody takes a no back after hearing who wants the card (K-18)."""
    at = drawn(free=True)
    assert at.table.take_back_refusal() is not None
    at.press("2")
    before = len(at.table.match.log)
    at.take_back()
    assert len(at.table.match.log) == before
    assert at.bubble


def test_a_hint_is_for_who_asked_for_it() -> None:
    at = drawn(free=True)
    at.press("S")
    at.uncover()
    at.hint()
    at.answer(BUY)
    assert [button.hinted for button in at.screen.buttons if button.command.action == BUY] == [True]
    at.cover()
    at.press("D")
    at.uncover()
    assert at.screen.viewer == 2
    assert not any(button.hinted for button in at.screen.buttons)


def test_a_hint_that_comes_when_another_person_looks_is_told_to_nobody() -> None:
    at = drawn(free=True)
    at.press("S")
    at.uncover()
    at.hint()
    at.cover()
    at.press("D")
    at.uncover()
    at.answer(BUY)
    assert not at.bubble
    assert not any(button.hinted for button in at.screen.buttons)


def test_a_question_that_comes_back_from_behind_the_curtain_comes_with_what_has_happened() -> None:
    current = offered(turn=1)
    current.discarder = None
    at = sit(current, 3, asking="always", taking_back=TakingBack.DECISION)
    at.uncover()
    at.play(1, TAKE_UPCARD)
    at.play(1, next(one for one in at.table.round.legal(1) if one.kind == "discard"))
    at.uncover()
    at.press("D")
    at.play(0, PASS_BUY)
    assert isinstance(at.sight.step(), Curtain)
    at.take_back()
    assert at.sight.step() == Asked((0,))
    assert at.screen.curtain is None
    (line,) = at.strip()
    assert line.startswith("Sigrún took the king of hearts")
