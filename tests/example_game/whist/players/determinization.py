"""Imagined deals of whist that know the voids and the card that was turned up."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from cardtable.kinds.tricks.players import bits, deal_out, mask_of, void_masks
from tests.example_game.whist.rules.round import WhistRound
from tests.example_game.whist.rules.view import WhistView


def worlds(view: WhistView, rng: Random, made: type[WhistRound] = WhistRound) -> Iterator[WhistRound]:
    """Endless rounds that this seat could be sitting in."""
    by_bit = {1 << card.index: card for card in made.pack}
    seen = {*view.hand, *(card for _, card in view.played())}
    unseen = [1 << card.index for card in made.pack if card not in seen]
    needs = [0 if seat == view.seat else count for seat, count in enumerate(view.counts)]
    turned = mask_of([view.turned])
    barred = [mask | turned * (seat != view.dealer) for seat, mask in enumerate(void_masks(view, made.pack))]
    while True:
        hands = [[by_bit[bit] for bit in bits(mask)] for mask in deal_out(unseen, needs, barred, rng)]
        if view.seat is not None:
            hands[view.seat] = list(view.hand)
        yield made.imagined(view, hands)
