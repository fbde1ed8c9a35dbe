"""Why the cards in a place of the tray are not, and cannot become, what is asked for there."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from cardtable.cards import Rank
from cardtable.engine.refusal import Refusal
from cardtable.games.rummy.rules.contract import RunSuits
from cardtable.games.rummy.rules.melds import HIGHEST, Jokers, as_runs, is_joker
from cardtable.games.rummy.rules.solver.holding import are_apart

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.games.rummy.rules.house_rules import Rules
    from cardtable.games.rummy.rules.melds import Meld
    from cardtable.games.rummy.rules.solver.completion import Place


def faults(places: Sequence[Place], melds: Sequence[Meld | None], rules: Rules) -> list[Refusal | None]:
    """For each place why its cards are wrong; ``None`` where they are right, or may become so with more cards.

    ``melds`` are what lies in them already.
    """
    found: list[Refusal | None] = []
    for number, place in enumerate(places):
        fault = _alone(place, rules)
        for earlier in range(number):
            if fault is None and found[earlier] is None:
                fault = _beside(places[earlier], place, melds[earlier], melds[number], rules)
        found.append(fault)
    return found


def _alone(place: Place, rules: Rules) -> Refusal | None:
    naturals = [card for card in place.lying if not is_joker(card)]
    wild = len(place.lying) - len(naturals)
    if rules.exact and len(place.lying) > place.least:
        return Refusal("too-many", "option-exact", place.lying, number=len(place.lying) - place.least)
    full = len(place.lying) >= place.least
    if (full and not rules.jokers.allow(wild, len(naturals))) or (wild > 1 and rules.jokers is Jokers.ONE):
        return Refusal("too-many-jokers", "jokers", place.lying)
    if place.is_run:
        return _run(place, naturals, rules)
    other = next((card for card in naturals if card.rank is not naturals[0].rank), None)
    return None if other is None else Refusal("ranks-differ", "sets", (naturals[0], other))


def _run(place: Place, naturals: Sequence[Card], rules: Rules) -> Refusal | None:
    other = next((card for card in naturals if card.suit is not naturals[0].suit), None)
    if other is not None:
        return Refusal("suits-differ", "runs", (naturals[0], other))
    ranks = [card.rank for card in naturals]
    twice = next((card for card in naturals if ranks.count(card.rank) > 1 + (card.rank is Rank.ACE)), None)
    if twice is not None:
        return Refusal("rank-twice", "runs", (twice,))
    span = _span(naturals)
    if rules.exact and span > place.least:
        return Refusal("too-far-apart", "option-exact", (min(naturals), max(naturals)))
    if len(place.lying) >= place.least and not as_runs(place.lying, rules.jokers):
        if ranks.count(Rank.ACE) > 1:
            return Refusal("rank-twice", "runs", (naturals[ranks.index(Rank.ACE)],))
        return Refusal("gaps", "runs", place.lying, number=max(1, span - len(place.lying)))
    return None


def _span(naturals: Sequence[Card]) -> int:
    """From the lowest to the highest place, aces where they lie nearest."""
    if not naturals:
        return 0
    options = [(int(Rank.ACE), HIGHEST) if card.rank is Rank.ACE else (int(card.rank),) for card in naturals]
    ways = [positions for positions in product(*options) if len(set(positions)) == len(positions)]
    return min(max(positions) - min(positions) + 1 for positions in ways)


def _beside(one: Place, other: Place, first: Meld | None, second: Meld | None, rules: Rules) -> Refusal | None:
    """Why two places do not go together (K-9, S-8, S-9)."""
    if one.is_run != other.is_run or not _naturals(one) or not _naturals(other):
        return None
    here, there = _naturals(one)[0], _naturals(other)[0]
    if not one.is_run:
        same = rules.set_ranks and here.rank is there.rank
        return Refusal("same-rank", "sets", other.lying) if same else None
    if here.suit is not there.suit or rules.run_suits is RunSuits.ANY:
        return None
    if rules.run_suits is RunSuits.DIFFERENT:
        return Refusal("same-suit", "different-suits", other.lying)
    touch = first is not None and second is not None and not are_apart(first, second)
    return Refusal("runs-touch", "different-suits", other.lying) if touch else None


def _naturals(place: Place) -> list[Card]:
    return [card for card in place.lying if not is_joker(card)]
