"""Everything that lies on a table of the family, and its form in views, copies and files."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from cardtable.cards import Card, Suit, packs
from cardtable.engine.round import Law, RoundResult
from cardtable.games.olsen.rules import legality, refusals
from cardtable.games.olsen.rules.house_rules import Rules
from cardtable.games.olsen.rules.knowledge import Buried, Cheat, Deed, Lack, Own, Trace
from cardtable.games.olsen.rules.legality import OlsenPosition
from cardtable.kinds.stock.rules import StockRound, StockView

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from cardtable.engine.chance import Chance
    from cardtable.engine.round import Telling


@dataclass(frozen=True, slots=True)
class OlsenView(legality.OlsenPosition, StockView):
    """A table seen from one seat (``seat=None``: by a viewer, with an empty ``hand``).

    ``pile`` holds every card since the last reshuffle, the top card last, ``None`` where a player put a card unseen;
    ``counts`` are the sizes of all hands. ``lacks`` is what every player could see from draws. ``cheat`` is the
    seat's own cheat and no other player's; ``report`` is empty until the deal is over. The other names are those of
    :class:`cardtable.games.olsen.rules.state.OlsenState`.
    """

    law = Law(refusals.legal, refusals.refusal)

    rules: Rules
    pile: tuple[Card | None, ...]
    named: Suit | None
    free: bool
    phase: str
    begun: bool
    drawn: int
    laid: int
    direction: int
    out: tuple[int, ...]
    owed: int
    levels: tuple[int, ...]
    window: int | None
    provisional: bool
    called: tuple[bool, ...]
    armed: bool
    armed_out: bool
    tried: tuple[int, ...]
    lacks: tuple[Lack | None, ...]
    had_turn: tuple[bool, ...]
    trace: Trace | None
    cheat: Cheat | None
    cheated: bool
    report: tuple[Deed, ...]
    caught: tuple[int, ...]
    cleared: tuple[int, ...]
    empty_passes: int
    actions: int

    @property
    def own(self) -> Own:
        """What only this seat knows."""
        return Own(self.hand, self.armed, self.armed_out, self.cheated)

    @property
    def changer(self) -> int:
        """The rank with which this seat may change the suit; 0 where no card does."""
        return self.levels[self.seat or 0]

    def unseen(self) -> list[Card]:
        """Every card that this seat has not in hand, has not seen on the pile and has not hidden itself."""
        seen = {*self.hand, *self.pile, *(card for hand in self.open_hands for card in hand)}
        if self.cheat is not None:
            seen.add(self.cheat.card)
        return [card for card in packs(self.rules.packs_for(self.seats)) if card not in seen]


@dataclass(slots=True, eq=True)
class OlsenState(OlsenPosition, StockRound[OlsenView]):
    """The whole table. ``pile[-1]`` is the top of the discard pile.

    ``phase`` is "owe" (cards that twos imposed must be taken), "play" (lay, draw or pass), "chain" (another card or
    the end of the turn), "name" (a suit, or another changer) or "stand" (a win on trial: accuse or let it stand).
    ``begun`` says that the seat whose turn it is has acted. ``window`` is the seat whose turn ended last, until
    another player acts (the reaction window); ``provisional`` says that it laid its last card but has not won yet:
    it still owes "Ólsen Ólsen", or may be accused. ``tried`` are the seats that have caught or accused it in vain.
    ``armed`` and ``armed_out`` are calls said ahead in one's own turn. ``levels`` are the changer ranks by seat.
    ``had_turn`` says by seat whether a turn of its own is over. ``laid`` counts the cards laid in this turn,
    ``direction`` is 1 clockwise and -1 the other way round. ``out`` are the seats that went out, in order, where the
    others play on.

    Secret: ``cheat`` is what can still be found, ``cheated`` whether the turn has had its one cheat, ``buried`` the
    cards in the pile that no other player has seen, ``report`` all deeds. ``caught`` and ``cleared`` count by seat how
    often it was accused rightly and wrongly, which everybody remembers.
    """

    view_type = OlsenView

    rules: Rules
    pile: list[Card]
    named: Suit | None = None
    free: bool = False
    phase: str = "play"
    begun: bool = False
    drawn: int = 0
    laid: int = 0
    direction: int = 1
    out: list[int] = field(default_factory=list)
    owed: int = 0
    levels: list[int] = field(default_factory=list)
    window: int | None = None
    provisional: bool = False
    called: list[bool] = field(default_factory=list)
    armed: bool = False
    armed_out: bool = False
    tried: list[int] = field(default_factory=list)
    lacks: list[Lack | None] = field(default_factory=list)
    had_turn: list[bool] = field(default_factory=list)
    trace: Trace | None = None
    cheat: Cheat | None = None
    cheated: bool = False
    buried: list[Buried] = field(default_factory=list)
    report: list[Deed] = field(default_factory=list)
    caught: list[int] = field(default_factory=list)
    cleared: list[int] = field(default_factory=list)
    empty_passes: int = 0
    actions: int = 0
    result: RoundResult | None = None

    def __post_init__(self) -> None:
        seats = len(self.hands)
        self.levels = self.levels or [self.rules.first_changer] * seats
        self.called = self.called or [False] * seats
        self.lacks = self.lacks or [None] * seats
        self.had_turn = self.had_turn or [False] * seats
        self.caught = self.caught or [0] * seats
        self.cleared = self.cleared or [0] * seats

    def own(self, seat: int) -> Own:
        """What only this seat knows."""
        if seat != self.turn:
            return Own(self.hands[seat])
        return Own(self.hands[seat], self.armed, self.armed_out, self.cheated)

    def hidden_away(self) -> Card | None:
        """The card that has vanished from a hand and lies nowhere until the window closes (V02)."""
        return self.cheat.card if self.cheat is not None and self.cheat.kind == "hide" else None

    @abstractmethod
    def lay(self, seat: int, card: Card, chance: Chance, events: Telling, alone: bool = False) -> None:
        """Lay a card on the pile; ``alone`` where nothing may follow."""

    @abstractmethod
    def go_out(self, seat: int, chance: Chance, events: Telling) -> None:
        """The seat has no card left: it wins, or takes the next step down the ladder (B24, L02 to L04)."""

    @abstractmethod
    def call_is_due(self) -> bool:
        """Whether the seat in the window holds one card and has not said so (B21)."""

    def private_to(self, seat: int | None) -> Mapping[str, Any]:
        """The seat's own calls said ahead and cheat, and the pile, ``None`` where another put a card unseen."""
        own = Own(()) if seat is None else self.own(seat)
        return {
            "pile": self._pile_seen_by(seat),
            "armed": own.armed,
            "armed_out": own.armed_out,
            "cheat": self.cheat if self.cheat is not None and self.cheat.seat == seat else None,
            "cheated": own.cheated,
            "report": tuple(self.report) if self.result is not None else (),
        }

    def _pile_seen_by(self, seat: int | None) -> tuple[Card | None, ...]:
        if not self.buried:
            return tuple(self.pile)
        unseen = {buried.card for buried in self.buried if buried.seat != seat}
        return tuple(None if card in unseen else card for card in self.pile)

    def secrets(self, seat: int | None) -> set[Card]:
        """What a player put into the pile unseen, or made vanish, no other player knows until a report tells.

        The end of a round opens all hands.
        """
        hidden = {*self.stock, *self.held_by_others(seat)}
        hidden |= {buried.card for buried in self.buried if buried.seat != seat}
        vanished = self.hidden_away()
        if vanished is not None and self.cheat is not None and self.cheat.seat != seat:
            hidden.add(vanished)
        if self.result is not None:
            hidden -= {card for hand in self.hands for card in hand}
            hidden -= {deed.card for deed in self.report if deed.card is not None}
        return hidden

    def all_cards(self) -> Iterator[Card]:
        for hand in self.hands:
            yield from hand
        yield from self.stock
        yield from self.pile
        hidden = self.hidden_away()
        if hidden is not None:
            yield hidden
