"""Ólsen Ólsen in integers, for the many games a strong player imagines before it moves.

A card is a number below 104 (pack, suit, rank), a hand is an integer with one bit for every card, and "what fits" is
a mask. The rules are those of :mod:`cardtable.games.olsen.round` without the calls, which imagined players never
forget, and without drawing although a card fits; the tests play both side by side.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.cards import MAX_JOKERS, Card, Rank
from cardtable.games.olsen.legality import MAX_DRAWS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from random import Random

PACKS: Final = 2
CARDS: Final = PACKS * 52
MAX_TURNS: Final = 300

_PER_PACK: Final = 52 + MAX_JOKERS

BITS: Final = tuple(1 << card for card in range(CARDS))
SUIT_OF: Final = tuple(card % 52 // 13 for card in range(CARDS))
RANK_OF: Final = tuple(card % 13 + 1 for card in range(CARDS))
ALL: Final = (1 << CARDS) - 1


def _mask(cards: Iterable[int]) -> int:
    return sum(BITS[card] for card in cards)


_OF_RANK: Final = tuple(_mask(card for card in range(CARDS) if RANK_OF[card] == rank) for rank in range(14))
EIGHTS: Final = _OF_RANK[Rank.EIGHT]
PLAIN: Final = ALL ^ EIGHTS
SUIT: Final = tuple(_mask(card for card in range(CARDS) if SUIT_OF[card] == suit) for suit in range(4))
PLAIN_OF_SUIT: Final = tuple(mask & PLAIN for mask in SUIT)
ON_CARD: Final = tuple(SUIT[SUIT_OF[card]] | _OF_RANK[RANK_OF[card]] | EIGHTS for card in range(CARDS))
ON_NAMED: Final = tuple(mask | EIGHTS for mask in SUIT)
SAME_RANK: Final = tuple(_OF_RANK[RANK_OF[card]] for card in range(CARDS))


class Rules(NamedTuple):
    """The house rules that change a rollout: ``groups[card]`` masks what may follow the card in the same turn."""

    groups: tuple[int, ...]
    out_on_eight: bool


class Table(NamedTuple):
    """A deal in integers: a mask for every hand, the stock (drawn from its end) and the pile (top card last)."""

    hands: list[int]
    stock: list[int]
    pile: list[int]


class Lay(NamedTuple):
    """A turn: the cards in the order in which they are laid, and the suit named after an eight (-1: none)."""

    cards: tuple[int, ...]
    suit: int = -1


if TYPE_CHECKING:
    # hand, what fits of it, the suit that is required, whether the next player has few cards, the rules
    Policy = Callable[[int, int, int, bool, Rules], Lay]
    Shuffle = Callable[[list[int]], list[int]]


def rules_for(multi_rank: bool, out_on_eight: bool) -> Rules:
    """The kernel's form of the house rules."""
    return Rules(SAME_RANK if multi_rank else BITS, out_on_eight)


def number(card: Card) -> int:
    """The card's number in the kernel; packs beyond the second have none."""
    return _NUMBERS[card.index]


def _number(index: int) -> int:
    pack, place = divmod(index, _PER_PACK)
    return pack * 52 + place if place < 52 else -1


_NUMBERS: Final = tuple(_number(index) for index in range(PACKS * _PER_PACK))


def mask(cards: Iterable[Card]) -> int:
    """A hand as one integer."""
    found = 0
    for card in cards:
        found |= BITS[_NUMBERS[card.index]]
    return found


def numbers(cards: Iterable[Card]) -> list[int]:
    """Cards in their order, as numbers."""
    return [_NUMBERS[card.index] for card in cards]


def shuffled(cards: Sequence[int], rng: Random) -> list[int]:
    """The cards in random order, the same order as :func:`cardtable.engine.chance.shuffled` gives them."""
    order = list(cards)
    random = rng.random
    for last in range(len(order) - 1, 0, -1):
        other = int(random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order


def fits_after(top: int, named: int) -> int:
    """What may be laid on this card; ``named`` is the suit that was named with it, or -1."""
    return ON_CARD[top] if named < 0 else ON_NAMED[named]


def greedy(hand: int, fitting: int, required: int, few: bool, rules: Rules) -> Lay:
    """The heuristic of section 4 in integers: whole groups, ending on the longest suit, and eights kept.

    It scores as :mod:`cardtable.games.olsen.heuristic` does and takes the first of equal turns.
    """
    plain_hand = hand & PLAIN
    groups = rules.groups
    best = -1
    best_group = best_first = best_last = 0
    openings = fitting & PLAIN
    while openings:
        first = openings & -openings
        openings ^= first
        card = first.bit_length() - 1
        group = hand & groups[card]
        if group == hand:
            return Lay(_ordered(group, first, _other(group, first)))
        left = plain_hand ^ group
        lasts = group ^ first or first
        score = group.bit_count() << 2
        while lasts:
            last = lasts & -lasts
            lasts ^= last
            suit = SUIT_OF[last.bit_length() - 1]
            worth = score + ((left & PLAIN_OF_SUIT[suit]).bit_count() << 1)
            if few and suit != required:
                worth += 3
            if worth > best:
                best, best_group, best_first, best_last = worth, group, first, last
    if fitting & EIGHTS:
        eight = _eight(hand, fitting & EIGHTS, required, few, best, rules)
        if eight is not None:
            return eight
    return Lay(_ordered(best_group, best_first, best_last))


def _eight(hand: int, eights: int, required: int, few: bool, best: int, rules: Rules) -> Lay | None:
    """The turn with an eight, when it is better than the best without one (in half points, as in ``greedy``)."""
    first = eights & -eights
    if hand == eights and rules.out_on_eight and (hand == first or rules.groups is SAME_RANK):
        return Lay(_ordered(hand, first, _other(hand, first)))
    plain = hand & PLAIN
    longest, named = -1, 0
    for suit in (0, 1, 2, 3):
        count = (plain & PLAIN_OF_SUIT[suit]).bit_count() << 1
        if plain and not count:
            continue
        if few and suit != required:
            count += 3
        if count > longest:
            longest, named = count, suit
    # Two points for the card, three less because an eight is worth keeping, four more to stop the next player.
    if best >= 0 and longest + (6 if few else -2) <= best:
        return None
    return Lay((first.bit_length() - 1,), named)


def _other(group: int, first: int) -> int:
    rest = group ^ first
    return rest & -rest if rest else first


def _ordered(group: int, first: int, last: int) -> tuple[int, ...]:
    """The cards of a group, from the one that opens it to the one that decides the suit."""
    if group == first:
        return (first.bit_length() - 1,)
    between = group ^ first ^ last
    if not between:
        return first.bit_length() - 1, last.bit_length() - 1
    cards = [first.bit_length() - 1]
    while between:
        bit = between & -between
        between ^= bit
        cards.append(bit.bit_length() - 1)
    cards.append(last.bit_length() - 1)
    return tuple(cards)


def rollout(
    table: Table, seat: int, fits: int, rules: Rules, shuffle: Shuffle, policy: Policy = greedy, limit: int = MAX_TURNS
) -> int:
    """Play a deal to its end, starting with ``seat``; ``fits`` is what may be laid now. Changes the table.

    Returns the winner, or -1 when nobody could go on or ``limit`` turns were not enough: then the fewest cards win.
    """
    hands, stock, pile = table
    seats = len(hands)
    out_on_eight = rules.out_on_eight
    required = -1 if fits == ALL else _required(fits)
    empty_passes = 0
    for _ in range(limit):
        hand = hands[seat]
        following = seat + 1 if seat + 1 < seats else 0
        fitting = hand & fits
        if not fitting or (not out_on_eight and not hand & (hand - 1) and fitting & EIGHTS):
            fitting = 0
            drawn = 0
            while drawn < MAX_DRAWS:
                if not stock:
                    if len(pile) < 2:
                        break
                    stock[:] = shuffle(pile[:-1])
                    del pile[:-1]
                hand |= BITS[stock.pop()]
                drawn += 1
                fitting = hand & fits
                if fitting:
                    break
            hands[seat] = hand
            if not fitting:
                empty_passes = 0 if drawn else empty_passes + 1
                if empty_passes == seats:
                    return -1
                seat = following
                continue
        few = hands[following].bit_count() < 3
        cards, named = policy(hand, fitting, required, few, rules)
        for card in cards:
            hand ^= BITS[card]
        pile += cards
        hands[seat] = hand
        if not hand:
            return seat
        empty_passes = 0
        if named < 0:
            fits = ON_CARD[card]
            required = SUIT_OF[card]
        else:
            fits = ON_NAMED[named]
            required = named
        seat = following
    return -1


def _required(fits: int) -> int:
    return next(suit for suit in range(4) if not SUIT[suit] & ~fits)


def share(hands: Sequence[int], seat: int, winner: int) -> float:
    """What a finished deal was worth to a seat: 1 for a win, a part of it for a shared one."""
    if winner >= 0:
        return float(winner == seat)
    sizes = [hand.bit_count() for hand in hands]
    fewest = min(sizes)
    return 1.0 / sizes.count(fewest) if sizes[seat] == fewest else 0.0
