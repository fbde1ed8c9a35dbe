"""Legality on bits, for search: a hand is one number, and each card is the bit of its index."""

from __future__ import annotations

from collections import deque
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from cardtable.cards import Card, packs
from cardtable.games.two_of_three.rules.attributes import numbers

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from cardtable.games.two_of_three.rules.house_rules import TwoOfThreeRules

PACK = packs()


class Fit(NamedTuple):
    """For every card on the row which cards agree with it in as many attributes as each kind of card needs."""

    match_last: tuple[int, ...]
    match_previous: tuple[int, ...]
    contrast_last: tuple[int, ...]
    contrast_previous: tuple[int, ...]

    def playable(self, hand: int, previous: int, last: int) -> int:
        """The cards of a hand that may be laid (G8, G9)."""
        return (
            hand & self.match_last[last] & self.match_previous[previous]
            or hand & self.contrast_last[last] & self.contrast_previous[previous]
        )

    def fitting(self, cards: int, previous: int, last: int) -> int:
        """The cards that would fit if each were alone in a hand."""
        return cards & (
            self.match_last[last] & self.match_previous[previous]
            | self.contrast_last[last] & self.contrast_previous[previous]
        )


@cache
def fit_of(rules: TwoOfThreeRules) -> Fit:
    """The tables of these house rules."""
    wanted = (rules.match_last, rules.match_previous, rules.contrast_last, rules.contrast_previous)
    return Fit(*(tuple(_agreeing(card, some) for card in PACK) for some in wanted))


def _agreeing(card: Card, wanted: Collection[int]) -> int:
    return bits(other for other in PACK if not numbers(other, card).isdisjoint(wanted))


def bits(cards: Iterable[Card]) -> int:
    """Cards as one number."""
    found = 0
    for card in cards:
        found |= 1 << card.index
    return found


def indices(cards: int) -> Iterator[int]:
    """The cards of a number, the lowest index first."""
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


class End(NamedTuple):
    """Where a chain leads: the cards in the order of laying, the last two of the row then, and what is left in hand."""

    chain: tuple[int, ...]
    previous: int
    last: int
    rest: int


def ends(fit: Fit, hand: int, previous: int, last: int) -> Iterator[End]:
    """Every chain that can be laid, the empty one and those that could go on included; shorter ones come first."""
    waiting = deque([End((), previous, last, hand)])
    while waiting:
        end = waiting.popleft()
        yield end
        waiting.extend(
            End((*end.chain, card), end.last, card, end.rest ^ 1 << card)
            for card in indices(fit.playable(end.rest, end.previous, end.last))
        )


def longest(fit: Fit, hand: int, previous: int, last: int) -> End:
    """The longest chain; of several the first one in the order of the cards."""
    best = End((), previous, last, hand)
    stack = [best]
    while stack:
        end = stack.pop()
        if len(end.chain) > len(best.chain):
            best = end
            if not end.rest:
                return end
        playable = fit.playable(end.rest, end.previous, end.last)
        while playable:
            card = playable.bit_length() - 1
            playable ^= 1 << card
            stack.append(End((*end.chain, card), end.last, card, end.rest ^ 1 << card))
    return best


class World(NamedTuple):
    """A round as a rollout needs it: whose turn, all hands, the last two of the row, and how many cards lie there.

    ``spare`` is what the stock would hold too few of for another round.
    """

    hands: tuple[int, ...]
    stock: tuple[int, ...]
    length: int
    spare: int


def play_out(fit: Fit, world: World, turn: int, previous: int, last: int) -> list[int]:
    """What every seat takes when all lay their longest chains from now on: ``turn`` begins its turn (G10 to G19)."""
    hands, seats = list(world.hands), len(world.hands)
    length, drawn = world.length, 0
    while True:
        if not fit.playable(hands[turn], previous, last):
            card = world.stock[drawn] if drawn < len(world.stock) else -1
            if card >= 0:
                drawn += 1
                hands[turn] |= 1 << card
            if card < 0 or not fit.fitting(1 << card, previous, last):
                taken = [0] * seats
                taken[turn] = length + sum(hand.bit_count() for hand in hands) + _rest(world, drawn)
                return taken
        end = longest(fit, hands[turn], previous, last)
        _, previous, last, hands[turn] = end
        length += len(end.chain)
        if not end.rest:
            return counted(hands, turn, length + _rest(world, drawn))
        turn = (turn + 1) % seats


def counted(hands: Sequence[int], winner: int, row: int) -> list[int]:
    """What every seat takes when one has gone out: the own hand, and the next seat the row too (G15, G20)."""
    taken = [hand.bit_count() for hand in hands]
    taken[(winner + 1) % len(hands)] += row
    return taken


def _rest(world: World, drawn: int) -> int:
    """The stock, where it is too small for another round and goes to the loser (G19)."""
    left = len(world.stock) - drawn
    return left if left < world.spare else 0
