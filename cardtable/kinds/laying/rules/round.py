"""A table where cards are laid on a pile, and what a seat may know of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, TypeVar

from cardtable.cards import Card
from cardtable.engine.round import rule_out
from cardtable.kinds.laying.rules.events import Laid, TookPile
from cardtable.kinds.laying.rules.position import LayingPosition
from cardtable.kinds.stock.rules.events import Drew
from cardtable.kinds.stock.rules.known import KnownRound, KnownView

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.engine.chance import Chance
    from cardtable.engine.round import Telling


@dataclass(frozen=True, slots=True)
class LayingView(LayingPosition, KnownView):
    """A table with a pile seen from one seat."""

    pile: tuple[Card, ...]
    known: tuple[tuple[Card, ...], ...]


V = TypeVar("V", bound=LayingView)


@dataclass(slots=True)
class LayingRound(LayingPosition, KnownRound[V]):
    """A table with a pile: ``pile[-1]`` lies on top, and ``known`` is what came from it into each hand.

    ``taken`` is how many cards of the pile are taken at once, the highest ones; 0: all.
    """

    taken: ClassVar[int] = 0

    pile: list[Card]
    known: list[list[Card]]

    def lay(self, seat: int, cards: Sequence[Card], events: Telling) -> None:
        """Cards go from a hand on the pile."""
        self.lose(seat, cards)
        self.pile += cards
        events.append(Laid(seat, tuple(cards)))

    def draw(self, seat: int, chance: Chance, events: Telling) -> None:
        """A card goes from the stock to a hand, which alone sees it."""
        for card in self.take(1, chance, events):
            self.hands[seat].append(card)
            events.append(Drew(seat, card))

    def take_pile(self, seat: int, events: Telling) -> None:
        """The pile, or what lies on top of it, goes to a hand, for all to see."""
        taken = self.pile[-self.taken :]
        del self.pile[-self.taken :]
        self.show(seat, taken)
        events.append(TookPile(seat, tuple(taken), len(taken)))

    def all_cards(self) -> Iterator[Card]:
        """Hands, stock and pile."""
        for hand in self.hands:
            yield from hand
        yield from self.stock
        yield from self.pile

    def check_laying(self, pack: Sequence[Card]) -> None:
        """ValueError when a card is missing or twice, known where it is not, or a round goes on that is over."""
        self.check_cards_and_seats(pack, by_seat=(self.known,))
        self.check_known()
        rule_out((self.result is None) != all(self.hands), "a hand without cards ends the round")
