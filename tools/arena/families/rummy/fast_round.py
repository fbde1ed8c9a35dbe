"""A round of contract rummy in integers, for playing thousands of them to their end.

A card is its face: suit times 13 plus rank less one, 52 for every joker; of two cards alike either will do. The round
keeps all that decides how a round goes on and what it costs: hands, stock, discards, melds with the places of their
jokers, who is down, purchases and who of several gets the card, shuffles, penalties and bonuses. It leaves out who
knows what, who has not answered yet, which of several jokers has to be laid, and legality: whoever moves it only does
what the rules allow.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cardtable.cards import Card, Rank, Suit
from cardtable.games.rummy.rules import legality, scoring
from cardtable.games.rummy.rules.melds import Jokers

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.games.rummy.rules.house_rules import Rules
    from cardtable.games.rummy.rules.melds import Meld
    from cardtable.games.rummy.rules.round import RummyRound

JOKER: Final = 52
FACES: Final = tuple(Card.of(Rank(face % 13 + 1), Suit(face // 13)) for face in range(52))
_HEIGHTS: Final = (*(14 if face % 13 == 0 else face % 13 + 1 for face in range(52)), 15)


def face_of(card: Card) -> int:
    """The face of a card."""
    return JOKER if card.suit is None else card.suit * 13 + card.rank - 1


@dataclass(slots=True)
class FastMeld:
    """A run of ``suit`` from the position ``low`` on, or a set (``suit`` is -1) of the rank ``low``."""

    suit: int
    low: int
    cards: list[int]
    owner: int

    @property
    def high(self) -> int:
        """The position of a run's last card."""
        return self.low + len(self.cards) - 1

    @property
    def jokers(self) -> int:
        """How many jokers it holds."""
        return self.cards.count(JOKER)

    def face_at(self, position: int) -> int:
        """The face that belongs at a position of a run; 14 is the ace again."""
        return self.suit * 13 + (position - 1) % 13

    def stands_for(self, place: int, face: int) -> bool:
        """Whether a natural card could lie in this place."""
        return face % 13 + 1 == self.low if self.suit < 0 else face == self.face_at(self.low + place)


def fast_meld(meld: Meld, owner: int) -> FastMeld:
    """A meld in integers."""
    cards = [face_of(card) for card in meld.cards]
    return FastMeld(-1, meld.rank, cards, owner) if meld.suit is None else FastMeld(meld.suit, meld.low, cards, owner)


class FastRound:
    """The table, and what happens on it; see the module's text for what is left out."""

    def __init__(self, table: RummyRound, shuffle: Callable[[list[int]], list[int]]) -> None:
        rules: Rules = table.rules
        self.rules, self.number, self.seats, self.dealer = rules, table.number, table.seats, table.dealer
        self.prices = [scoring.PRESETS[rules.points](card) for card in (*FACES, Card.joker_of(1))]
        self.limit = rules.buys(table.number)
        self.shuffle = shuffle
        self.hands = [[face_of(card) for card in hand] for hand in table.hands]
        self.stock = [face_of(card) for card in table.stock]
        self.discard = [face_of(card) for card in table.discard]
        self.melds = [fast_meld(meld, owner) for meld, owner in zip(table.melds, table.owners, strict=True)]
        self.live, self.turn, self.discarder = table.live, table.turn, table.discarder
        self.down, self.bought, self.penalties = list(table.down), list(table.bought), list(table.penalties)
        self.laid_this_turn, self.refused = table.laid_this_turn, table.refused_by_all
        self.must_play = table.must_play is not None
        self.reshuffles, self.idle = table.reshuffles, table.idle
        self.over, self.winner = table.result is not None, -1
        self.drawn = table.phase == "meld"

    def copy(self) -> FastRound:
        """The same round once more, with the same luck."""
        other = copy(self)
        other.hands = [list(hand) for hand in self.hands]
        other.stock, other.discard = list(self.stock), list(self.discard)
        other.melds = [FastMeld(meld.suit, meld.low, list(meld.cards), meld.owner) for meld in self.melds]
        other.down, other.bought, other.penalties = list(self.down), list(self.bought), list(self.penalties)
        return other

    # -- stock and purchases --------------------------------------------------------------------------------------

    def turn_first_card(self) -> None:
        """Turn the first upcard (K-6)."""
        self.discard.append(self.stock.pop())
        self.live = True

    def _may_renew(self) -> bool:
        return self.reshuffles < self.rules.blocked if self.rules.blocked else self.idle < legality.IDLE_ROUNDS

    def take(self, number: int) -> list[int]:
        """Up to ``number`` cards from the stock, which the discards below the upcard renew (K-27, S-26, S-27)."""
        taken: list[int] = []
        while len(taken) < number:
            if not self.stock:
                kept = self.discard[-1:] if self.live else []
                below = self.discard[: len(self.discard) - len(kept)]
                if not below or not self._may_renew():
                    break
                self.reshuffles += 1
                self.idle += 1
                self.stock, self.discard = self.shuffle(below), kept
            taken.append(self.stock.pop())
        return taken

    def may_buy(self, seat: int) -> bool:
        """Whether the seat is asked for this upcard (K-19 to K-23, K-27, S-16 to S-23)."""
        rules = self.rules
        if seat == self.turn or not self.live or not self.limit or (self.down[seat] and not rules.buy_down):
            return False
        if self.bought[seat] >= self.limit and rules.buy_over != "pay":
            return False
        own = rules.buy_own == "always" or (rules.buy_own == "two" and self.seats == 2)
        if seat == self.discarder and not own:
            return False
        dead = len(self.discard) - 1 if self._may_renew() else 0
        return len(self.stock) + dead >= rules.buy_cost + 1

    def settle(self, wishes: list[int]) -> None:
        """One of those who want the upcard buys it (K-21, K-24, S-21); nobody does where there are none."""
        if not wishes:
            self.refused = True
            return
        seat = self._first(sorted(wishes))
        hand = self.hands[seat]
        hand.append(self.discard.pop())
        self.live = False
        hand += self.take(self.rules.buy_cost)
        self.bought[seat] += 1
        if self.bought[seat] > self.limit:
            self.penalties[seat] += scoring.BUY_PENALTY

    def _first(self, wishes: list[int]) -> int:
        after = [(self.turn + step) % self.seats for step in range(1, self.seats)]
        if len(wishes) == 1:
            return wishes[0]
        if self.rules.buy_priority == "dealer":
            return min(wishes, key=lambda seat: (seat - self.dealer - 1) % self.seats)
        if self.rules.buy_priority in ("turn", "fastest"):
            return min(wishes, key=after.index)
        drawn: list[int] = []
        while len(wishes) > 1:
            cards = self.take(len(wishes))
            drawn += cards
            if len(cards) < len(wishes):
                wishes = [min(wishes, key=after.index)]
                break
            best = max(_HEIGHTS[card] for card in cards)
            wishes = [seat for seat, card in zip(wishes, cards, strict=True) if _HEIGHTS[card] == best]
        middle = len(self.stock) // 2
        self.stock[middle:middle] = drawn
        return wishes[0]

    def draw_stock(self) -> None:
        """The player on turn draws, and the upcard is dead; a stock that stays empty ends the round (S-27)."""
        cards = self.take(1)
        if not cards:
            self.over = True
            return
        self.hands[self.turn] += cards
        self.live = False
        self.drawn = True

    def take_upcard(self) -> None:
        """The player on turn takes the upcard."""
        self.hands[self.turn].append(self.discard.pop())
        self.live = False
        self.drawn = True

    # -- the table ------------------------------------------------------------------------------------------------

    def lay_down(self, melds: list[FastMeld]) -> None:
        """Lay the contract (K-14, S-12)."""
        seat = self.turn
        for meld in melds:
            for face in meld.cards:
                self.hands[seat].remove(face)
        self.melds += melds
        self.down[seat] = self.laid_this_turn = True
        self.idle = 0
        self._end_if_empty()

    def takes(self, meld: FastMeld, face: int) -> int:
        """Where a meld takes one more card: 1 at its high end or anywhere in a set, -1 at the low end, 0 nowhere."""
        wild = meld.jokers + (face == JOKER)
        if not self.rules.jokers.allow(wild, len(meld.cards) + 1 - wild):
            return 0
        if meld.suit < 0:
            return int(face == JOKER or face % 13 + 1 == meld.low)
        low, high = (
            face != JOKER or one != JOKER or self.rules.jokers is not Jokers.APART
            for one in (meld.cards[0], meld.cards[-1])
        )
        if high and meld.high < 14 and face in (JOKER, meld.face_at(meld.high + 1)):
            return 1
        return -int(low and meld.low > 1 and face in (JOKER, meld.face_at(meld.low - 1)))

    def lay_off(self, face: int, at: int, end: int) -> None:
        """Add a card to a meld, at its high end or at its low one (K-15)."""
        meld = self.melds[at]
        self.hands[self.turn].remove(face)
        if end < 0:
            meld.cards.insert(0, face)
            meld.low -= 1
        else:
            meld.cards.append(face)
        self.idle = 0
        self.must_play = self.must_play and face != JOKER
        self._end_if_empty()

    def swap(self, face: int, at: int, place: int) -> None:
        """Give a card for a joker (K-16, S-14)."""
        hand = self.hands[self.turn]
        hand.remove(face)
        hand.append(JOKER)
        self.melds[at].cards[place] = face
        self.must_play = self.down[self.turn] and not self.rules.swap_hold

    def discard_card(self, face: int) -> None:
        """Discard, which ends the turn."""
        self.hands[self.turn].remove(face)
        self.discard.append(face)
        self.live = True
        self.discarder = self.turn
        self._end_if_empty()
        self._next()

    def keep_last(self) -> None:
        """End the turn with one card and no discard (S-25)."""
        self.discarder = None
        self._next()

    def _next(self) -> None:
        if not self.over:
            self.turn = (self.turn + 1) % self.seats
            self.laid_this_turn = self.refused = self.must_play = self.drawn = False

    def _end_if_empty(self) -> None:
        if not self.hands[self.turn]:
            self.over, self.winner = True, self.turn

    def scores(self) -> list[int]:
        """What the round costs everybody."""
        found = []
        for seat, hand in enumerate(self.hands):
            cost = sum(self.prices[face] for face in hand) + self.penalties[seat]
            if seat == self.winner and self.rules.blind and self.laid_this_turn:
                wild = any(meld.jokers for meld in self.melds if meld.owner == seat)
                cost += scoring.BLIND_BONUS if wild else scoring.BLIND_WITHOUT_JOKER
            found.append(cost)
        return found
