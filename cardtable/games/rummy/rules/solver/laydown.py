"""The best way to lay a contract, which leaves the fewest points in the hand, and laying off until nothing fits."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING, Literal, NamedTuple

from cardtable.cards import RANKS, SUITS, Card
from cardtable.games.rummy.rules.contract import RunSuits
from cardtable.games.rummy.rules.melds import End, Jokers, Meld, add, as_runs, is_joker, rank_at
from cardtable.games.rummy.rules.solver.build_melds import Part, parts_of
from cardtable.games.rummy.rules.solver.distance import missing
from cardtable.games.rummy.rules.solver.faces import count
from cardtable.games.rummy.rules.solver.final_table import FinalSearch, Worth
from cardtable.games.rummy.rules.solver.requirement import ask_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from cardtable.cards import Suit
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


ENDS: tuple[End, ...] = ("low", "high")


class LayOff(NamedTuple):
    """A card that is laid off on the meld with this number, and at which end of a run."""

    card: Card
    meld: int
    end: End | None


class _Fit(NamedTuple):
    lay_off: LayOff
    larger: Meld


def lay_off(
    melds: Iterable[Meld],
    left: Iterable[Card],
    jokers: Jokers,
    points: Callable[[Card], int],
    planned: Sequence[LayOff] = (),
) -> tuple[list[Meld], list[LayOff], list[Card]]:
    """Lay off what was planned and then all that fits, costly cards first and jokers when no natural fits.

    A card goes where another one can follow it, if there is such a place. Returns the melds, the lay-offs in order,
    and the cards that are left.
    """
    now = list(melds)
    hand = sorted(left)
    done: list[LayOff] = []

    def lay(fit: _Fit) -> None:
        now[fit.lay_off.meld] = fit.larger
        hand.remove(fit.lay_off.card)
        done.append(fit.lay_off)

    for plan in planned:
        larger = add(now[plan.meld], plan.card, plan.end, jokers)
        assert larger is not None
        lay(_Fit(plan, larger))
    while True:
        naturals = [card for card in hand if not is_joker(card)]
        naturals.sort(key=points, reverse=True)
        wanted = _wanted(now)
        fitting = [card for card in naturals if (card.suit, card.rank) in wanted or (None, card.rank) in wanted]
        chosen = next((fit for card in fitting if (fit := _place(now, card, naturals, jokers)) is not None), None)
        if chosen is None and len(naturals) < len(hand):
            joker = next(card for card in hand if is_joker(card))
            chosen = _place(now, joker, naturals, jokers)
        if chosen is None:
            return now, done, hand
        lay(chosen)


def _wanted(melds: Iterable[Meld]) -> set[tuple[Suit | None, int]]:
    """The ranks that sets take up, and the cards that runs do, if no limit of jokers stands against it."""
    found: set[tuple[Suit | None, int]] = set()
    for meld in melds:
        if meld.is_run:
            found |= {(meld.suit, rank_at(meld.low - 1)), (meld.suit, rank_at(meld.high + 1))}
        else:
            found.add((None, meld.rank))
    return found


def _place(melds: Sequence[Meld], card: Card, naturals: Sequence[Card], jokers: Jokers) -> _Fit | None:
    """Where to lay a card: where a natural can follow, else on a set, where no joker can be taken, else anywhere."""
    found = list(_fits(melds, card, jokers))
    if len(found) < 2:
        return found[0] if found else None

    def followed(fit: _Fit) -> bool:
        run = fit.larger
        beyond = rank_at(run.low - 1 if fit.lay_off.end == "low" else run.high + 1)
        return run.is_run and any(
            other.suit is run.suit and other.rank == beyond for other in naturals if other is not card
        )

    return min(found, key=lambda fit: (not followed(fit), fit.larger.is_run))


def _fits(melds: Sequence[Meld], card: Card, jokers: Jokers) -> Iterator[_Fit]:
    for number, meld in enumerate(melds):
        if not (is_joker(card) or (card.suit is meld.suit if meld.is_run else card.rank == meld.rank)):
            continue
        for end in ENDS if meld.is_run else (None,):
            larger = add(meld, card, end, jokers)
            if larger is not None:
                yield _Fit(LayOff(card, number, end), larger)
