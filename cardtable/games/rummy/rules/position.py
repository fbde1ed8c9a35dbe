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

    @property
    def layoff_waits(self) -> bool:
        """Whether a player who laid down in this turn may lay off only in the next one."""
        return self.laid_this_turn and not self.rules.layoff_same_turn

    def buys_left(self, seat: int) -> int:
        """How often this seat may still buy in this round without a penalty."""
        if self.down[seat] and not self.rules.buy_down:
            return 0
        return max(0, self.rules.buys(self.number) - self.bought[seat])
