"""All of some picked cards as the melds of a contract: every card has its place, however long the melds become.

The arrangements of a hand are sought the other way round, and those that use every card may come after thousands of
others; here each natural card in turn goes into one of the melds, and the jokers fill what is left open.
"""

from __future__ import annotations

from itertools import islice, product
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.cards import Rank
from cardtable.games.rummy.rules.melds import HIGHEST, as_runs, as_set

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from cardtable.cards import Card, Suit
    from cardtable.games.rummy.rules.contract import Contract, MeldRules
    from cardtable.games.rummy.rules.melds import Meld

# So many ways to read the same groups are tried: a joker may stand at either end of each run.
READINGS: Final = 64


class _Place(NamedTuple):
    """One meld to be filled: the natural cards in it, and at which position of a run the last one lies."""

    is_run: bool
    least: int
    cards: tuple[Card, ...] = ()
    suit: Suit | None = None
    low: int = 0
    high: int = 0

    @property
    def gaps(self) -> int:
        """How many jokers have to lie between the cards of a run."""
        return self.high - self.low + 1 - len(self.cards) if self.is_run and self.cards else 0


def partition(
    cards: Sequence[Card], contract: Contract, rules: MeldRules, accept: Callable[[Sequence[Meld]], bool]
) -> tuple[Meld, ...] | None:
    """These cards, all of them, as melds of the contract that ``accept`` takes; ``None`` when there are none."""
    naturals = sorted((card for card in cards if card.suit is not None), key=lambda card: (card.suit, card.rank))
    jokers = [card for card in cards if card.suit is None]
    # Both ends of a run are open to aces, so they are placed last.
    naturals.sort(key=lambda card: card.rank is Rank.ACE)
    places = [_Place(False, least) for least in contract.sets] + [_Place(True, least) for least in contract.runs]
    for filled in _fill(naturals, tuple(places), len(jokers)):
        for shares in _shares(filled, len(jokers), rules):
            melds = _read(filled, shares, jokers, rules, accept)
            if melds is not None:
                return melds
    return None


def _fill(naturals: Sequence[Card], places: tuple[_Place, ...], jokers: int) -> Iterator[tuple[_Place, ...]]:
    """Every way to put these cards into the places with no more gaps than jokers."""
    if sum(place.gaps for place in places) > jokers:
        return
    if not naturals:
        yield places
        return
    tried: set[_Place] = set()
    for number, place in enumerate(places):
        if place not in tried:
            tried.add(place)
            for more in _with(place, naturals[0]):
                yield from _fill(naturals[1:], (*places[:number], more, *places[number + 1 :]), jokers)


def _with(place: _Place, card: Card) -> Iterator[_Place]:
    """The place with one more card, if it fits there."""
    cards = (*place.cards, card)
    if not place.is_run:
        if not place.cards or place.cards[0].rank is card.rank:
            yield place._replace(cards=cards)
        return
    if place.cards and place.suit is not card.suit:
        return
    for position in (int(Rank.ACE), HIGHEST) if card.rank is Rank.ACE else (int(card.rank),):
        if not place.cards:
            yield place._replace(cards=cards, suit=card.suit, low=position, high=position)
        elif position > place.high:
            yield place._replace(cards=cards, high=position)
        elif position < place.low:
            yield place._replace(cards=cards, low=position)


def _shares(places: Sequence[_Place], jokers: int, rules: MeldRules) -> Iterator[tuple[int, ...]]:
    """Every way to give all the jokers to these places."""
    if not places:
        if not jokers:
            yield ()
        return
    place = places[0]
    held = len(place.cards)
    longest = place.least if rules.exact else HIGHEST if place.is_run else held + jokers
    for share in range(max(place.gaps, place.least - held, 0), min(jokers, longest - held) + 1):
        if rules.jokers.allow(share, held):
            yield from ((share, *rest) for rest in _shares(places[1:], jokers - share, rules))


def _read(
    places: Sequence[_Place],
    shares: Sequence[int],
    jokers: Sequence[Card],
    rules: MeldRules,
    accept: Callable[[Sequence[Meld]], bool],
) -> tuple[Meld, ...] | None:
    left = list(jokers)
    ways: list[list[Meld]] = []
    for place, share in zip(places, shares, strict=True):
        cards = (*place.cards, *(left.pop(0) for _ in range(share)))
        found = as_set(cards, rules.jokers)
        ways.append(as_runs(cards, rules.jokers)[::-1] if place.is_run else [] if found is None else [found])
    return next((melds for melds in islice(product(*ways), READINGS) if accept(melds)), None)
