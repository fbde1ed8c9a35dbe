"""Melds made of cards, from the places of runs and the ranks of sets that a search has chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cardtable.games.rummy.rules.melds import Meld, rank_at
from cardtable.games.rummy.rules.solver.arrangements import in_order
from cardtable.games.rummy.rules.solver.growth import FinalRun, Interval, beginnings, steps
from cardtable.games.rummy.rules.solver.holding import Holding

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.games.rummy.rules.contract import Contract
    from cardtable.games.rummy.rules.melds import End
    from cardtable.games.rummy.rules.solver.asks import Ask
    from cardtable.games.rummy.rules.solver.settling import SetGroup, Settled


class Part(NamedTuple):
    """A meld as it is laid down, and the cards that it gets from the same hand."""

    meld: Meld
    more: tuple[tuple[Card, End | None], ...]


def parts_of(hand: Sequence[Card], contract: Contract, ask: Ask, settled: Settled) -> list[Part]:
    """The melds in the order of the contract."""
    return _Maker(hand, contract, ask, settled).parts()


class _Maker:
    """Makes melds of cards."""

    def __init__(self, hand: Sequence[Card], contract: Contract, ask: Ask, settled: Settled) -> None:
        self._contract = contract
        self._ask = ask
        self._settled = settled
        self._deal = Holding(hand).dealer()

    def parts(self) -> list[Part]:
        """The melds in the order of the contract."""
        runs = self._runs()
        numbered = [(number, part) for group in self._settled.groups for number, part in self._sets(group)]
        sets = [part for _, part in sorted(numbered, key=_by_number)]
        return [*in_order(sets, self._contract.sets), *in_order(runs, self._contract.runs)]

    def _runs(self) -> list[Part]:
        rules = self._ask.rules
        runs = sorted(self._settled.runs, key=_by_least)
        begun = beginnings(runs, rules)
        assert begun is not None
        return [self._run(run, part) for run, part in zip(runs, begun, strict=True)]

    def _run(self, run: FinalRun, begun: Interval) -> Part:
        cards = {
            place: self._deal.natural(run.suit, rank_at(place)) if run.naturals >> place - 1 & 1 else self._deal.joker()
            for place in range(run.low, run.high + 1)
        }
        larger = steps(run, self._ask.rules.jokers)
        more: list[tuple[Card, End | None]] = []
        now, following = begun, larger[begun]
        while following is not None:
            more.append((cards[following.low], "low") if following.low < now.low else (cards[following.high], "high"))
            now, following = following, larger[following]
        laid = tuple(cards[place] for place in range(begun.low, begun.high + 1))
        return Part(Meld(laid, suit=run.suit, low=begun.low), tuple(more))

    def _sets(self, group: SetGroup) -> list[tuple[int, Part]]:
        """The sets of one rank: each gets the naturals it needs, then what it lacks; the first one all the rest."""
        ask = self._ask
        rank = group.rank + 1
        naturals = self._deal.left_of(rank)
        sets: dict[int, list[Card]] = {number: [] for number in group.sets}
        for asked in (ask.set_naturals, ask.sets):
            for number, laid in sets.items():
                wanted = asked[number] - len(laid)
                laid += naturals[:wanted]
                del naturals[:wanted]
        for number, laid in sets.items():
            laid += [self._deal.joker() for _ in range(ask.sets[number] - len(laid))]
        more = tuple((card, None) for card in naturals)
        first = group.sets[0]
        return [
            (number, Part(Meld(tuple(laid), rank=rank), more if number == first else ()))
            for number, laid in sets.items()
        ]


def _by_least(run: FinalRun) -> int:
    return run.least


def _by_number(numbered: tuple[int, Part]) -> int:
    return numbered[0]
