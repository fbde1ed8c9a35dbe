"""Typing a card: its rank and suit, as they are called in short, bring the focus to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, Qt

from cardtable.cards import Rank, Suit
from cardtable.messages import translate
from cardtable.stage.zones import ZoneKind
from cardtable.ui.language import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from cardtable.cards import Card
    from cardtable.ui.a11y.announcer import Announcer
    from cardtable.ui.scene.card_item import CardItem
    from cardtable.ui.scene.view import TableView

SUITS: Final = {
    Suit.SPADES: translate("Typed", "S", "letter of spades, when a card is typed"),
    Suit.HEARTS: translate("Typed", "H", "letter of hearts, when a card is typed"),
    Suit.CLUBS: translate("Typed", "C", "letter of clubs, when a card is typed"),
    Suit.DIAMONDS: translate("Typed", "D", "letter of diamonds, when a card is typed"),
}
JOKER: Final = "*"
# After so many milliseconds the next key begins another card.
PAUSE: Final = 2000


class TypedCard:
    """What is typed at one table: a capital letter begins a card, and a digit that no button has."""

    def __init__(self, view: TableView, announcer: Announcer) -> None:
        self._view, self._scene, self._announcer = view, view.table, announcer
        self._text = ""
        timer = QElapsedTimer()
        timer.start()
        self.clock: Callable[[], int] = timer.elapsed
        self._at = 0

    def press(self, event: QKeyEvent, *, is_button: bool) -> bool:
        """Take the key if it is part of a card; whether it is. ``is_button``: a button has this letter."""
        letter = event.text()
        if not letter.strip():
            return False
        if self.clock() - self._at > PAUSE:
            self._text = ""
        if self._text and self._go(self._text + letter.upper()):
            return True
        self._text = ""
        capital = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier) and letter.isalpha()
        free = not letter.isalpha() and not is_button
        return (capital or free) and self._go(letter.upper())

    def _go(self, text: str) -> bool:
        """Bring the focus to the next card that is called so; whether cards are called so at all."""
        if not any(name.startswith(text) for name in self._names()):
            return False
        self._text, self._at = text, self.clock()
        scene, view = self._scene, self._view
        fitting = [item for item in self._held() if self._code(item.card).startswith(text)]
        if not fitting:
            missing = translate("Reader", "There is no {letters} in your hand.", "what somebody has typed")
            self._announcer.tell(say(missing.put(letters=text)))
            return True
        focus = scene.focusItem()
        at = next((place for place, item in enumerate(fitting) if item is focus), None)
        # More letters say more of the same card; the same ones once more mean the next card.
        again = at is not None and len(text) == 1
        scene.shows_focus = True
        view.setFocus()
        scene.setFocusItem(
            fitting[0 if at is None else (at + again) % len(fitting)], Qt.FocusReason.ShortcutFocusReason
        )
        return True

    def _held(self) -> list[CardItem]:
        """The cards of the open hand in their order."""
        scene = self._scene
        hands = [zone.zone.id for zone in scene.zones.values() if zone.zone.kind in (ZoneKind.HAND, ZoneKind.TRAY)]
        return [item for hand in reversed(hands) for item in scene.items_in(hand) if item.card is not None]

    def _code(self, card: Card | None) -> str:
        if card is None:
            return ""
        return JOKER if card.suit is None else self._rank(card.rank) + say(SUITS[card.suit])

    def _rank(self, rank: int) -> str:
        return self._scene.deck_style.index(Rank(rank)).upper()

    def _names(self) -> list[str]:
        """How all cards are called."""
        return [JOKER, *(self._rank(rank) + say(suit) for rank in range(1, 14) for suit in SUITS.values())]
