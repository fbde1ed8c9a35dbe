"""Typing a card: its rank and suit, as they are called in short, bring the focus to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

from cardtable.cards import Rank, Suit
from cardtable.messages import translate
from cardtable.stage.zones import ZoneKind
from cardtable.ui.language import say

if TYPE_CHECKING:
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
            self._announcer.tell(say(missing.put(letters=text)))
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
