"""What lies where in a game of laying: stock and pile in the middle, and the hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from cardtable.kinds.laying.rules.round import LayingView
from cardtable.stage.common_words import DISCARD_PILE
from cardtable.stage.hand_layout import DISCARD_ZONE, hand_zones, stock_zone
from cardtable.stage.layout import Layout
from cardtable.stage.zones import Direction, Zone, ZoneKind

if TYPE_CHECKING:
    from collections.abc import Sequence

V = TypeVar("V", bound=LayingView)


class LayingLayout(Layout[V]):
    """Two piles; play goes clockwise."""

    def zones(self, view: V, names: Sequence[str], near: int) -> list[Zone]:
        """Stock, pile and hands."""
        pile = Zone(DISCARD_ZONE, ZoneKind.PILE, DISCARD_PILE, view.pile)
        return [stock_zone(view.stock_left), pile, *hand_zones(view, names, near)]

    def direction(self, view: V) -> Direction:
        """Clockwise."""
        return Direction(clockwise=True)
