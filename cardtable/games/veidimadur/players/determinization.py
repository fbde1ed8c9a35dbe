"""Worlds that agree with a view: unknown cards lie at random, as all that was heard and seen allows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.chance import shuffled
from cardtable.games.veidimadur.rules.round import VeidimadurRound

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from cardtable.cards import Card
    from cardtable.games.veidimadur.rules.state import VeidimadurView


def worlds(view: VeidimadurView, rng: Random) -> Iterator[VeidimadurRound]:
    """Endless rounds that this seat could be sitting in."""
    while True:
        yield imagine(view, rng)


def imagine(view: VeidimadurView, rng: Random) -> VeidimadurRound:
    """One round that looks from this seat exactly as ``view`` does."""
    hidden = _Hidden(view, shuffled(view.unseen(), rng))
    hands = [
        list(view.hand) if seat == view.seat else [*view.known[seat], *hidden.hand(seat)] for seat in range(view.seats)
    ]
    return VeidimadurRound.imagined(view, hands, stock=shuffled(hidden.stock, rng))


class _Hidden:
    """Unknown cards in the places of hidden hands, the newest place first, and the rest in the stock.

    A card may lie in a place that is new enough for its rank, and in a hand that holds no book of it. Where all such
    places are taken, cards move on along a chain; since places get fewer from the oldest to the newest, that finds
    hands wherever there are some.
    """

    def __init__(self, view: VeidimadurView, cards: list[Card]) -> None:
        self._view = view
        self._places: dict[int, list[Card | None]] = {
            seat: [None] * (view.counts[seat] - len(view.known[seat]))
            for seat in range(view.seats)
            if seat != view.seat
        }
        self._kept: set[Card] = set()
        self.stock: list[Card] = []
        for card in self._keep_promises(cards):
            if not self._put(card, set()):
                self.stock.append(card)
        if len(self.stock) != view.stock_left:
            raise ValueError("no such hands")

    def hand(self, seat: int) -> list[Card]:
        """The unknown cards of a hidden hand."""
        return [card for card in self._places[seat] if card is not None]

    def _keep_promises(self, cards: list[Card]) -> list[Card]:
        """One card of every rank that a hand asked for lies there, in the oldest place that is new enough."""
        rest = list(cards)
        for seat, places in self._places.items():
            for rank in self._view.holds[seat]:
                card = next(one for one in rest if one.rank is rank)
                rest.remove(card)
                newest = self._view.fresh[seat][rank - 1]
                places[max(place for place in range(newest) if places[place] is None)] = card
                self._kept.add(card)
        return rest

    def _put(self, card: Card, tried: set[tuple[int, int]]) -> bool:
        """Find a place for a card, which may drive another one on; whether there is one."""
        places = [
            (seat, place)
            for seat, held in self._places.items()
            if self._may_hold(seat, card)
            for place in reversed(range(min(self._view.fresh[seat][card.rank - 1], len(held))))
        ]
        for seat, place in places:
            if self._places[seat][place] is None:
                self._places[seat][place] = card
                return True
        for seat, place in places:
            other = self._places[seat][place]
            if other is None or (seat, place) in tried or other in self._kept:
                continue
            tried.add((seat, place))
            self._places[seat][place] = card
            if self._put(other, tried):
                return True
            self._places[seat][place] = other
        return False

    def _may_hold(self, seat: int, card: Card) -> bool:
        there = sum(one is not None and one.rank is card.rank for one in self._places[seat])
        there += sum(one.rank is card.rank for one in self._view.known[seat])
        return there < self._view.rules.book_size - 1
