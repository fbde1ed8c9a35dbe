"""What is told of turns round one table: the strip, the notices, the log, and what players say aloud."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cardtable.messages import translate
from cardtable.ui.language import say
from cardtable.ui.scene.announcement_item import AnnouncementText
from cardtable.ui.scene.speech_items import WrittenNotice
from cardtable.ui.scene.turn_writer import TurnWriter

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPixmap

    from cardtable.app.match.screen import Outcry, Screen, Speech
    from cardtable.stage.turn_lines import Notice
    from cardtable.ui.deck.style import FaceStyle
    from cardtable.ui.match.log_panel import LogPanel
    from cardtable.ui.scene.scene import TableScene

    Face = Callable[[str, int, float], QPixmap]

AGAIN_KEY: Final = "F9"
# How large a face is in a line of the log, in em.
FACE_IN_LINE: Final = 0.6


class TurnDisplay:
    """Shows it on the cloth and in the log beside it; ``face`` draws one with a colour and this radius in em."""

    def __init__(self, scene: TableScene, log: LogPanel, face: Face) -> None:
        self._scene, self._log, self._face = scene, log, face
        self._told: tuple[object, ...] | None = None
        self._said: tuple[tuple[Speech, ...], Outcry | None] = ((), None)

    def show(self, screen: Screen, style: FaceStyle) -> bool:
        """Tell just what is told on this screen; whether the log has come, or has been put away."""
        moved = self._show_turns(screen, style)
        # Bubbles keep off the strip.
        self._show_speech(screen.speech, screen.outcry)
        return moved

    def _show_turns(self, screen: Screen, style: FaceStyle) -> bool:
        told = (screen.strip, screen.notices, screen.log, screen.names, style)
        if told == self._told:
            return False
        self._told = told
        writer = TurnWriter(screen.names, style)
        hint = translate("Table", "What has happened since your last turn. A click plays it once more ({key}).")
        self._scene.strip.tell(screen.strip, writer, say(hint.put(key=AGAIN_KEY)))
        self._scene.notice.tell([_notice(one, writer) for one in screen.notices])
        stood = not self._log.isHidden()
        self.show_log(screen, style)
        return stood == self._log.isHidden()

    def show_log(self, screen: Screen, style: FaceStyle) -> None:
        """Write the log of this screen; its faces are those of the plates."""

        def face(seat: int) -> QPixmap | None:
            plate = screen.picture.plates.get(seat)
            return None if plate is None else self._face(plate.face, plate.colour, FACE_IN_LINE)

        self._log.show_part(screen.log, TurnWriter(screen.names, style), face)

    def forget(self) -> None:
        """What is told next is written anew, even if it is the same."""
        self._told, self._said = None, ((), None)

    def _show_speech(self, speech: tuple[Speech, ...], outcry: Outcry | None) -> None:
        if (speech, outcry) != self._said:
            self._said = (speech, outcry)
            self._scene.show_speech([(one.seat, say(one.words), one.loud) for one in speech])
            self._scene.outcry.arrange(None if outcry is None else _announcement(outcry))


def _notice(notice: Notice, writer: TurnWriter) -> WrittenNotice:
    return WrittenNotice(writer.plain(notice.text), say(notice.text), notice.good)


def _announcement(outcry: Outcry) -> AnnouncementText:
    told = AnnouncementText(shown=outcry.shown, best=outcry.best)
    announced = outcry.announced
    if announced is None:
        return told
    stamp = "" if announced.stamp is None else say(announced.stamp)
    return replace(
        told, seat=announced.seat, other=announced.other, stamp=stamp, good=announced.good, card=announced.card
    )
