"""Everything that lies on a table of contract rummy, and its form in views, copies and files."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from cardtable.cards import Card, packs
from cardtable.engine.round import Law, RoundResult
from cardtable.games.rummy.rules import legality
from cardtable.games.rummy.rules.house_rules import Rules
from cardtable.games.rummy.rules.melds import Meld
from cardtable.games.rummy.rules.position import RummyPosition
from cardtable.kinds.stock.rules import KnownRound, KnownView

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from cardtable.engine.chance import Chance
    from cardtable.engine.round import Telling


@dataclass(frozen=True, slots=True)
class RummyView(RummyPosition, KnownView):
    """A table seen from one seat (``seat=None``: by a viewer, with an empty ``hand``).

    ``wishes`` holds the seat's own wish to buy at the most. The other names are those of
    :class:`cardtable.games.rummy.rules.state.RummyState`.
    """

    law = Law(legality.legal, legality.refusal)

    rules: Rules
    number: int
    discard: tuple[Card, ...]
    live: bool
    melds: tuple[Meld, ...]
    owners: tuple[int, ...]
    down: tuple[bool, ...]
    known: tuple[tuple[Card, ...], ...]
    bought: tuple[int, ...]
    penalties: tuple[int, ...]
    phase: str
    asked: tuple[int, ...]
    wishes: tuple[int, ...]
    then: str
    refused_by_all: bool
    discarder: int | None
    laid_this_turn: bool
    must_lay_down: bool
    must_play: Card | None
    reshuffles: int
    idle: int

    def unseen(self) -> list[Card]:
        """Every card of which this seat does not know where it lies."""
        pack = packs(self.rules.packs_for(self.seats), self.rules.jokers_per_pack)
        return self.hidden_of(pack, self.discard, *(meld.cards for meld in self.melds))


@dataclass(slots=True, eq=True)
class RummyState(RummyPosition, KnownRound[RummyView]):
    """The whole table. ``discard[-1]`` is the last discard, ``live`` until a draw.

    ``number`` is the contract, counted from 0. ``phase`` is "ready" (before the first card is turned), "offer" (take
    the upcard or draw), "window" (the seats in ``asked`` say whether they buy; ``wishes`` is secret until all have),
    or "meld" (lay down, lay off, discard). ``then`` is what follows the window: "offer" or "draw"; ``refused_by_all``:
    no player is asked again for this card. ``known`` are the cards in each hand that everybody has seen going there.
    ``must_lay_down`` after a joker was taken before laying down (S-14); ``must_play`` is a joker that may not be kept.
    ``penalties`` are points for buying too often (K-21). ``idle`` is how often the stock was renewed since a player
    last laid a card.
    """

    view_type = RummyView

    rules: Rules
    number: int
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

    @abstractmethod
    def draw_stock(self, chance: Chance, events: Telling) -> None:
        """The player on turn draws the top card of the stock; the upcard is dead from then on."""

    def private_to(self, seat: int | None) -> Mapping[str, Any]:
        """Of the answers to a question to all a seat knows its own."""
        return {"wishes": tuple(one for one in self.wishes if one == seat)}

    def all_cards(self) -> Iterator[Card]:
        for hand in self.hands:
            yield from hand
        yield from self.stock
        yield from self.discard
        for meld in self.melds:
            yield from meld.cards
