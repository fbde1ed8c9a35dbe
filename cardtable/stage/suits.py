"""The four buttons with which a suit is named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.stage.card_names import suit_name
from cardtable.stage.commands import DIGITS, Command

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cardtable.cards import Card, Suit
    from cardtable.engine.values import Action


def suit_buttons(actions: Sequence[Action], suits: Sequence[Suit], hand: Iterable[Card]) -> list[Command]:
    """One answer for each suit; the one of which most cards are held is what one probably wants."""
    held = [card.suit for card in hand]
    likely = max(suits, key=held.count)
    return [
        Command(action, suit_name(suit), key, primary=suit is likely, suit=suit, answer=True)
        for action, suit, key in zip(actions, suits, DIGITS, strict=False)
    ]
