"""The games of suits and ranks in integers, for the many deals a strong player imagines before it moves.

A card is a number below 104 (pack, suit, rank), a hand is an integer with one bit for every card, and "what fits" is
a mask. The rules are those of :mod:`cardtable.games.olsen.round` without the calls, which imagined players never
forget, without cheats, and without drawing although a card fits; the tests play both side by side. A deal ends with
the first going out, in Langi Ólsen too, unless the others play on.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.cards import MAX_JOKERS, Card, Rank
from cardtable.games.olsen.rules.effects import effect
from cardtable.games.olsen.rules.legality import MAX_DRAWS
from cardtable.games.olsen.rules.scoring import ahead_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from cardtable.games.olsen.rules.house_rules import Rules as HouseRules

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


OF_RANK: Final = tuple(_mask(card for card in range(CARDS) if RANK_OF[card] == rank) for rank in range(14))
SUIT: Final = tuple(_mask(card for card in range(CARDS) if SUIT_OF[card] == suit) for suit in range(4))
ON_CARD: Final = tuple(SUIT[SUIT_OF[card]] | OF_RANK[RANK_OF[card]] for card in range(CARDS))
SAME_RANK: Final = tuple(OF_RANK[RANK_OF[card]] for card in range(CARDS))
TWOS: Final = OF_RANK[Rank.TWO]
QUEENS: Final = OF_RANK[Rank.QUEEN]
_ACTING: Final = TWOS | QUEENS | OF_RANK[Rank.ACE]


@dataclass(frozen=True, slots=True)
class Rules:
    """What a seat has to obey and what its policy likes.

    ``groups[card]`` masks what may follow the card in the same turn, ``changers`` are the cards that name a suit and
    ``plain`` all others. ``likes`` and ``likes_now`` are half points by rank for laying it: always, and when the next
    player has few cards; empty where no card is liked more than another.
    """

    groups: tuple[int, ...]
    out_on_changer: bool
    changers: int
    plain: int
    plain_of_suit: tuple[int, ...]
    likes: tuple[int, ...] = ()
    likes_now: tuple[int, ...] = ()


class Table(NamedTuple):
    """A deal in integers: a mask for every hand, the stock (drawn from its end) and the pile (top card last)."""

    hands: list[int]
    stock: list[int]
    pile: list[int]


class Lay(NamedTuple):
    """A turn: the cards in the order in which they are laid, and the suit named after a changer (-1: none)."""

    cards: tuple[int, ...]
    suit: int = -1


if TYPE_CHECKING:
    # hand, what fits of it, the suit that is required, whether the next player has few cards, the rules
    Policy = Callable[[int, int, int, bool, Rules], Lay]
    Shuffle = Callable[[list[int]], list[int]]


class Start(NamedTuple):
    """Where a rollout begins: whose turn it is, what fits (changers aside), which way round, and the cards owed.

    ``bound`` has a bit for every seat that may not change the suit in its next turn.
    """

    seat: int
    fits: int
    direction: int = 1
    owed: int = 0
    bound: int = 0


def rules_for(
    multi_rank: bool,
    out_on_changer: bool,
    changer: int = Rank.EIGHT,
    likes: tuple[int, ...] = (),
    likes_now: tuple[int, ...] = (),
) -> Rules:
    """The kernel's form of the house rules, for a seat with this changer."""
    plain = ALL ^ OF_RANK[changer]
    return Rules(
        SAME_RANK if multi_rank else BITS,
        out_on_changer,
        OF_RANK[changer],
        plain,
        tuple(mask & plain for mask in SUIT),
        likes,
        likes_now,
    )


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


def fits_after(top: int, named: int) -> int:
    """What may be laid on this card, changers aside; ``named`` is the suit that was named with it, or -1."""
    return ON_CARD[top] if named < 0 else SUIT[named] | SAME_RANK[top]


def greedy(hand: int, fitting: int, required: int, few: bool, rules: Rules) -> Lay:
    """The heuristic of section 4 in integers: whole groups, ending on the longest suit, and changers kept.

    It scores as :mod:`cardtable.games.olsen.players.heuristic` does and takes the first of equal turns.
    """
    groups = rules.groups
    plain = rules.plain
    plain_of_suit = rules.plain_of_suit
    likes = rules.likes_now if few else rules.likes
    plain_hand = hand & plain
    best = -1
    best_group = best_first = best_last = 0
    openings = fitting & plain
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
        if likes:
            score += likes[RANK_OF[card]]
        while lasts:
            last = lasts & -lasts
            lasts ^= last
            suit = SUIT_OF[last.bit_length() - 1]
            worth = score + ((left & plain_of_suit[suit]).bit_count() << 1)
            if few and suit != required:
                worth += 3
            if worth > best:
                best, best_group, best_first, best_last = worth, group, first, last
    changers = fitting & rules.changers
    if changers:
        turn = _with_changer(hand, changers, required, few, best, rules)
        if turn is not None:
            return turn
    return Lay(_ordered(best_group, best_first, best_last))


def _with_changer(hand: int, changers: int, required: int, few: bool, best: int, rules: Rules) -> Lay | None:
    """The turn with a changer, when it is better than the best without one (in half points, as in ``greedy``)."""
    first = changers & -changers
    if hand == changers and rules.out_on_changer and (hand == first or rules.groups is SAME_RANK):
        return Lay(_ordered(hand, first, _other(hand, first)))
    plain = hand & rules.plain
    plain_of_suit = rules.plain_of_suit
    longest, named = -1, 0
    for suit in (0, 1, 2, 3):
        count = (plain & plain_of_suit[suit]).bit_count() << 1
        if plain and not count:
            continue
        if few and suit != required:
            count += 3
        if count > longest:
            longest, named = count, suit
    card = first.bit_length() - 1
    likes = rules.likes_now if few else rules.likes
    # Two points for the card, three less because a changer is worth keeping, four more to stop the next player.
    gain = (6 if few else -2) + (likes[RANK_OF[card]] if likes else 0)
    if best >= 0 and longest + gain <= best:
        return None
    return Lay((card,), named)


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
    table: Table,
    start: Start,
    rules: Sequence[Rules],
    shuffle: Shuffle,
    effects: HouseRules | None = None,
    policy: Policy = greedy,
    limit: int = MAX_TURNS,
    out: list[int] | None = None,
    until: int = -1,
) -> int:
    """Play a deal on until a player is out; ``rules`` are those of each seat. Changes the table.

    ``effects`` are the house rules of a table where twos, aces and queens act (section 1.4).
    Returns the winner, or -1 when no player could go on or ``limit`` turns were not enough: then the fewest cards win.
    Where the others play on, ``out`` are those who are out, and all do until the seat ``until`` is out or only one
    holds cards; then the last one who went out is returned.
    """
    hands, stock, pile = table
    seat, fits, direction, owed, bound = start
    seats = len(hands)
    required = -1 if fits == ALL else _required(fits)
    empty_passes = 0
    gone = mask_of(out or ())
    playing = seats - gone.bit_count()
    for _ in range(limit):
        hand = hands[seat]
        following = (seat + direction) % seats
        while gone >> following & 1:
            following = (following + direction) % seats
        own = rules[seat]
        allowed = fits | own.changers
        alone = bound >> seat & 1
        if alone:
            bound ^= 1 << seat
            allowed = own.plain if required < 0 else own.plain_of_suit[required]
        if owed and effects is not None:
            twos = TWOS & allowed if alone else TWOS
            if effects.stack_twos and hand & twos:
                allowed = twos
            else:
                hands[seat] = hand = _take(hand, owed, stock, pile, shuffle)
                owed = 0
                if effects.two_skips:
                    seat = following
                    continue
        fitting = hand & allowed
        if not fitting or (not hand & (hand - 1) and not own.out_on_changer and fitting & own.changers):
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
                fitting = hand & allowed
                if fitting:
                    break
            hands[seat] = hand
            if not fitting:
                empty_passes = 0 if drawn else empty_passes + 1
                if empty_passes == playing:
                    return -1
                seat = following
                continue
        few = hands[following].bit_count() < 3
        cards, named = policy(hand, fitting, required, few, own)
        if alone:
            cards = cards[:1]
        for card in cards:
            hand ^= BITS[card]
        pile += cards
        hands[seat] = hand
        if not hand:
            if out is None:
                return seat
            out.append(seat)
            gone |= 1 << seat
            playing -= 1
            if seat == until or playing == 1:
                return seat
        empty_passes = 0
        if named < 0:
            fits = ON_CARD[card]
            required = SUIT_OF[card]
        else:
            fits = SUIT[named] | SAME_RANK[card]
            required = named
        if effects is not None and BITS[card] & _ACTING:
            following, direction, more = act(seat, direction, seats, RANK_OF[card], len(cards), effects, gone)
            owed += more
        seat = following
    return -1


def act(
    seat: int, direction: int, seats: int, rank: int, number: int, effects: HouseRules, gone: int = 0
) -> tuple[int, int, int]:
    """Who follows ``seat`` after ``number`` cards of a rank, which way round then, and the cards imposed on him.

    ``gone`` has a bit for every seat that is out, where the others play on.
    """
    others = seats - (gone | 1 << seat).bit_count()
    skips, turns, imposed = effect(effects, rank, number, others)
    if turns:
        direction = -direction
    for _ in range(1 + min(skips, others)):
        seat = (seat + direction) % seats
        while gone >> seat & 1:
            seat = (seat + direction) % seats
    return seat, direction, imposed


def mask_of(seats: Iterable[int]) -> int:
    """Seats as one integer, with a bit for each."""
    return sum(1 << seat for seat in seats)


def _take(hand: int, number: int, stock: list[int], pile: list[int], shuffle: Shuffle) -> int:
    for _ in range(number):
        if not stock:
            if len(pile) < 2:
                break
            stock[:] = shuffle(pile[:-1])
            del pile[:-1]
        hand |= BITS[stock.pop()]
    return hand


def _required(fits: int) -> int:
    return next((suit for suit in range(4) if not SUIT[suit] & ~fits), -1)


def share(hands: Sequence[int], seat: int, winner: int) -> float:
    """What a finished deal was worth to a seat: 1 for a win, a part of it for a shared one."""
    if winner >= 0:
        return float(winner == seat)
    sizes = [hand.bit_count() for hand in hands]
    fewest = min(sizes)
    return 1.0 / sizes.count(fewest) if sizes[seat] == fewest else 0.0


def place(counts: Sequence[int], seat: int, out: Sequence[int]) -> float:
    """What a finished deal was worth to a seat where the others play on: the share of them that it was ahead of."""
    return ahead_of(counts, out)[seat] / (len(counts) - 1)
