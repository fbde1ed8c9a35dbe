"""One deal of any game of the family: the turn machine of section 1.0."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cardtable.engine.round import RoundResult
from cardtable.games.olsen.rules import accusing, effects, legality, scoring, validation
from cardtable.games.olsen.rules.actions import (
    Accuse,
    Catch,
    Draw,
    EndTurn,
    FalsePlay,
    Hide,
    LetStand,
    NameSuit,
    Pass,
    Play,
    SayOlsen,
    SayOlsenOlsen,
    Slip,
    TakeOwed,
)
from cardtable.games.olsen.rules.events import (
    Blocked,
    CallArmed,
    Called,
    CatchFailed,
    Drew,
    Laid,
    LaidLast,
    Passed,
    Penalized,
    SteppedDown,
    SuitNamed,
    TookOwed,
    WentOut,
)
from cardtable.games.olsen.rules.knowledge import Lack, Trace
from cardtable.games.olsen.rules.state import OlsenState

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.chance import Chance
    from cardtable.engine.round import Telling
    from cardtable.engine.values import Action

PENALTY: Final = 3
FIVE_MORE: Final = 5
MAX_ACTIONS: Final = 3000
MAX_ACTIONS_ON_LADDER: Final = 30_000
_TALK: Final = (SayOlsen, SayOlsenOlsen, Catch, Accuse)


@dataclass(slots=True, eq=True)
class OlsenRound(OlsenState):
    """The table and what happens on it."""

    def awaited(self) -> tuple[int, ...]:
        """The seat that still owes a call, as long as no other player has acted."""
        window = self.window
        if window is None or self.result is not None or self.called[window]:
            return ()
        return (window,) if self.provisional or self.call_is_due() else ()

    def do(self, seat: int, action: Action, chance: Chance, events: Telling) -> None:
        if isinstance(action, _TALK):
            # Calls are not counted: no player can block a deal by talking.
            self._say(seat, action, chance, events)
            return
        self.actions += 1
        if not self.begun:
            self._begin(seat, chance, events)
        if self.result is None:
            self._do(seat, action, chance, events)
        most = MAX_ACTIONS_ON_LADDER if self.rules.ladder else MAX_ACTIONS
        if self.actions >= most and self.result is None:
            self._block(events)

    def check(self) -> None:
        validation.check(self)

    def _say(self, seat: int, action: Action, chance: Chance, events: Telling) -> None:
        match action:
            case SayOlsen():
                self._call(seat, events)
            case SayOlsenOlsen():
                self._last_call(seat, chance, events)
            case Catch():
                self._catch(seat, chance, events)
            case Accuse():
                accusing.accuse(self, seat, chance, events)

    def _do(self, seat: int, action: Action, chance: Chance, events: Telling) -> None:
        match action:
            case Play(card):
                self.lay(seat, card, chance, events)
            case Draw():
                self._draw(seat, chance, events)
            case Pass():
                self._pass(seat, chance, events)
            case TakeOwed():
                self._take_owed(seat, chance, events)
            case NameSuit(suit):
                self.named = suit
                events.append(SuitNamed(seat, suit))
                self.end_turn(seat, chance, events)
            case EndTurn():
                self.end_turn(seat, chance, events)
            case LetStand():
                self.begun = False
            case Slip() | Hide() | FalsePlay():
                accusing.cheat(self, seat, action, chance, events)

    # -- the steps of a turn ---------------------------------------------------------------------------------------

    def _begin(self, seat: int, chance: Chance, events: Telling) -> None:
        """The next player acts: the window closes, and what the last one forgot to say has its price first."""
        self._close_window(seat, chance, events)
        self.begun = True
        if self.rules.cheating:
            self.trace = Trace(seat, self.top, self.named, self.free, kept_suit=legality.keeps_suit(self))

    def lay(self, seat: int, card: Card, chance: Chance, events: Telling, alone: bool = False) -> None:
        """Put a card from the hand on the pile; the turn goes on or ends with it (``alone``: it ends)."""
        hand = self.hands[seat]
        hand.remove(card)
        self.pile.append(card)
        self.named = None
        self.free = False
        self.called[seat] = False
        self.empty_passes = 0
        self.laid += 1
        lack = self.lacks[seat]
        if lack is not None:
            self.lacks[seat] = lack.after_playing(card)
        if self.trace is not None:
            accusing.show(self, card)
        events.append(Laid(seat, card))
        if card.rank == self.levels[seat] and not alone and (hand or self._goes_on_after(seat)):
            self.phase = "name"
        elif hand and not alone and legality.companions(self, hand):
            self.phase = "chain"
        else:
            self.end_turn(seat, chance, events)

    def _goes_on_after(self, seat: int) -> bool:
        """Whether the deal goes on when this seat has laid its last card (L04, L08)."""
        return self.rules.ladder and self.levels[seat] > 1

    def _draw(self, seat: int, chance: Chance, events: Telling) -> None:
        self._note_lack(seat)
        for card in self.take(1, chance, events):
            self.hands[seat].append(card)
            self.called[seat] = False
            self.empty_passes = 0
            self.drawn += 1
            events.append(Drew(seat, card))

    def _pass(self, seat: int, chance: Chance, events: Telling) -> None:
        self._note_lack(seat)
        self.empty_passes = 0 if self.drawn else self.empty_passes + 1
        events.append(Passed(seat))
        self.end_turn(seat, chance, events)
        if self.empty_passes >= self.seats - len(self.out) and self.result is None:
            self._block(events)

    def _take_owed(self, seat: int, chance: Chance, events: Telling) -> None:
        cards = self._give(seat, self.owed, chance, events)
        self.owed = 0
        self.phase = "play"
        events.append(TookOwed(seat, cards, len(cards)))
        if self.rules.two_skips:
            self.end_turn(seat, chance, events)

    def end_turn(self, seat: int, chance: Chance, events: Telling) -> None:
        """The turn is over: a win, a step down the ladder or the reaction window, and then the next player."""
        if self.laid and not self.hands[seat]:
            self._last_card(seat, chance, events)
            if self.result is not None:
                return
        if len(self.hands[seat]) == 1 and not self.called[seat] and (self.armed or self.rules.olsen_auto):
            self.called[seat] = True
            events.append(Called(seat, counts=True))
        self.turn = effects.next_turn(self, seat, events)
        self.phase = "stand" if self.provisional and self.rules.cheating else "owe" if self.owed else "play"
        self.window = None if seat in self.out else seat
        self.had_turn[seat] = True
        self.tried = []
        self.armed = False
        self.armed_out = False
        self.cheated = False
        self.begun = False
        self.drawn = 0
        self.laid = 0

    def _last_card(self, seat: int, chance: Chance, events: Telling) -> None:
        said = self.armed_out or self.rules.olsen_auto or not self.rules.olsen_olsen_required
        if self.rules.cheating:
            self.called[seat] = said
            self.provisional = True
            events.append(LaidLast(seat, said))
        elif said:
            self.go_out(seat, chance, events)
        else:
            self.provisional = True

    def _note_lack(self, seat: int) -> None:
        hand = self.hands[seat]
        if (
            not hand
            or self.rules.voluntary_draw
            or legality.keeps_suit(self)
            or (len(hand) == 1 and not self.rules.out_on_changer)
        ):
            return
        suit = None if self.rules.neighbours else legality.required_suit(self)
        self.lacks[seat] = Lack(suit, legality.ranks_that_fit(self), len(hand), self.actions)

    # -- calls and the reaction window -----------------------------------------------------------------------------

    def call_is_due(self) -> bool:
        """Whether the seat in the window holds one card and has not said so (B21)."""
        return self.window is not None and legality.call_is_due(self, len(self.hands[self.window]))

    def _call(self, seat: int, events: Telling) -> None:
        due = seat == self.window and self.call_is_due()
        if due:
            self.called[seat] = True
        elif seat == self.turn and self.phase != "stand":
            self.armed = True
            events.append(CallArmed(seat))
            return
        events.append(Called(seat, counts=due))

    def _last_call(self, seat: int, chance: Chance, events: Telling) -> None:
        if seat == self.turn:
            self.armed_out = True
            events.append(CallArmed(seat, last=True))
        elif self.rules.cheating:
            self.called[seat] = True
            events.append(Called(seat, counts=True, last=True))
        else:
            self.provisional = False
            self.go_out(seat, chance, events)

    def _catch(self, seat: int, chance: Chance, events: Telling) -> None:
        target = self.window
        assert target is not None
        self.tried.append(seat)
        if self.call_is_due():
            self._penalize(target, chance, events, caught_by=seat)
        else:
            events.append(CatchFailed(seat, target))

    def _close_window(self, seat: int, chance: Chance, events: Telling) -> None:
        target = self.window
        if target is None or target == seat:
            return
        accusing.close(self, seat, events)
        if self.provisional:
            self._settle_win(target, chance, events)
        elif self.rules.olsen_enforce == "auto" and self.call_is_due():
            self._penalize(target, chance, events)
        self.window = None
        self.tried = []
        if self.result is None and self.phase == "stand":
            self.phase = "play"

    def _settle_win(self, target: int, chance: Chance, events: Telling) -> None:
        """No player has accused: the win counts, unless "Ólsen Ólsen" had to be said and was not (B24, V12)."""
        self.provisional = False
        if not self.called[target]:
            self._penalize(target, chance, events, last=True)
        if not self.hands[target]:
            self.go_out(target, chance, events)

    def _penalize(
        self, seat: int, chance: Chance, events: Telling, caught_by: int | None = None, last: bool = False
    ) -> None:
        cards = self._give(seat, PENALTY, chance, events)
        events.append(Penalized(seat, cards, len(cards), caught_by, last))
        events.rest(self)

    # -- stock, end ------------------------------------------------------------------------------------------------

    def _give(self, seat: int, number: int, chance: Chance, events: Telling) -> tuple[Card, ...]:
        """Let a seat take up to ``number`` cards at once; an earlier call does not count any more (K10)."""
        cards = self.take(number, chance, events)
        self.hands[seat] += cards
        self.called[seat] = self.called[seat] and not cards
        return tuple(cards)

    def take_up_discards(self) -> list[Card]:
        """The pile without its top card (B20)."""
        below = self.pile[:-1]
        del self.pile[:-1]
        self.buried.clear()
        return below

    def go_out(self, seat: int, chance: Chance, events: Telling) -> None:
        """The seat has no card left: it wins the deal, or takes the next step down the ladder (B24, L02 to L04)."""
        if not self._goes_on_after(seat):
            self._leave(seat, events)
            return
        events.rest(self)
        steps = range(self.seats) if self.rules.langi_shared else (seat,)
        for one in steps:
            self.levels[one] -= 1
        self.lacks[seat] = None
        cards = self._give(seat, FIVE_MORE, chance, events)
        events.append(SteppedDown(seat, self.levels[seat], cards, len(cards)))

    def _leave(self, seat: int, events: Telling) -> None:
        """The seat is out: it has won the deal, or has its place in it and the others play on."""
        if not self.rules.play_on or self.seats == 2:
            events.append(WentOut(seat))
            self._finish((seat,), "out")
            return
        self.out.append(seat)
        events.append(WentOut(seat, len(self.out), self.seats))
        if self.window == seat:
            self.window = None
            self.tried = []
        if len(self.out) == self.seats - 1:
            self._finish(self.out[:1], "out")

    def _block(self, events: Telling) -> None:
        places = {
            seat: (self.levels[seat] if self.rules.ladder else 0, len(hand))
            for seat, hand in enumerate(self.hands)
            if seat not in self.out
        }
        nearest = tuple(seat for seat, place in places.items() if place == min(places.values()))
        events.append(Blocked(nearest))
        self._finish(self.out[:1] or nearest, "blocked")

    def _finish(self, winners: Sequence[int], reason: str) -> None:
        scored = self.rules.scored
        self.result = RoundResult(
            winners=tuple(winners),
            scores=scoring.scores(self.rules, self.hands, winners, self.out),
            reason=reason,
            held=tuple(len(hand) for hand in self.hands),
            left=tuple(tuple(hand) for hand in self.hands) if scored else (),
            carried=tuple(zip(self.caught, self.cleared, strict=True)) if self.rules.cheating else (),
        )
        self.phase = "over"
        self.window = None
        self.provisional = False
