"""What happens is told beat by beat: cards, then words, then a rest; a click hurries, and nobody runs ahead."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtWidgets import QApplication

from cardtable.app.running_match import RunningMatch
from cardtable.cards import Card
from tests.ui.fingers import LEFT, NONE, Fingers
from tests.ui.tables import position, table_at

FIRST = ["9C 4S 10H", "5C 6C 7D", "8D 10D JD"]


@pytest.fixture
def hands(window, qtbot) -> Iterator[Fingers]:
    found = Fingers(window, qtbot)
    yield found
    found.page.get_up()


def sit(hands: Fingers, current: Any, people: int = 1, **settings: Any) -> RunningMatch:
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


@pytest.mark.parametrize("good", [True, False])
def test_only_good_news_has_a_rose_of_gold(hands, good: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    called(hands, pace="calm")
    hands.scene.finish_flights()
    roses = []
    monkeypatch.setattr("cardtable.ui.scene.announcement_item.draw_rose", lambda *_: roses.append(1))
    hands.scene.outcry.arrange(replace(hands.scene.outcry.told, good=good))
    looks(hands)
    assert bool(roses) == good


def test_a_face_that_comes_forward_leaves_its_plate_to_be_read(hands, monkeypatch: pytest.MonkeyPatch) -> None:
    called(hands, pace="calm")
    hands.scene.finish_flights()
    drawn: list[tuple[QPointF, float]] = []
    monkeypatch.setattr(
        "cardtable.ui.scene.announcement_item.draw_rose", lambda _, centre, far, *__: drawn.append((centre, far))
    )
    for seat in (0, 1):
        hands.scene.outcry.arrange(replace(hands.scene.outcry.told, seat=seat, other=None, good=True))
        looks(hands)
        plate, (centre, rays) = hands.scene.plates[seat], drawn[-1]
        words = plate.rect.adjusted(0, plate.rect.height() / 2, 0, 0)
        near = QPointF(
            min(max(centre.x(), words.left()), words.right()), min(max(centre.y(), words.top()), words.bottom())
        )
        assert (near - centre).manhattanLength() > 0.6 * rays


@pytest.mark.parametrize(("good", "met"), [(True, 1), (False, 0)])
def test_a_verdict_is_stamped_on_whom_it_meets(hands, good: bool, met: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is caught, and who was wrong; and no longer on the stock."""
    called(hands, pace="calm")
    hands.scene.finish_flights()
    written: list[Any] = []
    monkeypatch.setattr(
        "cardtable.ui.scene.announcement_item.write", lambda painter, *_: written.append(painter.worldTransform())
    )
    hands.scene.outcry.arrange(replace(hands.scene.outcry.told, seat=0, other=1, stamp="Caught", good=good))
    looks(hands)
    at, ratio = written[-1].map(QPointF(0, 0)), hands.view.devicePixelRatioF()
    plates = [hands.scene.plates[seat].rect for seat in (0, 1)]
    far = [(plate.center() - at / ratio).manhattanLength() for plate in plates]
    assert far.index(min(far)) == met


def test_a_call_comes_forward_and_rests_until_a_click(hands) -> None:
    called(hands, pace="calm")
    hands.scene.finish_flights()
    assert hands.scene.outcry.isVisible()
    assert hands.scene.outcry.told.seat == 0
    assert any("Ólsen" in text for text in hands.scene.spoken)
    hands.click(QPoint(640, 560))
    assert not hands.scene.outcry.isVisible()
    hands.page.running.scheduler.pause()


def test_a_held_space_tells_everything(hands) -> None:
    called(hands, pace="calm")
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True)
    QApplication.sendEvent(hands.view, held)
    assert not hands.page.running.playback.hurry()
    hands.page.running.scheduler.pause()


def test_a_held_mouse_tells_everything(hands) -> None:
    called(hands, pace="calm")
    hands.send(QEvent.Type.MouseButtonPress, QPoint(640, 560), LEFT, LEFT)
    (holding,) = (timer for timer in hands.view.findChildren(QTimer) if timer.isActive())
    holding.timeout.emit()
    assert not hands.page.running.playback.hurry()
    hands.send(QEvent.Type.MouseButtonRelease, QPoint(640, 560), LEFT, NONE)
    hands.page.running.scheduler.pause()


def looks(hands: Fingers) -> QImage:
    page = hands.page
    page.running.scheduler.pause()
    hands.view.clearFocus()
    QApplication.processEvents()
    return page.grab().toImage()


def test_leaving_the_table_tells_the_rest_at_once(hands) -> None:
    called(hands, pace="calm")
    page = hands.page
    hands.window.show_page(hands.window.home)
    assert not page.running.playback.hurry()
    assert page.driver.display.state.told is None


def played_on(hands: Fingers) -> RunningMatch:
    """One's own card and the next player's turn have been told."""
    table = sit(hands, position(FIRST, "2C", "7C 9D 3H"), pace="calm")
    hands.click_card(card("9C"))
    hands.click_zone("discard")
    hands.page.running.playback.hurry_all()
    hands.page.running.controller.play(1, (table.round.legal(1)[0],))
    hands.page.running.playback.hurry_all()
    return table


def test_what_happened_is_played_once_more_and_ends_where_it_was(hands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hands.window.services, "ask", lambda _: 0)
    played_on(hands)
    before = (looks(hands), hands.page.log.rows)
    hands.page.running.controller.show_since()
    assert len(hands.scene.picture.zones[1].cards) == 2, "as it was after one's own card"
    hands.page.running.playback.hurry_all()
    hands.scene.finish_flights()
    assert not hands.page.running.playback.hurry()
    assert (looks(hands), hands.page.log.rows) == before
