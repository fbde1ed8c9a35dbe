"""The turns of upp og niður: chains of neighbouring ranks, and what each of them is worth (section 4, formula U)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.olsen.players import fast_table, steps
from cardtable.games.olsen.players.heuristic import GOES_OUT, Judgement, going_out
from cardtable.games.olsen.players.plan import Chain
from cardtable.games.olsen.rules import legality
from cardtable.players.decision import Reason
from cardtable.players.search import WORLDS, Estimate, race

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from cardtable.cards import Card
    from cardtable.games.olsen.players.steps import Circle, End
    from cardtable.games.olsen.rules.round import OlsenRound
    from cardtable.games.olsen.rules.view import OlsenView

HANGS_TOGETHER: Final = 1.0
HANGING_CARDS: Final = 4
HARD_TO_FOLLOW: Final = 13.0
USUALLY_FOLLOWS: Final = 2.0
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
    fewest = min(left >> steps.SIZE for left, _ in found)
    longest = [end for end in found if end[0] >> steps.SIZE == fewest]
    return [_long(_chain(view, steps.walked(found, end))) for end in longest[:MOST_CHAINS]]


def best_chains(view: OlsenView) -> list[Judgement]:
    """Formula U: shed cards, keep those that hang together, and leave a card that few unseen ones can follow.

    Stopping early is thought of too. Only the best few are returned.
    """
    ring = steps.circle(view.rules.ace_king)
    found = _ends(view)
    followers = _followers(view, ring)
    number = len(view.hand)
    worths = {end: _worth(number, end, followers, ring) for end, way in found.items() if way or view.phase == "chain"}
    best = sorted(worths, key=lambda end: -worths[end])[:MOST_CHAINS]
    return [
        Judgement(chain, worths[end], _reasons(chain, end, followers, ring))
        for end in best
        for chain in [_chain(view, steps.walked(found, end))]
    ]


def _ends(view: OlsenView) -> dict[End, End | None]:
    return steps.ends(steps.packed(view.hand), view.top.rank, steps.circle(view.rules.ace_king))


def _followers(view: OlsenView, ring: Circle) -> list[float]:
    """For each rank how many of thirteen unseen cards could be laid on it."""
    unseen = [0] * (steps.RANKS + 1)
    for card in view.unseen():
        unseen[card.rank] += 1
    total = max(1, sum(unseen))
    return [HARD_TO_FOLLOW * sum(unseen[rank] for rank in near) / total for near in ring.near]


def _worth(number: int, end: End, followers: Sequence[float], ring: Circle) -> float:
    left, last = end
    if not left:
        return GOES_OUT
    return number - (left >> steps.SIZE) + _hanging(left, ring) - followers[last]


def _hanging(left: int, ring: Circle) -> float:
    return HANGS_TOGETHER * min(left >> steps.SIZE, HANGING_CARDS) * steps.chained(left, ring)


def _reasons(chain: Chain, end: End, followers: Sequence[float], ring: Circle) -> tuple[Reason, ...]:
    if not chain.left:
        return (going_out(chain),)
    found = (
        *_length_reason(chain),
        Reason("keeps-chain", _hanging(end[0], ring)),
        Reason("hard-to-follow", USUALLY_FOLLOWS - followers[end[1]]),
    )
    return tuple(reason for reason in found if reason.weight > 0)


def _length_reason(chain: Chain) -> tuple[Reason, ...]:
    return (Reason("long-chain", float(len(chain.cards))),) if len(chain.cards) > 1 else ()


def _long(chain: Chain) -> Judgement:
    if not chain.left:
        return Judgement(chain, GOES_OUT, (going_out(chain),))
    return Judgement(chain, float(len(chain.cards)), _length_reason(chain))


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
    """The share of the wins that each chain brings, over up to ``budget`` worlds that agree with the view."""
    seat = view.seat
    assert seat is not None
    ring = steps.circle(view.rules.ace_king)
    pile = [int(card.rank) for card in view.pile if card is not None]
    following = (seat + view.direction) % view.seats
    limit = max(IMAGINED_TURNS, IMAGINED_ROUNDS * view.seats)

    def shuffle(cards: list[int]) -> list[int]:
        return fast_table.shuffled(cards, rng)

    def value(option: tuple[int, list[int]], world: tuple[list[int], list[int]]) -> float:
        left, laid = option
        hands = world[0][:]
        hands[seat] = left
        table = steps.Table(hands, world[1][:], pile + laid)
        winner = steps.rollout(table, following, ring, shuffle, limit) if left else seat
        return steps.share(hands, seat, winner)

    options = [(steps.packed(chain.left), [int(card.rank) for card in chain.cards]) for chain in found]
    return race(options, _packed(worlds), value, budget)


def _packed(worlds: Iterator[OlsenRound]) -> Iterator[tuple[list[int], list[int]]]:
    for world in worlds:
        yield [steps.packed(hand) for hand in world.hands], [int(card.rank) for card in world.stock]
