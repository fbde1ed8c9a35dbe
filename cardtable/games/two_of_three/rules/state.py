"""Everything that lies on a table of Two of Three, and its form in views, copies and files."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from cardtable.cards import Card, packs
from cardtable.engine.round import Law, RoundResult
from cardtable.games.two_of_three.rules import legality
from cardtable.games.two_of_three.rules.house_rules import TwoOfThreeRules
from cardtable.kinds.stock.rules import StockRound, StockView

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


@dataclass(frozen=True, slots=True)
class TwoOfThreeView(legality.TwoOfThreePosition, StockView):
    """A table seen from one seat (``seat=None``: by a viewer, with an empty ``hand``).

    ``taken`` are the sizes of the piles of taken cards, and ``kept`` the cards that this seat held when they were
    taken. The other names are those of :class:`cardtable.games.two_of_three.rules.state.TwoOfThreeState`.
    """

    law = Law(legality.legal, legality.refusal)

    rules: TwoOfThreeRules
    starter: int
    number: int
    row: tuple[Card, ...]
    taken: tuple[int, ...]
    gone: tuple[Card, ...]
    kept: tuple[Card, ...]
    lost: tuple[int, ...]
    barred: tuple[tuple[int, ...], ...]
    placed: int
    drawn: bool

    @property
    def contrast_holds(self) -> bool:
        """Whether this seat has to lay a contrast now, because none of its cards matches (G9)."""
        if self.result is not None or self.seat != self.turn or not self.row:
            return False
        fitting = legality.playable(self.rules, self.row, self.hand)
        return bool(fitting) and not legality.matches(self.rules, fitting[0], *self.row[-2:])

    def unseen(self) -> list[Card]:
        """Every card of which this seat does not know where it lies."""
        seen = {*self.hand, *self.row, *self.gone, *self.kept}
        return [card for card in packs() if card not in seen]


@dataclass(slots=True, eq=True)
class TwoOfThreeState(legality.TwoOfThreePosition, StockRound[TwoOfThreeView]):
    """The whole table during a leg (omgang): one pack, of which round after round is dealt.

    ``row[-1]`` was laid last. ``number`` counts the rounds of the leg from 1,
    ``starter`` began this one, and ``lost`` is how many each seat has lost. ``piles`` are the cards that each seat has
    taken, out of play and not to be looked at; of those ``gone`` lay in a row, where everybody saw them, and ``kept``
    were in the hand of a seat. ``barred`` are the lengths of the row at which a seat had nothing that fits: since every
    drawn card is laid at once, no card of its hand fits there. ``placed`` cards were laid in this turn, and ``drawn``
    tells that the turn began with a draw and the card has not been laid yet.
    """

    view_type = TwoOfThreeView

    rules: TwoOfThreeRules
    starter: int
    number: int
    row: list[Card]
    piles: list[list[Card]] = field(default_factory=list)
    gone: list[Card] = field(default_factory=list)
    kept: list[list[Card]] = field(default_factory=list)
    lost: list[int] = field(default_factory=list)
    barred: list[list[int]] = field(default_factory=list)
    placed: int = 0
    drawn: bool = False
    result: RoundResult | None = None

    def __post_init__(self) -> None:
        seats = len(self.hands)
        self.piles = self.piles or [[] for _ in range(seats)]
        self.kept = self.kept or [[] for _ in range(seats)]
        self.lost = self.lost or [0] * seats
        self.barred = self.barred or [[] for _ in range(seats)]

    @property
    def taken(self) -> tuple[int, ...]:
        """How many cards lie in each pile."""
        return tuple(map(len, self.piles))

    def private_to(self, seat: int | None) -> Mapping[str, Any]:
        """A seat remembers which cards it held."""
        return {"kept": () if seat is None else tuple(self.kept[seat])}

    def secrets(self, seat: int | None) -> set[Card]:
        """Of the piles everybody knows what lay in a row, and a seat what it held."""
        hidden = {*self.stock, *(card for pile in self.piles for card in pile)}.difference(self.gone)
        hidden |= self.held_by_others(seat)
        return hidden if seat is None else hidden.difference(self.kept[seat])

    def all_cards(self) -> Iterator[Card]:
        for held in (*self.hands, *self.piles):
            yield from held
        yield from self.stock
        yield from self.row
