"""Lessons of a guided first round: what is taught on a screen, what the hand points at, and which button is golden."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardtable.app.match.screen import Lesson, Place, Pointed
from cardtable.app.match.spoken_screen import GO_ON, GO_ON_KEY, keyed
from cardtable.cards import Card
from cardtable.engine.refusal import Refusal
from cardtable.messages import listing, translate, verbatim
from cardtable.stage.card_names import card_name
from cardtable.stage.commands import DIGITS, TableButton
from cardtable.stage.controls import Concern, cards_of, concern
from cardtable.stage.picture import is_target
from cardtable.stage.zones import ZoneKind

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Sequence

    from cardtable.app.match.screen import Screen
    from cardtable.app.sight import Sight
    from cardtable.app.tutorial import Tutorial
    from cardtable.engine.values import Action
    from cardtable.messages import Message
    from cardtable.stage.commands import Command
    from cardtable.stage.picture import Picture


class Lessons:
    """What a :class:`Tutorial` teaches, on any screen of it; ``language`` is the code of the one in force.

    ``picked`` are, here and below, the cards that are picked on that screen.
    """

    def __init__(self, table: Tutorial, sight: Sight, language: Callable[[], str]) -> None:
        self._table, self._sight, self._language = table, sight, language
        self._shown: Lesson | None = None
        self._said = ""

    @property
    def over(self) -> bool:
        """Whether the last sentence is said."""
        return self._table.at >= len(self._table.guide.steps) - 1

    def begin(self) -> None:
        """The step that comes next is taught from now on."""
        table = self._table
        steps = len(table.guide.steps)
        reading = not table.wanted() and not self.over
        play = self.over and not table.guide.steps[-1].do
        self._shown = Lesson(min(table.at + 1, steps), steps, reading, self.over, play)
        self._said = "" if table.current is None else table.current.say

    def fade(self) -> None:
        """What was asked for has been done."""
        if self._shown is not None:
            self._shown = replace(self._shown, faded=True)

    def lesson(self, screen: Screen, picked: Collection[Card]) -> Lesson:
        """What is taught on this screen, in the language in force."""
        table = self._table
        language = self._language()
        every = tuple(table.put_names(text) for text in table.guide.sentences(language).values())
        shown = self._shown
        if shown is None:
            return Lesson(0, len(table.guide.steps), reading=False, over=False, play=False, every=every)
        away = shown.faded or table.others_act or screen.curtain is not None
        pointed = () if away else self._pointed(screen, picked)
        return replace(shown, text=table.say(self._said, language), every=every, pointed=pointed)

    def light_up(self, commands: Sequence[Command], picture: Picture) -> list[Command]:
        """The buttons of the table, of which only the one is golden that is taught now."""
        taught = self._taught(commands, picture)
        return [replace(one, primary=one is taught) for one in commands]

    def spoken(self, screen: Screen | None, picked: Collection[Card]) -> tuple[Message, ...]:
        """The sentence, what the hand points at and how to go on, for ears."""
        table = self._table
        if table.others_act or screen is None:
            return ()
        said = [verbatim(table.sentence(self._language()))]
        names = [name for one in self._pointed(screen, picked) if (name := self._name(one, screen)) is not None]
        if names:
            pointed = translate("Guide", "The hand points here: {things}.", "names of cards, piles, players or buttons")
            said.append(pointed.put(things=listing(names)))
        if not table.wanted() and not self.over:
            said.append(keyed(GO_ON, GO_ON_KEY))
        return tuple(said)

    def wrongly_picked(self, screen: Screen, picked: Collection[Card]) -> list[Card]:
        """Cards picked in the open hand that have nothing to do with what is wanted, and would be in its way."""
        return [card for card in self._wrong(screen, picked) if _lies_open(screen.picture, card)]

    # -- what the hand points at -----------------------------------------------------------------------------------

    def _pointed(self, screen: Screen, picked: Collection[Card]) -> tuple[Pointed, ...]:
        """The answer that is meant, what the guide names, else what has to be touched next."""
        table = self._table
        if table.current is None:
            return ()
        if screen.choice is not None and screen.choice.meant is not None:
            return (Pointed(answer=screen.choice.meant),)
        wrong = self.wrongly_picked(screen, picked)
        if wrong:
            return tuple(Pointed(card=card) for card in wrong)
        wanted = table.wanted()
        taken_up = _button(screen, lambda one: one.action is TableButton.CLEAR)
        if taken_up is not None and _button(screen, self._does) is None and self._leads_astray(screen.picture):
            return (Pointed(button=taken_up.key),)
        named = tuple(one for text in table.current.at if (one := _named(text, screen)) is not None)
        # Once what is wanted can be done, the button that led there is done with: pressed again it leads elsewhere.
        led = any(one.button is not None for one in named) and _button(screen, self._does) is not None
        return named if (named and not led) or not wanted else tuple(self._touched(screen, picked, wanted[0]))

    def _touched(self, screen: Screen, picked: Collection[Card], wanted: Action) -> Iterator[Pointed]:
        """The cards that are not picked yet, then where they go, or the button."""
        meant = self._concern(wanted, screen.picture)
        pressed = _button(screen, self._does)
        put = (card for cards in _trays(screen.picture) for card in cards)
        taken = {*picked, *(put if meant.zone is None else ())}
        found: list[Card] = []
        if meant.zone is not None or pressed is None:
            # In the order in which the action names them, for that can matter; else as they lie.
            named = [card for card in dict.fromkeys(cards_of(wanted)) if card in meant.cards]
            lying = (card for zone in screen.picture.zones for card in zone.cards if card is not None)
            # One of those that stand for what is named, such as a rank, is enough.
            meaning = [] if meant.cards & taken else [card for card in lying if card in meant.cards]
            found = [card for card in named or meaning if card not in taken and _lies_open(screen.picture, card)]
        yield from (Pointed(card=card) for card in found)
        if meant.zone is not None:
            yield Pointed(zone=meant.zone)
        elif not found:
            button = pressed or _button(screen, lambda one: one.action is TableButton.PROPOSE)
            if button is not None:
                yield Pointed(button=button.key)

    def _leads_astray(self, picture: Picture) -> bool:
        """Whether cards are put together from which what is wanted cannot be put together."""
        wanted, trays = self._table.wanted(), _trays(picture)
        if not any(trays) or not wanted or self._concern(wanted[0], picture).zone is not None:
            return False
        right = {card for one in wanted for card in cards_of(one)}
        controls = self._table.entry.stage.controls
        return any(not right.issuperset(cards) for cards in trays) or isinstance(
            controls.propose(self._sight.view(), trays, ()), Refusal
        )

    def _wrong(self, screen: Screen, picked: Collection[Card]) -> list[Card]:
        wanted = self._table.wanted()
        if not wanted or not picked or self._table.match.between_rounds:
            return []
        meant = [self._concern(one, screen.picture) for one in wanted]
        if all(one.zone is None for one in meant) and _button(screen, self._does) is not None:
            return []
        right = {*cards_of(wanted), *(card for one in meant for card in one.cards)}
        return [card for card in picked if card not in right]

    def _taught(self, commands: Sequence[Command], picture: Picture) -> Command | None:
        """Of these buttons the one with which the wanted action is done, at once or at the end."""
        wanted = self._table.wanted()
        if not wanted:
            return None
        found = next((one for one in commands if self._does(one)), None)
        if found is None and self._concern(wanted[0], picture).zone is None:
            way = TableButton.CLEAR if self._leads_astray(picture) else TableButton.PROPOSE
            found = next((one for one in commands if one.action is way), None)
        return found

    def _does(self, command: Command) -> bool:
        """Whether a button does what is asked for."""
        plain = command.refusal is None and not isinstance(command.action, TableButton)
        return plain and self._table.is_wanted(command.action)  # type: ignore[arg-type]

    def _concern(self, action: Action, picture: Picture) -> Concern:
        table = self._table
        places = [zone.id for zone in picture.zones if is_target(zone)]
        return concern(table.entry.stage.controls, self._sight.view(), action, places)

    def _name(self, pointed: Pointed, screen: Screen) -> Message | None:
        """What is pointed at, in words."""
        if pointed.card is not None:
            return card_name(pointed.card)
        if pointed.seat is not None:
            return verbatim(self._table.names[pointed.seat])
        if pointed.answer is not None and screen.choice is not None:
            answer = screen.choice.answers[pointed.answer]
            return keyed(answer, DIGITS[pointed.answer]) if pointed.answer < len(DIGITS) else answer
        if pointed.button is not None:
            command = _button(screen, lambda one: one.key == pointed.button)
            return None if command is None else keyed(command.words, command.key)
        return next((zone.name for zone in screen.picture.zones if zone.id == pointed.zone.partition("#")[0]), None)


def _named(text: str, screen: Screen) -> Pointed | None:
    """What a guide names: a card, a seat, a button or a place."""
    kind, _, name = text.partition(":")
    if kind == "card":
        card = Card.parse(name)
        return Pointed(card=card) if _lies_open(screen.picture, card) else None
    if kind == "seat":
        return Pointed(seat=int(name))
    if kind == "button":
        command = _button(screen, lambda one: getattr(one.action, "kind", one.action) == name)
        return None if command is None else Pointed(button=command.key)
    return Pointed(zone=name) if any(zone.id == name.partition("#")[0] for zone in screen.picture.zones) else None


def _button(screen: Screen, wanted: Callable[[Command], bool]) -> Command | None:
    shown = (one.command for one in screen.buttons if one.place is not Place.HIDDEN)
    return next((one for one in shown if wanted(one)), None)


def _trays(picture: Picture) -> list[tuple[Card, ...]]:
    """What is put together, place by place."""
    return [
        tuple(card for card in zone.cards if card is not None) for zone in picture.zones if zone.kind is ZoneKind.TRAY
    ]


def _lies_open(picture: Picture, card: Card) -> bool:
    return any(card in zone.cards for zone in picture.zones)
