"""What persons say ahead: a call for the card that lies there, and what is marked to be called later."""

from __future__ import annotations

import pytest

from cardtable.app.autosave import NoAutosave
from cardtable.app.match.tray import HandNotes
from cardtable.app.running_match import RunningMatch
from cardtable.app.standing_orders import Marks
from cardtable.cards import Card
from cardtable.engine.match import TakingBack
from cardtable.games.olsen.rules.actions import Accuse
from cardtable.games.rummy.rules.actions import BUY, DRAW_STOCK, PASS_BUY, TAKE_UPCARD
from cardtable.stage.commands import TableButton
from tests.app.desk import Desk, at_table, english
from tests.app.test_buying import offered, sit
from tests.app.test_svindl_at_the_table import sit as sit_at_svindl

KING = Card.parse("KH")


def waiting(asking: str = "never", people: int = 1) -> Desk:
    """The second player, a computer if people are few, may take a king that the first is never asked about."""
    current = offered(turn=1)
    current.discarder = None
    return sit(current, people, asking=asking)


def label(at: Desk, key: str) -> str:
    return english(at.button(key).command.label)


# -- a call for what lies there ----------------------------------------------------------------------------------------


def test_who_may_buy_calls_while_another_player_thinks_and_waits_for_nobody() -> None:
    at = waiting()
    assert label(at, "B") == "I’ll buy!"
    log = len(at.table.match.log)
    at.press("B")
    assert len(at.table.match.log) == log, "nothing is said before it counts"
    assert label(at, "B") == "Not after all"
    at.decide(1, DRAW_STOCK)
    if 2 in at.table.round.must_answer():
        at.decide(2, PASS_BUY)
    assert KING in at.table.round.hands[0]
    assert [line.action for line in at.table.match.log if line.seat == 0] == [BUY]


def test_a_call_can_be_taken_back_before_it_counts() -> None:
    at = waiting()
    at.press("B")
    at.press("B")
    assert label(at, "B") == "I’ll buy!"
    at.decide(1, DRAW_STOCK)
    assert at.table.round.bought[0] == 0


def test_the_player_on_turn_has_the_first_right_to_the_card() -> None:
    at = waiting()
    at.press("B")
    at.decide(1, TAKE_UPCARD)
    assert KING in at.table.round.hands[1]
    assert at.table.round.bought[0] == 0
    assert not at.table.standing.has_called(0), "of another card nothing was said"


def test_a_call_is_for_the_card_as_it_lies_there_and_not_when_it_comes_again() -> None:
    at = waiting()
    at.press("B")
    at.decide(1, TAKE_UPCARD)
    at.decide(1, next(one for one in at.table.round.legal(1) if getattr(one, "card", None) is KING))
    assert at.table.round.discard[-1] is KING
    assert not at.table.standing.has_called(0)


def test_behind_the_curtain_others_call_and_only_the_hand_has_a_gold_button() -> None:
    at = waiting(people=3)
    assert at.screen.curtain is not None
    calls = {one.seat: one.command for one in at.screen.curtain.calls}
    assert set(calls) == {0, 2}
    assert all(one.action is TableButton.CALL and not one.primary for one in calls.values())
    at.driver.presses.call(2, calls[2])
    assert at.screen.curtain is not None
    assert [english(one.command.label) for one in at.screen.curtain.calls] == ["I’ll buy!", "Not after all"]
    at.uncover()
    at.press("D")
    assert 2 not in at.table.round.must_answer(), "it has been answered"
    for seat in at.table.round.must_answer():
        at.play(seat, PASS_BUY)
    assert KING in at.table.round.hands[2]


def test_nobody_calls_for_a_card_that_would_cost_a_penalty() -> None:
    current = offered(turn=1, bought=[3, 0, 0])
    current.discarder = None
    at = sit(current, asking="never")
    assert all(english(one.command.key) != "B" for one in at.screen.buttons)


# -- standing orders ---------------------------------------------------------------------------------------------------


def test_what_is_marked_is_bought_as_often_as_it_was_said() -> None:
    at = waiting()
    standing = at.table.standing
    form = standing.form(0)
    assert form is not None
    assert (form.done, form.most, standing.left(0, form)) == (0, 3, 3)
    assert {"JK", "KH", "2C"} <= {line.key for line in form.lines if line.useful or line.key == "KH"}
    standing.mark(0, "KH")
    standing.limit(0, 1)
    at.decide(1, DRAW_STOCK)
    if 2 in at.table.round.must_answer():
        at.decide(2, PASS_BUY)
    assert KING in at.table.round.hands[0]
    form = standing.form(0)
    assert form is not None
    assert (form.done, standing.left(0, form)) == (1, 0)


def test_how_often_may_be_said_before_anything_is_marked() -> None:
    at = waiting()
    standing = at.table.standing
    standing.limit(0, 1)
    form = standing.form(0)
    assert form is not None
    assert standing.left(0, form) == 1
    standing.mark(0, "KH")
    assert standing.left(0, form) == 1
    assert standing.marks(0) == Marks(frozenset({"KH"}), 1)


@pytest.mark.parametrize("people", [1, 2])
def test_what_was_bought_by_an_order_is_taken_back_for_good(people: int) -> None:
    current = offered(turn=1)
    current.discarder = None
    at = at_table(
        current, people, "kinaskak", taking_back=TakingBack.DECISION, settings={"pace": "instant", "asking": "always"}
    )
    at.uncover()
    at.table.standing.mark(0, "KH")
    at.controller.act_for(1, DRAW_STOCK)
    assert at.table.match.log[-1].action == BUY
    at.take_back()
    at.decide(2, PASS_BUY)
    assert at.table.round.bought[0] == 0
    assert at.table.round.must_answer() == (0,), "it is asked"
    at.play(0, PASS_BUY)
    assert at.table.round.bought[0] == 0
    assert at.table.standing.marks(0).lines == {"KH"}
    discard = next(one for one in at.table.round.legal(1) if one.kind == "discard" and one.card is Card.parse("10D"))
    at.table.standing.mark(0, "10D")
    at.controller.act_for(1, discard)
    at.controller.act_for(2, DRAW_STOCK)
    assert at.table.match.log[-1].action == BUY, "of another card nothing was taken back"


def test_what_is_not_marked_any_more_is_not_bought() -> None:
    at = waiting()
    at.table.standing.mark(0, "KH")
    at.table.standing.mark(0, "KH")
    at.table.standing.mark(0, "nonsense")
    at.decide(1, DRAW_STOCK)
    assert at.table.round.bought[0] == 0


def test_orders_are_there_again_when_the_match_is_opened_again() -> None:
    at = waiting()
    at.table.standing.mark(0, "KH")
    at.table.standing.limit(0, 2)
    assert at.settings.standing_orders
    again = RunningMatch(at.table.entry, at.table.match, "test", NoAutosave())
    again.standing.keep(HandNotes(again, "standing_orders", lambda: at.settings, lambda **_: None))
    assert again.standing.marks(0) == Marks(frozenset({"KH"}), 2)


def test_the_orders_of_one_do_not_wipe_out_those_of_another() -> None:
    at = waiting(people=3)
    at.table.standing.mark(0, "KH")
    again = RunningMatch(at.table.entry, at.table.match, "test", NoAutosave())
    again.standing.keep(HandNotes(again, "standing_orders", lambda: at.settings, at.change))
    again.standing.mark(2, "JK")
    assert [sorted(again.standing.marks(seat).lines) for seat in range(3)] == [["KH"], [], ["JK"]]
    assert len(at.settings.standing_orders) == 2


class Numbered(NoAutosave):
    """Keeps nothing of the match with this number."""

    def __init__(self, number: int) -> None:
        self.number = number


def test_the_same_cards_in_another_match_have_orders_of_their_own() -> None:
    at = waiting()
    one, other = (RunningMatch(at.table.entry, at.table.match, "test", Numbered(number)) for number in (1, 2))
    for table in (one, other):
        table.standing.keep(HandNotes(table, "standing_orders", lambda: at.settings, at.change))
    one.standing.mark(0, "KH")
    assert not other.standing.marks(0).lines, "somebody else may sit there"
    other.standing.forget()
    again = RunningMatch(at.table.entry, at.table.match, "test", Numbered(1))
    again.standing.keep(HandNotes(again, "standing_orders", lambda: at.settings, at.change))
    assert again.standing.marks(0).lines == {"KH"}, "the other match deals, and this one waits"


@pytest.mark.parametrize("kept", [[["KH"]], [["KH"], ["x"]], [["KH"], ["1", "2"]], []])
def test_what_was_written_by_something_else_is_nothing(kept: list[list[str]]) -> None:
    assert not Marks.read(kept).lines


def test_another_round_begins_without_orders() -> None:
    at = waiting()
    at.table.standing.mark(0, "KH")
    at.table.standing.forget()
    assert not at.table.standing.marks(0).lines
    assert not at.settings.standing_orders


def test_who_is_down_orders_nothing() -> None:
    at = sit(offered(turn=1, down=(0,)), asking="never")
    assert at.table.standing.title(0) is None
    assert at.table.standing.form(0) is None


# -- svindl ------------------------------------------------------------------------------------------------------------


def test_whoever_is_doubted_is_accused_after_the_next_turn_once() -> None:
    at = sit_at_svindl(window_s=0)
    standing = at.table.standing
    title = standing.title(0)
    assert title is not None
    assert english(title) == "Doubts"
    standing.mark(0, "1")
    at.drop("6C", "discard")
    legal = next(one for one in at.table.round.legal(1) if one.kind in ("play", "draw"))
    at.decide(1, legal)
    while at.table.round.turn == 1 and at.table.round.window != 1:
        at.decide(1, at.table.round.legal(1)[0])
    assert Accuse(1) in [line.action for line in at.table.match.log if line.seat == 0]
    assert not standing.marks(0).lines
