"""For ears: function keys that read the hand, the table, the scores, the last move and what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

from cardtable.messages import translate
from cardtable.stage.card_names import card_name, laid_name
from cardtable.stage.zones import LAID, ZoneKind
from cardtable.ui.language import say
from cardtable.ui.parts import announce
from cardtable.ui.table.presenter import count_text

if TYPE_CHECKING:
    from cardtable.stage.zones import Zone
    from cardtable.ui.table.page import TablePage


class Reader:
    """Reads one table page; ``last`` is what it said last."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self.last = ""
        self._keys: Final = {
            Qt.Key.Key_F2: self.hand,
            Qt.Key.Key_F3: self.middle,
            Qt.Key.Key_F4: self.seats,
            Qt.Key.Key_F5: self.last_move,
            Qt.Key.Key_F6: self.choices,
        }

    def answers(self, key: int) -> bool:
        """Read what belongs to the key; whether it is one of ours."""
        read = self._keys.get(Qt.Key(key)) if key in self._keys else None
        if read is None or self._page.table is None:
            return False
        self.last = read()
        self._page.bubble.hide()
        self._page.commands.set_texts(self._page.commands.status, self.last)
        announce(self._page.view, self.last)
        return True

    def hand(self) -> str:
        """The open hand."""
        picture = self._page.scene.picture
        if picture is None or self._page.table is None or self._page.table.viewer is None:
            return say(translate("Reader", "No hand is being shown."))
        cards = [
            card for zone in picture.zones if zone.kind is ZoneKind.HAND for card in zone.cards if card is not None
        ]
        names = ", ".join(say(card_name(card)) for card in cards)
        return say(translate("Reader", "Your hand, %n card(s): {cards}.", None, len(cards)).put(cards=names))

    def middle(self) -> str:
        """The zones that lie in the middle of the table."""
        picture = self._page.scene.picture
        if picture is None:
            return ""
        parts: list[str] = []
        for zone in picture.zones:
            item = self._page.scene.zones.get(zone.id)
            if item is not None and item.is_target and zone.kind is not ZoneKind.OTHER_HAND:
                if zone.kind in LAID:
                    parts.append(self._spread(item.label, zone))
                    continue
                top = zone.cards[-1] if zone.cards else None
                facts = ([say(card_name(top))] if top is not None else []) + (
                    [] if self._all_counted() else [count_text(len(zone.cards))]
                )
                parts.append(item.label + (f": {', '.join(facts)}" if facts else ""))
        return ". ".join(parts) + "."

    @staticmethod
    def _spread(label: str, zone: Zone) -> str:
        """A meld with all its cards."""
        faces = zone.stands or (None,) * len(zone.cards)
        cards = ", ".join(say(laid_name(card, face)) for card, face in zip(zone.cards, faces, strict=False))
        return f"{label}: {cards}" if cards else label

    def _all_counted(self) -> bool:
        """Whether the number of cards is written on the table, or does not matter."""
        picture = self._page.scene.picture
        return picture is not None and all(zone.counted for zone in picture.zones)

    def seats(self) -> str:
        """Every seat with its cards and score."""
        picture = self._page.scene.picture
        if picture is None:
            return ""
        parts = []
        for seat, plate in picture.plates.items():
            # Who cannot see the fan counts by asking, where no number is written beside it.
            fan = next((len(zone.cards) for zone in picture.zones if zone.seat == seat), 0)
            facts = [plate.count or count_text(fan), plate.score, plate.rank_note, plate.tokens_note, *plate.notes]
            parts.append(f"{plate.name}: " + ", ".join(fact for fact in facts if fact))
        return ". ".join(parts) + "."

    def last_move(self) -> str:
        """The last sentence of the log."""
        return self._page.log.last

    def choices(self) -> str:
        """What is expected now, and the buttons that can be pressed."""
        if self._page.asker.isVisible():
            return self._page.asker.spoken()
        buttons = [
            f"{say(command.words)} ({say(command.key)})"
            for _, command in self._page.commands.buttons
            if command.refusal is None
        ]
        go_on = self._page.commands.go_on
        if go_on.isVisible():
            buttons.append(f"{go_on.accessibleName()} ({say(self._page.commands.go_on_key)})")
        asked = self._page.questions.spoken()
        return " ".join(part for part in (self._page.commands.status, asked, ", ".join(buttons)) if part)
