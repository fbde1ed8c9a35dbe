"""Several persons at one machine: the curtain, the peek, calls behind it, and pixels that tell nothing."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QScrollArea

from cardtable.app.match.screen import Call
from cardtable.app.match.screen import Curtain as CurtainPart
from cardtable.cards import Card
from cardtable.engine.match import Seat
from cardtable.games.olsen.rules.actions import SAY_OLSEN
from cardtable.messages import verbatim
from cardtable.stage.commands import Command
from cardtable.stage.turn_lines import Notice, Part, TurnLine
from cardtable.stage.zones import ZoneKind
from cardtable.ui.deck.style import FaceStyle
from cardtable.ui.new_game.match_setup import MatchSetup
from cardtable.ui.scene.turn_writer import TurnWriter
from tests.every_game import every_game
from tests.games.rummy_positions import position as rummy_position
from tests.ui.behind import behind
from tests.ui.fingers import Fingers
from tests.ui.found import items_of
from tests.ui.tables import NAMES, position, table_at


@pytest.fixture
def hands(window, qtbot) -> Fingers:
    return Fingers(window, qtbot)


def sit(hands: Fingers, current, people: int = 2) -> None:
    window = hands.window
    window.show_page(window.table)
    window.table.sit_down(table_at(window.services, current, people))
    hands.wait(lambda: not hands.scene.moving)


FIRST = ["2H 9C KD QD", "5H 6H 7S"]
SECOND = ["2H 9C KD QD", "AS AD JC"]


def picture(hands: Fingers) -> bytes:
    image = hands.window.grab().toImage()
    return bytes(image.constBits())


def spoken(hands: Fingers) -> list[str]:
    texts: list[str] = []
    for item in items_of(hands.view):
        interface = QAccessible.queryAccessibleInterface(item)
        texts.append(interface.text(QAccessible.Text.Name))
    return texts


def test_behind_the_curtain_no_pixel_depends_on_a_hidden_card(hands) -> None:
    pictures = []
    for deal in (FIRST, SECOND, ["3H 3D 4D JD", "QS AD JC"]):
        sit(hands, position(deal, "2C"))
        assert hands.page.curtain.isVisible()
        pictures.append((picture(hands), spoken(hands)))
    assert pictures[0] == pictures[1]


def test_while_anna_plays_no_pixel_depends_on_sigruns_hand(hands) -> None:
    pictures = []
    for deal in (FIRST, SECOND):
        sit(hands, position(deal, "2C"))
        hands.click_button(hands.page.curtain.show_button)
        hands.wait(lambda: not hands.scene.moving)
        hands.view.clearFocus()
        pictures.append((picture(hands), spoken(hands)))
    assert pictures[0] == pictures[1]
    assert any("king of diamonds" in text for text in pictures[0][1])


def test_the_hand_is_gone_in_the_very_frame_in_which_the_turn_ends(hands) -> None:
    hands.window.services.change(pace="calm")
    sit(hands, position(FIRST, "2C"))
    hands.click_button(hands.page.curtain.show_button)
    hands.wait(lambda: not hands.scene.moving)
    hands.drag_card(Card.parse("9C"))
    assert hands.scene.moving
    assert hands.page.running.sight.viewer is None
    public = set(hands.page.table.round.pile)
    assert {item.card for item in hands.scene.cards if item.card is not None} <= public
    hands.scene.finish_motion()
    assert hands.page.curtain.isVisible()


def faces_of_others(hands: Fingers, seen_by_all: set[Card]) -> list[tuple[str, Card]]:
    """Faces that only another person may see, in whatever zone or on whatever way their cards are."""
    scene, viewer, found = hands.scene, hands.page.running.sight.viewer, []
    for item in scene.cards:
        zone = scene.zones[item.zone].zone if item.zone in scene.zones else None
        if item.card is None or item.card in seen_by_all:
            continue
        if zone is not None and zone.kind not in (ZoneKind.HAND, ZoneKind.OTHER_HAND, ZoneKind.TRAY):
            seen_by_all.add(item.card)
        elif zone is None or zone.seat != viewer:
            found.append((item.zone, item.card))
    return found


@pytest.mark.whole
@pytest.mark.parametrize("game", every_game())
def test_a_hand_that_closes_is_closed_before_its_cards_move(hands, game: str) -> None:
    """What no place of the new picture needed flew off with its face open until halfway: a hidden card of Svindl."""
    window, page = hands.window, hands.page
    window.services.change(pace="calm")
    count = min(4, every_game()[game].game.seat_counts[-1])
    seats = tuple(Seat(name, None, place) for place, name in enumerate(NAMES[:count]))
    window.start(MatchSetup(every_game()[game], every_game()[game].game.options(), seats, "0000-0000"))
    seen: set[Card] = set()
    closed = 0
    rng = Random(game)
    for deed in [*[page.running.controller.cover] * 2, *[None] * 20]:
        page.running.playback.hurry_all()
        page.go_on()
        hands.scene.finish_flights()
        if page.curtain.isVisible():
            page.curtain.uncovered.emit()
            hands.scene.finish_flights()
        assert faces_of_others(hands, seen) == []
        viewer = page.running.sight.viewer
        if viewer is None or hands.between():
            continue
        if deed is not None:
            deed()
        else:
            if rng.random() < 0.5:
                page.running.controller.show_since()
            page.running.controller.play(viewer, (rng.choice(list(page.running.sight.view().legal())),))
        closed += page.running.sight.viewer != viewer
        assert faces_of_others(hands, seen) == []
    assert closed > 2


def test_what_is_cut_off_by_the_next_beat_is_not_taken_for_it(hands) -> None:
    """A card played while the hand is still being turned over: the curtain fell before that card had moved."""
    hands.window.services.change(pace="calm")
    sit(hands, position(FIRST, "2C"))
    hands.page.curtain.uncovered.emit()
    assert hands.scene.moving
    hands.page.running.controller.play(
        0, (next(one for one in hands.page.running.sight.view().legal() if one.kind == "play"),)
    )
    assert hands.scene.moving
    assert not hands.page.curtain.isVisible()
    assert hands.scene.picture is behind(hands.page).display.screen.picture
    hands.scene.finish_flights()
    assert hands.page.curtain.isVisible()
    assert hands.scene.picture is behind(hands.page).display.screen.picture


def test_a_screen_to_which_showing_another_one_led_stands_there_whole(hands, monkeypatch) -> None:
    """A button that goes gives up the keys; if that closes a hand, the open one is not drawn over it."""
    sit(hands, position(FIRST, "2C"))
    page = hands.page
    page.curtain.uncovered.emit()
    hands.scene.finish_flights()
    open_screen = behind(page).display.screen
    closes = [page.running.controller.cover]
    show = page.commands.show_part

    def show_and_close(*parts: object) -> bool:
        shown: bool = show(*parts)
        if closes:
            closes.pop()()
        return shown

    monkeypatch.setattr(page.commands, "show_part", show_and_close)
    page.show_screen(open_screen, animate=False)
    assert page.running.sight.viewer is None
    assert hands.scene.picture is behind(page).display.screen.picture
    assert faces_of_others(hands, {Card.parse("2C")}) == []


def test_the_peek_key_shows_ones_hand_only_while_it_is_held(hands) -> None:
    sit(hands, position(FIRST, "2C"))
    curtain = hands.page.curtain
    curtain.setFocus()
    QTest.keyPress(curtain, Qt.Key.Key_V)
    shown = {item.card for item in hands.scene.cards if item.card is not None}
    assert Card.parse("KD") in shown
    assert Card.parse("5H") not in shown
    QTest.keyRelease(curtain, Qt.Key.Key_V)
    assert Card.parse("KD") not in {item.card for item in hands.scene.cards}
    assert hands.page.running.sight.viewer is None
    assert curtain.sheet.isVisible()


def test_the_one_who_has_one_card_left_may_call_on_the_curtain(hands) -> None:
    sit(hands, position(["9C KD", "5H 6H 7S"], "2C"))
    hands.click_button(hands.page.curtain.show_button)
    hands.drag_card(Card.parse("9C"))
    curtain = hands.page.curtain
    assert "Anna" in curtain.call_buttons[0].text()
    hands.click_button(curtain.call_buttons[0])
    assert hands.page.table.round.called[0]
    assert curtain.isVisible()
    assert "Sigrún" in curtain.show_button.text()


def test_leaving_the_page_ends_the_peek_and_the_open_hand(hands) -> None:
    sit(hands, position(FIRST, "2C"))
    hands.click_button(hands.page.curtain.show_button)
    assert hands.page.running.sight.viewer == 0
    hands.window.show_page(hands.window.settings)
    assert hands.page.running.sight.viewer is None
    assert not [item for item in hands.scene.cards if item.card is not None and item.zone == "hand-0"]
    hands.click_button(hands.window.settings.back)
    assert hands.page.curtain.isVisible()


def test_the_log_and_the_home_page_tell_no_drawn_card(hands) -> None:
    sit(hands, position(["KH QD 3S", "5H 6H 7S"], "2C", "5D 6S JS"))
    hands.click_button(hands.page.curtain.show_button)
    hands.click_zone("stock")
    hands.page.toggle_log()
    assert "drew" in hands.page.log.item(hands.page.log.count() - 1).text()
    hands.page.log.asked_more.emit(hands.page.log.rows[-1].first)
    assert hands.page.log.item(hands.page.log.count() - 1).text() == "Anna draws a card."
    hands.window.go_home()
    assert "five of diamonds" not in hands.window.home.continuing.text.text()


def test_a_peek_ends_with_its_key_whatever_had_the_focus(hands) -> None:
    sit(hands, position(FIRST, "2C"))
    curtain = hands.page.curtain
    curtain.show_button.setFocus()
    QTest.keyPress(curtain.show_button, Qt.Key.Key_V)
    assert curtain.peeks
    QTest.keyRelease(QApplication.focusWidget(), Qt.Key.Key_V)
    assert not curtain.peeks
    assert hands.page.running.sight.viewer is None
    assert Card.parse("KD") not in {item.card for item in hands.scene.cards}


def test_a_peek_ends_when_the_window_is_left(hands) -> None:
    sit(hands, position(FIRST, "2C"))
    curtain = hands.page.curtain
    QTest.keyPress(curtain.show_button, Qt.Key.Key_V)
    curtain.clearFocus()
    assert not curtain.peeks
    assert hands.page.running.sight.viewer is None


def test_enter_on_the_curtain_presses_the_button_that_has_the_focus(hands) -> None:
    sit(hands, position(FIRST, "2C"))
    curtain = hands.page.curtain
    hands.click_button(curtain.show_button)
    hands.drag_card(Card.parse("9C"))
    hands.wait(curtain.back_button.isVisible)
    curtain.back_button.setFocus()
    QTest.keyClick(curtain.back_button, Qt.Key.Key_Return)
    assert hands.page.table.round.hands[1]
    assert hands.page.running.sight.viewer is None
    assert curtain.seat == 0
    assert Card.parse("9C") in hands.page.table.round.hands[0]


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_escape_opens_the_menu_on_the_curtain_and_leads_back_to_it(hands) -> None:
    sit(hands, position(FIRST, "8C"))
    curtain = hands.window.table.curtain
    hands.wait(curtain.isVisible)
    QTest.keyClick(curtain.show_button, Qt.Key.Key_Escape)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    assert QApplication.activePopupWidget() is None
    assert curtain.isVisible()
    assert curtain.show_button.hasFocus()


def test_back_from_the_settings_the_curtain_answers_to_enter(hands) -> None:
    sit(hands, position(FIRST, "2C"))
    hands.window.show_page(hands.window.settings)
    hands.click_button(hands.window.settings.back)
    hands.key(Qt.Key.Key_Return)
    assert hands.page.running.sight.viewer == 0


def test_a_press_on_the_cloth_takes_the_keys_from_nothing_on_the_curtain(hands) -> None:
    sit(hands, position(FIRST, "2C"))
    curtain = hands.page.curtain
    for part in (hands.page.view.viewport(), curtain):
        QTest.mouseClick(part, Qt.MouseButton.LeftButton, pos=part.rect().topLeft() + QPoint(5, 5))
        assert curtain.show_button.hasFocus(), part
    QTest.keyClick(curtain.show_button, Qt.Key.Key_Space)
    assert hands.page.running.sight.viewer == 0


def test_the_newest_that_was_said_is_in_sight_on_the_curtain(hands) -> None:
    sit(hands, position(FIRST, "2C"))
    page = hands.page
    page.curtain.hide()
    lines = tuple(TurnLine(1, (Part(verbatim(f"did this {number}")),)) for number in range(60))
    writer = TurnWriter((("Anna", 0), ("Jón", 1)), FaceStyle())
    page.curtain.show_part(CurtainPart(0, "Anna", "", 0, (), lines), lambda face, colour: QPixmap(), writer)
    bar = page.curtain.findChild(QScrollArea).verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    page.curtain.hide()
    done = (Notice(verbatim("Jón got sixes from you")),)
    page.curtain.show_part(CurtainPart(0, "Anna", "", 0, done, lines), lambda face, colour: QPixmap(), writer)
    assert bar.value() == 0, "what comes first is in sight"


def test_a_long_name_leaves_the_words_of_a_button_whole(hands) -> None:
    """Readers are told the whole name, and eyes what the button does."""
    hands.window.services.change(text_scale=150)
    hands.window.resize(760, 560)
    sit(hands, position(FIRST, "2C"))
    curtain, name = hands.page.curtain, "Guðrún Ingibjörg Sigurðardóttir"
    call = Call(1, name, Command(SAY_OLSEN, verbatim("Ólsen Ólsen upp og niður, and more!"), verbatim("O")))
    part = CurtainPart(0, name, "", 0, (), (), (call,), can_leave=True)
    curtain.show_part(part, lambda face, colour: QPixmap(), TurnWriter((), FaceStyle()))
    for made, end in (
        (curtain.show_button, ": show my cards"),
        (curtain.leave_button, " is away: a computer plays this turn"),
        (curtain.call_buttons[0], ": Ólsen Ólsen upp og niður, and more!"),
    ):
        assert made.accessibleName() == name + end
        assert made.text().endswith(end)
        assert made.text().startswith("Guðrún")
        assert made.fontMetrics().horizontalAdvance(made.text()) < made.width()


def test_who_is_away_is_stood_in_for(hands) -> None:
    sit(hands, position(FIRST, "2C"))
    curtain = hands.page.curtain
    assert curtain.isVisible()
    seat = curtain.seat
    hands.click_button(curtain.leave_button)
    assert not curtain.isVisible()
    assert hands.page.table.absences.away == {seat}
    assert hands.page.driver.sight.viewer is None


def test_what_a_hand_lacks_is_written_at_its_seat_as_long_as_it_is_open(hands) -> None:
    page = hands.window.table
    hands.window.services.change(pace="calm")
    hands.window.show_page(page)
    current = rummy_position(hand="KS KD 4H 5H 6H 2D 9C 10S", players=3, phase="meld")
    page.sit_down(table_at(hands.window.services, current, 3, "kinaskak"))
    page.running.controller.uncover()
    page.scene.finish_flights()
    page.running.drops.drop([Card.parse("KS"), Card.parse("4H")], "tray-0")
    page.scene.finish_flights()
    plate, tray = page.scene.plates[0], page.scene.zones["tray-0"]
    assert plate.text is not None
    assert plate.text.told_notes
    assert tray.label.startswith("✗")
    page.running.drops.drop([Card.parse("10S")], "discard")
    assert page.scene.moving
    assert not tray.label.startswith("✗")
    assert not any((plate.text.notes, plate.text.short_notes, plate.text.told_notes))
    page.get_up()
