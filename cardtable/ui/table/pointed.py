"""What the hand of a guided first round points at: an answer, a card, a pile, a seat or a button."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPoint

from cardtable.cards import Card
from cardtable.stage.action_targets import cards_of, concern
from cardtable.stage.card_names import card_name
from cardtable.stage.commands import TableButton
from cardtable.stage.layout_parts import Rect, around
from cardtable.stage.popup_placement import BESIDE_PILE, OVER_CARD, Where
from cardtable.ui.a11y.speech_text import with_key
from cardtable.ui.language import say
from cardtable.ui.scene.card_marks import HINTED_LIFT
from cardtable.ui.table.pointing import shortest

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from cardtable.app.tutorial import Tutorial
    from cardtable.engine.values import Action
    from cardtable.stage.commands import Command
    from cardtable.ui.table.key_button import KeyButton
    from cardtable.ui.table.page import TablePage
    from cardtable.ui.table.panel import Panel


class Target(NamedTuple):
    """Something the hand points at: where it is on the page, its name, and from where it is pointed at first."""

    rect: Rect
    name: str
    sides: Sequence[Where] = BESIDE_PILE


class Pointed:
    """Finds what is pointed at on one page, in coordinates of the page."""

    def __init__(self, page: TablePage) -> None:
        self._page = page

    def targets(self, lesson: Tutorial) -> list[Target]:
        """What is pointed at: the answer that is meant, what the data names, else what has to be touched next."""
        if lesson.current is None or self._page.scene.picture is None:
            return []
        meant = self._page.asker.meant_button
        if meant is not None:
            panel = self._page.asker
            return [self._answer(meant, panel, panel.choice_buttons, panel.name_of(meant))]
        wrong = [self._card(card) for card in self.wrongly_picked(lesson)]
        if any(wrong):
            return [one for one in wrong if one is not None]
        named = [target for one in lesson.current.at if (target := self._named(one)) is not None]
        wanted = lesson.wanted()
        return named if named or not wanted else self._touched(lesson, wanted)

    def command(self, lesson: Tutorial, commands: Sequence[Command]) -> Command | None:
        """Of these buttons the one with which the wanted action is done, at once or at the end."""
        wanted = lesson.wanted()
        if not wanted:
            return None
        found = next((one for one in commands if _does(lesson, one)), None)
        if found is None and concern(lesson.entry.stage.controls, lesson.view(), wanted[0], self._places).zone is None:
            found = next((one for one in commands if one.action is TableButton.PROPOSE), None)
        return found

    @property
    def _places(self) -> list[str]:
        return [zone for zone, item in self._page.scene.zones.items() if item.is_target]

    def wrongly_picked(self, lesson: Tutorial) -> list[Card]:
        """Picked cards that have nothing to do with what is wanted, and would be in its way."""
        wanted, picked = lesson.wanted(), self._page.scene.input.picked
        if not wanted or not picked or lesson.match.between_rounds:
            return []
        meant = [concern(lesson.entry.stage.controls, lesson.view(), one, self._places) for one in wanted]
        if all(one.zone is None for one in meant) and any(_does(lesson, one) for _, one in self._page.commands.buttons):
            return []
        right = {*cards_of(wanted), *(card for one in meant for card in one.cards)}
        return [card for card in picked if card not in right]

    def _touched(self, lesson: Tutorial, wanted: Sequence[Action]) -> list[Target]:
        """The cards that are not picked yet, then where they go, or the button."""
        page = self._page
        meant = concern(lesson.entry.stage.controls, lesson.view(), wanted[0], self._places)
        pressed = self._button(lambda one: _does(lesson, one))
        taken = {*page.scene.input.picked, *(card for group in page.controller.tray.groups for card in group)}
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
                hinted = () if page.pictures is None else page.pictures.hinted
                if card in hinted or card in page.scene.input.picked:
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
            panel = self._page.questions.panel
            if panel.isAncestorOf(made):
                answers = [one for one, _ in bar.buttons if panel.isAncestorOf(one) and one.isVisible()]
                return self._answer(made, panel, answers, name)
            return Target(self.of_widget(made if made.isVisible() else bar.more), name, OVER_CARD)
        return None

    def _answer(self, made: KeyButton, panel: Panel, answers: Sequence[KeyButton], name: str) -> Target:
        """Beside the panel, in the row of the button, on that side where no other answer lies between them."""
        rect, whole, view = self.of_widget(made), self.of_widget(panel), self.of_widget(self._page.view)
        row = [one for one in map(self.of_widget, answers) if one.y < rect.bottom and rect.y < one.bottom]
        lefts, rights = sum(one.x < rect.x for one in row), sum(one.x > rect.x for one in row)
        side = Where.LEFT if lefts <= rights else Where.RIGHT
        room = whole.x - view.x if side is Where.LEFT else view.right - whole.right
        if room < shortest(self._page.units.em):
            # The panel is as wide as the table: over its question, then.
            return Target(rect, name, (Where.ABOVE, Where.BELOW))
        return Target(Rect(whole.x, rect.y, whole.width, rect.height), name, (side,))

    def of_widget(self, made: QWidget) -> Rect:
        """Where a widget is on the page."""
        corner = made.mapTo(self._page, QPoint(0, 0))
        return Rect(corner.x(), corner.y(), made.width(), made.height())

    def _on_page(self, rect: Rect) -> Rect:
        return moved(self._page.view.mapped(rect), self._page.view.mapTo(self._page, QPoint(0, 0)))


def _does(lesson: Tutorial, command: Command) -> bool:
    """Whether a button does what is asked for."""
    return command.refusal is None and not isinstance(command.action, TableButton) and lesson.is_wanted(command.action)


def moved(rect: Rect, by: QPoint) -> Rect:
    """The rectangle, so much further to the right and down."""
    return Rect(rect.x + by.x(), rect.y + by.y(), rect.width, rect.height)
