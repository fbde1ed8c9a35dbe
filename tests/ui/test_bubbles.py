"""What the table says: beside what it is about, whole, on nothing that matters, and gone with any press or in time."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QEnterEvent, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.app.match.screen import ASIDE, Speech
from cardtable.cards import SUITS, Card
from cardtable.messages import verbatim
from cardtable.players.decision import Decision
from cardtable.stage.event_style import Weight
from cardtable.stage.layout_parts import Rect
from cardtable.stage.popup_placement import obstacles
from cardtable.stage.turn_lines import Part, TurnLine
from cardtable.stage.zones import ZoneKind
from cardtable.ui.match import bubble as match_bubble
from cardtable.ui.match.key_button import KeyButton
from cardtable.ui.scene.speech_items import SpeechItem
from cardtable.ui.theme import font
from tests.ui.behind import behind
from tests.ui.fingers import FOR_EVER, LEFT, Fingers
from tests.ui.sizes import KINDS, TEXTS, WINDOWS, shown_at, sit_at
from tests.ui.tables import position, table_at

NAMES = ("Anna", "Sigrún", "Jón", "Birta", "Halldór", "Freyja")
REFUSED = "That is not possible now, because something else has to be done first."
ADVICE = "Put this card aside: it fits nothing you hold, and nobody after you seems to want it. " * 2
# So many of all bubbles lie on a card of the open hand: a ratchet, which goes down only. What is about a row is about
# the whole middle, beside which large print leaves no room.
ON_THE_HAND = {"a row": 5}


def as_rect(rect: Rect) -> QRectF:
    return QRectF(rect.x, rect.y, rect.width, rect.height)


def faults(page: Any, anchor: Rect) -> list[str]:
    """What is wrong with the bubble that is shown."""
    bubble = page.bubble
    sheet = bubble.sheet
    found = []
    if not QRectF(page.view.rect()).adjusted(-1, -1, 1, 1).contains(sheet):
        found.append("outside the table")
    if anchor.width and sheet.adjusted(1, 1, -1, -1).intersects(as_rect(anchor)):
        found.append("on its anchor")
    words = bubble.words
    measure = QFontMetricsF(font(page.units.em))
    text = measure.boundingRect(QRectF(0, 0, words.width(), 10_000), Qt.TextFlag.TextWordWrap, bubble.text)
    if text.width() > words.width() + 1 or text.height() > words.height() + 1:
        found.append("cut")
    if bubble.link.isVisible() and not bubble.rect().contains(bubble.link.geometry()):
        found.append("its link is cut")
    return found


def on_the_hand(page: Any) -> bool:
    """Whether the bubble lies on a card of the open hand."""
    sheet = page.bubble.sheet.adjusted(1, 1, -1, -1)
    items = [item for item in page.scene.cards if page.scene.zones[item.zone].zone.kind is ZoneKind.HAND]
    return any(sheet.intersects(item.mapRectToScene(item.face_rect())) for item in items)


def occasions(page: Any) -> list[tuple[str, Rect, str, str]]:
    """What may be said at this table: about what, where that is, in which words, and with which chapter."""
    anchors = page.anchors
    targets = [zone.zone.id for zone in page.scene.zones.values() if zone.is_target]
    found = [(f"on {zone}", anchors.of_zone(zone), REFUSED, "turn") for zone in targets]
    shown = [(made, command) for made, command in page.commands.buttons if made.isVisible()]
    found += [(f"button {made.text()}", anchors.of_button(one.key), REFUSED, "turn") for made, one in shown]
    hand = [item for item in page.scene.cards if page.scene.zones[item.zone].zone.kind is ZoneKind.HAND]
    for item in hand[:: max(1, len(hand) // 3)]:
        where = anchors.of_cards(frozenset({item.card}))
        found.append((f"hint {item.card}", where, ADVICE, ""))
    found.append(("aside", page.anchors.aside(), ADVICE, ""))
    return found


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_a_bubble_lies_beside_what_it_is_about_and_is_never_cut(window, kind: str) -> None:
    sit_at(window, kind, NAMES, Random(kind), 9)
    page = window.table
    wrong, covered, said = [], [], 0
    for size in WINDOWS:
        for text in TEXTS:
            shown_at(window, size, text)
            for about, anchor, words, rule in occasions(page):
                page.bubble.say(verbatim(words), rule, anchor)
                said += 1
                wrong += [(size, text, about, fault) for fault in faults(page, anchor)]
                if on_the_hand(page):
                    covered.append((size, text, about))
            page.bubble.hide()
    assert said > 100
    assert not wrong, f"{len(wrong)} of {said}: {wrong[:8]}"
    assert len(covered) <= ON_THE_HAND.get(kind, 0), f"{len(covered)} of {said}: {covered[:8]}"


# -- going -------------------------------------------------------------------------------------------------------------


@pytest.fixture
def hands(window, qtbot) -> Fingers:
    made = Fingers(window, qtbot)
    window.show_page(window.table)
    window.table.sit_down(table_at(window.services, position(["KH QD", "5H 6H"], "2C", "5D 6S JS")))
    made.wait(lambda: not made.scene.moving)
    return made


def speak(hands: Fingers) -> Any:
    """Something is said, and stays."""
    bubble = hands.page.bubble
    behind(hands.page).bubbles.say(verbatim(REFUSED), ASIDE, rule="turn")
    assert bubble.isVisible()
    return bubble


def tap(hands: Fingers, part: Any, where: Any = None) -> None:
    """A press and its end as the system sends them to the window."""
    window = hands.window
    point = part.mapTo(window, part.rect().center() if where is None else where)
    for act in (QTest.mousePress, QTest.mouseRelease):
        act(window.windowHandle(), LEFT, Qt.KeyboardModifier.NoModifier, point)


def test_a_press_on_a_card_takes_it_away_and_picks_the_card(hands) -> None:
    bubble = speak(hands)
    tap(hands, hands.view.viewport(), hands.card_point(Card.parse("KH")))
    assert not bubble.isVisible()
    assert hands.scene.input.picked == [Card.parse("KH")]


def test_a_press_on_it_does_what_it_would_have_done_below_it(hands) -> None:
    bubble = speak(hands)
    stock = hands.zone_point("stock")
    bubble.move(stock.x() - bubble.width() // 2, stock.y() - bubble.height() // 3)
    assert bubble.geometry().contains(stock)
    assert not bubble.link.geometry().contains(bubble.mapFrom(hands.view, stock))
    tap(hands, hands.view.viewport(), stock)
    assert not bubble.isVisible()
    assert hands.page.table.round.drawn == 1


def test_a_press_on_a_button_takes_it_away_and_presses_the_button(hands) -> None:
    bubble = speak(hands)
    tap(hands, hands.page.commands.button_for("D"))
    assert not bubble.isVisible()
    assert hands.page.table.round.drawn == 1


def test_a_press_on_a_tool_takes_it_away_and_uses_the_tool(hands) -> None:
    bubble = speak(hands)
    sorted_before = [item.card for item in hands.scene.items_in("hand-0")]
    tap(hands, hands.page.top.buttons["sort"])
    assert not bubble.isVisible()
    assert [item.card for item in hands.scene.items_in("hand-0")] != sorted_before


def test_a_press_on_nothing_takes_it_away(hands) -> None:
    bubble = speak(hands)
    tap(hands, hands.page.commands.words)
    assert not bubble.isVisible()


def test_a_press_on_a_button_that_is_refused_says_why_there(hands) -> None:
    speak(hands)
    tap(hands, hands.page.commands.button_for("P"))
    assert hands.page.bubble.isVisible()
    assert hands.page.bubble.text != REFUSED


def test_its_link_is_pressed_and_not_what_lies_below_it(hands) -> None:
    bubble = speak(hands)
    asked: list[str] = []
    bubble.asked_rule.disconnect()
    bubble.asked_rule.connect(asked.append)
    tap(hands, bubble.link)
    assert asked == ["turn"]
    assert hands.page.table.round.drawn == 0


@pytest.mark.parametrize("key", ["d", Qt.Key.Key_Right, Qt.Key.Key_F4, Qt.Key.Key_Escape])
def test_any_key_takes_it_away_and_does_its_deed(hands, key) -> None:
    bubble = speak(hands)
    hands.view.setFocus()
    hands.key(key)
    assert not bubble.isVisible()
    if key == "d":
        assert hands.page.table.round.drawn == 1
    elif key == Qt.Key.Key_Right:
        assert hands.scene.focusItem() is not None
    elif key == Qt.Key.Key_F4:
        assert "Sigrún" in hands.page.reader.last


def test_shift_alone_is_no_press(hands) -> None:
    bubble = speak(hands)
    hands.view.setFocus()
    hands.key(Qt.Key.Key_Shift)
    assert bubble.isVisible()


def turn_the_loop() -> None:
    for _ in range(5):
        QApplication.processEvents()


@pytest.mark.parametrize(("stays", "per_letter"), [(FOR_EVER, 0), (0, FOR_EVER // len(REFUSED))])
def test_it_goes_after_its_time_which_is_longer_for_more_words(hands, monkeypatch, stays, per_letter) -> None:
    monkeypatch.setattr(match_bubble, "STAYS", stays)
    monkeypatch.setattr(match_bubble, "PER_LETTER", per_letter)
    bubble = speak(hands)
    turn_the_loop()
    assert bubble.isVisible()
    monkeypatch.setattr(match_bubble, "STAYS", 0)
    monkeypatch.setattr(match_bubble, "PER_LETTER", 0)
    speak(hands)
    hands.wait(lambda: not bubble.isVisible())


def test_whoever_points_at_it_holds_it(hands, monkeypatch) -> None:
    monkeypatch.setattr(match_bubble, "STAYS", 0)
    monkeypatch.setattr(match_bubble, "PER_LETTER", 0)
    bubble = speak(hands)
    middle = QPointF(bubble.rect().center())
    QApplication.sendEvent(bubble, QEnterEvent(middle, middle, middle))
    turn_the_loop()
    assert bubble.isVisible()
    QApplication.sendEvent(bubble, QEvent(QEvent.Type.Leave))
    hands.wait(lambda: not bubble.isVisible())


def test_it_is_placed_anew_when_the_table_is(hands) -> None:
    bubble = speak(hands)
    for size in WINDOWS:
        hands.window.resize(*size)
        QApplication.processEvents()
        assert bubble.isVisible()
        assert not faults(hands.page, Rect(0, 0, 0, 0))


def test_a_hint_to_a_question_lies_on_none_of_its_answers(hands) -> None:
    hands.page.sit_down(table_at(hands.window.services, position(["8H 9H 4S 5S", "5C 6C 7C"], "8C")))
    hands.settle()
    hands.click_card(Card.parse("8H"))
    hands.click_zone("discard")
    panel = hands.page.questions.panel
    hands.wait(panel.isVisible)
    for action in hands.page.table.round.legal(0):
        if action.kind == "name-suit":
            behind(hands.page).hints.hinted(Decision(action, ()))
            assert hands.page.bubble.isVisible()
            answers = [made.geometry().translated(panel.pos()) for made in panel.findChildren(KeyButton)]
            assert len(answers) == len(SUITS)
            assert not any(hands.page.bubble.geometry().intersects(one) for one in answers)


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_a_strip_that_has_grown_covers_nothing(window, kind: str) -> None:
    sit_at(window, kind, NAMES, Random(kind), 9)
    page, scene = window.table, window.table.scene
    words = verbatim("did something of note that takes many words to tell, and then something else of note")
    lines = tuple(TurnLine(1, (Part(words, Weight.TURNING),)) for _ in range(5))
    seen = 0
    for size in WINDOWS:
        for text in TEXTS:
            shown_at(window, size, text)
            page.show_screen(replace(page.running.display.screen, strip=lines), animate=False)
            if scene.strip.isVisible():
                seen += 1
                strip = scene.strip.covered.inset(1)
                taken = obstacles(scene.layout, scene.picture.zones)
                assert not [rect for rect, _ in taken if strip.common(rect)], (size, text)
    assert seen


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_said_aloud_leaves_the_strip_to_be_read(window, kind: str) -> None:
    sit_at(window, kind, NAMES, Random(kind), 9)
    page, scene = window.table, window.table.scene
    lines = tuple(TurnLine(1, (Part(verbatim(f"did something of note, {number}"), Weight.TURNING),)) for number in "12")
    seen = 0
    for size in WINDOWS:
        for text in TEXTS:
            shown_at(window, size, text)
            screen = page.running.display.screen
            for seat in screen.picture.plates:
                said = (Speech(seat, verbatim("I am out!")),)
                page.show_screen(replace(screen, strip=lines, speech=said), animate=False)
                if scene.strip.isVisible():
                    seen += 1
                    bubbles = [item for item in scene.items() if isinstance(item, SpeechItem)]
                    strip = as_rect(scene.strip.covered).adjusted(1, 1, -1, -1)
                    assert bubbles
                    assert not any(item.rect.intersects(strip) for item in bubbles), (size, text, seat)
    assert seen
