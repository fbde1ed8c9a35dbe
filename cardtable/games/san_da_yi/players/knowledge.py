"""What a seat can conclude about the cards it has not seen: where each of them may still be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.games.san_da_yi.rules.house_rules import SEATS
from cardtable.games.san_da_yi.rules.ranking import DIAMONDS, PACK, worth
from cardtable.kinds.tricks.players import mask_of, void_masks

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardtable.cards import Card
    from cardtable.games.san_da_yi.rules.view import SanDaYiView

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
