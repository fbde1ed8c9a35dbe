"""Teacher of a guided first round: leads through its lessons, and answers kindly what is not taught now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.app.match.cues import GiveKeysToAnswer, Said, TakeKeys, TeachFrom
from cardtable.app.match.reports import LessonRead
from cardtable.app.match.screen import About
from cardtable.app.tutorial_data import with_progress
from cardtable.messages import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardtable.app.match.bubbles import Bubbles
    from cardtable.app.match.display import Display
    from cardtable.app.match.lessons import Lessons
    from cardtable.app.match.reports import Post
    from cardtable.app.settings import Settings
    from cardtable.app.tutorial import Tutorial
    from cardtable.engine.values import Action
    from cardtable.messages import Message

KIND: Final = translate("Guide", "That would be fine, too. Here we do something else first.")
READ_FIRST: Final = translate("Guide", "No hurry. Read this first, then go on.")
STAYS: Final = translate("Guide", "This card stays in your hand this time.")


class Teacher:
    """Teaches these ``lessons`` at the table of a :class:`Tutorial`; ``post`` gets :class:`LessonRead`."""

    def __init__(
        self, display: Display, bubbles: Bubbles, table: Tutorial, lessons: Lessons,
        settings: Callable[[], Settings], change: Callable[..., None], post: Post,
    ) -> None:  # fmt: skip
        self._display, self._bubbles, self._table, self._lessons = display, bubbles, table, lessons
        self._settings, self._change, self._post = settings, change, post
        self.fade = lessons.fade

    # -- a step ----------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Say what comes next and point at it."""
        table, display = self._table, self._display
        if table.others_act:
            return
        wanted = table.wanted()
        self._keep()
        self._lessons.begin()
        if wanted:
            display.mark(wanted[0])
        display.rewrite()
        if wanted:
            display.do(GiveKeysToAnswer())

    def _keep(self) -> None:
        """Remember where we are; at the last sentence all is done, and next time it begins anew."""
        settings, table, over = self._settings(), self._table, self._lessons.over
        game = table.entry.game.id
        before = settings.guides.get(game)
        done = over or (before is not None and before.done)
        found = with_progress(settings, game, step=0 if over else table.at, done=done)
        if found != settings.guides:
            self._change(guides=found)

    def go_on(self) -> bool:
        """What there was to be read has been read; there is always something to be done here."""
        if not self._lessons.over and self._table.read_on():
            self._bubbles.hush()
            self._display.do(TakeKeys())
            self.fade()
            self._post(LessonRead())
        return True

    def step_back(self) -> None:
        """Go back to the sentence before."""
        self._display.do(TeachFrom(max(self._table.at - 1, 0)))

    # -- what is answered ------------------------------------------------------------------------------------------

    def asks_for(self, actions: Sequence[Action]) -> bool:
        """Whether these legal actions are what is taught now."""
        return bool(self._table.wanted()) and not self._table.goes_on_otherwise(actions)

    def answers_kindly(self, actions: Sequence[Action], about: About) -> bool:
        """Whether something else is done here than these actions, which is then said."""
        table, display = self._table, self._display
        if not table.goes_on_otherwise(actions):
            return False
        message = KIND if table.wanted() or table.others_act else READ_FIRST
        self._bubbles.glide_back()
        self._bubbles.say(message, about)
        display.do(Said((message, *self.spoken()), urgent=True))
        return True

    def picked(self) -> None:
        """Other cards are picked: say kindly which of them stays in the hand."""
        display = self._display
        screen = display.screen
        if self._table.others_act or screen is None or screen.curtain is not None:
            return
        wrong = self._lessons.wrongly_picked(screen, display.state.picked)
        if wrong:
            # Over the hand, which is nearer to the card.
            self._bubbles.say(STAYS, About(cards=frozenset(wrong[:1]), pointed=True))
            display.do(Said((STAYS,)))

    def again(self) -> None:
        """Say it once more."""
        self._display.do(Said(self.spoken(), urgent=True, again=True))

    def spoken(self) -> tuple[Message, ...]:
        """The sentence, what the hand points at and how to go on, for ears."""
        return self._lessons.spoken(self._display.screen, self._display.state.picked)
