"""Imagined deals of maumau that know which cards were taken with the pile."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from cardtable.kinds.stock.players import deal_out
from tests.example_game.maumau.rules.round import MaumauRound
from tests.example_game.maumau.rules.view import MaumauView


def worlds(view: MaumauView, rng: Random) -> Iterator[MaumauRound]:
    """Endless rounds that this seat could be sitting in."""
    while True:
        hands, stock = deal_out(view, view.unseen(), rng)
        yield MaumauRound.imagined(view, hands, stock=stock)
