"""What is said of the cards that somebody picks: which, how many, what they are together, and what was put back."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from cardtable.messages import translate
from cardtable.stage.card_names import card_name
from cardtable.stage.zones import ZoneKind
from cardtable.ui.language import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardtable.cards import Card
    from cardtable.ui.table.page import TablePage


class Picking:
    """Speaks of the picked cards of one table page."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._before: list[Card] = []
        self._silent = False

    @contextmanager
    def silent(self) -> Iterator[None]:
        """Something else is said meanwhile, from which it follows."""
        self._silent = True
        try:
            yield
        finally:
            self._silent = False

    def changed(self) -> None:
        """Say what is picked now."""
        page = self._page
        now, before = page.scene.input.picked, self._before
        self._before = list(now)
        page.words.describe_picked()
        if self._silent or page.scene.input.at_once or page.table is None or page.table.viewer is None:
            return
        added = [card for card in now if card not in before]
        back = [card for card in before if card not in now and self._is_held(card)]
        meant = page.words.meaning(page.table) if now else None
        parts = [self._text(added, back, len(now)), "" if meant is None else say(meant)]
        page.announcer.tell(" ".join(part for part in parts if part))

    def _is_held(self, card: Card) -> bool:
        item = self._page.scene.item_of(card)
        zone = None if item is None else self._page.scene.zones.get(item.zone)
        return zone is not None and zone.zone.kind in (ZoneKind.HAND, ZoneKind.TRAY)

    @staticmethod
    def _text(added: list[Card], back: list[Card], number: int) -> str:
        named = ", ".join(say(card_name(card)) for card in added or back)
        if added:
            text = translate("Reader", "{cards} picked, %n card(s) in all.", None, number)
            one = translate("Reader", "{cards} picked.")
            return say((text if number > len(added) else one).put(cards=named))
        if back and number:
            return say(translate("Reader", "{cards} put back, %n card(s) picked.", None, number).put(cards=named))
        return say(translate("Reader", "{cards} put back.").put(cards=named)) if back else ""
