"""Auctions over deals of which it is known how each seat would fare: what calls are worth, and which are better."""

from __future__ import annotations

from math import exp
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from cardtable.games.san_da_yi.players.calling import strength
from cardtable.games.san_da_yi.rules.house_rules import FLOORS, PASS, SEATS, STEP, VALUES
from tools.arena.paired import Sample

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from cardtable.cards import Card
    from tools.arena.families.san_da_yi.pool import Known

    Calls = Sequence[int]

# At these strengths the tables stand; between them they are straight.
KNOTS: Final = tuple(range(5, 18))
_WIDTH: Final = 0.8
_ROUNDS: Final = 5
_HANDS: Final = 8


class Hand(NamedTuple):
    """What a seat knows when it calls."""

    cards: tuple[Card, ...]
    strength: float


class Caller(Protocol):
    """Whoever calls: a policy."""

    def call(self, hand: Hand, calls: Calls) -> int:
        """The call of this hand after these calls."""
        ...


class Table(NamedTuple):
    """What each call is worth, alone and over another's (by strength), and what leaving the game to others is.

    ``calls`` are by call and whether another called before, ``leaving`` by the highest call so far.
    """

    calls: dict[tuple[int, bool], tuple[float, ...]]
    leaving: dict[int, float]


class Auction:
    """Deals with the strengths of their hands, in which any policies can call."""

    def __init__(self, known: Sequence[Known]) -> None:
        self.known = known
        self.hands = [tuple(Hand(hand, strength(hand)) for hand in one.dealt.hands) for one in known]

    def hold(self, number: int, callers: Sequence[Caller], before: Calls = ()) -> list[int]:
        """All calls of this deal; the first ones may be given."""
        calls = list(before)
        while len(calls) < SEATS:
            calls.append(callers[len(calls)].call(self.hands[number][len(calls)], calls))
        return calls

    def score(self, number: int, calls: Calls, seat: int) -> float:
        """What a seat scores in the deal after these calls; nothing where all passed."""
        highest = max(calls)
        if highest == PASS:
            return 0.0
        declarer = calls.index(highest)
        score = self.known[number].score(declarer, highest)
        return float(score) if seat == declarer else -score / 3

    def passed_by_all(self, caller: Caller) -> float:
        """The share of the deals that are dealt again when everybody calls so."""
        again = sum(max(self.hold(number, [caller] * SEATS)) == PASS for number in range(len(self.known)))
        return again / len(self.known)


def possible(calls: Calls) -> list[int]:
    """The numbers that may be called now."""
    highest = max(calls, default=PASS)
    least = highest + STEP if highest else FLOORS[len(calls)]
    return [value for value in VALUES if value >= least]


def measure(auction: Auction, caller: Caller, again: Callable[[Table], Caller]) -> Table:
    """What calls and passing are worth where all seats call by these very figures: some rounds make them agree."""
    table = Table({}, {})
    for _ in range(_ROUNDS):
        table = _measured(auction, caller)
        caller = again(table)
    return table


def _measured(auction: Auction, caller: Caller) -> Table:
    calls: dict[tuple[int, bool], list[tuple[float, float]]] = {}
    leaving: dict[int, Sample] = {}
    for number, hands in enumerate(auction.hands):
        before: list[int] = []
        for seat, hand in enumerate(hands):
            highest = max(before, default=PASS)
            for value in (PASS, *possible(before)):
                held = auction.hold(number, [caller] * SEATS, [*before, value])
                score = auction.score(number, held, seat)
                if value == PASS:
                    leaving.setdefault(highest, Sample()).add(score)
                else:
                    calls.setdefault((value, highest > PASS), []).append((hand.strength, score))
            before.append(caller.call(hand, before))
    worth = {key: _rising(_smooth(found)) for key, found in calls.items()}
    return Table(worth, {highest: sample.mean for highest, sample in sorted(leaving.items())})


def _smooth(found: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Weighted means around every knot, with their weights."""
    means = []
    for knot in KNOTS:
        weight = total = 1e-9
        for value, score in found:
            away = (value - knot) / _WIDTH
            if abs(away) < 4:
                near = exp(-away * away / 2)
                weight += near
                total += near * score
        means.append((weight, total / weight))
    return means


def _rising(means: Iterable[tuple[float, float]]) -> tuple[float, ...]:
    """The nearest row that never falls: a stronger hand is worth no less (neighbours that fall are pooled)."""
    pooled: list[tuple[float, float, int]] = []
    for weight, mean in means:
        pooled.append((weight, mean, 1))
        while len(pooled) > 1 and pooled[-2][1] >= pooled[-1][1]:
            (one, first, some), (two, second, more) = pooled[-2:]
            pooled[-2:] = [(one + two, (one * first + two * second) / (one + two), some + more)]
    return tuple(round(mean, 2) for _, mean, number in pooled for _ in range(number))


def compare(auction: Auction, one: Caller, other: Caller) -> Sample:
    """What a seat that calls as ``one`` scores on average in a deal in which two seats do and two call as ``other``."""
    found = Sample()
    pairs = [(first, second) for first in range(SEATS) for second in range(first)]
    for number in range(len(auction.known)):
        total = 0.0
        for pair in pairs:
            calls = auction.hold(number, [one if seat in pair else other for seat in range(SEATS)])
            total += sum(auction.score(number, calls, seat) for seat in pair)
        found.add(total / len(pairs) / 2)
    return found


def matches(auction: Auction, one: Caller, other: Caller, number: int, seed: str) -> Sample:
    """Wins of one seat that calls as ``one`` among three others, in matches of eight hands from these deals."""
    rng = Random(f"matches/{seed}")
    found = Sample()
    for _ in range(number):
        own, first, hands = int(rng.random() * SEATS), int(rng.random() * SEATS), 0
        totals = [0.0] * SEATS
        while hands < _HANDS:
            deal = int(rng.random() * len(auction.known))
            order = [(first + step) % SEATS for step in range(SEATS)]
            calls = auction.hold(deal, [one if player == own else other for player in order])
            first = (first + 1) % SEATS
            if max(calls) == PASS:
                continue
            hands += 1
            for seat, player in enumerate(order):
                totals[player] += auction.score(deal, calls, seat)
        best = max(totals)
        found.add((totals[own] == best) / totals.count(best))
    return found
