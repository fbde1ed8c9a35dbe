"""One deal of Ólsen Ólsen: the turn machine of section 1.0 with the rules B01 to B26."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from cardtable.cards import Card, Suit, packs
from cardtable.engine.refusal import IllegalActionError
from cardtable.engine.round import Round, RoundResult
from cardtable.engine.values import Codec
from cardtable.games.olsen import legality
from cardtable.games.olsen.actions import Catch, Draw, EndTurn, NameSuit, Pass, Play, SayOlsen, SayOlsenOlsen
from cardtable.games.olsen.events import (
    Blocked,
    CallArmed,
    Called,
    CatchFailed,
    Drew,
    Laid,
    Passed,
    Penalized,
    Reshuffled,
    SuitNamed,
    WentOut,
)
from cardtable.games.olsen.legality import CHANGER, MAX_DRAWS
from cardtable.games.olsen.options import OlsenOptions
from cardtable.games.olsen.view import Lack, OlsenView

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardtable.engine.chance import Chance
    from cardtable.engine.refusal import Refusal
    from cardtable.engine.values import Action, Event

PENALTY: Final = 3
MAX_ACTIONS: Final = 3000


@dataclass(slots=True, eq=True)
class OlsenRound(Round):
    """The whole table. ``stock[-1]`` is the card drawn next and ``pile[-1]`` the top of the discard pile.

    ``phase`` is "play" (lay, draw or pass), "chain" (a companion or the end of the turn) or "name" (a suit, or
    another eight). ``window`` is the seat whose turn ended last, until another player acts (the reaction window);
    ``provisional`` says that it laid its last card and still owes "Ólsen Ólsen". ``tried`` are the seats that have
    tried to catch it. ``armed`` and ``armed_out`` are calls said ahead in one's own turn.
    """

    options: OlsenOptions
    seats: int
    dealer: int
    turn: int
    hands: list[list[Card]]
    stock: list[Card]
    pile: list[Card]
    named: Suit | None = None
    free: bool = False
    phase: str = "play"
    drawn: int = 0
    window: int | None = None
    provisional: bool = False
    called: list[bool] = field(default_factory=list)
    armed: bool = False
    armed_out: bool = False
    tried: list[int] = field(default_factory=list)
    lacks: list[Lack | None] = field(default_factory=list)
    empty_passes: int = 0
    actions: int = 0
    result: RoundResult | None = None

    def __post_init__(self) -> None:
        if not self.called:
            self.called = [False] * len(self.hands)
        if not self.lacks:
            self.lacks = [None] * len(self.hands)

    @property
    def stock_left(self) -> int:
        """How many cards the stock holds."""
        return len(self.stock)

    def legal(self, seat: int) -> list[Action]:
        """See :meth:`Round.legal`."""
        return legality.legal(self, seat, self.hands[seat], self.armed, self.armed_out)

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """See :meth:`Round.refusal`."""
        return legality.refusal(self, seat, self.hands[seat], self.armed, self.armed_out, action)

    def awaited(self) -> tuple[int, ...]:
        """The seat that still owes a call, as long as nobody else has acted."""
        if self.window is None or self.result is not None or not (self.provisional or self._call_is_due()):
            return ()
        return (self.window,)

    def play(self, seat: int, action: Action, chance: Chance) -> tuple[Event, ...]:
        """See :meth:`Round.play`."""
        refusal = legality.refusal(self, seat, self.hands[seat], self.armed, self.armed_out, action)
        if refusal is not None:
            raise IllegalActionError(refusal)
        events: list[Event] = []
        # Calls are not counted: nobody can block a deal by talking.
        self.actions += not isinstance(action, SayOlsen | SayOlsenOlsen | Catch)
        match action:
            case Play(card):
                self._close_window(seat, chance, events)
                if self.result is None:
                    self._lay(seat, card, events)
            case Draw():
                self._close_window(seat, chance, events)
                if self.result is None:
                    self._draw(seat, chance, events)
            case Pass():
                self._close_window(seat, chance, events)
                if self.result is None:
                    self._pass(seat, events)
            case NameSuit(suit):
                self.named = suit
                events.append(SuitNamed(seat, suit))
                self._end_turn(seat, events)
            case EndTurn():
                self._end_turn(seat, events)
            case SayOlsen():
                self._call(seat, events)
            case SayOlsenOlsen():
                self._last_call(seat, events)
            case Catch():
                self._catch(seat, chance, events)
        if self.actions >= MAX_ACTIONS and self.result is None:
            self._block(events)
        return tuple(events)

    # -- the steps of a turn ---------------------------------------------------------------------------------------

    def _lay(self, seat: int, card: Card, events: list[Event]) -> None:
        hand = self.hands[seat]
        hand.remove(card)
        self.pile.append(card)
        self.named = None
        self.free = False
        self.called[seat] = False
        self.empty_passes = 0
        lack = self.lacks[seat]
        if lack is not None:
            self.lacks[seat] = lack.after_playing(card)
        events.append(Laid(seat, card))
        if not hand:
            self._end_turn(seat, events)
        elif card.rank is CHANGER:
            self.phase = "name"
        elif self.options.multi_rank and any(other.rank is card.rank for other in hand):
            self.phase = "chain"
        else:
            self._end_turn(seat, events)

    def _draw(self, seat: int, chance: Chance, events: list[Event]) -> None:
        self._note_lack(seat)
        for card in self._take(1, chance, events):
            self.hands[seat].append(card)
            self.called[seat] = False
            self.empty_passes = 0
            self.drawn += 1
            events.append(Drew(seat, card))

    def _pass(self, seat: int, events: list[Event]) -> None:
        self._note_lack(seat)
        self.empty_passes = 0 if self.drawn else self.empty_passes + 1
        events.append(Passed(seat))
        self._end_turn(seat, events)
        if self.empty_passes >= self.seats:
            self._block(events)

    def _end_turn(self, seat: int, events: list[Event]) -> None:
        left = len(self.hands[seat])
        if left == 0 and (self.armed_out or self.options.olsen_auto or not self.options.olsen_olsen_required):
            self._win(seat, events)
            return
        if left == 1 and (self.armed or (self.options.olsen_auto and not self.called[seat])):
            self.called[seat] = True
            events.append(Called(seat, counts=True))
        self.window = seat
        self.provisional = left == 0
        self.tried = []
        self.armed = False
        self.armed_out = False
        self.phase = "play"
        self.drawn = 0
        self.turn = seat + 1 if seat + 1 < self.seats else 0

    def _note_lack(self, seat: int) -> None:
        hand = self.hands[seat]
        if self.options.voluntary_draw or (len(hand) == 1 and not self.options.out_on_changer):
            return
        self.lacks[seat] = Lack(legality.required_suit(self), self.pile[-1].rank, len(hand))

    # -- calls and the reaction window -----------------------------------------------------------------------------

    def _call_is_due(self) -> bool:
        window = self.window
        return window is not None and len(self.hands[window]) == 1 and not self.called[window]

    def _call(self, seat: int, events: list[Event]) -> None:
        if seat == self.turn:
            self.armed = True
            events.append(CallArmed(seat))
            return
        due = seat == self.window and self._call_is_due()
        if due:
            self.called[seat] = True
        events.append(Called(seat, counts=due))

    def _last_call(self, seat: int, events: list[Event]) -> None:
        if seat == self.turn:
            self.armed_out = True
            events.append(CallArmed(seat, last=True))
        else:
            self._win(seat, events)

    def _catch(self, seat: int, chance: Chance, events: list[Event]) -> None:
        target = self.window
        assert target is not None
        self.tried.append(seat)
        if self._call_is_due():
            self._penalize(target, chance, events, caught_by=seat)
        else:
            events.append(CatchFailed(seat, target))

    def _close_window(self, seat: int, chance: Chance, events: list[Event]) -> None:
        """The next player acts: what the last one forgot to say has its price first (B18 of the vectors)."""
        target = self.window
        if target is None or target == seat:
            return
        if self.provisional:
            self.provisional = False
            self._penalize(target, chance, events, last=True)
            if not self.hands[target]:
                self._win(target, events)
        elif self.options.olsen_enforce == "auto" and self._call_is_due():
            self._penalize(target, chance, events)
        self.window = None
        self.tried = []

    def _penalize(
        self, seat: int, chance: Chance, events: list[Event], caught_by: int | None = None, last: bool = False
    ) -> None:
        cards = self._take(PENALTY, chance, events)
        self.hands[seat] += cards
        self.called[seat] = False
        events.append(Penalized(seat, tuple(cards), len(cards), caught_by, last))

    # -- stock, end ------------------------------------------------------------------------------------------------

    def _take(self, number: int, chance: Chance, events: list[Event]) -> list[Card]:
        """Up to ``number`` cards from the stock, which the pile renews when it is empty (B20)."""
        taken: list[Card] = []
        while len(taken) < number:
            if not self.stock:
                if len(self.pile) < 2:
                    break
                self.stock = chance.shuffle(self.pile[:-1])
                del self.pile[:-1]
                events.append(Reshuffled(len(self.stock)))
            taken.append(self.stock.pop())
        return taken

    def _win(self, seat: int, events: list[Event]) -> None:
        events.append(WentOut(seat))
        self._finish((seat,), "out")

    def _block(self, events: list[Event]) -> None:
        fewest = min(len(hand) for hand in self.hands)
        winners = tuple(seat for seat, hand in enumerate(self.hands) if len(hand) == fewest)
        events.append(Blocked(winners))
        self._finish(winners, "blocked")

    def _finish(self, winners: tuple[int, ...], reason: str) -> None:
        scores = tuple(int(seat in winners) for seat in range(self.seats))
        self.result = RoundResult(winners, scores, reason, tuple(len(hand) for hand in self.hands))
        self.phase = "over"
        self.window = None
        self.provisional = False

    # -- views, copies, text ---------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> OlsenView:
        """See :meth:`Round.view`."""
        own_turn = seat == self.turn
        return OlsenView(
            options=self.options,
            seat=seat,
            seats=self.seats,
            dealer=self.dealer,
            turn=self.turn,
            hand=() if seat is None else tuple(self.hands[seat]),
            counts=tuple(len(hand) for hand in self.hands),
            stock_left=len(self.stock),
            pile=tuple(self.pile),
            named=self.named,
            free=self.free,
            phase=self.phase,
            drawn=self.drawn,
            window=self.window,
            provisional=self.provisional,
            called=tuple(self.called),
            armed=own_turn and self.armed,
            armed_out=own_turn and self.armed_out,
            tried=tuple(self.tried),
            lacks=tuple(self.lacks),
            empty_passes=self.empty_passes,
            actions=self.actions,
            result=self.result,
        )

    def copy(self) -> OlsenRound:
        """See :meth:`Round.copy`."""
        twin = OlsenRound.__new__(OlsenRound)
        twin.options = self.options
        twin.seats = self.seats
        twin.dealer = self.dealer
        twin.turn = self.turn
        twin.hands = [hand[:] for hand in self.hands]
        twin.stock = self.stock[:]
        twin.pile = self.pile[:]
        twin.named = self.named
        twin.free = self.free
        twin.phase = self.phase
        twin.drawn = self.drawn
        twin.window = self.window
        twin.provisional = self.provisional
        twin.called = self.called[:]
        twin.armed = self.armed
        twin.armed_out = self.armed_out
        twin.tried = self.tried[:]
        twin.lacks = self.lacks[:]
        twin.empty_passes = self.empty_passes
        twin.actions = self.actions
        twin.result = self.result
        return twin

    def to_json(self) -> dict[str, Any]:
        """See :meth:`Round.to_json`."""
        data: dict[str, Any] = _CODEC.to_json(self)
        return data

    @staticmethod
    def from_json(data: Any) -> OlsenRound:
        """The round that was written; ValueError when the data describes none that could exist."""
        loaded = _CODEC.from_json(data)
        loaded.check()
        return loaded

    def check(self) -> None:
        """ValueError when the table is impossible: cards missing or twice, a seat that does not exist."""
        if sorted(self.all_cards()) != sorted(packs(self.options.packs_for(self.seats))):
            raise ValueError("cards are missing or doubled")
        seats = {self.turn, self.dealer, *self.tried} | ({self.window} if self.window is not None else set())
        lengths = {len(self.hands), len(self.called), len(self.lacks)}
        if not self.pile or lengths != {self.seats} or not seats <= set(range(self.seats)):
            raise ValueError("seats or piles do not fit")
        if self.phase not in ("play", "chain", "name", "over") or (self.phase == "over") != (self.result is not None):
            raise ValueError("no such phase")
        if not 0 <= self.drawn <= MAX_DRAWS:
            raise ValueError("too many draws")

    def all_cards(self) -> Iterator[Card]:
        """See :meth:`Round.all_cards`."""
        for hand in self.hands:
            yield from hand
        yield from self.stock
        yield from self.pile


_CODEC: Final[Codec[OlsenRound]] = Codec(OlsenRound)
