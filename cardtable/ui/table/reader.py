"""For ears: function keys that read the hand, the table, the scores, the last move and what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

from cardtable.messages import translate, verbatim
from cardtable.stage.card_names import card_name
from cardtable.stage.zones import ZoneKind
from cardtable.ui.a11y.announcer import Tone
from cardtable.ui.a11y.item_names import name_of, seat_words, whole_zone
from cardtable.ui.a11y.speech_text import sentence, spoken, with_key
from cardtable.ui.language import say
from cardtable.ui.table.pictures import count_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.stage.picture import Picture
    from cardtable.stage.zones import Zone
    from cardtable.ui.table.page import TablePage

# Packs whose cards are not seen are counted, where the count is not in their name.
_COUNTED: Final = (ZoneKind.PILE, ZoneKind.WON)


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
            Qt.Key.Key_F10: self.lately,
        }

    def answers(self, key: int) -> bool:
        """Read what belongs to the key; whether it is one of ours."""
        read = self._keys.get(Qt.Key(key)) if key in self._keys else None
        if read is None or self._page.table is None:
            return False
        self.last = spoken(read())
        self._page.controller.bubble_gone()
        self._page.controller.write_below(verbatim(self.last))
        self._page.announcer.tell(self.last, Tone.URGENT, again=True)
        return True

    def hand(self) -> str:
        """The open hand, group by group, and what of it fits."""
        picture = self._page.scene.picture
        if picture is None or self._page.table is None or self._page.table.viewer is None:
            return say(translate("Reader", "No hand is being shown."))
        hands = [zone for zone in picture.zones if zone.kind is ZoneKind.HAND]
        groups = [group for zone in hands for group in _groups(zone)]
        number = sum(map(len, groups))
        if not number:
            return say(translate("Reader", "Your hand is empty."))
        cards = "; ".join(", ".join(group) for group in groups)
        text = say(translate("Reader", "Your hand, %n card(s): {cards}.", None, number).put(cards=cards))
        return " ".join(part for part in (text, self.fitting()) if part)

    def fitting(self) -> str:
        """Which cards of the hand fit, where that is known and not the same of all."""
        picture = self._page.scene.picture
        if picture is None:
            return ""
        if picture.all_fit:
            return say(translate("Reader", "All of them fit.", "all cards of the own hand"))
        hand = [card for zone in picture.zones if zone.kind is ZoneKind.HAND for card in zone.cards]
        cards = ", ".join(say(card_name(card)) for card in hand if card in picture.fitting)
        return (
            say(translate("Reader", "These fit: {cards}.", "cards of the own hand").put(cards=cards)) if cards else ""
        )

    def middle(self) -> str:
        """What lies on the table, and what is written there."""
        scene, picture = self._page.scene, self._page.scene.picture
        if picture is None:
            return ""
        parts = [name_of(item) for item in (scene.notice, scene.signs, scene.direction) if item.isVisible()]
        for zone in picture.zones:
            item = scene.zones.get(zone.id)
            if item is not None and item.is_target and zone.kind is not ZoneKind.OTHER_HAND:
                parts.append(f"{whole_zone(item)}{self._count(zone, item.label, picture)}")
        return " ".join(sentence(part) for part in parts if part)

    @staticmethod
    def _count(zone: Zone, label: str, picture: Picture) -> str:
        """How many cards lie there, unless that does not matter or is written in the name."""
        counted = zone.kind in _COUNTED and zone.counted and len(zone.cards) > 1
        if not counted or any(letter.isdigit() for letter in label) or all(one.counted for one in picture.zones):
            return ""
        return f", {count_text(len(zone.cards))}"

    def seats(self) -> str:
        """Every seat with its cards and score, whose turn it is and who deals."""
        scene, picture = self._page.scene, self._page.scene.picture
        if picture is None:
            return ""
        parts = []
        for seat, plate in scene.plates.items():
            # Who cannot see the fan counts by asking, where no number is written beside it.
            fan = next((len(zone.cards) for zone in picture.zones if zone.seat == seat), 0)
            counted = plate.text is not None and bool(plate.text.count)
            parts.append(sentence(spoken(seat_words(plate, "" if counted else count_text(fan)))))
        return " ".join(parts)

    def last_move(self) -> str:
        """The last sentence of the log."""
        return self._page.log.last

    def lately(self) -> str:
        """The last sentences that were said."""
        return " ".join(self._page.announcer.lately) or say(translate("Reader", "Nothing has been said yet."))

    def choices(self) -> str:
        """What is expected now, what fits, and the buttons that can be pressed."""
        page = self._page
        if page.asker.isVisible():
            return page.asker.spoken()
        if page.ending.isVisible():
            ways = [one for one in (page.ending.back_button, *page.ending.panel.ways) if one.isVisible()]
            told = (with_key(one.accessibleName(), one.key) for one in ways)
            return " ".join([sentence(page.commands.status), *told])
        buttons = [
            with_key(say(command.words), say(command.key))
            for _, command in page.commands.buttons
            if command.refusal is None
        ]
        parts = (page.commands.status, page.questions.spoken(), self.fitting(), *buttons, page.narrator.going_on())
        return " ".join(sentence(part) for part in parts if part)


def _groups(zone: Zone) -> Sequence[list[str]]:
    """The names of the cards of a hand, in the groups in which they lie."""
    ends = [*zone.breaks, len(zone.cards)]
    starts = [0, *zone.breaks]
    return [
        [say(card_name(card)) for card in zone.cards[start:end] if card is not None]
        for start, end in zip(starts, ends, strict=True)
        if end > start
    ]
