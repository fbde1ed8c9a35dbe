"""Everything that lies on a table of contract rummy, and its form in views, copies and files."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, Final, Self

from cardtable.cards import Card, packs
from cardtable.engine.round import Round, RoundResult
from cardtable.games.rummy.rules.house_rules import Rules
from cardtable.games.rummy.rules.melds import Meld
from cardtable.games.rummy.rules.view import RummyView

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardtable.engine.chance import Chance
    from cardtable.engine.values import Event

PHASES: Final = ("ready", "offer", "window", "meld", "over")


@dataclass(slots=True, eq=True)
class RummyState(Round):
    """The whole table. ``stock[-1]`` is drawn next; ``discard[-1]`` is the last discard, ``live`` until a draw.

    ``number`` is the contract, counted from 0. ``phase`` is "ready" (before the first card is turned), "offer" (take
    the upcard or draw), "window" (the seats in ``asked`` say whether they buy; ``wishes`` is secret until all have),
    or "meld" (lay down, lay off, discard). ``then`` is what follows the window: "offer" or "draw"; ``refused_by_all``:
    nobody is asked again for this card. ``known`` are the cards in each hand that everybody has seen going there.
    ``must_lay_down`` after a joker was taken before laying down
    (S-14); ``must_play`` is a joker that may not be kept. ``penalties`` are points for buying too often (K-21).
    ``idle`` is how often the stock was renewed since somebody last laid a card.
    """

    rules: Rules
    seats: int
    dealer: int
    turn: int
    number: int
    hands: list[list[Card]]
    stock: list[Card]
    discard: list[Card] = field(default_factory=list)
    live: bool = False
    melds: list[Meld] = field(default_factory=list)
    owners: list[int] = field(default_factory=list)
    down: list[bool] = field(default_factory=list)
    known: list[list[Card]] = field(default_factory=list)
    bought: list[int] = field(default_factory=list)
    penalties: list[int] = field(default_factory=list)
    phase: str = "ready"
    asked: list[int] = field(default_factory=list)
    wishes: list[int] = field(default_factory=list)
    then: str = "draw"
    refused_by_all: bool = False
    discarder: int | None = None
    laid_this_turn: bool = False
    must_lay_down: bool = False
    must_play: Card | None = None
    reshuffles: int = 0
    idle: int = 0
    result: RoundResult | None = None

    def __post_init__(self) -> None:
        seats = len(self.hands)
        self.down = self.down or [False] * seats
        self.known = self.known or [[] for _ in range(seats)]
        self.bought = self.bought or [0] * seats
        self.penalties = self.penalties or [0] * seats

    @property
    def stock_left(self) -> int:
        """How many cards the stock holds."""
        return len(self.stock)

    @abstractmethod
    def draw_stock(self, chance: Chance, events: list[Event]) -> None:
        """The player on turn draws the top card of the stock; the upcard is dead from then on."""

    @abstractmethod
    def take(self, number: int, chance: Chance, events: list[Event]) -> list[Card]:
        """Up to ``number`` cards from the stock, which the discards below the upcard renew (K-27, S-26, S-27)."""

    def view(self, seat: int | None) -> RummyView:
        """See :meth:`Round.view`."""
        return RummyView(
            rules=self.rules,
            seat=seat,
            seats=self.seats,
            dealer=self.dealer,
            turn=self.turn,
            number=self.number,
            hand=() if seat is None else tuple(self.hands[seat]),
            counts=tuple(len(hand) for hand in self.hands),
            stock_left=len(self.stock),
            discard=tuple(self.discard),
            live=self.live,
            melds=tuple(self.melds),
            owners=tuple(self.owners),
            down=tuple(self.down),
            known=tuple(tuple(cards) for cards in self.known),
            bought=tuple(self.bought),
            penalties=tuple(self.penalties),
            phase=self.phase,
            asked=tuple(self.asked),
            wishes=tuple(one for one in self.wishes if one == seat),
            then=self.then,
            refused_by_all=self.refused_by_all,
            discarder=self.discarder,
            laid_this_turn=self.laid_this_turn,
            must_lay_down=self.must_lay_down,
            must_play=self.must_play,
            reshuffles=self.reshuffles,
            idle=self.idle,
            result=self.result,
        )

    def copy(self) -> Self:
        """See :meth:`Round.copy`."""
        twin = type(self).__new__(type(self))
        for name in _NAMES:
            value = getattr(self, name)
            setattr(twin, name, value[:] if type(value) is list else value)
        twin.hands = [hand[:] for hand in self.hands]
        twin.known = [cards[:] for cards in self.known]
        return twin

    def all_cards(self) -> Iterator[Card]:
        """See :meth:`Round.all_cards`."""
        for hand in self.hands:
            yield from hand
        yield from self.stock
        yield from self.discard
        for meld in self.melds:
            yield from meld.cards

    def check(self) -> None:
        """ValueError when the table is impossible: cards missing or twice, a seat that does not exist."""
        pack = packs(self.rules.packs_for(self.seats), self.rules.jokers_per_pack)
        if sorted(self.all_cards()) != sorted(pack):
            raise ValueError("cards are missing or doubled")
        seats = {self.turn, self.dealer, *self.asked, *self.wishes, *self.owners}
        seats |= {self.discarder} if self.discarder is not None else set()
        by_seat: tuple[list[Any], ...] = (self.hands, self.down, self.known, self.bought, self.penalties)
        if {len(values) for values in by_seat} != {self.seats} or not seats <= set(range(self.seats)):
            raise ValueError("seats do not fit")
        if self.phase not in PHASES or (self.phase == "over") != (self.result is not None):
            raise ValueError("no such phase")
        if len(self.owners) != len(self.melds) or self.number not in self.rules.rounds:
            raise ValueError("melds or contract do not fit")
        if any(not set(cards) <= set(hand) for cards, hand in zip(self.known, self.hands, strict=True)):
            raise ValueError("known cards are elsewhere")


_NAMES: Final = tuple(one.name for one in fields(RummyState))
