"""How a hand stands, worked out from the rules alone: what it lacks for its contract and which unseen cards help."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from cardtable.cards import Card, Rank, Suit
from cardtable.games.rummy.rules.contract import Contract
from cardtable.games.rummy.rules.solver.asks import ask_of
from cardtable.games.rummy.rules.solver.counts import count
from cardtable.games.rummy.rules.solver.distance import missing, useful_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.games.rummy.rules.contract import MeldRules
    from cardtable.games.rummy.rules.solver.counts import Counts
    from cardtable.games.rummy.rules.view import RummyView


def seat_of(view: RummyView) -> int:
    """The seat whose view it is."""
    assert view.seat is not None
    return view.seat


def without(hand: Sequence[Card], card: Card) -> tuple[Card, ...]:
    """The hand less one card."""
    return tuple(other for other in hand if other is not card)


def lacks(view: RummyView, cards: Sequence[Card], size: int) -> int:
    """How many cards these lack for a contract that can be laid in the next turn; ``size`` is the hand before it."""
    counts = count(cards)
    return min(_lacks(counts, contract, view.rules.meld_rules) for contract in _wanted(view, size))


def _wanted(view: RummyView, size: int) -> list[Contract]:
    """The contract; with a card in one meld more where a single card would be left that may not be discarded (S-25)."""
    rules, contract = view.rules, view.rules.contract(view.number)
    single = size == contract.size and not (rules.may_discard_out(view.number) or rules.float_one)
    if not single or rules.uses_all(view.number) or (rules.exact and not rules.layoff_same_turn):
        return [contract]
    longer = []
    if contract.sets:
        longer.append(Contract((*contract.sets[:-1], contract.sets[-1] + 1), contract.runs))
    if contract.runs:
        longer.append(Contract(contract.sets, (*contract.runs[:-1], contract.runs[-1] + 1)))
    return longer


@lru_cache(maxsize=4096)
def _lacks(counts: Counts, contract: Contract, rules: MeldRules) -> int:
    return missing(counts, ask_of(contract, rules))


@lru_cache(maxsize=4096)
def _natural_help(counts: Counts, contract: Contract, rules: MeldRules) -> frozenset[tuple[Rank, Suit]]:
    return frozenset(useful_for(counts, ask_of(contract, rules)))


def helping(view: RummyView, hand: Sequence[Card]) -> int:
    """How many unseen cards would bring this hand nearer to its contract, jokers included."""
    counts, rules = count(hand), view.rules.meld_rules
    wanted = _wanted(view, len(hand))
    least = min(_lacks(counts, contract, rules) for contract in wanted)
    if not least:
        return 0
    nearest = [contract for contract in wanted if _lacks(counts, contract, rules) == least]
    faces = {face for contract in nearest for face in _natural_help(counts, contract, rules)}
    # Not every rule lets a joker stand for what is missing.
    wild = counts._replace(jokers=counts.jokers + 1)
    joker = any(_lacks(wild, contract, rules) < least for contract in nearest)
    return sum(joker if card.suit is None else (card.rank, card.suit) in faces for card in view.unseen())
