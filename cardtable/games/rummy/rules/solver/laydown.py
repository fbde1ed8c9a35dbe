"""The best way to lay a contract: the one that leaves the fewest points in the hand."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING, Literal

from cardtable.cards import RANKS, SUITS, Card
from cardtable.games.rummy.rules.contract import RunSuits
from cardtable.games.rummy.rules.melds import Jokers, Meld, as_runs, is_joker
from cardtable.games.rummy.rules.solver.asks import ask_of
from cardtable.games.rummy.rules.solver.counts import count
from cardtable.games.rummy.rules.solver.distance import missing
from cardtable.games.rummy.rules.solver.finals import FinalSearch, Worth
from cardtable.games.rummy.rules.solver.layoffs import LayOff, lay_off
from cardtable.games.rummy.rules.solver.making import Part, parts_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from cardtable.games.rummy.rules.contract import Contract, MeldRules

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


def best_laydown(
    cards: Iterable[Card],
    contract: Contract,
    rules: MeldRules,
    points: Callable[[Card], int],
    table: Sequence[Meld] = (),
    prefer: Prefer = "any",
) -> Laydown | None:
    """Lay the contract so that the fewest points remain, or ``None`` where it cannot be laid.

    Without a table the melds and everything that they can take up from the hand are the best there are. Beside one,
    the best melds are sought three times: as if it were not there, and as if the cards that fit on it, without and with
    the help of jokers, were worth nothing. Each time all that still fits on it is laid off, and the best counts: fewer
    than one in a hundred times another choice would leave fewer points.

    ``points`` may depend on the face of a card only. ``few_jokers_in_runs`` breaks ties: no joker can be taken from a
    set.
    """
    hand = sorted(cards)
    ask = ask_of(contract, rules)
    counts = count(hand)
    if missing(counts, ask, 1):
        return None
    worth = Worth(
        tuple(tuple(points(Card.of(rank, suit)) for rank in RANKS) for suit in SUITS), points(Card.joker_of(1))
    )
    search = FinalSearch(counts, ask, prefer == "few_jokers_in_runs")
    best: Laydown | None = None
    for weights in chain((worth,), _beside(table, worth, hand, rules, points) if table else ()):
        settled = search.best(weights)
        assert settled is not None
        parts = parts_of(hand, contract, ask, settled)
        found = _finish(hand, parts, rules, points, table)
        if rules.jokers is Jokers.APART:
            found = _with_more_jokers(found, hand, parts, rules, points, table)
        if best is None or found.points < best.points:
            best = found
        if best.points == 0:
            break
    return best


def _beside(
    table: Sequence[Meld], worth: Worth, hand: Sequence[Card], rules: MeldRules, points: Callable[[Card], int]
) -> Iterator[Worth]:
    """What cards are worth in melds of one's own where the table takes some of them anyway: these nothing."""
    naturals = [card for card in hand if card.suit is not None]
    for some in (naturals, hand) if len(naturals) < len(hand) else (hand,):
        nothing = [0] * len(SUITS)
        joker = worth.joker
        laid = lay_off(table, some, rules.jokers, points)[1]
        for card, *_ in laid:
            if card.suit is None:
                joker = 0
            else:
                nothing[card.suit] |= 1 << card.rank - 1
        if laid:
            yield Worth(worth.naturals, joker, tuple(nothing))


def _with_more_jokers(
    found: Laydown,
    hand: Sequence[Card],
    parts: Sequence[Part],
    rules: MeldRules,
    points: Callable[[Card], int],
    table: Sequence[Meld],
) -> Laydown:
    """Jokers that must lie apart may be left over: in a run one of them takes the place of a natural that costs less.

    One after the other, as long as that leaves fewer points.
    """
    joker = next((card for card in found.left if is_joker(card)), None)
    if joker is None:
        return found
    for number, part in enumerate(parts):
        if not part.meld.is_run or any(is_joker(card) for card, _ in part.more):
            continue
        cards = part.meld.cards
        for place in range(len(cards)):
            meld = replace(part.meld, cards=(*cards[:place], joker, *cards[place + 1 :]))
            if is_joker(cards[place]) or meld not in as_runs(meld.cards, rules.jokers):
                continue
            others = [*parts[:number], part._replace(meld=meld), *parts[number + 1 :]]
            better = _finish(hand, others, rules, points, table)
            if better.points < found.points:
                return _with_more_jokers(better, hand, others, rules, points, table)
    return found


def _finish(
    hand: Sequence[Card], parts: Sequence[Part], rules: MeldRules, points: Callable[[Card], int], table: Sequence[Meld]
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
