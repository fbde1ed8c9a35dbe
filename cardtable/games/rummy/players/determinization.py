"""Worlds that agree with a view: the cards that a seat cannot know are dealt at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.chance import shuffled
from cardtable.games.rummy.rules.round import RummyRound
from cardtable.games.rummy.rules.view import RummyView

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from cardtable.cards import Card


def worlds(view: RummyView, rng: Random) -> Iterator[RummyRound]:
    """Endless rounds that this seat could be sitting in: the unknown cards dealt at random."""
    while True:
        yield imagine(view, rng)


def imagine(view: RummyView, rng: Random) -> RummyRound:
    """One round that looks from this seat exactly as ``view`` does."""
    unknown = shuffled(view.unseen(), rng)
    hands: list[list[Card]] = []
    for seat, count in enumerate(view.counts):
        if seat == view.seat:
            hands.append(list(view.hand))
        elif view.open_hands:
            hands.append(list(view.open_hands[seat]))
        else:
            rest = count - len(view.known[seat])
            hands.append([*view.known[seat], *(unknown.pop() for _ in range(rest))])
    return RummyRound.imagined(view, hands, stock=unknown)
