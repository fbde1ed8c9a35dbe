"""A guided first round on one table page: what is said, where the hand points, and what is answered kindly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPoint, Qt

from cardtable.app.guide import with_progress
from cardtable.app.lesson import Lesson
from cardtable.cards import Card
from cardtable.messages import listing, translate
from cardtable.stage.beside import BESIDE_PILE, OVER_CARD, SIGNS, Where, obstacles
from cardtable.stage.card_names import card_name
from cardtable.stage.commands import TableButton
from cardtable.stage.concerns import cards_of, concern
from cardtable.stage.places import Rect, around
from cardtable.ui.ears.plain import sentence, with_key
from cardtable.ui.ears.voice import Tone
from cardtable.ui.language import say
from cardtable.ui.scene.card_marks import HINTED_LIFT
from cardtable.ui.table.pointing import PointingHand, shortest

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from cardtable.engine.values import Action
    from cardtable.messages import Message
    from cardtable.stage.commands import Command
    from cardtable.ui.table.key_button import KeyButton
    from cardtable.ui.table.page import TablePage

KIND: Final = translate("Guide", "That may be done, too. Here we do something else first.")
READ_FIRST: Final = translate("Guide", "There is no hurry. Read this first, and go on.")


class Target(NamedTuple):
    """Something the hand points at: where it is on the page, its name, and from where it is pointed at first."""

    rect: Rect
    name: str
    sides: Sequence[Where] = BESIDE_PILE


class Coach:
    """Teaches at one page's table, where that is a :class:`Lesson`."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self.bar = page.coach_bar
        self.hand = PointingHand(page)
        self._said_at = -1
        self.bar.went_on.connect(page.go_on)
        self.bar.left.connect(page.left.emit)
        self.bar.played.connect(self._play_a_game)

    @property
    def lesson(self) -> Lesson | None:
        """The guided first round on the table, if that is one."""
        return self._page.table if isinstance(self._page.table, Lesson) else None

    # -- coming and going ------------------------------------------------------------------------------------------

    def sit_down(self) -> None:
        """Another table: its strip comes or goes, and the table is measured by what is left."""
        lesson = self.lesson
        self.hand.hide()
        self._said_at = -1
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
        return self._page.program.languages.current

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
        self._raise(lesson)
        self.point()
        if reading:
            made = self.bar.play if over and not lesson.guide.steps[-1].do else self.bar.go_on
            made.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.bar.isAncestorOf(self._page.focusWidget() or self._page) or self.bar.go_on.hasFocus():
            self._page.view.setFocus()

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

    def _keep(self, lesson: Lesson) -> None:
        """Remember where we are; at the last sentence all is done, and next time it begins anew."""
        program, game, steps = self._page.program, lesson.entry.game.id, len(lesson.guide.steps)
        done = lesson.at >= steps - 1
        before = program.settings.guides.get(game)
        changes = {"step": 0 if done else lesson.at, "done": done or (before is not None and before.done)}
        found = with_progress(program.settings, game, **changes)
        if found != program.settings.guides:
            program.change(guides=found)

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
        self._page.sit_down(Lesson(lesson.entry, lesson.guide, lesson.match.seats[0], max(lesson.at - 1, 0)))
        return True

    def answers_kindly(self, actions: Sequence[Action], where: Rect) -> bool:
        """Whether something else is done here than these actions, which is then said."""
        table = self._page.table
        if table is None or not table.goes_on_otherwise(actions):
            return False
        lesson = self.lesson
        message: Message = KIND if lesson is None or lesson.wanted() else READ_FIRST
        page = self._page
        with page.picking.silent():
            page.scene.input.glide_back()
        page.bubble.say(message, "", where)
        page.voice.tell(f"{say(message)} {self.spoken()}", Tone.URGENT)
        return True

    def again(self) -> bool:
        """Say it once more, and point; whether this is a guided round."""
        if self.lesson is None:
            return False
        self.point()
        self._page.voice.tell(self.spoken(), Tone.URGENT, again=True)
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
        forbidden = [(_moved(view.mapped(rect), corner), cost) for rect, cost in obstacles(scene.layout, zones)]
        made = [one for one, _ in page.commands.buttons]
        written = [one for one in (*made, page.commands.more, page.commands.go_on) if one.isVisible()]
        forbidden += [(self._of_widget(part), SIGNS) for part in (*written, page.commands.words)]
        inside = target.rect.bottom <= corner.y() + view.height()
        bounds = Rect(
            corner.x(), corner.y(), view.width(), (view if inside else page).height() - (0 if inside else corner.y())
        )
        still = page.scene.motion_time == 0
        self.hand.point_at(target.rect, bounds, forbidden, em, target.sides, still=still)

    def targets(self) -> list[Target]:
        """What is pointed at: what the data names, else what has to be touched next."""
        lesson = self.lesson
        if lesson is None or lesson.current is None or self._page.scene.picture is None:
            return []
        named = [target for one in lesson.current.at if (target := self._named(one)) is not None]
        wanted = lesson.wanted()
        return named if named or not wanted else self._touched(lesson, wanted)

    def _touched(self, lesson: Lesson, wanted: Sequence[Action]) -> list[Target]:
        """The cards that are not picked yet, then where they go, or the button."""
        page = self._page
        places = [zone for zone, item in page.scene.zones.items() if item.is_target]
        meant = concern(lesson.entry.stage, lesson.view(), wanted[0], places)
        pressed = self._button(lambda one: _does(lesson, one))
        taken = {*page.scene.input.picked, *(card for group in page.tray.groups for card in group)}
        found: list[Target | None] = []
        if meant.zone is not None or pressed is None:
            # In the order in which the action names them, for that can matter; else as they lie.
            named = dict.fromkeys(card for card in cards_of(wanted[0]) if card in meant.cards)
            # One of those that stand for what is named, such as a rank, is enough.
            meaning = [] if meant.cards & taken else sorted(meant.cards, key=self._place_in_hand)
            found += [self._card(card) for card in list(named) or meaning if card not in taken]
        if meant.zone is not None:
            found.append(self._zone(meant.zone))
        elif not any(found):
            found.append(pressed or self._button(lambda one: one.action is TableButton.PROPOSE))
        return [one for one in found if one is not None]

    def _raise(self, lesson: Lesson) -> None:
        """Show on the table itself which cards and which place are meant, as a hint does."""
        page, wanted = self._page, lesson.wanted()
        if page.presenter is None or not wanted:
            return
        places = [zone for zone, item in page.scene.zones.items() if item.is_target]
        meant = concern(lesson.entry.stage, lesson.view(), wanted[0], places)
        page.presenter.hinted, page.presenter.hinted_zone = meant.cards, meant.zone or ""
        page.show_table(animate=True)
        page.commands.mark(wanted[0] if not meant.cards and meant.zone is None else None)

    def _named(self, text: str) -> Target | None:
        kind, _, name = text.partition(":")
        if kind == "card":
            return self._card(Card.parse(name))
        if kind == "seat":
            return self._seat(int(name))
        if kind == "button":
            return self._button(lambda one: getattr(one.action, "kind", one.action) == name)
        return self._zone(name)

    def _card(self, card: Card) -> Target | None:
        page = self._page
        assert page.scene.picture is not None
        for zone in page.scene.picture.zones:
            place = page.scene.layout.places.get(zone.id)
            if card in zone.cards and place is not None and zone.cards.index(card) < len(place.spots):
                rect = place.spots[zone.cards.index(card)].rect
                if page.presenter is not None and card in page.presenter.hinted:
                    rise = HINTED_LIFT * rect.height + 1.3 * page.units.em
                    rect = Rect(rect.x, rect.y - rise, rect.width, rect.height + rise)
                return Target(self._on_page(rect), say(card_name(card)), OVER_CARD)
        return None

    def _place_in_hand(self, card: Card) -> float:
        found = self._card(card)
        return 0.0 if found is None else found.rect.x

    def _zone(self, name: str) -> Target | None:
        item = self._page.scene.zones.get(name.partition("#")[0])
        if item is None:
            return None
        lie = [spot.rect for spot in item.place.spots]
        return Target(self._on_page(around(lie) if lie else item.place.rect), say(item.zone.name))

    def _seat(self, seat: int) -> Target | None:
        table, place = self._page.table, self._page.scene.layout.seats.get(seat)
        return None if table is None or place is None else Target(self._on_page(place.plate), table.names[seat])

    def _button(self, wanted: Callable[[Command], bool]) -> Target | None:
        bar = self._page.commands
        for made, command in bar.buttons:
            if not wanted(command) or not (made.isVisible() or bar.more.isVisible()):
                continue
            name = with_key(say(command.words), say(command.key)).rstrip(".!")
            # What found no room stands behind "More".
            rect, panel = self._of_widget(made if made.isVisible() else bar.more), self._page.questions.panel
            if not panel.isAncestorOf(made):
                return Target(rect, name, OVER_CARD)
            return self._answer(made, rect, name)
        return None

    def _answer(self, made: KeyButton, rect: Rect, name: str) -> Target:
        """Beside the panel, in the row of the button, on that side where no other answer lies between them."""
        panel = self._page.questions.panel
        whole, view = self._of_widget(panel), self._of_widget(self._page.view)
        answers = [one for one, _ in self._page.commands.buttons if panel.isAncestorOf(one) and one.isVisible()]
        row = [one for one in map(self._of_widget, answers) if one.y < rect.bottom and rect.y < one.bottom]
        lefts, rights = sum(one.x < rect.x for one in row), sum(one.x > rect.x for one in row)
        side = Where.LEFT if lefts <= rights else Where.RIGHT
        room = whole.x - view.x if side is Where.LEFT else view.right - whole.right
        if room < shortest(self._page.units.em):
            # The panel is as wide as the table: over its question, then.
            return Target(rect, name, (Where.ABOVE, Where.BELOW))
        return Target(Rect(whole.x, rect.y, whole.width, rect.height), name, (side,))

    def _of_widget(self, made: QWidget) -> Rect:
        corner = made.mapTo(self._page, QPoint(0, 0))
        return Rect(corner.x(), corner.y(), made.width(), made.height())

    def _on_page(self, rect: Rect) -> Rect:
        return _moved(self._page.view.mapped(rect), self._page.view.mapTo(self._page, QPoint(0, 0)))


def _does(lesson: Lesson, command: Command) -> bool:
    """Whether a button does what is asked for."""
    return command.refusal is None and not isinstance(command.action, TableButton) and lesson.is_wanted(command.action)


def _moved(rect: Rect, by: QPoint) -> Rect:
    return Rect(rect.x + by.x(), rect.y + by.y(), rect.width, rect.height)
