"""Worlds that agree with a view: the cards that a seat cannot know are dealt at random."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.engine.chance import shuffled
from cardtable.games.san_da_yi.rules.house_rules import KITTY, SEATS
from cardtable.games.san_da_yi.rules.ranking import DIAMONDS, PACK, worth
from cardtable.games.san_da_yi.rules.round import SanDaYiRound
from cardtable.kinds.tricks.players import bits, deal_out, mask_of, void_masks

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from random import Random

    from cardtable.cards import Card
    from cardtable.games.san_da_yi.rules.state import SanDaYiView

# The place behind the four hands: the kitty, later the buried cards.
ASIDE: Final = SEATS


class Unknown(NamedTuple):
    """The unseen cards, how many each place needs, and a mask of the cards it cannot hold (bits are card indices).

    The places are the four hands and then what lies face down: the kitty or the buried cards.
    """

    cards: list[Card]
    needs: list[int]
    barred: list[int]


def unknown(view: SanDaYiView) -> Unknown:
    """All that this seat does not see, and what it can conclude from calls, voids and a kitty that was shown."""
    unseen = view.unseen()
    needs = [0 if seat == view.seat else count for seat, count in enumerate(view.counts)]
    aside = view.kitty_left + view.buried_left - len(view.buried)
    barred = [*void_masks(view, PACK), 0]
    if view.buried_left and view.rules.bury_points == "forbidden":
        barred[ASIDE] |= mask_of(card for card in unseen if worth(card))
    own = {ASIDE} if view.declarer is None else {ASIDE, view.declarer}
    if view.declarer != view.seat:
        _only(barred, view.taken, own)
    if view.opening is not None:
        _only(barred, DIAMONDS[: DIAMONDS.index(view.opening)], own)
        _only(barred, [view.opening], {view.dealer} | (own if view.declarer == view.dealer else set()))
    return Unknown(unseen, [*needs, aside], barred)


def _only(barred: list[int], cards: Iterable[Card], places: set[int]) -> None:
    mask = mask_of(cards)
    for place in range(len(barred)):
        if place not in places:
            barred[place] |= mask


_BY_INDEX = {card.index: card for card in PACK}


def worlds(view: SanDaYiView, rng: Random) -> Iterator[SanDaYiRound]:
    """Endless rounds that this seat could be sitting in: unknown cards dealt as all that was played allows."""
    while True:
        yield imagine(view, rng)


def imagine(view: SanDaYiView, rng: Random) -> SanDaYiRound:
    """One round that looks from this seat exactly as ``view`` does."""
    hidden = unknown(view)
    dealt = deal_out([1 << card.index for card in hidden.cards], hidden.needs, hidden.barred, rng)
    places = [[_BY_INDEX[bit.bit_length() - 1] for bit in bits(mask)] for mask in dealt]
    hands = [list(view.hand) if seat == view.seat else places[seat] for seat in range(view.seats)]
    aside = list(view.buried) or sorted(places[ASIDE])
    return SanDaYiRound.imagined(
        view,
        hands,
        kitty=aside if view.kitty_left else [],
        taken=_taken(view, hands, aside, rng),
        buried=aside if view.buried_left else [],
    )


def _taken(view: SanDaYiView, hands: list[list[Card]], aside: list[Card], rng: Random) -> list[Card]:
    """The kitty as it was taken up: the one that was seen, or six cards that the declarer has or had."""
    if view.taken or view.declarer is None:
        return list(view.taken)
    own = [*hands[view.declarer], *(aside if view.buried_left else [])]
    own += [card for seat, card in view.played() if seat == view.declarer]
    sure = [] if view.opening is None else list(DIAMONDS[: DIAMONDS.index(view.opening)])
    rest = [card for card in own if card not in sure and card is not view.opening]
    return sure + shuffled(rest, rng)[: KITTY - len(sure)]
