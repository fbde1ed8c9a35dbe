"""The best way to lay a contract: the one that leaves the fewest points in the hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

from cardtable.cards import RANKS, SUITS, Card
from cardtable.games.rummy.contract import RunSuits
from cardtable.games.rummy.melds import Meld, rank_at
from cardtable.games.rummy.solver.arrangements import in_order
from cardtable.games.rummy.solver.asks import ask_of
from cardtable.games.rummy.solver.counts import count
from cardtable.games.rummy.solver.distance import missing
from cardtable.games.rummy.solver.finals import FinalSearch, Worth
from cardtable.games.rummy.solver.growth import FinalRun, Interval, beginnings, steps
from cardtable.games.rummy.solver.holding import Holding
from cardtable.games.rummy.solver.layoffs import LayOff, lay_off

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from cardtable.games.rummy.contract import Contract, MeldRules
    from cardtable.games.rummy.melds import End
    from cardtable.games.rummy.solver.asks import Ask
    from cardtable.games.rummy.solver.settling import SetGroup, Settled

Prefer = Literal["any", "few_jokers_in_runs"]


@dataclass(frozen=True, slots=True)
class Laydown:
    """Melds in the order of the contract, what is laid off after them, and what is left.

    A lay-off names its meld by its place in ``melds`` followed by the melds that were on the table.
    """

    melds: tuple[Meld, ...]
    lay_offs: tuple[LayOff, ...]
    left: tuple[Card, ...]
    points: int


class _Part(NamedTuple):
    """A meld as it is laid down, and the cards that it gets from the same hand."""

    meld: Meld
    more: tuple[tuple[Card, End | None], ...]


def best_laydown(
    cards: Iterable[Card],
    contract: Contract,
    rules: MeldRules,
    points: Callable[[Card], int],
    table: Sequence[Meld] = (),
    prefer: Prefer = "any",
) -> Laydown | None:
    """Lay the contract so that the fewest points remain, or ``None`` where it cannot be laid.

    The melds and everything that they can take up from the hand are the best there are. What then still fits on the
    melds of ``table`` is laid off on them, as far as it goes. ``points`` may depend on the face of a card only.
    ``few_jokers_in_runs`` breaks ties: nobody can take a joker from a set.
    """
    hand = sorted(cards)
    ask = ask_of(contract, rules)
    counts = count(hand)
    if missing(counts, ask, 1):
        return None
    worth = Worth(
        tuple(tuple(points(Card.of(rank, suit)) for rank in RANKS) for suit in SUITS), points(Card.joker_of(1))
    )
    settled = FinalSearch(counts, ask, worth, prefer == "few_jokers_in_runs").best()
    assert settled is not None
    parts = _Maker(hand, contract, ask, settled).parts()
    return _finish(hand, parts, rules, points, table)


class _Maker:
    """Makes melds of cards."""

    def __init__(self, hand: Sequence[Card], contract: Contract, ask: Ask, settled: Settled) -> None:
        self._contract = contract
        self._ask = ask
        self._settled = settled
        self._deal = Holding(hand).dealer()

    def parts(self) -> list[_Part]:
        """The melds in the order of the contract."""
        runs = self._runs()
        numbered = [(number, part) for group in self._settled.groups for number, part in self._sets(group)]
        sets = [part for _, part in sorted(numbered, key=_by_number)]
        return [*in_order(sets, self._contract.sets), *in_order(runs, self._contract.runs)]

    def _runs(self) -> list[_Part]:
        rules = self._ask.rules
        runs = sorted(self._settled.runs, key=_by_least)
        begun = beginnings(runs, rules)
        assert begun is not None
        return [self._run(run, part) for run, part in zip(runs, begun, strict=True)]

    def _run(self, run: FinalRun, begun: Interval) -> _Part:
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
        return _Part(Meld(laid, suit=run.suit, low=begun.low), tuple(more))

    def _sets(self, group: SetGroup) -> list[tuple[int, _Part]]:
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
            (number, _Part(Meld(tuple(laid), rank=rank), more if number == first else ()))
            for number, laid in sets.items()
        ]


def _finish(
    hand: Sequence[Card], parts: Sequence[_Part], rules: MeldRules, points: Callable[[Card], int], table: Sequence[Meld]
) -> Laydown:
    """Lay off, and put what may be laid down at once into the melds themselves."""
    planned = [LayOff(card, number, end) for number, part in enumerate(parts) for card, end in part.more]
    used = {card for part in parts for card in part.meld.cards}
    left = [card for card in hand if card not in used]
    melds = [part.meld for part in parts]
    ended, lay_offs, left = lay_off([*melds, *table], left, rules.jokers, points, planned)
    at_once = {
        number
        for number, meld in enumerate(melds)
        if not rules.exact and not (meld.is_run and rules.run_suits is RunSuits.APART)
    }
    return Laydown(
        tuple(ended[number] if number in at_once else meld for number, meld in enumerate(melds)),
        tuple(one for one in lay_offs if one.meld not in at_once),
        tuple(left),
        sum(map(points, left)),
    )


def _by_least(run: FinalRun) -> int:
    return run.least


def _by_number(numbered: tuple[int, _Part]) -> int:
    return numbered[0]
