"""The meld solver of contract rummy: how far a hand is, what to lay down, and how to show it, for all 18 contracts."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations, product
from random import Random
from typing import TYPE_CHECKING, Final, TypeVar

from benchmarks.measure import Row, share
from cardtable.cards import SUITS, packs
from cardtable.games.rummy.rules.contract import KINASKAK, KINASKAK_RULES, SHANGHAI, SHANGHAI_RULES, Contract, MeldRules
from cardtable.games.rummy.rules.melds import HIGHEST, SHORTEST_RUN, SHORTEST_SET, rank_at
from cardtable.games.rummy.rules.scoring import PRESETS
from cardtable.games.rummy.rules.solver.distance import distance
from cardtable.games.rummy.rules.solver.hand_groups import groups
from cardtable.games.rummy.rules.solver.laydown import best_laydown

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cardtable.cards import Card
    from cardtable.games.rummy.rules.melds import Meld

T = TypeVar("T")
SMALLEST: Final = 13
LARGEST: Final = 24
JOKERS: Final = 3
COST: Final = PRESETS["kinaskak"]


@dataclass(frozen=True, slots=True)
class Position:
    """A hand with its contract, and what others have laid."""

    hand: list[Card]
    contract: Contract
    rules: MeldRules
    table: list[Meld]


@dataclass(slots=True)
class Times:
    """The milliseconds of one deed in all positions, and by contract."""

    every: list[float] = field(default_factory=list)
    by_contract: dict[tuple[Contract, MeldRules], list[float]] = field(default_factory=dict)

    def take(self, position: Position, deed: Callable[[], T]) -> T:
        """Do it, and note how long it took."""
        start = time.perf_counter()
        found = deed()
        self.every.append((time.perf_counter() - start) * 1000)
        self.by_contract.setdefault((position.contract, position.rules), []).append(self.every[-1])
        return found

    def told(self) -> str:
        """The numbers of a row."""
        slowest = max(share(times, 0.5) for times in self.by_contract.values())
        return (
            f"median {share(self.every, 0.5):.3f} ms (slowest contract {slowest:.3f}), "
            f"99 % {share(self.every, 0.99):.2f}, max {max(self.every):.1f}"
        )


def positions(hands: int) -> Iterator[Position]:
    """So many random hands for each contract, with melds of two others beside them."""
    random = Random(18)
    for _ in range(hands):
        for contracts, rules in ((KINASKAK, KINASKAK_RULES), (SHANGHAI, SHANGHAI_RULES)):
            for contract in contracts:
                deck = random.sample(packs(3, JOKERS), 3 * LARGEST)
                others = (best_laydown(deck[start : start + LARGEST], contract, rules, COST) for start in (24, 48))
                table = [meld for other in others if other is not None for meld in other.melds]
                yield Position(deck[: random.randint(SMALLEST, LARGEST)], contract, rules, table)


def rows(quick: bool) -> list[Row]:
    """Distance, lay-down without and with a table, and groups."""
    far, laid, beside, grouped, plain = Times(), Times(), Times(), Times(), Times()
    far_of_plain: list[float] = []
    for number, position in enumerate(positions(25 if quick else 300)):
        asked = position.hand, position.contract, position.rules
        missing = far.take(position, partial(distance, *asked))
        grouped.take(position, partial(groups, *asked))
        if missing == 0:
            laid.take(position, partial(best_laydown, *asked, COST))
            beside.take(position, partial(best_laydown, *asked, COST, position.table))
        if position.rules == KINASKAK_RULES and number % (18 * 5) < len(KINASKAK):
            plain.take(position, partial(every_place, position.hand, position.contract))
            far_of_plain.append(far.every[-1])
    reference, same_hands = share(plain.every, 0.5), share(far_of_plain, 0.5)
    alone = share(far.every, 0.5)
    return [
        Row(
            f"distance to the contract, 13 to 24 cards ({len(far.every)})",
            far.told(),
            f"every place tried, Kínaskák: median {reference:.2f} ms ({len(plain.every)})",
            f"{same_hands / reference:.4f}",
            "median 0.1 ms",
            alone < 0.1,
        ),
        _row("the best lay-down", laid, alone, 1),
        _row("the best lay-down beside a table", beside, alone, 1),
        _row("a hand in groups", grouped, alone, 3),
    ]


def _row(what: str, times: Times, alone: float, bar: float) -> Row:
    median = share(times.every, 0.5)
    return Row(
        f"{what} ({len(times.every)})",
        times.told(),
        f"distance {alone:.3f} ms",
        f"{median / alone:.1f}",
        f"median {bar} ms",
        median < bar,
    )


def every_place(hand: list[Card], contract: Contract) -> int:
    """The distance as a plain loop finds it: all suits and places for the runs, then the fullest ranks for the sets."""
    held: dict[tuple[int, int], int] = {}
    for card in hand:
        if card.suit is not None:
            held[card.suit, card.rank] = held.get((card.suit, card.rank), 0) + 1
    wild = sum(card.is_joker for card in hand)
    best = contract.size
    for suits in combinations(SUITS, len(contract.runs)):
        for lows in product(range(1, HIGHEST - SHORTEST_RUN + 2), repeat=len(suits)):
            left = dict(held)
            gaps = naturals = 0
            for suit, low in zip(suits, lows, strict=True):
                faces = [(suit, rank_at(place)) for place in range(low, low + SHORTEST_RUN)]
                there = [face for face in faces if left.get(face)]
                for face in there:
                    left[face] -= 1
                gaps += SHORTEST_RUN - len(there)
                naturals += not there
            best = min(best, max(gaps + _sets_lack(left, len(contract.sets)) - wild, naturals))
    return best


def _sets_lack(held: dict[tuple[int, int], int], sets: int) -> int:
    of_rank = [0] * 14
    for (_, rank), count in held.items():
        of_rank[rank] += count
    lacking = 0
    for _ in range(sets):
        fullest = max(of_rank)
        lacking += max(0, SHORTEST_SET - fullest)
        of_rank[of_rank.index(fullest)] -= min(SHORTEST_SET, fullest)
    return lacking
