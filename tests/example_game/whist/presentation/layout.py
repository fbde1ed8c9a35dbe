"""Where the tricks of the two sides lie."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardtable.kinds.tricks.presentation import TrickLayout, pack
from cardtable.messages import listing, translate, verbatim
from cardtable.stage.zones import Zone
from tests.example_game.whist.rules.house_rules import SEATS
from tests.example_game.whist.rules.round import won_by
from tests.example_game.whist.rules.view import WhistView


class WhistLayout(TrickLayout[WhistView]):
    """Two against two."""

    def packs(self, view: WhistView, names: Sequence[str]) -> Iterator[Zone]:
        """A pack for each side."""
        for side in (0, 1):
            won = won_by(view.tricks, side)
            players = (names[side], names[side + 2])
            name = translate("Whist", "{players}: %n trick(s)", "tricks of two partners", won)
            short = verbatim(f"{won} · {players[0]}")
            yield pack(f"won-{side}", name.put(players=listing(players)), short, SEATS * won, side)
