"""What may be laid on the pile, and what happens there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise, permutations
from typing import TYPE_CHECKING, ClassVar, Final, TypeVar

from cardtable.cards import Card
from cardtable.engine.refusal import Refusal
from cardtable.engine.round import rule_out
from cardtable.engine.values import Action, Event, Reveals, action, event
from cardtable.kinds.stock.rules import Drew, KnownRound, KnownView, StockPosition

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardtable.engine.chance import Chance
    from cardtable.engine.round import Telling


@action("lay")
class Lay(Action):
    """Lay cards of one rank on the pile, the last of them on top."""

    cards: tuple[Card, ...]


@action("draw")
class Draw(Action):
    """Draw a card from the stock."""


@action("take-pile")
class TakePile(Action):
    """Take cards from the top of the pile: as many as the game says."""


DRAW: Final = Draw()
TAKE_PILE: Final = TakePile()
lay: Final = cache(Lay)
"""The action that lays these cards, made once for each."""


@event("laid", reveals=Reveals.TO_ALL)
class Laid(Event):
    """A seat laid cards on the pile."""

    seat: int
    cards: tuple[Card, ...]


@event("took-pile", reveals=Reveals.TO_ALL)
class TookPile(Event):
    """A seat took cards from the top of the pile, for all to see."""

    seat: int
    cards: tuple[Card, ...]
    number: int


class PilePosition(StockPosition):
    """A table with a pile, whose last card lies on top."""

    __slots__ = ()
    pile: Sequence[Card | None]

    @property
    def top(self) -> Card:
        """The card on top of the pile, which everybody sees."""
        top = self.pile[-1]
        assert top is not None
        return top


class LayingPosition(PilePosition):
    """A table where any card goes on an empty pile, and else one that ``goes_on`` the card on top."""

    __slots__ = ()
    goes_on: ClassVar[Callable[[Card, Card], bool]]

    def fits(self, card: Card) -> bool:
        """Whether the card may be laid now, alone or before others of its rank."""
        return not self.pile or type(self).goes_on(card, self.top)


def legal(position: LayingPosition, seat: int, hand: Sequence[Card]) -> list[Action]:
    """Everything that can be laid, and else what has to be taken."""
    if position.result is not None or seat != position.turn:
        return []
    found: list[Action] = [lay(cards) for cards in orders(hand) if position.fits(cards[0])]
    return found or [DRAW if position.stock_left else TAKE_PILE]


def refusal(position: LayingPosition, seat: int, hand: Sequence[Card], action: Action) -> Refusal | None:
    """Why ``seat`` may not do this now, with the chapter that says so; ``None`` when it may."""
    if position.result is not None:
        return Refusal("round-over", "scoring")
    if seat != position.turn:
        return Refusal("not-your-turn", "turn", seat=position.turn)
    if isinstance(action, Lay):
        return _refuse_laying(position, hand, action.cards)
    if not isinstance(action, Draw | TakePile):
        return Refusal("unknown-action", "turn")
    fitting = [card for card in sorted(hand) if position.fits(card)]
    if fitting:
        return Refusal("can-lay", "drawing", tuple(fitting))
    if isinstance(action, Draw) and not position.stock_left:
        return Refusal("stock-used-up", "taking")
    if isinstance(action, TakePile) and position.stock_left:
        return Refusal("draw-first", "drawing")
    return None


def orders(hand: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Cards of one rank, one and more, in every order."""
    for rank in sorted({card.rank for card in hand}):
        alike = sorted(card for card in hand if card.rank is rank)
        for number in range(1, len(alike) + 1):
            yield from permutations(alike, number)


def mixed(hand: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Two cards of different ranks, which nobody may lay together."""
    return (pair for pair in pairwise(hand) if pair[0].rank is not pair[1].rank)


def _refuse_laying(position: LayingPosition, hand: Sequence[Card], cards: Sequence[Card]) -> Refusal | None:
    if not cards or len(set(cards)) < len(cards):
        return Refusal("pick-first", "laying")
    for card in cards:
        if card not in hand:
            return Refusal("not-in-hand", "laying", (card,))
    for card in cards:
        if card.rank is not cards[0].rank:
            return Refusal("one-rank", "laying", (card,))
    return None if position.fits(cards[0]) else Refusal("does-not-fit", "laying", (cards[0], position.top))


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
