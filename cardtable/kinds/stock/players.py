"""What players of games with a stock imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.chance import shuffled

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from cardtable.cards import Card
    from cardtable.kinds.stock.rules import KnownView


def deal_out(view: KnownView, unseen: Sequence[Card], rng: Random) -> tuple[list[list[Card]], list[Card]]:
    """Hands against which this seat could be playing, and the cards that are left for the stock."""
    rest = shuffled(unseen, rng)
    hands = []
    for seat, known in enumerate(view.known):
        if seat == view.seat:
            hands.append(list(view.hand))
        elif view.open_hands:
            hands.append(list(view.open_hands[seat]))
        else:
            hands.append([*known, *(rest.pop() for _ in range(view.counts[seat] - len(known)))])
    return hands, rest
