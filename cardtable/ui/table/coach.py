"""A guided first round on one table page: what is said, where the hand points, and what is answered kindly."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, Qt

from cardtable.app.match.screen import About
from cardtable.app.tutorial import Tutorial
from cardtable.app.tutorial_data import with_progress
from cardtable.messages import listing, translate
from cardtable.stage.layout_parts import Rect
from cardtable.stage.popup_placement import SIGNS, obstacles
from cardtable.ui.a11y.announcer import Tone
from cardtable.ui.a11y.speech_text import sentence, with_key
from cardtable.ui.language import say
from cardtable.ui.table.pointed import Pointed, moved
from cardtable.ui.table.pointing import PointingHand

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.values import Action
    from cardtable.messages import Message
    from cardtable.stage.commands import Command
    from cardtable.ui.table.page import TablePage
    from cardtable.ui.table.pointed import Target

KIND: Final = translate("Guide", "That would be fine, too. Here we do something else first.")
READ_FIRST: Final = translate("Guide", "No hurry. Read this first, then go on.")

STAYS: Final = translate("Guide", "This card stays in your hand this time.")

# How bad it is to cover a pixel of another button, whose words one may want to read.
BUTTONS: Final = 12.0


class Coach:
    """Teaches at one page's table, where that is a :class:`Tutorial`."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self.bar = page.coach_bar
        self.hand = PointingHand(page)
        self._pointed = Pointed(page)
        page.asker.came_or_went.connect(self.point)
        self.bar.went_on.connect(page.go_on)
        self.bar.left.connect(page.left.emit)
        self.bar.played.connect(self._play_a_game)

    @property
    def lesson(self) -> Tutorial | None:
        """The guided first round on the table, if that is one."""
        return self._page.table if isinstance(self._page.table, Tutorial) else None

    # -- coming and going ------------------------------------------------------------------------------------------

    def sit_down(self) -> None:
        """Another table: its strip comes or goes, and the table is measured by what is left."""
        lesson = self.lesson
        self.hand.hide()
        self.bar.setVisible(lesson is not None)
        if lesson is not None:
            self.bar.show_step("", "", reading=False, over=False)
        self._page.follow_size()

    def sentences(self) -> list[str]:
        """Everything that the guide on the table says, in the language in force."""
        lesson = self.lesson
        if lesson is None:
            return []
        return [lesson.put_names(text) for text in lesson.guide.sentences(self._language).values()]

    @property
    def _language(self) -> str:
        return self._page.services.languages.current

    def _play_a_game(self) -> None:
        if self.lesson is not None:
            self._page.asked_new.emit(self.lesson.entry.game.id)

    # -- a step ----------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Say what comes next and point at it."""
        lesson = self.lesson
        if lesson is None or lesson.others_act:
            return
        reading, over = not lesson.wanted(), lesson.at >= len(lesson.guide.steps) - 1
        self._keep(lesson)
        self.write()
        if lesson.wanted():
            self._page.controller.mark(lesson.wanted()[0])
        self._page.controller.rewrite()
        self.point()
        if reading:
            made = self.bar.play if over and not lesson.guide.steps[-1].do else self.bar.go_on
            made.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.bar.isAncestorOf(self._page.focusWidget() or self._page) or self.bar.go_on.hasFocus():
            self._page.view.setFocus()
        if not reading:
            self._give_keys_to_the_answer()

    def _give_keys_to_the_answer(self) -> None:
        """Where the table asks, the answer that is meant has the keys; a key that is still held down gives none."""
        panel = self._page.questions.panel
        for made, command in self._page.commands.buttons:
            if command.primary and panel.isVisible() and panel.isAncestorOf(made) and not made.hasFocus():
                panel.guard.start()
                made.setFocus()

    def write(self) -> None:
        """Write the sentence in the language in force."""
        lesson = self.lesson
        if lesson is None:
            return
        steps = len(lesson.guide.steps)
        over = lesson.at >= steps - 1
        where = translate("Guide", "Step {step} of {steps}").put(step=min(lesson.at + 1, steps), steps=steps)
        self.bar.show_step(
            lesson.sentence(self._language), say(where), reading=not lesson.wanted() and not over, over=over
        )

    def fade(self) -> None:
        """What was asked for has been done."""
        if self.lesson is not None:
            self.hand.hide()
            self.bar.fade()

    def _keep(self, lesson: Tutorial) -> None:
        """Remember where we are; at the last sentence all is done, and next time it begins anew."""
        services, game, steps = self._page.services, lesson.entry.game.id, len(lesson.guide.steps)
        done = lesson.at >= steps - 1
        before = services.settings.guides.get(game)
        changes = {"step": 0 if done else lesson.at, "done": done or (before is not None and before.done)}
        found = with_progress(services.settings, game, **changes)
        if found != services.settings.guides:
            services.change(guides=found)

    def go_on(self) -> bool:
        """What there was to be read has been read; whether there was."""
        lesson = self.lesson
        if lesson is None:
            return False
        if lesson.at >= len(lesson.guide.steps) - 1 or not lesson.read_on():
            return True
        self._page.view.setFocus()
        self.fade()
        self._page.advance()
        return True

    def step_back(self) -> bool:
        """Go back to the sentence before; whether this is a guided round at all."""
        lesson = self.lesson
        if lesson is None:
            return False
        me, before = lesson.match.seats[0], max(lesson.at - 1, 0)
        self._page.sit_down(Tutorial(lesson.entry, lesson.guide, me, before, lesson.household))
        return True

    def asks_for(self, actions: Sequence[Action]) -> bool:
        """Whether these legal actions are what is taught now."""
        lesson = self.lesson
        return lesson is not None and bool(lesson.wanted()) and not lesson.goes_on_otherwise(actions)

    def light_up(self, commands: Sequence[Command]) -> Sequence[Command]:
        """The buttons of the table, of which only the one is golden that is taught now."""
        lesson = self.lesson
        if lesson is None:
            return commands
        taught = self._pointed.command(lesson, commands)
        return [replace(one, primary=one is taught) for one in commands]

    def answers_kindly(self, actions: Sequence[Action], about: About) -> bool:
        """Whether something else is done here than these actions, which is then said."""
        table = self._page.table
        if table is None or not table.goes_on_otherwise(actions):
            return False
        lesson = self.lesson
        message: Message = KIND if lesson is None or lesson.wanted() else READ_FIRST
        page = self._page
        with page.picking.silent():
            page.scene.input.glide_back()
        page.controller.say(message, about)
        page.announcer.tell(f"{say(message)} {self.spoken()}", Tone.URGENT)
        return True

    def picked(self) -> None:
        """Other cards are picked: point at what comes next, or say kindly which of them stays in the hand."""
        self.point()
        lesson, page = self.lesson, self._page
        if lesson is None or lesson.others_act or page.scene.input.at_once or page.curtain.isVisible():
            return
        wrong = self._pointed.wrongly_picked(lesson)
        if wrong and page.anchors.of_cards(wrong[:1]) is not None:
            # Over the hand, which is nearer to the card.
            page.controller.say(STAYS, About(cards=frozenset(wrong[:1]), pointed=True))
            page.announcer.tell(say(STAYS))

    def place(self) -> Rect:
        """Where the hand is, in coordinates of the table."""
        page = self._page
        return moved(self._pointed.of_widget(self.hand), -page.view.mapTo(page, QPoint(0, 0)))

    def again(self) -> bool:
        """Say it once more, and point; whether this is a guided round."""
        if self.lesson is None:
            return False
        self.point()
        self._page.announcer.tell(self.spoken(), Tone.URGENT, again=True)
        return True

    # -- what is said aloud ----------------------------------------------------------------------------------------

    def spoken(self) -> str:
        """The sentence, what the hand points at and how to go on, for ears; empty where nothing is taught."""
        lesson = self.lesson
        if lesson is None or lesson.others_act:
            return ""
        said = [sentence(lesson.sentence(self._language))]
        names = [target.name for target in self.targets() if target.name]
        if names:
            pointed = translate("Guide", "The hand points here: {things}.", "names of cards, piles, players or buttons")
            said.append(say(pointed.put(things=listing(names))))
        if not lesson.wanted() and self.bar.go_on.isVisibleTo(self.bar):
            said.append(with_key(self.bar.go_on.accessibleName(), say(self._page.commands.go_on_key)))
        return " ".join(said)

    # -- the hand --------------------------------------------------------------------------------------------------

    def point(self) -> None:
        """Let the hand point at the first thing that is still to be touched."""
        lesson, page = self.lesson, self._page
        targets = self.targets() if lesson is not None and not lesson.others_act else []
        if not targets or page.curtain.isVisible():
            self.hand.hide()
            return
        target = targets[0]
        view, scene, em = page.view, page.scene, page.units.em
        corner = view.mapTo(page, QPoint(0, 0))
        zones = () if scene.picture is None else scene.picture.zones
        forbidden = [(moved(view.mapped(rect), corner), cost) for rect, cost in obstacles(scene.layout, zones)]
        made = [one for one, _ in page.commands.buttons]
        written = [one for one in (*made, page.commands.more, page.commands.go_on) if one.isVisible()]
        over = [one for one in (page.bubble, page.asker, page.questions.panel) if one.isVisible()]
        forbidden += [(self._pointed.of_widget(part), BUTTONS) for part in written]
        forbidden += [(self._pointed.of_widget(part), SIGNS) for part in (page.commands.words, *over)]
        inside = target.rect.bottom <= corner.y() + view.height()
        bounds = Rect(
            corner.x(), corner.y(), view.width(), (view if inside else page).height() - (0 if inside else corner.y())
        )
        still = page.scene.motion_time == 0
        self.hand.point_at(target.rect, bounds, forbidden, em, target.sides, still=still)

    def targets(self) -> list[Target]:
        """What is pointed at now; empty where nothing is taught."""
        lesson = self.lesson
        return [] if lesson is None else self._pointed.targets(lesson)
