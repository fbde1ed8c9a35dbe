"""For ears: function keys that read the hand, the table, the scores, the last move and what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

from cardtable.app.match import spoken_screen
from cardtable.messages import translate
from cardtable.stage.card_names import card_name
from cardtable.stage.common_words import count_text
from cardtable.stage.zones import ZoneKind
from cardtable.ui.a11y.speech_text import sentence, spoken
from cardtable.ui.language import say
from cardtable.ui.scene.item_names import name_of, seat_words, whole_zone

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardtable.app.match.screen import Screen
    from cardtable.messages import Message
    from cardtable.stage.picture import Picture
    from cardtable.stage.zones import Zone
    from cardtable.ui.a11y.announcer import Announcer
    from cardtable.ui.scene.scene import TableScene

NOTHING_SAID: Final = translate("Reader", "Nothing has been said yet.")
# Packs whose cards are not seen are counted, where the count is not in their name.
_COUNTED: Final = (ZoneKind.PILE, ZoneKind.WON)


class ScreenReader:
    """Reads one table; ``last`` is what it read last.

    Comma and full stop walk through what has happened, a turn back and forth.
    """

    def __init__(
        self,
        scene: TableScene,
        lines: Callable[[bool], Sequence[Message]],
        announcer: Announcer,
        ways: Callable[[], Sequence[str]],
    ) -> None:
        """``lines`` is what has happened in all rounds, or in the running one, the newest last.

        ``ways`` are the buttons with their keys while the end of a round is shown.
        """
        self._scene, self._lines, self._announcer, self._ways = scene, lines, announcer, ways
        self.last = ""
        # How many lines there were when somebody walked last, and at which one that was.
        self._known = self._at = 0
        self._keys: Final[dict[Qt.Key, Callable[[Screen], str]]] = {
            Qt.Key.Key_F2: self._hand,
            Qt.Key.Key_F3: self._middle,
            Qt.Key.Key_F4: self._seats,
            Qt.Key.Key_F5: lambda _: self.newest(),
            Qt.Key.Key_Comma: lambda _: self._walk(-1),
            Qt.Key.Key_Period: lambda _: self._walk(1),
            Qt.Key.Key_F6: self._choices,
            # Where no card fits that they could go to.
            Qt.Key.Key_PageDown: self._choices,
            Qt.Key.Key_PageUp: self._choices,
            # Where nothing has the keys that they could take.
            Qt.Key.Key_Return: self._choices,
            Qt.Key.Key_Enter: self._choices,
            Qt.Key.Key_F10: lambda _: " ".join(map(sentence, self._announcer.lately)) or say(NOTHING_SAID),
        }

    def read(self, key: int, screen: Screen) -> str | None:
        """What belongs to the key; ``None`` where it is none of ours."""
        if key not in self._keys:
            return None
        self.last = spoken(self._keys[Qt.Key(key)](screen))
        return self.last

    def newest(self) -> str:
        """What happened last; empty before the deal."""
        return " ".join(map(say, self._lines(False)[-1:]))

    def _walk(self, way: int) -> str:
        """The turn before or after the one that was read last; when more has happened, the newest first."""
        lines = self._lines(True)
        if len(lines) != self._known:
            self._known = self._at = len(lines)
        self._at = max(0, min(self._at + way, len(lines) - 1))
        return say(lines[self._at]) if lines else ""

    @staticmethod
    def _hand(screen: Screen) -> str:
        """The open hand, group by group, and what of it fits."""
        picture = screen.picture
        if screen.viewer is None:
            return say(translate("Reader", "No hand is being shown."))
        hands = [zone for zone in picture.zones if zone.kind is ZoneKind.HAND]
        groups = [group for zone in hands for group in _groups(zone)]
        number = sum(map(len, groups))
        if not number:
            return say(translate("Reader", "Your hand is empty."))
        cards = "; ".join(", ".join(group) for group in groups)
        text = say(translate("Reader", "Your hand, %n card(s): {cards}.", None, number).put(cards=cards))
        return " ".join([text, *map(say, spoken_screen.fitting(picture))])

    def _middle(self, screen: Screen) -> str:
        """What lies on the table, and what is written there."""
        scene, picture = self._scene, screen.picture
        parts = [name_of(item) for item in (scene.notice, scene.signs, scene.direction) if item.isVisible()]
        for zone in picture.zones:
            item = scene.zones.get(zone.id)
            if item is not None and item.is_target and zone.kind is not ZoneKind.OTHER_HAND:
                parts.append(f"{whole_zone(item)}{self._count(zone, item.label, picture)}")
        return " ".join(sentence(part) for part in parts if part)

    def _choices(self, screen: Screen) -> str:
        """What is expected now, what fits, and the buttons that can be pressed."""
        ways = self._ways() if screen.choice is None else ()
        parts = [say(screen.status.line), *ways] if ways else map(say, spoken_screen.choices(screen))
        return " ".join(sentence(part) for part in parts)

    @staticmethod
    def _count(zone: Zone, label: str, picture: Picture) -> str:
        """How many cards lie there, unless that does not matter or is written in the name."""
        counted = zone.kind in _COUNTED and zone.counted and len(zone.cards) > 1
        if not counted or any(letter.isdigit() for letter in label) or all(one.counted for one in picture.zones):
            return ""
        return f", {say(count_text(len(zone.cards)))}"

    def _seats(self, screen: Screen) -> str:
        """Every seat with its cards and score, whose turn it is and who deals."""
        picture = screen.picture
        parts = []
        for seat, plate in self._scene.plates.items():
            # Who cannot see the fan counts by asking, where no number is written beside it.
            fan = next((len(zone.cards) for zone in picture.zones if zone.seat == seat), 0)
            counted = plate.text is not None and bool(plate.text.count)
            parts.append(sentence(spoken(seat_words(plate, "" if counted else say(count_text(fan))))))
        return " ".join(parts)


def _groups(zone: Zone) -> Sequence[list[str]]:
    """The names of the cards of a hand, in the groups in which they lie."""
    ends = [*zone.breaks, len(zone.cards)]
    starts = [0, *zone.breaks]
    return [
        [say(card_name(card)) for card in zone.cards[start:end] if card is not None]
        for start, end in zip(starts, ends, strict=True)
        if end > start
    ]
