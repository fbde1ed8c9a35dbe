"""Imagined deals of whist that know the voids and the card that was turned up."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from cardtable.kinds.tricks.players.dealing import bits, deal_out
from cardtable.kinds.tricks.players.knowledge import mask_of, void_masks
from tests.example_game.whist.rules.ranking import PACK
from tests.example_game.whist.rules.round import WhistRound
from tests.example_game.whist.rules.view import WhistView

_BY_BIT: Final = {1 << card.index: card for card in PACK}


def worlds(view: WhistView, rng: Random) -> Iterator[WhistRound]:
    """Endless rounds that this seat could be sitting in."""
    seen = {*view.hand, *(card for _, card in view.played())}
    unseen = [1 << card.index for card in PACK if card not in seen]
    needs = [0 if seat == view.seat else count for seat, count in enumerate(view.counts)]
    turned = mask_of([view.turned])
    barred = [mask | turned * (seat != view.dealer) for seat, mask in enumerate(void_masks(view, PACK))]
    while True:
        hands = [[_BY_BIT[bit] for bit in bits(mask)] for mask in deal_out(unseen, needs, barred, rng)]
        if view.seat is not None:
            hands[view.seat] = list(view.hand)
        yield WhistRound.imagined(view, hands)
