"""What happens once at a table: each cue goes to the part that does it."""

from __future__ import annotations

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
from cardtable.ui.a11y.announcer import Announcer, Tone
from cardtable.ui.a11y.speech_text import sentence
from cardtable.ui.language import say
from cardtable.ui.scene.item_names import whole_zone
from cardtable.ui.widgets.input_guard import held_keys_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardtable.app.match.cues import Cue
    from cardtable.messages import Message
    from cardtable.stage.event_style import Sound
    from cardtable.ui.match.curtain import Curtain
    from cardtable.ui.match.questions import Questions
    from cardtable.ui.scene.view import TableView

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
                self._announcer.tell(_spoken(parts), tone, own=own, again=again)
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
                    self._announcer.tell(whole_zone(zone))
            case Hurried():
                held = held_keys_of(self._view)
                if held is not None:
                    held.hurry()

    def _look_at_last_trick(self) -> None:
        if self._scene.last_trick.isVisible():
            self._scene.close_looks()
        elif self._scene.show_last_trick():
            self._announcer.tell(self._scene.last_trick.spoken(), own=False)


def _spoken(parts: Sequence[Message]) -> str:
    """The parts, each as a sentence but the first, which may be a few words alone."""
    texts = [say(part) for part in parts]
    return " ".join(texts if len(texts) < 2 else map(sentence, texts))
