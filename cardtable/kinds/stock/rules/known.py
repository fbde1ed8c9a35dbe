"""Cards that everybody saw going to a hand, and so knows there as long as they stay."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from cardtable.engine.round import rule_out
from cardtable.kinds.stock.rules.round import StockRound, StockView

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardtable.cards import Card


class KnownView(StockView):
    """What of each hand is known to all stands in ``known``, by seat."""

    __slots__ = ()
    known: tuple[tuple[Card, ...], ...]

    def hidden_of(self, pack: Iterable[Card], *lying: Iterable[Card]) -> list[Card]:
        """The cards of the pack of which this seat does not know where they lie, where those are ``lying`` open."""
        seen = {*self.hand, *(card for cards in (*self.known, *self.open_hands, *lying) for card in cards)}
        return [card for card in pack if card not in seen]


V = TypeVar("V", bound=KnownView)


class KnownRound(StockRound[V]):
    """A table where what everybody saw going to a hand is known there: ``known``, by seat."""

    __slots__ = ()
    known: list[list[Card]]

    def show(self, seat: int, cards: Iterable[Card]) -> None:
        """Cards come to a hand for all to see."""
        for held in (self.hands[seat], self.known[seat]):
            held += cards

    def lose(self, seat: int, cards: Iterable[Card]) -> None:
        """Cards leave a hand."""
        gone = set(cards)
        for held in (self.hands, self.known):
            held[seat] = [card for card in held[seat] if card not in gone]

    def secrets(self, seat: int | None) -> set[Card]:
        """The stock and, until all lie open, what of the hands of others nobody has seen."""
        held = self.held_by_others(seat) if self.result is None else set()
        return {*self.stock, *held}.difference(*self.known)

    def check_known(self) -> None:
        """ValueError when a hand is said to hold what it does not."""
        for hand, known in zip(self.hands, self.known, strict=True):
            rule_out(len(set(known)) != len(known) or not set(known) <= set(hand), "known cards are elsewhere")
