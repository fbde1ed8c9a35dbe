"""Panels that come up under a moving hand take no press that began before: curtain, result sheet, questions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import permutations
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from cardtable.cards import Card
from cardtable.messages import verbatim
from cardtable.ui.a11y.announcer import Said, listeners
from cardtable.ui.widgets.input_guard import DEAF, FORGOTTEN, HeldKeys, InputGuard
from tests.games.san_da_yi_positions import calling, play
from tests.ui.fingers import LEFT, Fingers
from tests.ui.tables import position, table_at

LATER = DEAF + 1
FIRST, FAST = 180, 150
TWO = ["2H 9C KD QD", "5H 6H 7S"]


@pytest.fixture(autouse=True)
def deaf_as_in_life(monkeypatch: pytest.MonkeyPatch, nobody_presses_too_early: None) -> None:
    monkeypatch.setattr(InputGuard, "wait", DEAF)


@dataclass
class Sheet:
    """A panel that comes up when a card is laid: which card, the panel, and its first button."""

    card: Card
    panel: Callable[[], Any]
    guard: Callable[[], InputGuard]
    button: Callable[[], QWidget]
    answered: Callable[[], bool]


class Hands(Fingers):
    """Hands whose presses go through the system's window, and a clock that they move on."""

    def __init__(self, window: Any, qtbot: Any) -> None:
        super().__init__(window, qtbot)
        self.time = 0
        self.system = window.windowHandle()
        window.held_keys.clock = lambda: self.time
        window.held_keys.time_of = lambda _: self.time
        for guard in (self.page.curtain.guard, self.page.round_end.panel.guard, *self._panels()):
            guard.clock = lambda: self.time

    def _panels(self) -> list[InputGuard]:
        return [self.page.asker.guard, self.page.questions.panel.guard]

    def at(self, part: QWidget, point: QPoint | None = None) -> QPoint:
        return part.mapTo(self.window, part.rect().center() if point is None else point)

    def card(self, card: Card) -> QPoint:
        return self.at(self.view.viewport(), self.card_point(card))

    def press(self, where: QPoint) -> None:
        QTest.mousePress(self.system, LEFT, Qt.KeyboardModifier.NoModifier, where)

    def release(self, where: QPoint) -> None:
        QTest.mouseRelease(self.system, LEFT, Qt.KeyboardModifier.NoModifier, where)

    def tap(self, where: QPoint) -> None:
        self.press(where)
        self.release(where)

    def twice(self, where: QPoint) -> None:
        """The second half of a double click."""
        QTest.mouseDClick(self.system, LEFT, Qt.KeyboardModifier.NoModifier, where)

    def down(self, key: Qt.Key) -> None:
        QTest.keyPress(self.system, key)

    def up(self, key: Qt.Key) -> None:
        QTest.keyRelease(self.system, key)

    def again(self, key: Qt.Key) -> None:
        """What the system sends while a key is held."""
        for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
            event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "\r", True)
            QGuiApplication.sendEvent(self.system, event)

    def drop_by_keys(self, card: Card) -> None:
        """Focus the card, and lay it where it fits with Enter, which stays down."""
        self.view.setFocus()
        self.scene.setFocusItem(self.scene.item_of(card))
        self.down(Qt.Key.Key_Return)


@pytest.fixture
def hands(window, qtbot) -> Hands:
    made = Hands(window, qtbot)
    window.show_page(window.table)
    return made


def sheet_of(kind: str, hands: Hands) -> Sheet:
    """A table at which the next card brings up this kind of panel."""
    page = hands.page
    if kind == "curtain":
        page.sit_down(table_at(hands.window.services, position(TWO, "2C"), 2))
        hands.tap(hands.at(page.curtain.show_button))
        assert page.curtain.isVisible(), "the very first press came at once"
        hands.time += LATER
        hands.tap(hands.at(page.curtain.show_button))
        assert page.running.sight.viewer == 0
        return Sheet(
            Card.parse("9C"),
            lambda: page.curtain,
            lambda: page.curtain.guard,
            lambda: page.curtain.show_button,
            lambda: page.running.sight.viewer == 1,
        )
    if kind == "result":
        page.sit_down(table_at(hands.window.services, position(["6C", "6H 9H 9S 3H"], "2C")))
        return Sheet(
            Card.parse("6C"),
            lambda: page.round_end,
            lambda: page.round_end.panel.guard,
            lambda: page.round_end.panel.again_button,
            lambda: not page.table.match.between_rounds,
        )
    page.sit_down(table_at(hands.window.services, position(["8D 3S 5S", "5C 6C 7C"], "2C")))
    return Sheet(
        Card.parse("8D"),
        lambda: page.questions.panel,
        lambda: page.questions.panel.guard,
        lambda: page.commands.button_for("1"),  # type: ignore[arg-type, return-value]
        lambda: page.table.round.named is not None or page.table.round.turn != 0,
    )


KINDS = ("curtain", "result", "question")
every_panel = pytest.mark.parametrize("kind", KINDS)


def comes(hands: Hands, sheet: Sheet) -> None:
    """The panel is there, and its button with it."""
    hands.wait(lambda: sheet.panel().isVisible() and sheet.button().isVisible())


@every_panel
def test_the_second_half_of_a_double_click_does_not_answer(hands, kind: str) -> None:
    sheet = sheet_of(kind, hands)
    hands.drag_card(sheet.card)
    comes(hands, sheet)
    hands.time += FIRST
    hands.twice(hands.at(sheet.button()))
    assert sheet.panel().isVisible()
    assert not sheet.answered()
    hands.time += LATER
    hands.tap(hands.at(sheet.button()))
    hands.wait(sheet.answered)


@pytest.mark.parametrize("two_keys", [False, True])
@every_panel
def test_enter_twice_does_not_answer(hands, kind: str, two_keys: bool) -> None:
    hands.window.services.change(two_keys=two_keys)
    sheet = sheet_of(kind, hands)
    hands.drop_by_keys(sheet.card)
    comes(hands, sheet)
    hands.up(Qt.Key.Key_Return)
    hands.time += FAST
    hands.down(Qt.Key.Key_Return)
    hands.up(Qt.Key.Key_Return)
    assert sheet.panel().isVisible()
    assert not sheet.answered()
    hands.time += LATER
    hands.down(Qt.Key.Key_Return)
    hands.up(Qt.Key.Key_Return)
    hands.wait(sheet.answered)


@pytest.mark.parametrize("two_keys", [False, True])
@every_panel
def test_enter_that_is_held_does_not_answer_however_long(hands, kind: str, two_keys: bool) -> None:
    hands.window.services.change(two_keys=two_keys)
    sheet = sheet_of(kind, hands)
    hands.drop_by_keys(sheet.card)
    comes(hands, sheet)
    for _ in range(40):
        hands.time += 50
        hands.again(Qt.Key.Key_Return)
    assert sheet.panel().isVisible()
    assert not sheet.answered()
    hands.up(Qt.Key.Key_Return)
    assert not sheet.answered()
    hands.down(Qt.Key.Key_Return)
    hands.up(Qt.Key.Key_Return)
    hands.wait(sheet.answered)


@every_panel
def test_space_that_went_down_before_does_not_answer_when_it_comes_up(hands, kind: str) -> None:
    sheet = sheet_of(kind, hands)
    hands.down(Qt.Key.Key_Space)
    hands.drag_card(sheet.card)
    comes(hands, sheet)
    sheet.button().setFocus()
    hands.time += LATER
    assert sheet.guard().deaf
    hands.up(Qt.Key.Key_Space)
    assert not sheet.answered()
    hands.down(Qt.Key.Key_Space)
    hands.up(Qt.Key.Key_Space)
    hands.wait(sheet.answered)


@every_panel
def test_a_drag_that_ends_on_the_button_does_not_answer(hands, kind: str) -> None:
    """The panel comes up while the mouse is down, and the mouse goes up over its button, however late."""
    sheet = sheet_of(kind, hands)
    away = QPoint(hands.window.width() // 2, hands.page.view.y() + 5)
    hands.press(hands.card(sheet.card))
    QTest.mouseMove(hands.system, away)
    play_it(hands, sheet)
    comes(hands, sheet)
    hands.time += LATER
    end = hands.at(sheet.button())
    QTest.mouseMove(hands.system, end)
    hands.release(end)
    assert sheet.panel().isVisible()
    assert not sheet.answered()
    hands.tap(end)
    hands.wait(sheet.answered)


@every_panel
def test_a_press_that_began_in_the_deaf_time_never_counts(hands, kind: str) -> None:
    sheet = sheet_of(kind, hands)
    hands.drag_card(sheet.card)
    comes(hands, sheet)
    hands.time += FIRST
    where = hands.at(sheet.button())
    hands.press(where)
    hands.time += LATER
    hands.release(where)
    assert not sheet.answered()
    hands.tap(where)
    hands.wait(sheet.answered)


@every_panel
def test_a_key_whose_end_nobody_saw_costs_no_press(hands, kind: str) -> None:
    """The window was left with a key down: the first Enter after that began here."""
    sheet = sheet_of(kind, hands)
    hands.drop_by_keys(sheet.card)
    comes(hands, sheet)
    QApplication.sendEvent(hands.system, QEvent(QEvent.Type.FocusOut))
    hands.time += LATER
    sheet.button().setFocus()
    hands.down(Qt.Key.Key_Return)
    hands.up(Qt.Key.Key_Return)
    hands.wait(sheet.answered)


def play_it(hands: Hands, sheet: Sheet) -> None:
    """What the card does, as if a key had done it meanwhile."""
    hands.page.scene.input.dropped.emit([sheet.card], "discard", False)


def test_answers_that_come_again_are_as_deaf_as_the_first_ones(hands) -> None:
    sheet = sheet_of("question", hands)
    hands.drag_card(sheet.card)
    comes(hands, sheet)
    hands.page.commands.clear()
    hands.page.retranslate()
    hands.time += FIRST
    hands.wait(sheet.button().isVisible)
    hands.tap(hands.at(sheet.button()))
    assert not sheet.answered()
    hands.time += LATER
    hands.tap(hands.at(sheet.button()))
    hands.wait(sheet.answered)


def test_a_call_on_the_curtain_that_is_pressed_twice_opens_no_hand(hands) -> None:
    """The button goes when it was pressed, and the keys go to the one that shows the next person's cards."""
    page = hands.page
    page.sit_down(table_at(hands.window.services, position(["9C KD", "5H 6H 7S"], "2C"), 2))
    hands.time += LATER
    hands.tap(hands.at(page.curtain.show_button))
    hands.drag_card(Card.parse("9C"))
    hands.wait(lambda: page.curtain.isVisible() and bool(page.curtain.call_buttons))
    hands.time += LATER
    page.curtain.call_buttons[0].setFocus()
    for moment, seen in ((0, None), (FAST, None), (LATER, 1)):
        hands.time += moment
        hands.down(Qt.Key.Key_Return)
        hands.up(Qt.Key.Key_Return)
        assert page.table.round.called[0]
        assert page.running.sight.viewer == seen


@pytest.mark.parametrize("key", ["Key_Return", "Key_Space"])
def test_who_knows_the_way_presses_a_key_as_fast_as_she_likes(hands, key: str) -> None:
    """Twice on a game begins it with what is set there; only panels over a table are deaf to keys."""
    window = hands.window
    window.go_home()
    hands.time += LATER
    window.home.shelf.tiles[0].play.setFocus()
    for moment in (0, FAST):
        hands.time += moment
        hands.down(Qt.Key[key])
        hands.up(Qt.Key[key])
    assert window.running is not None


def test_a_double_click_that_shows_a_hand_plays_no_card_of_it(hands) -> None:
    page = hands.page
    clubs = position(["AC 3C 4C 5C 6C 7C 9C 10C JC QC KC", "5H 6H 7S"], "2C")
    page.sit_down(table_at(hands.window.services, clubs, 2))
    hands.time += LATER
    hands.twice(hands.at(page.curtain.show_button))
    assert page.running.sight.viewer == 0
    assert page.scene.input.picked == []
    assert len(page.table.round.hands[0]) == 11


@pytest.mark.parametrize("slowly", [DEAF - FAST // 2, 3 * DEAF])
def test_however_slowly_a_hand_is_shown_the_next_quick_press_takes_no_card(hands, slowly: int) -> None:
    """A button does what it does when the press ends: only then is there something new."""
    page = hands.page
    clubs = position(["AC 3C 4C 5C 6C 7C 9C 10C JC QC KC", "5H 6H 7S"], "2C")
    page.sit_down(table_at(hands.window.services, clubs, 2))
    hands.time += LATER
    where = hands.at(page.curtain.show_button)
    hands.press(where)
    hands.time += slowly
    hands.release(where)
    assert page.running.sight.viewer == 0
    for passed, taken in ((FAST, 0), (FAST, 0), (FAST, 0), (FAST, 1)):
        hands.time += passed
        hands.tap(where)
        assert len(page.scene.input.picked) == taken


def test_a_double_click_in_a_menu_plays_no_card_that_lies_under_it(hands) -> None:
    """A menu goes with the first half, and the second one comes to the table alone."""
    page = hands.page
    page.sit_down(table_at(hands.window.services, position(["9C KC QC", "5H 6H 7S"], "2C")))
    hands.settle()
    hands.time += LATER
    where = QPointF(hands.card(Card.parse("9C")))
    kind, away = QEvent.Type.MouseButtonDblClick, hands.window.mapToGlobal(where)
    half = QMouseEvent(kind, where, away, LEFT, LEFT, Qt.KeyboardModifier.NoModifier)
    QGuiApplication.sendEvent(hands.system, half)
    hands.release(where.toPoint())
    assert page.scene.input.picked == []
    assert len(page.table.round.hands[0]) == 3
    hands.twice(where.toPoint())
    assert len(page.table.round.hands[0]) == 2


def test_the_same_button_takes_both_halves_of_a_double_click(hands) -> None:
    page, opened = hands.page, []
    page.sit_down(table_at(hands.window.services, position(["9C KD", "5H 6H 7S"], "2C")))
    page.top.menu_button.clicked.disconnect()
    page.top.menu_button.clicked.connect(lambda: opened.append(True))
    hands.time += LATER
    hands.twice(hands.at(page.top.menu_button))
    assert len(opened) == 2


def test_a_button_that_goes_is_none_that_comes_in_its_place(hands) -> None:
    """Pressed twice, it would be pressed as what it has become."""
    page, bar = hands.page, hands.page.commands
    table = calling()
    for line in ("65", "pass", "pass", "pass"):
        play(table, line)
    page.sit_down(table_at(hands.window.services, table, name="san_da_yi"))
    hands.settle()
    (choose,) = bar.parts
    choose.click()
    assert len(bar.parts) == 2
    assert choose not in bar.parts


def test_with_two_keys_every_space_is_a_step_however_fast(hands) -> None:
    window, reached = hands.window, []
    window.services.change(two_keys=True)
    window.go_home()
    hands.time += LATER
    for _ in range(4):
        hands.down(Qt.Key.Key_Space)
        hands.up(Qt.Key.Key_Space)
        reached.append(QApplication.focusWidget())
        hands.time += FAST
    assert len(set(reached)) == 4


def test_letters_are_pressed_on_purpose_and_go_through(hands) -> None:
    sheet = sheet_of("question", hands)
    hands.drag_card(sheet.card)
    comes(hands, sheet)
    hands.down(Qt.Key.Key_2)
    hands.up(Qt.Key.Key_2)
    assert sheet.answered()


def test_which_of_several_is_guarded_too(hands) -> None:
    sheet_of("question", hands)
    page, chosen = hands.page, []
    page.asker.chosen.connect(lambda number: chosen.append("ab"[number]))
    page.asker.choose(verbatim("Which?"), page.anchors.aside(), page.look, [verbatim("a"), verbatim("b")])
    hands.down(Qt.Key.Key_Return)
    hands.up(Qt.Key.Key_Return)
    assert chosen == []
    hands.time += LATER
    hands.down(Qt.Key.Key_Return)
    hands.up(Qt.Key.Key_Return)
    assert chosen == ["a"]


def test_the_window_knows_which_keys_are_down(hands) -> None:
    held = hands.window.held_keys
    hands.down(Qt.Key.Key_A)
    hands.again(Qt.Key.Key_A)
    assert len(held.down) == 1
    hands.up(Qt.Key.Key_A)
    assert held.down == set()
    hands.down(Qt.Key.Key_A)
    QApplication.sendEvent(hands.system, QEvent(QEvent.Type.FocusOut))
    assert held.down == set()


def test_a_window_that_was_hidden_still_watches_its_keys_once(hands) -> None:
    hands.window.hide()
    hands.window.show()
    QTest.qWaitForWindowExposed(hands.window)
    hands.down(Qt.Key.Key_A)
    assert len(hands.window.held_keys.down) == 1
    hands.up(Qt.Key.Key_A)
    assert hands.window.held_keys.down == set()


# -- keys that change their names while they are down --------------------------------------------------------------


class Shifted(NamedTuple):
    """A key of the keyboard: where it is, and what it is called without and with its modifier."""

    place: int
    plain: Qt.Key
    shifted: Qt.Key


SHIFTED = (
    Shifted(23, Qt.Key.Key_Tab, Qt.Key.Key_Backtab),
    Shifted(10, Qt.Key.Key_1, Qt.Key.Key_Exclam),
    Shifted(20, Qt.Key.Key_Minus, Qt.Key.Key_Underscore),
    Shifted(38, Qt.Key.Key_A, Qt.Key.Key_A),
)
MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease


def key_event(kind: QEvent.Type, key: Qt.Key, place: int) -> QKeyEvent:
    return QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, place, place, 0)


def orders(keys: int) -> list[tuple[tuple[int, bool], ...]]:
    """Every order in which so many keys can go down and come up; each as (which, whether down)."""
    moves = [(key, down) for key in range(keys) for down in (True, False)]
    return [
        order
        for order in permutations(moves)
        if all(order.index((key, True)) < order.index((key, False)) for key in range(keys))
    ]


@pytest.mark.parametrize("known", [True, False], ids=["with places", "without"])
@pytest.mark.parametrize("modifier", MODIFIERS)
def test_in_whatever_order_keys_go_nothing_stays_down(modifier: Qt.Key, known: bool) -> None:
    """A modifier and two keys, in every order: once all are up, all are known to be up."""
    for order in orders(3):
        for one, other in permutations(SHIFTED, 2):
            held, with_it = HeldKeys(QObject()), False
            for which, down in order:
                kind = PRESS if down else RELEASE
                if which == 0:
                    with_it = down
                    event = key_event(kind, modifier, 50 if known else 0)
                else:
                    key = (one, other)[which - 1]
                    event = key_event(kind, key.shifted if with_it else key.plain, key.place if known else 0)
                held.eventFilter(held, event)
            assert held.down == set(), (order, one, other)


def test_a_key_is_known_by_its_place() -> None:
    held = HeldKeys(QObject())
    held.eventFilter(held, key_event(PRESS, Qt.Key.Key_A, 38))
    held.eventFilter(held, key_event(PRESS, Qt.Key.Key_Backtab, 23))
    held.eventFilter(held, key_event(RELEASE, Qt.Key.Key_Tab, 23))
    assert held.down == {38}


def test_no_key_is_held_for_longer_than_it_can_be_known() -> None:
    held = HeldKeys(QObject())
    time = 0
    held.clock = lambda: time
    held.eventFilter(held, key_event(PRESS, Qt.Key.Key_A, 38))
    time = FORGOTTEN
    assert held.down == {38}
    again = QKeyEvent(PRESS, Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier, 38, 0, 0, "a", True)
    held.eventFilter(held, again)
    time = 2 * FORGOTTEN
    assert held.down == {38}, "it repeats itself, so it is held"
    time += 1
    assert held.down == set()


@every_panel
@pytest.mark.parametrize("first_up", ["modifier", "key"])
@pytest.mark.parametrize("answer", ["enter", "space", "mouse"])
def test_shift_and_tab_close_no_panel_for_good(hands, kind: str, first_up: str, answer: str) -> None:
    """Shift+Tab before a panel comes, let go in either order: the panel opens as it always does."""
    sheet = sheet_of(kind, hands)
    hands.down(Qt.Key.Key_Shift)
    hands.down(Qt.Key.Key_Backtab)
    if first_up == "modifier":
        hands.up(Qt.Key.Key_Shift)
        hands.up(Qt.Key.Key_Tab)
    else:
        hands.up(Qt.Key.Key_Backtab)
        hands.up(Qt.Key.Key_Shift)
    hands.drag_card(sheet.card)
    comes(hands, sheet)
    hands.time += LATER
    answers(hands, sheet, answer)
    hands.wait(sheet.answered)


@every_panel
@pytest.mark.parametrize("answer", ["enter", "space", "mouse"])
def test_a_key_that_never_comes_up_closes_no_panel_for_good(hands, kind: str, answer: str) -> None:
    sheet = sheet_of(kind, hands)
    held = hands.window.held_keys
    held.clock = lambda: hands.time
    hands.down(Qt.Key.Key_A)
    hands.drag_card(sheet.card)
    comes(hands, sheet)
    hands.time += LATER
    answers(hands, sheet, answer)
    assert not sheet.answered(), "it may be that a hand still lies on the keys"
    hands.time += FORGOTTEN + 1
    answers(hands, sheet, answer)
    hands.wait(sheet.answered)


def answers(hands: Hands, sheet: Sheet, answer: str) -> None:
    """Press the panel's button as people do."""
    if answer == "mouse":
        hands.tap(hands.at(sheet.button()))
        return
    sheet.button().setFocus()
    key = Qt.Key.Key_Return if answer == "enter" else Qt.Key.Key_Space
    hands.down(key)
    hands.up(key)


@every_panel
@pytest.mark.parametrize("answer", ["enter", "space", "mouse"])
def test_a_press_that_does_not_count_says_so(hands, kind: str, answer: str) -> None:
    sheet = sheet_of(kind, hands)
    hands.drag_card(sheet.card)
    comes(hands, sheet)
    hands.time += FIRST
    told: list[Said] = []
    listeners.append(told.append)
    try:
        answers(hands, sheet, answer)
        hands.wait(lambda: "too soon" in QToolTip.text())
        assert [said.text for said in told if "too soon" in said.text]
        hands.time += LATER
        hands.down(Qt.Key.Key_A)
        sheet.guard().start()
        hands.time += LATER
        answers(hands, sheet, answer)
        hands.wait(lambda: "held down" in QToolTip.text())
        hands.up(Qt.Key.Key_A)
    finally:
        listeners.remove(told.append)
    assert not sheet.answered()
    answers(hands, sheet, answer)
    hands.wait(sheet.answered)
