"""The computer players of whist: imagined deals that know the voids and the card that was turned, and a judge."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from cardtable.kinds.tricks.players.dealing import bits, deal_out
from cardtable.kinds.tricks.players.knowledge import mask_of, void_masks
from cardtable.players.evaluation import Judge, Unit
from cardtable.players.random_player import RandomPlayer
from cardtable.players.searching import SearchingPlayer
from tests.example_game.rules import PACK, WhistRound, WhistView

_BY_INDEX: Final = {card.index: card for card in PACK}


def worlds(view: WhistView, rng: Random) -> Iterator[WhistRound]:
    """Endless rounds that this seat could be sitting in."""
    seen = {*view.hand, *(card for _, card in view.played())}
    unseen = [card for card in PACK if card not in seen]
    needs = [0 if seat == view.seat else count for seat, count in enumerate(view.counts)]
    barred = void_masks(view, PACK)
    for seat in range(view.seats):
        barred[seat] |= mask_of([view.turned]) if seat != view.dealer else 0
    while True:
        dealt = deal_out([1 << card.index for card in unseen], needs, barred, rng)
        hands = [[_BY_INDEX[bit.bit_length() - 1] for bit in bits(mask)] for mask in dealt]
        if view.seat is not None:
            hands[view.seat] = list(view.hand)
        yield WhistRound(
            view.rules, view.dealer, view.turn, view.turned, hands, view.leader, view.seats, list(view.trick),
            list(view.tricks), view.result,
        )  # fmt: skip


class WhistJudge(Judge[WhistView, WhistRound]):
    """Judges by tricks: how many more than the other side."""

    def unit(self, view: WhistView) -> Unit:
        return Unit.POINTS

    def gain(self, start: WhistView, end: WhistRound) -> float:
        assert start.seat is not None
        return float(sum(1 if (trick.winner - start.seat) % 2 == 0 else -1 for trick in end.tricks))


JUDGE: Final = WhistJudge(RandomPlayer(), worlds)
PLAYER: Final[SearchingPlayer[WhistView]] = SearchingPlayer(JUDGE, worlds)
