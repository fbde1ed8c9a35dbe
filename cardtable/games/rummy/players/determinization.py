"""Worlds that agree with a view: the cards that a seat cannot know are dealt at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.rummy.rules.round import RummyRound
from cardtable.games.rummy.rules.state import RummyView
from cardtable.kinds.stock.players import deal_out

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random


def worlds(view: RummyView, rng: Random) -> Iterator[RummyRound]:
    """Endless rounds that this seat could be sitting in: the unknown cards dealt at random."""
    while True:
        yield imagine(view, rng)


def imagine(view: RummyView, rng: Random) -> RummyRound:
    """One round that looks from this seat exactly as ``view`` does."""
    hands, stock = deal_out(view, view.unseen(), rng)
    return RummyRound.imagined(view, hands, stock=stock)
