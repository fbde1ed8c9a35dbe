"""One leg of Two of Three: turns, rounds won and lost, and the next deal from the rest of the stock."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cardtable.engine.round import RoundResult
from cardtable.games.two_of_three.rules import legality, validation
from cardtable.games.two_of_three.rules.actions import Draw, Play, Stop
from cardtable.games.two_of_three.rules.events import Dealt, Passed, Played, Stuck, Took, TookStock, WentOut
from cardtable.games.two_of_three.rules.house_rules import HAND_SIZE, ROW_START, cards_to_deal
from cardtable.games.two_of_three.rules.state import TwoOfThreeState
from cardtable.kinds.stock.rules import Drew

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.chance import Chance
    from cardtable.engine.round import Telling
    from cardtable.games.two_of_three.rules.actions import TwoOfThreeAction


@dataclass(slots=True, eq=True)
class TwoOfThreeRound(TwoOfThreeState):
    """The table and what happens on it."""

    def do(self, seat: int, action: TwoOfThreeAction, chance: Chance, events: Telling) -> None:
        match action:
            case Play(card):
                self._lay(seat, card, events)
            case Draw():
                self._draw(seat, events)
            case Stop():
                events.append(Passed(seat, chosen=True))
                self.begin_turn(self.after(seat), events)

    def check(self) -> None:
        validation.check(self)

    # -- turns -----------------------------------------------------------------------------------------------------

    def begin_turn(self, seat: int, events: Telling) -> None:
        """The next player's turn; with an empty stock a player who can lay nothing loses at once (G18)."""
        self.turn = seat
        self.placed = 0
        self.drawn = False
        if not self.stock and not self._fitting(seat):
            events.append(Stuck(seat, stock_empty=True, number=len(self.row) + sum(self.counts)))
            self._lose(seat, events)

    def _fitting(self, seat: int) -> list[Card]:
        return legality.playable(self.rules, self.row, self.hands[seat])

    def _lay(self, seat: int, card: Card, events: Telling) -> None:
        contrast = not legality.matches(self.rules, card, *self.row[-2:])
        self.hands[seat].remove(card)
        self.row.append(card)
        self.placed += 1
        self.drawn = False
        events.append(Played(seat, card, contrast))
        if not self.hands[seat]:
            loser = self.after(seat)
            events.append(WentOut(seat, loser, len(self.row) + len(self.hands[loser])))
            self._win(seat, events)
        elif not self._fitting(seat):
            self.barred[seat].append(len(self.row))
            events.append(Passed(seat, chosen=False))
            self.begin_turn(self.after(seat), events)

    def _draw(self, seat: int, events: Telling) -> None:
        card = self.stock.pop()
        self.barred[seat].append(len(self.row))
        self.hands[seat].append(card)
        self.drawn = True
        events.append(Drew(seat, card))
        if not self._fitting(seat):
            events.append(Stuck(seat, stock_empty=False, number=len(self.row) + sum(self.counts)))
            self._lose(seat, events)

    # -- the end of a round ----------------------------------------------------------------------------------------

    def _lose(self, seat: int, events: Telling) -> None:
        """A seat that is stuck takes the row and every hand (G13, G20)."""
        events.rest(self)
        held = self.counts
        self._take(seat, [seat, *(other for other in range(self.seats) if other != seat)], "all", events)
        self._next_round(seat, self.after(seat), held, events)

    def _win(self, winner: int, events: Telling) -> None:
        """The next player takes the row, and each other player the own hand (G15, G20)."""
        events.rest(self)
        held = self.counts
        loser = self.after(winner)
        self._take(loser, [loser], "row", events)
        for step in range(1, self.seats - 1):
            other = (loser + step) % self.seats
            if other != winner:
                self._take(other, [other], "hand", events)
        self._next_round(loser, winner, held, events)

    def _take(self, seat: int, holders: Sequence[int], what: Any, events: Telling) -> None:
        """Put hands, and the row unless only a hand is taken, on a seat's pile."""
        before = len(self.piles[seat])
        if what != "hand":
            self.piles[seat] += self.row
            self.gone += self.row
            self.row = []
        for holder in holders:
            self.piles[seat] += self.hands[holder]
            self.kept[holder] += self.hands[holder]
            self.hands[holder] = []
        events.append(Took(seat, len(self.piles[seat]) - before, what))

    def _next_round(self, loser: int, winner: int, held: tuple[int, ...], events: Telling) -> None:
        """Deal again from the rest of the stock, or end the leg where that is too little (G17, G19)."""
        events.rest(self)
        self.lost[loser] += 1
        starter = {"loser": loser, "winner": winner}.get(self.rules.next_start, self.after(self.starter))
        if len(self.stock) >= cards_to_deal(self.seats):
            self.number += 1
            self.deal_round(starter, events)
            return
        rest = [0] * self.seats
        rest[loser] = len(self.stock)
        if self.stock:
            events.append(TookStock(loser, len(self.stock)))
            self.piles[loser] += self.stock
            self.stock = []
        scores = tuple(len(pile) for pile in self.piles)
        best = tuple(seat for seat, score in enumerate(scores) if score == min(scores))
        carried = ((starter,), tuple(self.lost), tuple(rest))
        self.result = RoundResult(best, scores, "leg", held, carried=carried)
        self.placed = 0
        self.drawn = False

    def deal_round(self, starter: int, events: Telling) -> None:
        """Five cards each, one at a time, and two face up, the second of which is the last of the row (G6)."""
        self.starter = starter
        self.dealer = (starter - 1) % self.seats
        self.barred = [[] for _ in range(self.seats)]
        for _ in range(HAND_SIZE):
            for step in range(self.seats):
                self.hands[(starter + step) % self.seats].append(self.stock.pop())
        self.row = [self.stock.pop() for _ in range(ROW_START)]
        events.append(Dealt(self.dealer, starter, self.number, (self.row[0], self.row[1]), len(self.stock)))
        self.begin_turn(starter, events)
