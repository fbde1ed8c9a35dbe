"""What the cards cost that are left in hand, and when a match is over (K-28, K-29, S-28, S-29)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.cards import Card, Rank
from cardtable.engine.round import RoundResult, Standing, seats_with, totals

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

BUY_PENALTY: Final = 200
BLIND_BONUS: Final = -25
BLIND_WITHOUT_JOKER: Final = -50


def _kinaskak(card: Card) -> int:
    if card.suit is None:
        return 50
    if card.rank is Rank.ACE:
        return 20
    return 10 if card.rank >= Rank.TEN else 5


def _shanghai(card: Card) -> int:
    if card.suit is None:
        return 50
    if card.rank is Rank.ACE:
        return 15
    return 10 if card.rank >= Rank.TEN else 5


def _clubs(card: Card) -> int:
    if card.suit is None or card.rank is Rank.ACE:
        return 15
    return 10 if card.rank >= Rank.JACK else 5


def _pips(card: Card) -> int:
    if card.suit is None or card.rank is Rank.ACE:
        return 15
    return min(10, int(card.rank))


def _family(card: Card) -> int:
    if card.suit is None:
        return 50
    if card.rank is Rank.ACE:
        return 20
    return 10 if card.rank >= Rank.EIGHT else 5


PRESETS: Final[dict[str, Callable[[Card], int]]] = {
    "kinaskak": _kinaskak,
    "shanghai": _shanghai,
    "clubs": _clubs,
    "pips": _pips,
    "family": _family,
}


def points(cards: Iterable[Card], preset: str) -> int:
    """The penalty for these cards with one of the presets."""
    cost = PRESETS[preset]
    return sum(cost(card) for card in cards)


def standing(rounds: int, seats: int, results: Sequence[RoundResult]) -> Standing:
    """The match after these rounds; the fewest points win, and a tie is shared."""
    scores = totals(results, seats)
    return Standing(scores, len(results) >= rounds, seats_with(min(scores), scores) if results else ())
