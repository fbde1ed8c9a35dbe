"""What the whole table turns to, and what it rests on: accusations, tricks, kitty, captures, hints and pauses."""

from __future__ import annotations

from typing import Any

from cardtable.cards import Card, Suit
from cardtable.engine.values import Event
from cardtable.games.catalogue import entry
from cardtable.games.olsen.rules.events import Accused, CatchFailed, Fined, Penalized, TookBack
from cardtable.games.rummy.rules.events import DrewForIt, LaidDown
from cardtable.games.san_da_yi.rules.events import HandEnded, TookKitty
from cardtable.games.two_of_three.rules.events import Stuck, Took
from cardtable.kinds.tricks.rules import WonTrick
from cardtable.stage.event_style import Rest, Sound, Weight
from tests.app.desk import Desk, desk, english, seated

NINE = Card.parse("9C")


def mark(game: str, event: Event) -> Any:
    return entry(game).stage.speech.mark(event)


# -- what the games say of their events ------------------------------------------------------------------------------


def test_an_accusation_says_who_whom_and_whether_rightly() -> None:
    for cheat, stamp, good in (("slip", "Caught", True), (None, "Wrong!", False)):
        found = mark("svindl", Accused(2, 1, cheat))
        assert (found.outcry.seat, found.outcry.other, found.outcry.good) == (2, 1, good)
        assert english(found.outcry.stamp) == stamp
        assert (found.weight, found.rest, found.sound) == (Weight.TURNING, Rest.LOOK, Sound.ACCUSATION)
    assert mark("svindl", TookBack(1, NINE, True)).outcry.card is NINE
    assert mark("svindl", TookBack(1, None, False)).outcry.card is None
    assert mark("svindl", Fined(1, None, 3)).counted
    assert mark("olsen", Penalized(1, None, 3, caught_by=2)).outcry.other == 1
    assert english(mark("olsen", Penalized(1, None, 3)).outcry.stamp) == "Forgotten!"
    assert not mark("olsen", CatchFailed(1, 0)).outcry.good


def test_a_kitty_is_studied_if_it_is_shown_and_its_capture_is_stamped() -> None:
    assert mark("san_da_yi", TookKitty(1, None, True)).rest is Rest.STUDIED
    assert mark("san_da_yi", TookKitty(1, None, False)).rest < Rest.LOOK
    ended = HandEnded(1, 60, 65, True, "captured", ())
    assert english(mark("san_da_yi", ended).outcry.stamp) == "Kitty captured"
    assert mark("san_da_yi", HandEnded(1, 60, 5, False, "made", ())).outcry is None


def test_the_draw_for_a_card_shows_every_card_and_whose_is_highest() -> None:
    drawn = mark("kinaskak", DrewForIt((0, 2), (NINE, Card.parse("AH"))))
    assert (drawn.shown, drawn.best, drawn.rest) == (((0, NINE), (2, Card.parse("AH"))), 2, Rest.SEEN)
    assert mark("kinaskak", DrewForIt((0, 2), (NINE, Card.parse("9H")))).best is None, "they draw again"
    assert mark("kinaskak", LaidDown(1, ())).weight is Weight.TURNING


def test_what_leaves_the_middle_goes_to_whoever_takes_it() -> None:
    assert mark("two_of_three", Took(1, 12, "all")).taker == 1
    assert mark("san_da_yi", WonTrick(3, (NINE,), 0)).taker == 3
    assert mark("two_of_three", Stuck(1, True, 12)).rest is Rest.STUDIED


# -- what the table shows --------------------------------------------------------------------------------------------


def before_the_last_card_of_a_trick() -> Desk:
    """A table of San Da Yi on which the fourth card of the first trick is about to be played."""
    at = seated("san_da_yi", pace="calm")
    at.cards.flies = True
    current: Any = at.table.round
    while len(current.trick) < 3:
        legal = current.legal(current.turn)
        called = [one for one in legal if getattr(one, "value", None)]
        at.play(current.turn, called[-1] if called else legal[0])
        while at.tells:
            at.tell_on()
    return at


def test_a_full_trick_rests_with_its_winner_marked_and_is_swept_to_it() -> None:
    at = before_the_last_card_of_a_trick()
    table: Any = at.table
    at.play(table.round.turn, table.round.legal(table.round.turn)[0])
    at.cards.finish_flights()
    trick = table.round.tricks[-1]
    shown = at.zone("trick")
    assert at.tells
    assert len(shown.cards) == 4
    assert [shown.players[place] for place in shown.marked] == [trick.winner]
    at.tell_on()
    assert at.screen.picture.taker == trick.winner
    at.tell_all()
    assert at.zone("trick").cards == ()


def forgotten(people: int = 1) -> Desk:
    """Anna lays her last but one card, says nothing, and Sigrún acts: three cards for Anna."""
    at = desk(
        ["9C 4S", "5C 6D 7D", "8D 10D JD"], "2C", people, stock="KH QH JH 2H", settings={"pace": "calm"}
    )  # fmt: skip
    at.cards.flies = True
    if people > 1:
        at.uncover()
    at.drop("9C")
    at.tell_all()
    act(at)
    return at


def act(at: Desk) -> None:
    """The player on turn does something, and says nothing."""
    turn = at.table.round.turn
    at.decide(turn, next(one for one in at.table.round.legal(turn) if not one.spoken))


def test_a_penalty_is_counted_out_one_by_one() -> None:
    at = forgotten()
    assert at.screen.picture.one_by_one
    at.cards.finish_flights()
    assert at.screen.outcry is not None
    assert english(at.screen.outcry.announced.stamp) == "Forgotten!"
    at.tell_on()
    assert not at.screen.picture.one_by_one
    at.tell_all()
    assert at.screen.outcry is None


def test_a_penalty_says_on_the_cards_why_they_came_until_one_acts() -> None:
    at = forgotten()
    at.tell_all()
    came = at.screen.picture.arrived
    assert set(came.values()) == {"Penalty"}
    assert len(came) == 3
    assert set(came) <= set(at.table.round.hands[0])
    marks = (came, at.screen.picture.fresh)
    at.show_since()
    at.tell_all()
    assert (at.screen.picture.arrived, at.screen.picture.fresh) == marks, "what is shown once more takes none away"
    while at.table.round.turn != 0:
        act(at)
        at.tell_all()
    at.play(0, at.table.round.legal(0)[0])
    at.tell_all()
    assert not at.screen.picture.arrived


def test_nobody_else_reads_why_cards_came() -> None:
    at = forgotten(people=2)
    at.tell_all()
    assert not at.screen.picture.arrived


def test_a_hint_marks_card_and_pile_or_the_button_and_goes_with_the_next_deed() -> None:
    at = desk(["9C 4S 8H", "5C 6D 7D"], "2C")
    at.hinted(next(one for one in at.table.round.legal(0) if one.kind == "play" and one.card is NINE))
    assert at.screen.picture.hinted == {NINE}
    assert at.screen.picture.hinted_zone == "discard"
    at.drop("9C")
    at.tell_all()
    assert (at.screen.picture.hinted, at.screen.picture.hinted_zone) == (frozenset(), "")
    at = desk(["8C 4S", "5C 6D 7D"], "2C", phase="name")
    named = next(one for one in at.table.round.legal(0) if getattr(one, "suit", None) is Suit.HEARTS)
    at.hinted(named)
    assert [one.command.action for one in at.screen.buttons if one.hinted] == [named]
