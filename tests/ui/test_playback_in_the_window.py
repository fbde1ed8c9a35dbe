"""What happens is told beat by beat: cards, then words, then a rest; a click hurries, and nobody runs ahead."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtWidgets import QApplication

from cardtable.app.table import GameTable
from cardtable.cards import Card
from tests.ui.behind import behind
from tests.ui.fingers import LEFT, NONE, Fingers
from tests.ui.tables import position, table_at

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
                behind(hands.page).drops.drop([card(action[0])], "discard")
            else:
                seat = hands.page.table.round.turn
                hands.page.play(seat, (hands.page.table.round.legal(seat)[0],))
            hands.page.hurry_all()
        pictures.append((looks(hands), hands.page.log.last, hands.scene.strip.spoken))
    assert pictures[0] == pictures[1]
    assert pictures[0] == pictures[2]


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
        behind(hands.page).display.presenter.pictures._last_hand.copy(),
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
        behind(hands.page).display.presenter.pictures._last_hand,
    ) == before
