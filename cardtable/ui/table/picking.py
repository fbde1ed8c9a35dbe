"""What is said of the cards that a player picks: which, how many, what they are together, and what was put back."""

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
    from cardtable.messages import Message
    from cardtable.ui.a11y.announcer import Announcer
    from cardtable.ui.scene.scene import TableScene


class Picking:
    """Speaks of the picked cards of one scene."""

    def __init__(self, scene: TableScene, announcer: Announcer) -> None:
        self._scene, self._announcer = scene, announcer
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

    def changed(self, meant: Message | None, *, aloud: bool) -> None:
        """Say what is picked now, and what that is together."""
        now, before = self._scene.input.picked, self._before
        self._before = list(now)
        if self._silent or self._scene.input.at_once or not aloud:
            return
        added = [card for card in now if card not in before]
        back = [card for card in before if card not in now and self._is_held(card)]
        parts = [self._text(added, back, len(now)), "" if meant is None or not now else say(meant)]
        self._announcer.tell(" ".join(part for part in parts if part))

    def _is_held(self, card: Card) -> bool:
        item = self._scene.item_of(card)
        zone = None if item is None else self._scene.zones.get(item.zone)
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
