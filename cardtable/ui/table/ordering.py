"""How the open hand is sorted: by the key, by dragging its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.messages import translate
from cardtable.stage.zones import ZoneKind
from cardtable.ui.language import say
from cardtable.ui.parts import announce
from cardtable.ui.table.presenter import HandOrder

if TYPE_CHECKING:
    from cardtable.cards import Card
    from cardtable.ui.table.page import TablePage

SORTED: Final = {
    HandOrder.SUIT: translate("Table", "The hand is sorted by suit."),
    HandOrder.RANK: translate("Table", "The hand is sorted by rank."),
    HandOrder.GROUPS: translate("Table", "The hand is sorted by what belongs together."),
}


class Ordering:
    """Sorts the open hand of one table page."""

    def __init__(self, page: TablePage) -> None:
        self._page = page

    def sort(self) -> None:
        """Sort the open hand in the next way."""
        presenter = self._page.presenter
        order = None if presenter is None else presenter.sort_differently()
        if order is not None:
            self._page.show_table(animate=True)
            announce(self._page.view, say(SORTED[order]))

    def arrange(self, card: Card, index: int) -> None:
        """Put a card elsewhere in the open hand."""
        page = self._page
        if page.table is None or page.presenter is None or page.table.viewer is None:
            return
        own = (zone.zone for zone in page.scene.zones.values() if zone.zone.seat == page.table.viewer)
        hand = next(zone for zone in own if zone.kind is ZoneKind.HAND)
        page.presenter.put(card, index, [item.card for item in page.scene.items_in(hand.id) if item.card is not None])
        page.show_table(animate=True)
