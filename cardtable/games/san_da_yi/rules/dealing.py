"""How a hand of San Da Yi begins (A4, A7, A8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cardtable.games.san_da_yi.rules.house_rules import HAND, SEATS
from cardtable.games.san_da_yi.rules.ranking import DIAMONDS, PACK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.chance import Chance


class Deal(NamedTuple):
    """Four hands, a kitty, who calls first, and the diamond that says so where nobody declared before."""

    hands: list[list[Card]]
    kitty: list[Card]
    caller: int
    opening: Card | None


def deal(previous: int | None, chance: Chance) -> Deal:
    """Shuffle and deal twelve cards to each and six to the kitty; ``previous`` declared the hand before."""
    cards = chance.shuffle(PACK)
    hands = [cards[seat * HAND : (seat + 1) * HAND] for seat in range(SEATS)]
    kitty = cards[SEATS * HAND :]
    if previous is not None:
        return Deal(hands, kitty, previous, None)
    caller, opening = first_caller(hands)
    return Deal(hands, kitty, caller, opening)


def first_caller(hands: Sequence[Sequence[Card]]) -> tuple[int, Card]:
    """Who holds the three of diamonds or, where it lies in the kitty, the next diamond (A7, A8)."""
    return next((seat, card) for card in DIAMONDS for seat, hand in enumerate(hands) if card in hand)
