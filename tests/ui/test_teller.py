"""What happens is told beat by beat: cards, then words, then a rest; a click hurries, and nobody runs ahead."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtWidgets import QApplication

from cardtable.app.table import GameTable
from cardtable.cards import Card, cards
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import entry
from cardtable.games.two_of_three.rules.actions import DRAW
from cardtable.stage.event_style import Sound
from cardtable.ui.widgets.input_guard import InputGuard
from tests.ui.behind import behind
from tests.ui.fingers import FOR_EVER, LEFT, NONE, Fingers
from tests.ui.tables import NAMES, position, table_at

FIRST = ["9C 4S 10H", "5C 6C 7D", "8D 10D JD"]


@pytest.fixture
def hands(window, qtbot) -> Iterator[Fingers]:
    found = Fingers(window, qtbot)
    yield found
    behind(found.page).playback.drop()
    found.scene.finish_flights()


def sit(hands: Fingers, current: Any, people: int = 1, **settings: Any) -> GameTable:
    window = hands.window
    window.services.change(**settings)
    window.show_page(window.table)
    table = table_at(window.services, current, people)
    window.table.sit_down(table)
    if people > 1:
        hands.click_button(hands.page.curtain.show_button)
    hands.page.scene.finish_flights()
    return table


def card(text: str) -> Card:
    return Card.parse(text)


def of_two(hands: Fingers, hand: str, others: tuple[str, ...], row: str, people: int = 1) -> GameTable:
    """A table of To av tre in which the first seat is on turn; the stock begins with a card that fits nothing."""
    game = entry("two_of_three")
    seats = [Seat(NAMES[at], None if at < people else "easy", at) for at in range(1 + len(others))]
    match = Match(game.game, game.game.options.read({"end": "3r"}), seats, "0000-0000")
    match.deal()
    current: Any = match.round
    current.hands = [cards(hand), *(cards(one) for one in others)]
    current.row = cards(row)
    used = {*current.row, *(one for held in current.hands for one in held)}
    current.stock = [one for one in sorted(current.all_cards()) if one not in used]
    current.turn = current.starter = 0
    current.stock = [one for one in current.stock if one.rank > 9] + [one for one in current.stock if one.rank <= 9]
    match.resume(match.log, current, [], current.dealer)

    class Keeper:
        def keep(self, match: Match) -> None:
            """Nothing is kept."""

    table = GameTable(game, match, "test", Keeper())
    hands.window.show_page(hands.window.table)
    hands.window.table.sit_down(table)
    return table


def test_the_words_come_when_the_card_lies(hands) -> None:
    sit(hands, position(FIRST, "2C"), pace="calm")
    before, plate = hands.page.log.last, hands.scene.plates[0].text
    hands.click_card(card("9C"))
    hands.click_zone("discard")
    assert hands.scene.moving
    assert behind(hands.page).playback.busy
    assert hands.page.log.last == before
    assert hands.scene.plates[0].text == plate
    hands.scene.finish_flights()
    assert "nine of clubs" in hands.page.log.last
    assert hands.scene.plates[0].text != plate
    assert hands.page.commands.said == hands.page.log.last


def test_nobody_plays_before_all_is_told(hands, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    sit(hands, position(FIRST, "2C"), pace="calm")
    monkeypatch.setattr(hands.window.services, "ask", lambda question: asked.append(question) or 0)
    hands.click_card(card("9C"))
    hands.click_zone("discard")
    assert behind(hands.page).playback.busy
    assert not asked
    hands.scene.finish_motion()
    assert not behind(hands.page).playback.busy
    assert asked
    hands.page.pause()


def called(hands: Fingers, **settings: Any) -> None:
    """Somebody lays the last but one card and has said so: a moment for the whole table."""
    sit(hands, position(["9C 4S", "5C 6C 7D"], "2C"), **settings)
    hands.click_command("O")
    hands.page.scene.finish_motion()
    hands.click_card(card("9C"))
    hands.click_zone("discard")


def test_a_call_comes_forward_and_rests_until_a_click(hands) -> None:
    called(hands, pace="calm")
    hands.scene.finish_flights()
    assert hands.scene.outcry.isVisible()
    assert hands.scene.outcry.told.seat == 0
    assert any("Ólsen" in text for text in hands.scene.spoken)
    assert behind(hands.page).playback.busy
    hands.click(QPoint(640, 560))
    assert not behind(hands.page).playback.busy
    assert not hands.scene.outcry.isVisible()
    hands.page.pause()


def test_a_held_space_tells_everything(hands) -> None:
    called(hands, pace="calm")
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True)
    QApplication.sendEvent(hands.view, held)
    assert not behind(hands.page).playback.busy
    hands.page.pause()


def test_a_held_mouse_tells_everything(hands) -> None:
    called(hands, pace="calm")
    hands.send(QEvent.Type.MouseButtonPress, QPoint(640, 560), LEFT, LEFT)
    hands.view._held.timeout.emit()
    assert not behind(hands.page).playback.busy
    hands.send(QEvent.Type.MouseButtonRelease, QPoint(640, 560), LEFT, NONE)
    hands.page.pause()


def heard_of(page: Any) -> list[Sound]:
    heard: list[Sound] = []
    page.services.sounds.play = heard.append
    return heard


def test_what_is_heard_goes_with_what_is_seen(hands) -> None:
    sit(hands, position(FIRST, "2C"), pace="calm")
    heard = heard_of(hands.page)
    hands.click_card(card("9C"))
    hands.click_zone("discard")
    assert heard == [], "a card sounds when it lies"
    hands.scene.finish_motion()
    assert heard == [Sound.LAY]
    hands.page.pause()


def test_the_end_of_a_round_of_to_av_tre_waits_until_it_was_seen(hands) -> None:
    hands.window.services.change(pace="brisk")
    table = of_two(hands, "2H", ("3H 4H", "5H 6H"), "KS QS")
    table.play(0, DRAW)
    behind(hands.page).controller.happened()
    hands.scene.finish_flights()
    page = hands.page
    assert behind(page).playback.waits
    assert page.commands.go_on.isVisible()
    assert [button for button, _ in page.commands.buttons] == []
    assert "go to Anna" in page.commands.status
    assert len(hands.scene.items_in("row")) == 2, "the row still lies there"
    page.go_on()
    hands.scene.finish_flights()
    assert hands.scene.items_in("row") == []
    page.go_on()
    hands.scene.finish_motion()
    assert not behind(page).playback.waits
    page.pause()


def test_a_press_that_came_too_early_has_seen_nothing(hands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(InputGuard, "wait", FOR_EVER)
    hands.window.services.change(pace="brisk")
    table = of_two(hands, "2H", ("3H 4H", "5H 6H"), "KS QS")
    table.play(0, DRAW)
    behind(hands.page).controller.happened()
    hands.scene.finish_flights()
    assert behind(hands.page).playback.waits
    assert hands.scene.finish_motion(), "the press is taken"
    hands.page.go_on()
    assert behind(hands.page).playback.waits
    monkeypatch.setattr(InputGuard, "wait", 0)
    hands.page.go_on()
    assert not behind(hands.page).playback.waits


def test_whoever_does_not_want_to_be_waited_for_is_not(hands) -> None:
    hands.window.services.change(pace="brisk", wait_for_me=False)
    table = of_two(hands, "2H", ("3H 4H", "5H 6H"), "KS QS")
    table.play(0, DRAW)
    behind(hands.page).controller.happened()
    hands.scene.finish_flights()
    assert behind(hands.page).playback.busy
    assert not behind(hands.page).playback.waits
    hands.page.hurry_all()
    hands.page.pause()


def looks(hands: Fingers) -> QImage:
    page = hands.page
    page.pause()
    hands.view.clearFocus()
    QApplication.processEvents()
    return page.grab().toImage()


@pytest.mark.parametrize("line", range(3))
def test_every_pace_ends_in_the_same_picture(hands, line: int) -> None:
    pictures = []
    for settings in (
        {"pace": "instant", "reduce_motion": False},
        {"pace": "calm", "reduce_motion": False},
        {"pace": "calm", "reduce_motion": True},
    ):
        hands.window.services.change(**settings)
        sit(hands, position(["9C 10H 4S", "5C 6C 7D", "8D 10D JD"], "2C", "7C 9D 3H"))
        for action in (("9C",), (), ())[: line + 1]:
            if action:
                behind(hands.page).controller.drop([card(action[0])], "discard")
            else:
                seat = hands.page.table.round.turn
                hands.page.play(seat, (hands.page.table.round.legal(seat)[0],))
            hands.page.hurry_all()
        pictures.append((looks(hands), hands.page.log.last, hands.scene.strip.spoken))
    assert pictures[0] == pictures[1]
    assert pictures[0] == pictures[2]


def test_a_button_that_is_pressed_too_early_does_what_it_says_or_nothing(hands) -> None:
    sit(hands, position(FIRST, "2C", "7C 9D 3H"), pace="calm")
    page = hands.page
    stale = page.commands.command_for("D")
    hands.click_card(card("9C"))
    hands.click_zone("discard")
    assert behind(page).playback.busy
    played = len(page.table.match.log)
    behind(page).controller.press(stale)
    assert not behind(page).playback.busy
    assert len(page.table.match.log) == played, "it is somebody else's turn now"
    page.pause()


def test_leaving_the_table_tells_the_rest_at_once(hands) -> None:
    called(hands, pace="calm")
    page = hands.page
    assert behind(page).playback.busy
    hands.window.show_page(hands.window.home)
    assert not behind(page).playback.busy
    assert any("nine of clubs" in page.log.item(at).text() for at in range(page.log.count()))


def test_the_strip_tells_what_happened_since_ones_own_deed(hands) -> None:
    table = sit(hands, position(FIRST, "2C", "7C 9D 3H"))
    hands.click_card(card("9C"))
    hands.click_zone("discard")
    hands.page.pause()
    told = list(hands.scene.strip.spoken)
    assert len(told) == 1
    assert "Anna" in told[0]
    for _ in range(2):
        seat = table.round.turn
        table.play(seat, table.round.legal(seat)[0])
        behind(hands.page).controller.happened()
        hands.page.pause()
    assert len(hands.scene.strip.spoken) >= 3
    assert hands.scene.strip.isVisible()
    assert any("Sigrún" in line and "color" in line for line in hands.scene.strip.lines)


def test_what_happened_is_played_once_more_and_ends_where_it_was(hands, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit(hands, position(FIRST, "2C", "7C 9D 3H"), pace="calm")
    monkeypatch.setattr(hands.window.services, "ask", lambda _: 0)
    hands.click_card(card("9C"))
    hands.click_zone("discard")
    hands.scene.finish_motion()
    seat = table.round.turn
    hands.page.pause()
    table.play(seat, table.round.legal(seat)[0])
    behind(hands.page).controller.happened()
    hands.page.hurry_all()
    before = (
        looks(hands),
        hands.page.log.count(),
        table.match.log[:],
        behind(hands.page).controller.presenter.pictures._last_hand.copy(),
    )
    hands.page.play_again()
    assert behind(hands.page).playback.again
    assert len(hands.scene.picture.zones[1].cards) == 2, "as it was after one's own card"
    hands.page.hurry_all()
    hands.scene.finish_flights()
    assert not behind(hands.page).playback.busy
    assert (
        looks(hands),
        hands.page.log.count(),
        table.match.log,
        behind(hands.page).controller.presenter.pictures._last_hand,
    ) == before


def test_nothing_to_be_played_again_is_said(hands) -> None:
    sit(hands, position(FIRST, "2C"))
    hands.page.play_again()
    assert "Nothing has happened" in hands.page.bubble.text


def test_who_acts_during_the_repetition_acts_on_the_table_as_it_is(hands, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit(hands, position(FIRST, "2C", "7C 9D 3H"), pace="calm")
    monkeypatch.setattr(hands.window.services, "ask", lambda _: 0)
    hands.click_card(card("9C"))
    hands.click_zone("discard")
    hands.scene.finish_motion()
    hands.page.pause()
    for _ in range(2):
        while table.round.turn != 0:
            seat = table.round.turn
            table.play(seat, table.round.legal(seat)[-1])
    behind(hands.page).controller.happened()
    hands.page.hurry_all()
    hands.page.play_again()
    assert behind(hands.page).playback.again
    action = table.round.legal(0)[0]
    hands.page.play(0, (action,))
    assert not behind(hands.page).playback.again
    assert table.match.log[-1].action == action
    hands.page.pause()
