"""A hand in groups for showing it: what it has for its contract, then everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.cards import SUITS
from cardtable.games.rummy.rules.melds import is_joker
from cardtable.games.rummy.rules.solver.plans import plan

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardtable.cards import Card
    from cardtable.games.rummy.rules.contract import Contract, MeldRules
    from cardtable.games.rummy.rules.solver.making import Part

PAIR: Final = 2


class _Group(NamedTuple):
    cards: list[Card]
    whole: bool


def groups(hand: Iterable[Card], contract: Contract, rules: MeldRules) -> list[list[Card]]:
    """The melds that the hand has for its contract, then what it has of the others, the other naturals, the jokers.

    A meld is shown as it would be laid, with the cards that could be laid off on it. One natural alone, with or
    without jokers, does not begin a meld. The groups depend on the cards only, not on their order.
    """
    cards = list(hand)
    planned = plan(cards, contract, rules)
    begun = [_Group(_laid_out(part, planned.imagined), _is_whole(part, planned.imagined)) for part in planned.parts]
    kept = [group for group in begun if group.whole or sum(not is_joker(card) for card in group.cards) >= PAIR]
    kept.sort(key=_whole_first)
    used = {card for group in kept for card in group.cards}
    others = sorted((card for card in cards if card not in used), key=_by_suit)
    naturals = [card for card in others if not is_joker(card)]
    jokers = [card for card in others if is_joker(card)]
    return [group for group in (*(group.cards for group in kept), naturals, jokers) if group]


def _laid_out(part: Part, imagined: frozenset[Card]) -> list[Card]:
    below = [card for card, end in part.more if end == "low"]
    above = [card for card, end in part.more if end != "low"]
    laid = (*reversed(below), *part.meld.cards, *above)
    return [card for card in (laid if part.meld.is_run else sorted(laid, key=_by_suit)) if card not in imagined]


def _is_whole(part: Part, imagined: frozenset[Card]) -> bool:
    return imagined.isdisjoint(part.meld.cards)


def _whole_first(group: _Group) -> bool:
    return not group.whole


def _by_suit(card: Card) -> tuple[int, int, int]:
    suit = len(SUITS) if card.suit is None else card.suit
    return suit, card.rank, card.index
