"""What the whole table turns to, and what it rests on: accusations, tricks, kitty, captures, hints and pauses."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.app.ai_process import Answer
from cardtable.cards import Card, Suit
from cardtable.engine.match import Match, Seat
from cardtable.engine.values import Event
from cardtable.games.catalogue import entry
from cardtable.games.olsen.rules.events import Accused, CatchFailed, Fined, Penalized, TookBack
from cardtable.games.rummy.rules.events import DrewForIt, LaidDown
from cardtable.games.san_da_yi.rules.events import HandEnded, TookKitty
from cardtable.games.two_of_three.rules.events import Stuck, Took
from cardtable.kinds.tricks.rules.events import WonTrick
from cardtable.players.decision import Decision
from cardtable.stage.event_style import Rest, Sound, Weight
from cardtable.ui.language import say
from tests.ui.behind import behind
from tests.ui.fingers import Fingers
from tests.ui.tables import NAMES, position, table_at

NINE = Card.parse("9C")


@pytest.fixture
def hands(window, qtbot) -> Fingers:
    return Fingers(window, qtbot)


def mark(game: str, event: Event) -> Any:
    return entry(game).stage.speech.mark(event)


def sit(hands: Fingers, current: Any, **settings: Any) -> Any:
    hands.window.services.change(**settings)
    hands.window.show_page(hands.page)
    table = table_at(hands.window.services, current)
    hands.page.sit_down(table)
    hands.page.pause()
    return table


# -- what the games say of their events ------------------------------------------------------------------------------


def test_an_accusation_says_who_whom_and_whether_rightly() -> None:
    for cheat, stamp, good in (("slip", "Caught", True), (None, "Wrong!", False)):
        found = mark("svindl", Accused(2, 1, cheat))
        assert (found.outcry.seat, found.outcry.other, found.outcry.good) == (2, 1, good)
        assert say(found.outcry.stamp) == stamp
        assert (found.weight, found.rest, found.sound) == (Weight.TURNING, Rest.LOOK, Sound.ACCUSATION)
    assert mark("svindl", TookBack(1, NINE, True)).outcry.card is NINE
    assert mark("svindl", TookBack(1, None, False)).outcry.card is None
    assert mark("svindl", Fined(1, None, 3)).counted
    assert mark("olsen", Penalized(1, None, 3, caught_by=2)).outcry.other == 1
    assert say(mark("olsen", Penalized(1, None, 3)).outcry.stamp) == "Forgotten!"
    assert not mark("olsen", CatchFailed(1, 0)).outcry.good


def test_a_kitty_is_studied_if_it_is_shown_and_its_capture_is_stamped() -> None:
    assert mark("san_da_yi", TookKitty(1, None, True)).rest is Rest.STUDIED
    assert mark("san_da_yi", TookKitty(1, None, False)).rest < Rest.LOOK
    ended = HandEnded(1, 60, 65, True, "captured", ())
    assert say(mark("san_da_yi", ended).outcry.stamp) == "Kitty captured"
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


def trick_of(hands: Fingers) -> Any:
    """A table of San Da Yi on which the fourth card of the first trick is about to be played."""
    game = entry("san_da_yi")
    seats = [Seat(NAMES[at], None if at == 0 else "easy", at) for at in range(4)]
    match = Match(game.game, game.game.options.read({}), seats, "0000-0000")
    match.deal()
    current: Any = match.round
    while len(current.trick) < 3:
        legal = current.legal(current.turn)
        called = [one for one in legal if getattr(one, "value", None)]
        match.play(current.turn, called[-1] if called else legal[0])
    hands.window.show_page(hands.page)

    class Keeper:
        def keep(self, match: Match) -> None:
            """Nothing is kept."""

    from cardtable.app.table import GameTable

    table = GameTable(game, match, "test", Keeper())
    hands.page.sit_down(table)
    hands.page.pause()
    return table


def test_a_full_trick_rests_with_its_winner_marked_and_is_swept_to_it(hands) -> None:
    hands.window.services.change(pace="calm")
    table = trick_of(hands)
    table.play(table.round.turn, table.round.legal(table.round.turn)[0])
    behind(hands.page).controller.happened()
    hands.scene.finish_flights()
    assert behind(hands.page).playback.busy
    assert len(hands.scene.items_in("trick")) == 4
    winner = [item for item in hands.scene.items_in("trick") if item.winning]
    trick = table.round.tricks[-1]
    players = hands.scene.zones["trick"].zone.players
    assert [players[item.index] for item in winner] == [trick.winner]
    hands.page.hurry()
    assert hands.scene.picture.taker == trick.winner
    hands.page.hurry_all()
    assert hands.scene.items_in("trick") == []
    hands.page.pause()


def test_a_penalty_is_counted_out_one_by_one(hands) -> None:
    current = position(["9C 4S", "5C 6D 7D"], "2C", "KH QH JH 2H")
    table = sit(hands, current, pace="calm")
    behind(hands.page).controller.drop([NINE], "discard")
    hands.page.hurry_all()
    hands.page.pause()
    legal = [one for one in table.round.legal(1) if one.kind in ("draw", "play")]
    table.play(1, legal[0])
    behind(hands.page).controller.happened()
    assert hands.scene.picture.one_by_one
    hands.scene.finish_flights()
    assert hands.scene.outcry.told.stamp == "Forgotten!"
    hands.page.hurry()
    assert not hands.scene.picture.one_by_one
    hands.page.hurry_all()
    assert not hands.scene.outcry.isVisible()
    hands.page.pause()


def test_a_hint_marks_card_and_pile_or_the_button_and_goes_with_the_next_deed(hands) -> None:
    table = sit(hands, position(["9C 4S 8H", "5C 6D 7D"], "2C"))
    action = next(one for one in table.round.legal(0) if one.kind == "play" and one.card is NINE)
    behind(hands.page).controller.hinted(Decision(action, ()))
    assert [item.card for item in hands.scene.cards if item.hinted] == [NINE]
    assert [zone for zone, item in hands.scene.zones.items() if item.hinted] == ["discard"]
    behind(hands.page).controller.drop([NINE], "discard")
    assert not [item for item in hands.scene.zones.values() if item.hinted]
    hands.page.pause()
    table = sit(hands, position(["8C 4S", "5C 6D 7D"], "2C", phase="name"))
    named = next(one for one in table.round.legal(0) if getattr(one, "suit", None) is Suit.HEARTS)
    behind(hands.page).controller.hinted(Decision(named, ()))
    assert [command.action for made, command in hands.page.commands.buttons if made.hinted] == [named]


def test_how_long_a_computer_player_thinks_is_not_seen(hands, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit(hands, position(["9C 4S", "5C 6D 7D"], "2C"), pace="calm")
    asked: list[int] = []
    monkeypatch.setattr(hands.window.services, "ask", lambda _: asked.append(7) or 7)
    behind(hands.page).controller.drop([NINE], "discard")
    hands.page.hurry_all()
    conductor, log = behind(hands.page).scheduler, len(table.match.log)
    assert asked, "asked at once"
    action = table.round.legal(1)[0]
    hands.window.services.answered.emit(Answer(7, Decision(action, ()), None))
    assert len(table.match.log) == log, "and heard when the pause is over"
    assert conductor._timer.isActive()
    conductor._timer.stop()
    conductor._think()
    assert len(table.match.log) == log + 1
    conductor.pause()
    hands.page.hurry_all()
    conductor.pause()
