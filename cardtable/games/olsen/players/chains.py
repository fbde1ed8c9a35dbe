"""The turns of upp og niður: chains of neighbouring ranks, and what each of them is worth (section 4, formula U)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.engine.chance import shuffled
from cardtable.games.olsen.players import fast_table
from cardtable.games.olsen.players.heuristic import GOES_OUT, Judgement
from cardtable.games.olsen.players.plans import Chain
from cardtable.games.olsen.rules import legality
from cardtable.games.olsen.rules.legality import MAX_DRAWS, are_neighbours, others_after
from cardtable.players.search import WORLDS, Estimate, race

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from random import Random

    from cardtable.cards import Card
    from cardtable.games.olsen.rules.round import OlsenRound
    from cardtable.games.olsen.rules.state import OlsenView

    Shuffle = Callable[[list[int]], list[int]]

MOST_ENDS: Final = 400
MOST_ENDS_IMAGINED: Final = 64
MOST_TURNS: Final = 50_000
RANKS: Final = 13
_BITS: Final = 4
SIZE: Final = _BITS * (RANKS + 1)
ONE: Final = tuple((1 << _BITS * rank) + (1 << SIZE) for rank in range(RANKS + 1))
ALL_OF: Final = tuple(15 << _BITS * rank for rank in range(RANKS + 1))


class Circle(NamedTuple):
    """Which ranks lie side by side (U04).

    ``near`` are the neighbours of each rank and ``masks`` the bits of a hand that hold them; ``beside`` are the bits of
    each rank with those of its neighbours. ``turns`` remembers the longest chain of a hand on a card.
    """

    near: tuple[tuple[int, ...], ...]
    masks: tuple[int, ...]
    beside: tuple[tuple[int, int], ...]
    turns: dict[int, Turn]


class Turn(NamedTuple):
    """A turn: the ranks in their order, and the hand after it."""

    ranks: tuple[int, ...]
    left: int


class Table(NamedTuple):
    """A deal in numbers: hands, the ranks of the stock (drawn from its end) and of the pile (top card last)."""

    hands: list[int]
    stock: list[int]
    pile: list[int]


End = tuple[int, int]

if TYPE_CHECKING:
    Policy = Callable[[int, int, Circle], Turn]


def _circle(ace_king: bool) -> Circle:
    ranks = range(1, RANKS + 1)
    near = tuple(
        tuple(other for other in ranks if rank and are_neighbours(rank, other, ace_king)) for rank in range(RANKS + 1)
    )
    masks = tuple(sum(ALL_OF[rank] for rank in ranks) for ranks in near)
    return Circle(near, masks, tuple((ALL_OF[rank], masks[rank]) for rank in ranks), {})


_CIRCLES: Final = {ace_king: _circle(ace_king) for ace_king in (False, True)}


def circle(ace_king: bool) -> Circle:
    """The circle of ranks, or the line of them."""
    return _CIRCLES[ace_king]


def packed(cards: Iterable[Card]) -> int:
    """A hand as counts of ranks."""
    return sum(ONE[card.rank] for card in cards)


def ends(hand: int, top: int, ring: Circle, most: int = MOST_ENDS) -> dict[End, End | None]:
    """The ways in which a turn can end, as (hand left, last rank), each with the way it came from.

    Long chains are looked for first, and after ``most`` ends no more are.
    """
    start = (hand, top)
    found: dict[End, End | None] = {start: None}
    waiting = [start]
    near = ring.near
    while waiting and len(found) < most:
        state = waiting.pop()
        left, last = state
        for rank in near[last]:
            if left & ALL_OF[rank]:
                following = (left - ONE[rank], rank)
                if following not in found:
                    found[following] = state
                    waiting.append(following)
    return found


def walked(found: dict[End, End | None], end: End) -> tuple[int, ...]:
    """The ranks that lead to this end."""
    ranks: list[int] = []
    state = end
    while (before := found[state]) is not None:
        ranks.append(state[1])
        state = before
    return tuple(reversed(ranks))


def chained(left: int, ring: Circle) -> float:
    """Which share of the cards left has a neighbour among them."""
    hanging = sum(_count(left & bits) for bits, near in ring.beside if left & bits and left & near)
    return hanging / (left >> SIZE) if left else 0.0


def _count(bits: int) -> int:
    while bits > 15:
        bits >>= _BITS
    return bits


def longest(hand: int, top: int, ring: Circle) -> Turn:
    """The longest chain."""
    key = hand << _BITS | top
    known = ring.turns.get(key)
    if known is None:
        found = ends(hand, top, ring, MOST_ENDS_IMAGINED)
        end = min(found, key=_left)
        if len(ring.turns) > MOST_TURNS:
            ring.turns.clear()
        ring.turns[key] = known = Turn(walked(found, end), end[0])
    return known


def _left(end: End) -> int:
    return end[0] >> SIZE


def rollout(
    table: Table, seat: int, ring: Circle, shuffle: Shuffle, limit: int, policy: Policy = longest,
    out: list[int] | None = None, until: int = -1,
) -> int:  # fmt: skip
    """Play a deal on, starting with ``seat``. Changes the table.

    Returns the winner, or -1 when no player could go on or ``limit`` turns were not enough: then the fewest cards win.
    Where the others play on, ``out`` are those who are out, and all do until the seat ``until`` is out or only one
    holds cards; then the last one who went out is returned.
    """
    hands, stock, pile = table
    masks = ring.masks
    seats = len(hands)
    empty_passes = 0
    top = pile[-1]
    gone = fast_table.mask_of(out or ())
    playing = seats - gone.bit_count()
    for _ in range(limit):
        hand = hands[seat]
        following = (seat + 1) % seats
        while gone >> following & 1:
            following = (following + 1) % seats
        if not hand & masks[top]:
            drawn = 0
            near = ring.near[top]
            while drawn < MAX_DRAWS:
                if not stock:
                    if len(pile) < 2:
                        break
                    stock[:] = shuffle(pile[:-1])
                    del pile[:-1]
                card = stock.pop()
                hand += ONE[card]
                drawn += 1
                if card in near:
                    break
            hands[seat] = hand
            if not hand & masks[top]:
                empty_passes = 0 if drawn else empty_passes + 1
                if empty_passes == playing:
                    return -1
                seat = following
                continue
        ranks, left = policy(hand, top, ring)
        pile += ranks
        hands[seat] = left
        if not left:
            if out is None:
                return seat
            out.append(seat)
            gone |= 1 << seat
            playing -= 1
            if seat == until or playing == 1:
                return seat
        top = pile[-1]
        empty_passes = 0
        seat = following
    return -1


def share(hands: Sequence[int], seat: int, winner: int) -> float:
    """What a finished deal was worth to a seat: 1 for a win, a part of it for a shared one."""
    if winner >= 0:
        return float(winner == seat)
    sizes = [hand >> SIZE for hand in hands]
    fewest = min(sizes)
    return 1.0 / sizes.count(fewest) if sizes[seat] == fewest else 0.0


HANGS_TOGETHER: Final = 1.0
HANGING_CARDS: Final = 4
HARD_TO_FOLLOW: Final = 13.0
MOST_CHAINS: Final = 8
# Imagined deals are cut off early: who is ahead then says nearly as much as who wins, at a third of the cost.
IMAGINED_TURNS: Final = 16
IMAGINED_ROUNDS: Final = 4


def next_cards(view: OlsenView) -> list[Judgement]:
    """What a player sees who thinks of one card at a time, and goes on while he can."""
    ranks = dict.fromkeys(card.rank for card in legality.companions(view, view.hand))
    return [_long(_chain(view, (rank,))) for rank in ranks] or [_long(Chain((), view.hand))]


def longest_chains(view: OlsenView) -> list[Judgement]:
    """The longest chains from here."""
    found = _ends(view)
    fewest = min(left >> SIZE for left, _ in found)
    longest = [end for end in found if end[0] >> SIZE == fewest]
    return [_long(_chain(view, walked(found, end))) for end in longest[:MOST_CHAINS]]


def long_chains(view: OlsenView, shorter: int) -> list[Judgement]:
    """All the longest chains from here, and those that are no more than so many cards ``shorter``."""
    found = _ends(view)
    most = min(left >> SIZE for left, _ in found) + shorter
    some = [end for end, way in found.items() if end[0] >> SIZE <= most and (way or view.phase == "chain")]
    return [_long(_chain(view, walked(found, end))) for end in some]


def best_chains(view: OlsenView) -> list[Judgement]:
    """Formula U: shed cards, keep those that hang together, and leave a card that few unseen ones can follow.

    Stopping early is thought of too. Only the best few are returned.
    """
    ring = circle(view.rules.ace_king)
    found = _ends(view)
    followers = _followers(view, ring)
    number = len(view.hand)
    worths = {end: _worth(number, end, followers, ring) for end, way in found.items() if way or view.phase == "chain"}
    best = sorted(worths, key=lambda end: -worths[end])[:MOST_CHAINS]
    return [Judgement(_chain(view, walked(found, end)), worths[end]) for end in best]


def _ends(view: OlsenView) -> dict[End, End | None]:
    return ends(packed(view.hand), view.top.rank, circle(view.rules.ace_king))


def _followers(view: OlsenView, ring: Circle) -> list[float]:
    """For each rank how many of thirteen unseen cards could be laid on it."""
    unseen = [0] * (RANKS + 1)
    for card in view.unseen():
        unseen[card.rank] += 1
    total = max(1, sum(unseen))
    return [HARD_TO_FOLLOW * sum(unseen[rank] for rank in near) / total for near in ring.near]


def _worth(number: int, end: End, followers: Sequence[float], ring: Circle) -> float:
    left, last = end
    if not left:
        return GOES_OUT
    return number - (left >> SIZE) + _hanging(left, ring) - followers[last]


def _hanging(left: int, ring: Circle) -> float:
    return HANGS_TOGETHER * min(left >> SIZE, HANGING_CARDS) * chained(left, ring)


def _long(chain: Chain) -> Judgement:
    return Judgement(chain, float(len(chain.cards)) if chain.left else GOES_OUT)


def _chain(view: OlsenView, ranks: Sequence[int]) -> Chain:
    left = list(view.hand)
    cards: list[Card] = []
    for rank in ranks:
        card = next(card for card in left if card.rank == rank)
        left.remove(card)
        cards.append(card)
    return Chain(tuple(cards), tuple(left))


def sample(
    view: OlsenView, found: Sequence[Chain], worlds: Iterator[OlsenRound], rng: Random, budget: int = WORLDS
) -> list[Estimate]:
    """The share of the wins that each chain brings, over up to ``budget`` worlds that agree with the view.

    Where the others play on, it is the share of them that the seat is ahead of.
    """
    seat = view.seat
    assert seat is not None
    ring = circle(view.rules.ace_king)
    pile = [int(card.rank) for card in view.pile if card is not None]
    following = others_after(view, seat)[0]
    limit = max(IMAGINED_TURNS, IMAGINED_ROUNDS * view.seats)

    def shuffle(cards: list[int]) -> list[int]:
        return shuffled(cards, rng)

    def value(option: tuple[int, list[int]], world: tuple[list[int], list[int]]) -> float:
        left, laid = option
        hands = world[0][:]
        hands[seat] = left
        table = Table(hands, world[1][:], pile + laid)
        if view.rules.play_on:
            out = list(view.out) if left else [*view.out, seat]
            if left:
                rollout(table, following, ring, shuffle, limit, out=out, until=seat)
            return fast_table.place([hand >> SIZE for hand in hands], seat, out)
        winner = rollout(table, following, ring, shuffle, limit) if left else seat
        return share(hands, seat, winner)

    options = [(packed(chain.left), [int(card.rank) for card in chain.cards]) for chain in found]
    return race(options, _packed(worlds), value, budget)


def _packed(worlds: Iterator[OlsenRound]) -> Iterator[tuple[list[int], list[int]]]:
    for world in worlds:
        yield [packed(hand) for hand in world.hands], [int(card.rank) for card in world.stock]
