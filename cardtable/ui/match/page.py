"""The table page: one running match, played by mouse, by keys or by a screen reader's actions."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

from cardtable.app.match.fail_closed import fails_closed
from cardtable.app.match.round_end import DEAL_KEY
from cardtable.cards import Rank, Suit
from cardtable.messages import translate
from cardtable.stage.zones import ZoneKind
from cardtable.ui.language import say
from cardtable.ui.match.command_bar import HINT_KEY
from cardtable.ui.match.order_dialog import OrderDialog
from cardtable.ui.match.round_end import LOOK_KEY, SEAL_KEY
from cardtable.ui.match.top_bar import IN_MENU, TOOLS
from cardtable.ui.match.view import MatchView
from cardtable.ui.widgets.keys import MODIFIERS, letter_of, letter_with_control

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
    from PySide6.QtWidgets import QWidget

    from cardtable.app.match.driver import Driver
    from cardtable.cards import Card
    from cardtable.ui.a11y.announcer import Announcer
    from cardtable.ui.scene.card_item import CardItem
    from cardtable.ui.scene.view import TableView
    from cardtable.ui.services import Services

SUITS: Final = {
    Suit.SPADES: translate("Typed", "S", "letter of spades, when a card is typed"),
    Suit.HEARTS: translate("Typed", "H", "letter of hearts, when a card is typed"),
    Suit.CLUBS: translate("Typed", "C", "letter of clubs, when a card is typed"),
    Suit.DIAMONDS: translate("Typed", "D", "letter of diamonds, when a card is typed"),
}
JOKER: Final = "*"
# Which deed each key means; letters are those that the buttons show.
_WITH_CONTROL: Final = {"Z": "back", "Y": "redo", "S": "sort", "K": "order", "H": "cover", "M": "sound", "F": "find"}
_LETTERS: Final = ((HINT_KEY, "hint"), (LOOK_KEY, "look"), (DEAL_KEY, "next"), (SEAL_KEY, "seal"))


def with_control(event: QKeyEvent) -> str | None:
    """The deed of a key that is pressed with Ctrl."""
    letter = letter_with_control(event)
    again = letter == "Z" and bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
    return _WITH_CONTROL.get("Y" if again else letter)


class TypedCard:
    """What is typed at one table: a capital letter begins a card, and a digit that no button has.

    The suit may come first (10H or H10), so that a card can be typed where digits are answers. There is no time limit:
    a key goes on with a card as long as the focus is on it, unless no card of the hand is called so.
    """

    def __init__(self, view: TableView, announcer: Announcer) -> None:
        self._view, self._scene, self._announcer = view, view.table, announcer
        self._text = ""
        self._at: CardItem | None = None

    def goes_on(self, letter: str) -> bool:
        """Take the letter if it says more of the card that was typed last; whether it does."""
        if not self._text or self._scene.focusItem() is not self._at:
            return False
        return bool(self._fitting(self._text + letter)) and self._go(self._text + letter)

    def begins(self, letter: str, *, capital: bool, is_button: bool) -> bool:
        """Take the letter if it begins a card; whether it does. ``is_button``: a button has this letter."""
        return (capital if letter.isalpha() else not is_button) and self._go(letter)

    def _go(self, text: str) -> bool:
        """Bring the focus to the next card that is called so; whether cards are called so at all."""
        if not any(name.startswith(text) for name in self._names()):
            return False
        scene, view = self._scene, self._view
        fitting = self._fitting(text)
        if not fitting:
            missing = translate("Reader", "There is no {letters} in your hand.", "what somebody has typed")
            self._announcer.announce(say(missing.put(letters=text)))
            return True
        focus = scene.focusItem()
        at = next((place for place, item in enumerate(fitting) if item is focus), None)
        # More letters say more of the same card; the same ones once more mean the next card.
        again = at is not None and len(text) == 1
        self._text, self._at = text, fitting[0 if at is None else (at + again) % len(fitting)]
        scene.shows_focus = True
        view.setFocus()
        scene.setFocusItem(self._at, Qt.FocusReason.ShortcutFocusReason)
        return True

    def _fitting(self, text: str) -> list[CardItem]:
        """The cards of the hand that are called so."""
        return [item for item in self._held() if any(name.startswith(text) for name in self._called(item.card))]

    def _held(self) -> list[CardItem]:
        """The cards of the open hand in their order."""
        scene = self._scene
        hands = [zone.zone.id for zone in scene.zones.values() if zone.zone.kind in (ZoneKind.HAND, ZoneKind.TRAY)]
        return [item for hand in reversed(hands) for item in scene.items_in(hand) if item.card is not None]

    def _called(self, card: Card | None) -> tuple[str, ...]:
        """How a card may be typed."""
        if card is None:
            return ()
        return (JOKER,) if card.suit is None else self._both(card.rank, card.suit)

    def _both(self, rank: int, suit: Suit) -> tuple[str, ...]:
        index, letter = self._scene.deck_style.index(Rank(rank)).upper(), say(SUITS[suit])
        return index + letter, letter + index

    def _names(self) -> list[str]:
        """How all cards may be typed."""
        return [JOKER, *(name for rank in range(1, 14) for suit in SUITS for name in self._both(rank, suit))]


class TablePage(MatchView):
    """Plays a match: what persons do goes to the driver of the match that is running."""

    def __init__(self, services: Services) -> None:
        super().__init__(services, TOOLS, IN_MENU)
        self._typed = TypedCard(self.view, self.announcer)
        self.order: OrderDialog | None = None
        self.retranslate()
        self.follow_look()

    def join(self, driver: Driver) -> None:
        """What persons do goes to this match."""
        super().join(driver)
        tie, controller, drops, hands = self.tie, driver.controller, driver.drops, self.scene.input
        self.deeds |= {
            "hint": driver.hints.ask,
            "back": controller.take_back,
            "redo": controller.redo,
            "sort": driver.hand.sort,
            "order": self._open_order,
            "cover": controller.cover,
            "again": controller.show_since,
            "phones": self.asked_phones.emit,
            "new": self._play_a_game,
            "look": self.round_end.toggle,
            "next": self.round_end.press_next,
            "seal": self.round_end.press_seal,
        }
        tie(self.shown, self._follow_order)
        tie(hands.dropped, drops.drop)
        tie(hands.undecided, drops.ask_where)
        tie(hands.touched, lambda zone: drops.drop([], zone))
        tie(hands.arranged, driver.hand.arrange)
        tie(hands.picked_changed, self._picked)
        tie(self.scene.asked_again, controller.show_since)
        tie(self.view.pressed, driver.bubbles.bubble_gone)
        tie(self.view.pressed, self.curtain.keep_keys)
        tie(self.arrived, self.curtain.keep_keys)
        tie(self.commands.pressed, driver.presses.press)
        tie(self.commands.went_on, self.go_on)
        tie(self.tutorial.went_on, self.go_on)
        tie(self.tutorial.left, self.left.emit)
        tie(self.tutorial.played, self._play_a_game)
        tie(self.bubble.asked_rule, self.ask_rules)
        tie(self.bubble.gone, driver.bubbles.bubble_gone)
        tie(self.asker.chosen, drops.choose)
        tie(self.curtain.uncovered, controller.uncover)
        tie(self.curtain.peeking, self._peek)
        tie(self.curtain.called, driver.presses.call)
        tie(self.curtain.taken_back, controller.take_back)
        tie(self.curtain.left, controller.leave_seat)

    # -- what persons do -------------------------------------------------------------------------------------------

    @fails_closed
    def go_on(self) -> None:
        """Let it go on: the end of a round, what is told, what is read, or the next player."""
        driver = self.running
        if not (driver.round_end.go_on() or driver.playback.hurry()):
            driver.controller.go_on()

    def _play_a_game(self) -> None:
        self.asked_new.emit(self.running.table.entry.game.id)

    def _peek(self, on: bool) -> None:
        if self.curtain.isVisible():
            self.running.controller.peek(on)

    def _open_order(self) -> None:
        """Let the person whose hand is open mark what is to be called."""
        driver = self.running
        seat, standing = driver.sight.viewer, driver.table.standing
        title = None if self._screen is None else self._screen.top.order
        form = None if seat is None or title is None or not driver.display.open else standing.form(seat)
        if seat is None or title is None or form is None or self.order is not None:
            return

        made = self.order = OrderDialog(self, self.services, seat, title, form)
        made.marked.connect(partial(standing.mark, seat))
        made.limited.connect(partial(standing.limit, seat))
        for changed in (made.marked, made.limited):
            changed.connect(self._follow_order)
        made.finished.connect(self._forget_order)
        self._follow_order()
        made.open()

    def _forget_order(self) -> None:
        self.order = None

    def _follow_order(self, *_: object) -> None:
        """What is marked is for the eyes of one person, and may just have been called."""
        order, driver = self.order, self.running
        if order is None:
            return
        seat, standing = order.seat, driver.table.standing
        form = standing.form(seat) if driver.display.open and seat == driver.sight.viewer else None
        if form is None:
            order.close()
        else:
            order.show_marks(standing.marks(seat).lines, standing.left(seat, form), form.most)

    def shut(self) -> None:
        """What is marked goes with the hand."""
        super().shut()
        self._put_order_away()

    def get_up(self) -> None:
        """What is marked belongs to the table that is left."""
        super().get_up()
        self._put_order_away()

    def _put_order_away(self) -> None:
        if self.order is not None:
            self.order.close()

    def _picked(self) -> None:
        self.running.drops.pick(self.scene.input.picked, self.scene.input.at_once)
        self._consider()

    # -- coming, going, keys -----------------------------------------------------------------------------------------

    def hideEvent(self, event: QHideEvent) -> None:
        """While another page is shown, the curtain is down and no player plays on."""
        self.curtain.end_peek()
        super().hideEvent(event)

    def first(self) -> QWidget | None:
        """The table."""
        return self.view

    def showEvent(self, event: QShowEvent) -> None:
        """Go on when the window was minimized and comes back."""
        super().showEvent(event)
        if event.spontaneous():
            self.arrive()

    def press(self, event: QKeyEvent) -> bool:
        """Letters press the buttons that show them; function keys read the table."""
        if event.isAutoRepeat():
            return True  # one press, one deed
        key, said = event.key(), self.bubble.isVisible()
        rule = self.running.display.state.rule
        if key not in MODIFIERS:
            self.running.bubbles.bubble_gone()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            deed = with_control(event)
            if deed is not None:
                self.deeds[deed]()
            return deed is not None
        if not self.curtain.isVisible() and self._press_letter(event):
            return True
        if key == Qt.Key.Key_Escape:
            if not self._hush(said):
                self.top.open_menu()
            return True
        if key == Qt.Key.Key_F1:
            self.ask_rules(rule)
            return True
        return self.read(event)

    def _press_letter(self, event: QKeyEvent) -> bool:
        letter = letter_of(event)
        if not letter:
            return False
        open_hand = self.running.sight.viewer is not None
        command = self.commands.command_for(letter)
        if open_hand and self._typed.goes_on(letter):
            return True
        capital = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if self.asker.answer(letter) or (
            open_hand and self._typed.begins(letter, capital=capital, is_button=command is not None)
        ):
            return True
        if command is not None:
            self.running.presses.press(command)
            return True
        if say(self.commands.go_on_key) == letter:
            self.go_on()
            return True
        deed = next((deed for key, deed in _LETTERS if say(key) == letter), None)
        if deed is not None:
            self.deeds[deed]()
        return deed is not None

    def _hush(self, said: bool) -> bool:
        """Take away what was asked on the table, or the glass; whether there was any."""
        there = said or self.asker.isVisible() or self.scene.last_trick.isVisible()
        self.running.bubbles.hush()
        self.scene.close_looks()
        return there
