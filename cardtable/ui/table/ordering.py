"""How the open hand is sorted: by the key, by dragging its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.messages import translate
from cardtable.stage.hand_layout import HandOrder
from cardtable.stage.zones import ZoneKind
from cardtable.ui.language import say

if TYPE_CHECKING:
    from cardtable.cards import Card
    from cardtable.ui.table.page import TablePage

SORTED: Final = {
    HandOrder.SUIT: translate("Table", "The hand is sorted by suit."),
    HandOrder.RANK: translate("Table", "The hand is sorted by rank."),
    HandOrder.GROUPS: translate("Table", "The hand is sorted by what belongs together."),
}
# An order by hand belongs to the cards of one round and is not kept.
_KEPT: Final = frozenset((HandOrder.SUIT, HandOrder.RANK, HandOrder.GROUPS))
MOST_NAMES: Final = 100


class Ordering:
    """Sorts the open hand of one table page."""

    def __init__(self, page: TablePage) -> None:
        self._page = page

    def sort(self) -> None:
        """Sort the open hand in the next way."""
        pictures = self._page.pictures
        order = None if pictures is None else pictures.sort_differently()
        if order is not None:
            self._remember(order)
            self._page.show_table(animate=True)
            self._page.announcer.tell(say(SORTED[order]))

    def remembered(self, name: str) -> HandOrder | None:
        """How a player of this name had the hand sorted last in this game."""
        table = self._page.table
        orders = {} if table is None else self._page.services.settings.hand_orders.get(table.entry.game.id, {})
        kept = orders.get(name)
        return HandOrder(kept) if kept in _KEPT else None

    def _remember(self, order: HandOrder) -> None:
        """Keep how this person wants the hand, for the next time and after a restart."""
        table, services = self._page.table, self._page.services
        if table is None or table.viewer is None:
            return
        known = services.settings.hand_orders
        of_game = {**known.get(table.entry.game.id, {}), table.names[table.viewer]: order.value}
        newest = dict(list(of_game.items())[-MOST_NAMES:])
        services.change(hand_orders={**known, table.entry.game.id: newest})

    def arrange(self, card: Card, index: int) -> None:
        """Put a card elsewhere in the open hand."""
        page = self._page
        if page.table is None or page.pictures is None or page.table.viewer is None:
            return
        own = (zone.zone for zone in page.scene.zones.values() if zone.zone.seat == page.table.viewer)
        hand = next(zone for zone in own if zone.kind is ZoneKind.HAND)
        page.pictures.put(card, index, [item.card for item in page.scene.items_in(hand.id) if item.card is not None])
        page.show_table(animate=True)
