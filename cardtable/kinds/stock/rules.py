"""The stock on a table, drawing from it, and what becomes of it when it is empty."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from cardtable.cards import Card
from cardtable.engine.round import CardRound, Position, SeatView, rule_out
from cardtable.engine.values import Event, Reveals, event

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardtable.engine.chance import Chance
    from cardtable.engine.round import Telling


@event("drew", private="card", reveals=Reveals.TO_ALL)
class Drew(Event):
    """A seat drew from the stock; only that seat sees the card."""

    seat: int
    card: Card | None


@event("reshuffled", reveals=Reveals.TO_ALL)
class Reshuffled(Event):
    """The discards that no longer count became the new stock."""

    number: int


class StockPosition(Position):
    """What a round and a view both know of a table with a stock."""

    __slots__ = ()

    # A field of a view, and a property of a round.
    if TYPE_CHECKING:

        @property
        def stock_left(self) -> int:
            """How many cards the stock holds."""


@dataclass(frozen=True, slots=True)
class StockView(StockPosition, SeatView):
    """A table with a stock seen from one seat."""

    stock_left: int


V = TypeVar("V", bound=StockView)


@dataclass(slots=True)
class StockRound(StockPosition, CardRound[V]):
    """A table with a stock, of which ``stock[-1]`` is drawn next."""

    stock: list[Card]

    @property
    def stock_left(self) -> int:
        """How many cards the stock holds."""
        return len(self.stock)

    def take(self, number: int, chance: Chance, events: Telling) -> list[Card]:
        """Up to ``number`` cards from the stock, which is renewed when it is empty."""
        taken: list[Card] = []
        while len(taken) < number and (self.stock or self._renew(chance, events)):
            taken.append(self.stock.pop())
        return taken

    def take_up_discards(self) -> list[Card]:
        """Take away what becomes the next stock; nothing where a game has no discards or they have to lie."""
        return []

    def _renew(self, chance: Chance, events: Telling) -> bool:
        discards = self.take_up_discards()
        if not discards:
            return False
        self.stock = chance.shuffle(discards)
        events.append(Reshuffled(len(self.stock)))
        return True


class KnownView(StockView):
    """What of each hand is known to all stands in ``known``, by seat."""

    __slots__ = ()
    known: tuple[tuple[Card, ...], ...]

    def hidden_of(self, pack: Iterable[Card], *lying: Iterable[Card]) -> list[Card]:
        """The cards of the pack of which this seat does not know where they lie, where those are ``lying`` open."""
        seen = {*self.hand, *(card for cards in (*self.known, *self.open_hands, *lying) for card in cards)}
        return [card for card in pack if card not in seen]


K = TypeVar("K", bound=KnownView)


class KnownRound(StockRound[K]):
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
