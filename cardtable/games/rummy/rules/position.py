"""What both a round and a view know: all that legality may ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.kinds.stock.rules import StockPosition

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.games.rummy.rules.house_rules import Rules
    from cardtable.games.rummy.rules.melds import Meld


class RummyPosition(StockPosition):
    """What a round and a view both know."""

    __slots__ = ()
    rules: Rules
    number: int
    phase: str
    melds: Sequence[Meld]
    down: Sequence[bool]
    discard: Sequence[Card]
    live: bool
    asked: Sequence[int]
    bought: Sequence[int]
    discarder: int | None
    laid_this_turn: bool
    must_lay_down: bool
    must_play: Card | None
    reshuffles: int
    idle: int
