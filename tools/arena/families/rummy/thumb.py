"""Rules of thumb that play a whole fast round in a few milliseconds: cards are worth what lies beside them in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cardtable.cards import Card, Rank, Suit
from cardtable.games.rummy.rules.solver.distance import missing
from cardtable.games.rummy.rules.solver.faces import count
from cardtable.games.rummy.rules.solver.laydown import best_laydown
from cardtable.games.rummy.rules.solver.requirement import ask_of
from tools.arena.families.rummy.fast_round import JOKER, fast_meld

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tools.arena.families.rummy.fast_round import FastMeld, FastRound

    Step = tuple[Any, ...]

# A set of three is nearly there with two, and is there with three.
PAIR: Final = 3
TRIPLE: Final = 4
NEXT: Final = 2
GAP: Final = 1
# So much company makes a card worth taking, and worth a purchase.
TAKEN: Final = 3
BOUGHT: Final = 4
BUYS: Final = 2
# How many points of the card's price one card beside it is worth.
COMPANY: Final = 4
# Who goes round and round for ever has not found the end of the round.
TURNS: Final = 400


def _around(face: int, step: int) -> list[int]:
    """The faces so many steps away in the suit; the ace lies at both ends."""
    suit, rank = divmod(face, 13)
    places = [rank - step, rank + step] + ([13 - step] if rank == 0 else [])
    return [suit * 13 + place % 13 for place in places if 0 <= place <= 13]


_NEAR: Final = tuple(
    tuple({near: NEXT if step == 1 else GAP for step in (2, 1) for near in _around(face, step)}.items())
    for face in range(52)
)


def copies(faces: Sequence[int]) -> list[Card]:
    """Cards with these faces, each of which is there once."""
    seen: dict[int, int] = {}
    found = []
    for face in faces:
        number = seen[face] = seen.get(face, 0) + 1
        if face == JOKER:
            found.append(Card.joker_of((number - 1) % 3 + 1, (number - 1) // 3 + 1))
        else:
            found.append(Card.of(Rank(face % 13 + 1), Suit(face // 13), number))
    return found


class Thumb:
    """Plays every seat of a fast round; ``step`` does one thing and says what it was."""

    def __init__(self, fast: FastRound) -> None:
        self.fast = fast
        self.contract = fast.rules.contract(fast.number)
        self.ask = ask_of(self.contract, fast.rules.meld_rules)
        self.discards_out = fast.rules.may_discard_out(fast.number)

    def play(self) -> FastRound:
        """Play the round to its end."""
        turns, seat = 0, self.fast.turn
        while not self.fast.over and turns < TURNS:
            self.step()
            if self.fast.turn != seat:
                turns, seat = turns + 1, self.fast.turn
        return self.fast

    def step(self) -> Step:
        """The next thing that happens: its name, and what the fast round was told."""
        fast = self.fast
        if not fast.drawn:
            return self._draw()
        if fast.down[fast.turn]:
            return self._close()
        return self._lay_down() or self._discard(self._keeps)

    # -- drawing and buying ---------------------------------------------------------------------------------------

    def company(self, face: int, hand: Sequence[int]) -> int:
        """How much of the hand goes with a card, which may be one of it."""
        if face == JOKER:
            return 99
        value, contract = 0, self.contract
        if contract.sets:
            rank = face % 13
            alike = sum(other % 13 == rank for other in hand if other != JOKER) - (face in hand)
            value = 0 if not alike else PAIR if alike == 1 else TRIPLE
        elif hand.count(face) > (face in hand):
            return 0
        if contract.runs:
            for near, worth in _NEAR[face]:
                if near in hand:
                    value += worth
        return value

    def _fits(self, face: int) -> bool:
        return any(self.fast.takes(meld, face) for meld in self.fast.melds)

    def wants(self, seat: int) -> bool:
        """Whether a seat wants to buy the upcard."""
        fast = self.fast
        hand, bought = fast.hands[seat], fast.bought[seat]
        if fast.down[seat] or bought >= fast.limit:
            return False
        if len(hand) + 1 < self.contract.size:
            return True
        return bought < BUYS and self.company(fast.discard[-1], hand) >= BOUGHT

    def _draw(self) -> Step:
        fast = self.fast
        if not fast.discard and not fast.live:
            fast.turn_first_card()
            return ("ready",)
        if not fast.live:
            fast.draw_stock()
            return ("draw", [])
        upcard = fast.discard[-1]
        asked = [] if fast.refused else [seat for seat in range(fast.seats) if fast.may_buy(seat)]
        if fast.down[fast.turn]:
            wishes = [seat for seat in asked if self.wants(seat)] if not fast.rules.kinaskak else []
            if not wishes and self._fits(upcard):
                fast.take_upcard()
                return ("take",)
        elif self.company(upcard, fast.hands[fast.turn]) >= TAKEN:
            fast.take_upcard()
            return ("take",)
        wishes = [seat for seat in asked if self.wants(seat)]
        fast.settle(wishes)
        fast.draw_stock()
        return ("draw", wishes)

    # -- laying ---------------------------------------------------------------------------------------------------

    def _lay_down(self) -> Step | None:
        fast = self.fast
        hand = fast.hands[fast.turn]
        if len(hand) < self.contract.size:
            return None
        cards = copies(hand)
        if missing(count(cards), self.ask, 1):
            return None
        rules = fast.rules
        best = best_laydown(cards, self.contract, rules.meld_rules, lambda card: fast.prices[_face(card)])
        assert best is not None
        melds = [fast_meld(meld, fast.turn) for meld in best.melds]
        rest = len(hand) - sum(len(meld.cards) for meld in melds)
        if rules.uses_all(fast.number) and rest:
            return None
        if rest == 1 and not self.discards_out and not rules.float_one:
            last = next(card for card in cards if not any(card in meld.cards for meld in best.melds))
            lying = [*fast.melds, *melds]
            if not rules.layoff_same_turn or not any(fast.takes(meld, _face(last)) for meld in lying):
                return None
        fast.lay_down(melds)
        return ("down", best.melds)

    def _close(self) -> Step:
        """The turn of a player who is down: lay off, take jokers that fit, discard."""
        fast = self.fast
        hand = fast.hands[fast.turn]
        if not fast.laid_this_turn or fast.rules.layoff_same_turn:
            for face in sorted(set(hand), key=lambda one: -fast.prices[one]):
                for at, meld in enumerate(fast.melds):
                    end = fast.takes(meld, face)
                    if end and self._may_lay(face, at, end) and (not fast.must_play or face == JOKER):
                        fast.lay_off(face, at, end)
                        return ("off", face, at, end)
            swap = None if fast.must_play else self._swap(hand)
            if swap is not None:
                fast.swap(*swap)
                return ("swap", *swap)
        if len(hand) == 1 and not self.discards_out:
            fast.keep_last()
            return ("keep",)
        return self._discard(self._fits)

    def _may_lay(self, face: int, at: int, end: int) -> bool:
        """Whether nobody is left with a single card that can be neither laid nor discarded (S-25)."""
        hand = self.fast.hands[self.fast.turn]
        if len(hand) != 2 or self.discards_out or self.fast.rules.float_one:
            return True
        other = hand[0] if hand[1] == face else hand[1]
        meld = self.fast.melds[at]
        meld.cards.insert(0 if end < 0 else len(meld.cards), face)
        meld.low -= end < 0
        fits = self._fits(other)
        meld.low += end < 0
        meld.cards.pop(0 if end < 0 else -1)
        return fits

    def _swap(self, hand: Sequence[int]) -> tuple[int, int, int] | None:
        """A joker that can be laid off when a card was given for it that fits nowhere."""
        fast = self.fast
        for at, meld in enumerate(fast.melds):
            if meld.suit < 0 and fast.rules.runs_only:
                continue
            for place, lying in enumerate(meld.cards):
                if lying != JOKER:
                    continue
                for face in sorted(set(hand)):
                    if face != JOKER and meld.stands_for(place, face) and self._joker_fits(meld, place, face):
                        return face, at, place
        return None

    def _joker_fits(self, meld: FastMeld, place: int, face: int) -> bool:
        meld.cards[place] = face
        fits = self._fits(JOKER)
        meld.cards[place] = JOKER
        return fits

    # -- discarding -----------------------------------------------------------------------------------------------

    def _keeps(self, face: int) -> int:
        return COMPANY * self.company(face, self.fast.hands[self.fast.turn])

    def _discard(self, keeps: Any) -> Step:
        """The card that is worth least beside its price."""
        fast = self.fast
        scale = 1000 if fast.down[fast.turn] else 1
        hand = sorted(set(fast.hands[fast.turn]))
        face = min(hand, key=lambda one: keeps(one) * scale - fast.prices[one])
        fast.discard_card(face)
        return ("discard", face)


def _face(card: Card) -> int:
    return JOKER if card.suit is None else card.suit * 13 + card.rank - 1
