"""What happens once at a table: each cue goes to the part that does it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cardtable.app.match.cues import (
    Dialog,
    EndPeek,
    Forgets,
    GiveKeysToAnswer,
    GlideBack,
    Heard,
    Hurried,
    LookAtLastTrick,
    Opened,
    PutDown,
    ReadZone,
    Said,
    TakeKeys,
    TeachFrom,
)
from cardtable.messages import translate
from cardtable.ui.a11y.announcer import Announcer, Tone
from cardtable.ui.a11y.speech_text import sentence
from cardtable.ui.language import say
from cardtable.ui.scene.announcement_item import AnnouncementText
from cardtable.ui.scene.item_names import whole_zone
from cardtable.ui.scene.speech_items import WrittenNotice
from cardtable.ui.scene.turn_writer import TurnWriter
from cardtable.ui.widgets.input_guard import held_keys_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QPixmap

    from cardtable.app.match.cues import Cue
    from cardtable.app.match.screen import Outcry, Screen, Speech
    from cardtable.messages import Message
    from cardtable.stage.event_style import Sound
    from cardtable.stage.turn_lines import Notice
    from cardtable.ui.deck.style import FaceStyle
    from cardtable.ui.match.curtain import Curtain
    from cardtable.ui.match.log_panel import LogPanel
    from cardtable.ui.match.questions import Questions
    from cardtable.ui.scene.scene import TableScene
    from cardtable.ui.scene.view import TableView

if TYPE_CHECKING:
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


# So many sentences are said of what happened behind a curtain, the newest.
MOST: Final = 12


class CuePlayer:
    """Does the cues of one table; ``play`` plays a sound, and ``teach_from`` begins a guided round at a step."""

    def __init__(
        self, view: TableView, curtain: Curtain, questions: Questions, announcer: Announcer,
        play: Callable[[Sound], None], teach_from: Callable[[int], None],
    ) -> None:  # fmt: skip
        self._view, self._scene, self._curtain, self._questions = view, view.table, curtain, questions
        self._announcer, self._play, self._teach_from = announcer, play, teach_from

    def do(self, cue: Cue) -> None:
        """Let this happen."""
        match cue:
            case Heard(sound):
                self._play(sound)
            case Said(parts, urgent, own, again):
                tone = Tone.URGENT if urgent else Tone.PASSING
                self._announcer.announce(_spoken(parts), tone, own=own, again=again)
            case Opened(Dialog.CURTAIN, own=own):
                self._announcer.open(self._curtain, self._curtain.spoken(MOST), own=own)
            case Opened(_, asked, more, own):
                self._announcer.open(self._questions.panel, _spoken(asked), _spoken(more), own=own)
            case Forgets(everything):
                self._announcer.clear() if everything else self._announcer.forget()
            case GlideBack(hop):
                self._scene.input.glide_back(hop)
            case PutDown(gliding):
                self._scene.input.clear_picked() if gliding else self._scene.input.forget_picked()
            case EndPeek():
                self._curtain.end_peek()
            case TakeKeys():
                self._view.setFocus()
            case GiveKeysToAnswer():
                self._questions.give_keys()
            case TeachFrom(step):
                self._teach_from(step)
            case LookAtLastTrick():
                self._look_at_last_trick()
            case ReadZone(name):
                zone = self._scene.zones.get(name)
                if zone is not None:
                    self._announcer.announce(whole_zone(zone))
            case Hurried():
                held = held_keys_of(self._view)
                if held is not None:
                    held.hurry()

    def _look_at_last_trick(self) -> None:
        if self._scene.last_trick.isVisible():
            self._scene.close_looks()
        elif self._scene.show_last_trick():
            self._announcer.announce(self._scene.last_trick.spoken(), own=False)


def _spoken(parts: Sequence[Message]) -> str:
    """The parts, each as a sentence but the first, which may be a few words alone."""
    texts = [say(part) for part in parts]
    return " ".join(texts if len(texts) < 2 else map(sentence, texts))
