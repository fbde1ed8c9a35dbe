"""How the open hand is sorted: by the key, by dragging its cards, and remembered for each player of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.app.match.cues import Said
from cardtable.engine.player_names import name_key
from cardtable.messages import translate
from cardtable.stage.layout import HandOrder
from cardtable.stage.zones import ZoneKind

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.app.match.display import Display
    from cardtable.app.running_match import RunningMatch
    from cardtable.app.settings import Settings
    from cardtable.cards import Card

SORTED: Final = {
    HandOrder.SUIT: translate("Table", "The hand is sorted by suit."),
    HandOrder.RANK: translate("Table", "The hand is sorted by rank."),
    HandOrder.GROUPS: translate("Table", "The hand is sorted by what belongs together."),
}
# An order by hand belongs to the cards of one round and is not kept.
_KEPT: Final = frozenset((HandOrder.SUIT, HandOrder.RANK, HandOrder.GROUPS))
MOST_NAMES: Final = 100


def remembered(table: RunningMatch, settings: Settings, name: str) -> HandOrder | None:
    """How a player of this name had the hand sorted last in this game."""
    of_game = settings.hand_orders.get(table.entry.game.id, {})
    kept = next((order for known, order in of_game.items() if name_key(known) == name_key(name)), None)
    return HandOrder(kept) if kept in _KEPT else None


class HandSorter:
    """Sorts the open hand of one table; ``change`` keeps settings."""

    def __init__(self, display: Display, settings: Callable[[], Settings], change: Callable[..., None]) -> None:
        self._display, self._settings, self._change = display, settings, change

    def sort(self) -> None:
        """Sort the open hand in the next way, and keep that for the next time and after a restart."""
        sight, display = self._display.sight, self._display
        table = sight.table
        order = display.presenter.pictures.sort_differently()
        if order is None or sight.viewer is None:
            return
        known, name = self._settings().hand_orders, table.names[sight.viewer]
        others = known.get(table.entry.game.id, {}).items()
        of_game = [*(one for one in others if name_key(one[0]) != name_key(name)), (name, order.value)]
        newest = dict(of_game[-MOST_NAMES:])
        self._change(hand_orders={**known, table.entry.game.id: newest})
        display.show(animate=True)
        display.do(Said((SORTED[order],)))

    def arrange(self, card: Card, index: int) -> None:
        """Put a card elsewhere in the open hand."""
        display = self._display
        seat, screen = display.sight.viewer, display.screen
        if seat is None or screen is None:
            return
        hand = next(zone for zone in screen.picture.zones if zone.seat == seat and zone.kind is ZoneKind.HAND)
        held = [one for one in hand.cards if one is not None]
        display.presenter.pictures.put(card, index, held)
        display.show(animate=True)
