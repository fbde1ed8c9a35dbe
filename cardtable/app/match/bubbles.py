"""Bubbles beside a part of the table: what the program says there, refusals and advice, and what it asks itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.app.match import spoken_screen
from cardtable.app.match.cues import GlideBack, Heard, PutDown, Said
from cardtable.app.match.screen import ASIDE, Bubble, Choice
from cardtable.messages import translate
from cardtable.stage.common_words import two_sentences
from cardtable.stage.event_style import Sound
from cardtable.stage.popup_placement import OVER_CARD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.app.match.cues import Cue
    from cardtable.app.match.display import Display
    from cardtable.app.match.screen import About
    from cardtable.app.match.state import Deed, Play
    from cardtable.engine.refusal import Refusal
    from cardtable.messages import Message
    from cardtable.stage.popup_placement import Where

# What a state and a screen are without words of the program itself.
SILENCE: Final = {"bubble": None, "choice": None, "chosen": ()}
YES_NO: Final = (
    translate("Table", "No, thanks", "button: no"),
    translate("Table", "Do it anyway", "button: yes, cheat"),
)


class Bubbles:
    """Bubbles and choices on the screen of one match. ``silent``: ears hear nothing of cards that are put down."""

    def __init__(self, display: Display) -> None:
        self._display = display
        self._number = 0
        self.silent = False

    def say(self, message: Message, about: About, sides: Sequence[Where] = OVER_CARD, rule: str = "") -> None:
        """Say this beside a part of the table; the ``rule`` is the chapter behind it, or empty."""
        self._number += 1
        self._display.put(rule=rule, bubble=Bubble(message, rule, about, tuple(sides), self._number))

    def advise(self, message: Message, about: About = ASIDE, sides: Sequence[Where] = OVER_CARD) -> None:
        """Say this at once, to eyes and ears."""
        self.say(message, about, sides)
        self._display.do(Said((message,), urgent=True))

    def refuse(self, refusal: Refusal, about: About, hop: bool = False) -> None:
        """Let the cards glide back and say why, beside a part of the table; what would fit may ``hop``."""
        sight, table = self._display.sight, self._display.table
        words = table.entry.stage.speech
        message = words.explain(refusal, table.names)
        instead = None if sight.viewer is None else words.instead(sight.view(), refusal, table.names)
        if instead is not None:
            message = two_sentences(message, instead.text)
        self.refuse_saying(message, refusal.rule, about, hop)

    def refuse_saying(self, message: Message, rule: str, about: About, hop: bool = False) -> None:
        """Let the cards glide back and say this; the ``rule`` is the chapter behind it, or empty."""
        self.glide_back(hop=hop)
        self._display.do(Heard(Sound.NOT_ALLOWED))
        self.say(message, about, rule=rule)
        shown = (spoken_screen.keyed(translate("Table", "Show the rule"), "F1"),) if rule else ()
        self._display.do(Said((message, *shown), urgent=True))

    # -- questions of the program itself ---------------------------------------------------------------------------

    def ask(
        self, message: Message, about: About, answers: Sequence[Message], deeds: Sequence[Deed | None],
        meant: int | None,
    ) -> None:  # fmt: skip
        """Ask this, with what each answer does; ``meant`` is the answer that is taught."""
        self._number += 1
        choice = Choice(message, about, tuple(answers), meant, self._number)
        self._display.put(choice=choice, chosen=tuple(deeds))

    def warn(self, message: Message, about: About, deed: Play, *, meant: bool) -> None:
        """Ask before it is done; ``meant``: it is what is taught."""
        self.ask(message, about, YES_NO, (None, deed), 1 if meant else None)

    def choose(self, number: int) -> Deed | None:
        """What this answer of the choice does, unless the match has gone on; the choice is over."""
        display = self._display
        chosen, asked_at = display.state.chosen, None if display.screen is None else display.screen.line
        display.put(choice=None, chosen=())
        stale = asked_at != len(display.table.match.log)
        return None if stale or number >= len(chosen) else chosen[number]

    # -- and it is over --------------------------------------------------------------------------------------------

    def forget(self) -> None:
        """What was said and asked is over; it goes with the next screen."""
        self._display.remember(**SILENCE)

    def hush(self) -> None:
        """Take away what was said and asked on the table."""
        self._display.put(**SILENCE)

    def bubble_gone(self) -> None:
        """The bubble has gone by itself; the rule behind it can still be asked for."""
        self._display.put(bubble=None)

    # -- what is picked ----------------------------------------------------------------------------------------------

    def put_down(self, *, gliding: bool = False, told: bool = False) -> None:
        """Nothing is picked any more; ``told``: ears hear of it."""
        self._let_go(PutDown(gliding), told=told)
        self._display.remember(picked=())

    def glide_back(self, *, hop: bool = False, told: bool = False) -> None:
        """What is picked goes back to its place; ``told``: ears hear of it, for nothing else is said."""
        self._let_go(GlideBack(hop), told=told)

    def _let_go(self, cue: Cue, *, told: bool) -> None:
        silent, self.silent = self.silent, not told
        try:
            self._display.do(cue)
        finally:
            self.silent = silent
