"""One round of contract rummy: turns, melds and the end (section 0.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardtable.engine.round import RoundResult
from cardtable.games.rummy.rules import buying, legality, scoring, validation
from cardtable.games.rummy.rules.actions import (
    Buy,
    Discard,
    DrawStock,
    KeepLast,
    LayDown,
    LayOff,
    PassBuy,
    Ready,
    SwapJoker,
    TakeUpcard,
)
from cardtable.games.rummy.rules.events import (
    Discarded,
    KeptLast,
    LaidDown,
    LaidOff,
    LeftUpcard,
    Swapped,
    TookUpcard,
    Turned,
    Voided,
    WentOut,
)
from cardtable.games.rummy.rules.melds import add, swap
from cardtable.games.rummy.rules.state import RummyState
from cardtable.kinds.stock.rules import Drew

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.chance import Chance
    from cardtable.engine.round import Telling
    from cardtable.games.rummy.rules.actions import RummyAction
    from cardtable.games.rummy.rules.melds import End, Meld


@dataclass(slots=True, eq=True)
class RummyRound(RummyState):
    """The table and what happens on it."""

    def awaited(self) -> tuple[int, ...]:
        """The seats that have not said yet whether they buy."""
        return tuple(self.asked) if self.phase == "window" else ()

    def must_answer(self) -> tuple[int, ...]:
        return self.awaited()

    def do(self, seat: int, action: RummyAction, chance: Chance, events: Telling) -> None:
        match action:
            case Ready():
                self.turn_first_card(events)
            case TakeUpcard():
                self._take_upcard(seat, events)
            case DrawStock():
                if self.live:
                    events.append(LeftUpcard(seat))
                buying.open_window(self, "draw", chance, events)
            case Buy() | PassBuy():
                buying.answer(self, seat, isinstance(action, Buy), chance, events)
            case LayDown(melds):
                self._lay_down(seat, melds, events)
            case LayOff(card, meld, end):
                self._lay_off(seat, card, meld, end, events)
            case SwapJoker(card, meld, place):
                self._swap(seat, card, meld, place, events)
            case Discard(card):
                self._discard(seat, card, chance, events)
            case KeepLast():
                events.append(KeptLast(seat))
                self.discarder = None
                self.start_turn(self.after(seat), chance, events)

    def check(self) -> None:
        validation.check(self)

    # -- the steps of a turn ---------------------------------------------------------------------------------------

    def turn_first_card(self, events: Telling) -> None:
        """Turn the first upcard; forehand may take it (K-6)."""
        self.discard.append(self.stock.pop())
        self.live = True
        self.phase = "offer"
        events.append(Turned(self.discard[-1]))

    def start_turn(self, seat: int, chance: Chance, events: Telling) -> None:
        """The next player may take the upcard; one who is down may have to let others buy first (S-19)."""
        self.turn = seat
        self.phase = "offer"
        self.laid_this_turn = False
        self.must_lay_down = False
        self.must_play = None
        self.refused_by_all = False
        if not self.rules.kinaskak and self.down[seat]:
            buying.open_window(self, "offer", chance, events)

    def _take_upcard(self, seat: int, events: Telling) -> None:
        card = self.discard.pop()
        self.show(seat, [card])
        self.live = False
        self.phase = "meld"
        events.append(TookUpcard(seat, card))

    def draw_stock(self, chance: Chance, events: Telling) -> None:
        """The player on turn draws the top card of the stock; the upcard is dead from then on."""
        cards = self.take(1, chance, events)
        if not cards:
            self._void(events)
            return
        self.hands[self.turn] += cards
        self.live = False
        self.phase = "meld"
        events.append(Drew(self.turn, cards[0]))

    def _lay_down(self, seat: int, melds: Sequence[Meld], events: Telling) -> None:
        self.lose(seat, [card for meld in melds for card in meld.cards])
        self.melds += melds
        self.owners += [seat] * len(melds)
        self.down[seat] = True
        self.laid_this_turn = True
        self.must_lay_down = False
        self.idle = 0
        events.append(LaidDown(seat, tuple(melds)))
        self._end_if_empty(seat, events)

    def _lay_off(self, seat: int, card: Card, place: int, end: End | None, events: Telling) -> None:
        more = add(self.melds[place], card, end, self.rules.jokers)
        assert more is not None
        self.lose(seat, [card])
        self.melds[place] = more
        self.idle = 0
        if card is self.must_play:
            self.must_play = None
        events.append(LaidOff(seat, card, place))
        self._end_if_empty(seat, events)

    def _swap(self, seat: int, card: Card, meld: int, place: int, events: Telling) -> None:
        swapped = swap(self.melds[meld], place, card)
        assert swapped is not None
        self.lose(seat, [card])
        self.melds[meld], joker = swapped
        self.show(seat, [joker])
        if not self.down[seat]:
            self.must_lay_down = True
        elif not self.rules.swap_hold:
            self.must_play = joker
        events.append(Swapped(seat, card, joker, meld))

    def _discard(self, seat: int, card: Card, chance: Chance, events: Telling) -> None:
        self.lose(seat, [card])
        self.discard.append(card)
        self.live = True
        self.discarder = seat
        events.append(Discarded(seat, card))
        self._end_if_empty(seat, events)
        if self.result is None:
            self.start_turn(self.after(seat), chance, events)

    # -- stock, end ------------------------------------------------------------------------------------------------

    def take_up_discards(self) -> list[Card]:
        """The discards below the upcard, as often as the table plays (K-27, S-26, S-27)."""
        kept = self.discard[-1:] if self.live else []
        below = self.discard[: len(self.discard) - len(kept)]
        if not below or not legality.may_renew(self):
            return []
        self.reshuffles += 1
        self.idle += 1
        self.discard = kept
        return below

    def _end_if_empty(self, seat: int, events: Telling) -> None:
        if not self.hands[seat]:
            events.append(WentOut(seat))
            self._finish((seat,), "out")

    def _bonus(self, seat: int) -> int:
        """What going out in one turn is worth, where the table plays so (S-29)."""
        if not self.rules.blind or not self.laid_this_turn:
            return 0
        jokers = sum(meld.jokers for meld, owner in zip(self.melds, self.owners, strict=True) if owner == seat)
        return scoring.BLIND_BONUS if jokers else scoring.BLIND_WITHOUT_JOKER

    def _void(self, events: Telling) -> None:
        events.append(Voided())
        self._finish((), "void")

    def _finish(self, winners: tuple[int, ...], reason: str) -> None:
        left = tuple(tuple(hand) for hand in self.hands)
        scores = tuple(
            scoring.points(hand, self.rules.points) + penalty + (self._bonus(seat) if seat in winners else 0)
            for seat, (hand, penalty) in enumerate(zip(left, self.penalties, strict=True))
        )
        self.result = RoundResult(winners, scores, reason, tuple(len(hand) for hand in left), left)
        self.phase = "over"
        self.asked = []
        self.wishes = []
