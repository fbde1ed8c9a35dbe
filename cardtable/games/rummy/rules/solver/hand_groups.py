"""A hand in groups for showing it: what it has for its contract, then everything else."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.cards import MAX_PACKS, RANKS, SUITS, Card
from cardtable.games.rummy.rules.melds import add, is_joker, swap
from cardtable.games.rummy.rules.solver.build_melds import Part, parts_of
from cardtable.games.rummy.rules.solver.distance import missing
from cardtable.games.rummy.rules.solver.faces import Counts, count, of_each_rank, with_natural
from cardtable.games.rummy.rules.solver.final_table import FinalSearch, Worth
from cardtable.games.rummy.rules.solver.laydown import lay_off
from cardtable.games.rummy.rules.solver.requirement import ask_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from cardtable.cards import Rank, Suit
    from cardtable.games.rummy.rules.contract import Contract, MeldRules
    from cardtable.games.rummy.rules.melds import Jokers, Meld
    from cardtable.games.rummy.rules.solver.requirement import Ask

NATURALS_ONLY: Final = Worth(((1,) * len(RANKS),) * len(SUITS), 0)
# A run of four reaches no further than this from any of its cards.
REACH: Final = 3


class Plan(NamedTuple):
    """Melds in the order of the contract; ``imagined`` are those of their cards that are not in the hand."""

    parts: tuple[Part, ...]
    imagined: frozenset[Card]


def plan(cards: Iterable[Card], contract: Contract, rules: MeldRules) -> Plan:
    """The melds that lack the fewest cards, with no more jokers than that takes and then as many naturals as fit.

    It depends on the cards only, not on their order.
    """
    ask = ask_of(contract, rules)
    hand = sorted(cards)
    naturals = [card for card in hand if card.suit is not None]
    jokers = [card for card in hand if card.suit is None]
    counts = count(hand)
    lacking = missing(counts, ask)
    while counts.jokers and missing(counts._replace(jokers=counts.jokers - 1), ask, lacking + 1) == lacking:
        counts = counts._replace(jokers=counts.jokers - 1)
    imagined = list(_imagined(counts, ask, lacking, naturals))
    whole = sorted([*naturals, *jokers[: counts.jokers], *imagined])
    settled = FinalSearch(count(whole), ask, hide_jokers=False).best(NATURALS_ONLY)
    return Plan(() if settled is None else tuple(parts_of(whole, contract, ask, settled)), frozenset(imagined))


def _imagined(counts: Counts, ask: Ask, lacking: int, naturals: Sequence[Card]) -> Iterator[Card]:
    """Cards that each bring the contract nearer.

    What brings it no nearer now does not do so later either, so one look at every face is enough.
    """
    if not lacking:
        return
    held = set(naturals)
    for rank, suit in sorted(product(RANKS, SUITS), key=_Nearness(counts)):
        for pack in range(1, MAX_PACKS + 1):
            card = Card.of(rank, suit, pack)
            if card in held:
                continue
            more = with_natural(counts, suit, rank - 1)
            if missing(more, ask, lacking) == lacking:
                break
            yield card
            counts, lacking = more, lacking - 1
            if not lacking:
                return


class _Nearness:
    """Orders faces: first those that have the most cards of the hand around them."""

    def __init__(self, counts: Counts) -> None:
        self._of_rank = of_each_rank(counts.ranks)
        self._ladders = counts.suits

    def __call__(self, face: tuple[Rank, Suit]) -> tuple[int, Suit, Rank]:
        rank, suit = face
        near = sum(self._ladders[suit][0] >> other - 1 & 1 for other in range(max(1, rank - REACH), rank + REACH + 1))
        return -near - self._of_rank[rank - 1], suit, rank


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


def groups_to_lay_off(
    hand: Iterable[Card], melds: Sequence[Meld], jokers: Jokers, price: Callable[[Card], int]
) -> list[list[Card]]:
    """What takes a joker of these melds or can be added to one, what after that, and the others, the dearest first."""
    cards = list(hand)
    taking = [card for card in cards if any(_takes_joker(meld, card) for meld in melds)]
    _, done, left = lay_off(melds, [card for card in cards if card not in taking], jokers, price)
    at_once = [one.card for one in done if any(add(meld, one.card, None, jokers) is not None for meld in melds)]
    later = [one.card for one in done if one.card not in at_once]
    rest = sorted(left, key=lambda card: (-price(card), _by_suit(card)))
    return [group for group in (sorted((*taking, *at_once), key=_by_suit), later, rest) if group]


def _takes_joker(meld: Meld, card: Card) -> bool:
    return any(swap(meld, place, card) is not None for place in range(len(meld.cards)))


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
