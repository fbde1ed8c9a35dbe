"""What a gesture means, and why it means nothing: between what people do on the scene and the rules of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer

from cardtable.engine.refusal import Refusal
from cardtable.messages import Message, translate
from cardtable.stage.action_targets import concern
from cardtable.stage.commands import Gesture, TableButton
from cardtable.stage.common_words import two_sentences
from cardtable.stage.layout_parts import Rect
from cardtable.stage.popup_placement import BESIDE_PILE, OVER_CARD
from cardtable.stage.zones import AWAY, ZoneKind, zone_of
from cardtable.ui.a11y.announcer import Tone
from cardtable.ui.a11y.item_names import whole_zone
from cardtable.ui.a11y.speech_text import with_key
from cardtable.ui.language import say
from cardtable.ui.scene.card_marks import HINTED_LIFT
from cardtable.ui.table.key_button import KeyButton
from cardtable.ui.table.presenter import is_plain

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from cardtable.app.table import GameTable
    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.players.decision import Decision
    from cardtable.stage.commands import Command
    from cardtable.stage.popup_placement import Where
    from cardtable.ui.table.page import TablePage

# So many milliseconds after a hasty press another one is the same: a finger that bounced.
SAME_PRESS: Final = 300
RULE_KEY: Final = "F1"


class GestureHandler:
    """Judges what the person in front of one table page does.

    ``rule`` is the chapter behind what was refused last, until something else happens.
    """

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self.rule = ""
        self._warned: set[int] = set()
        self._hasty: dict[tuple[int, Message], int] = {}
        timer = QElapsedTimer()
        timer.start()
        self.clock: Callable[[], int] = timer.elapsed

    def _open_table(self) -> GameTable | None:
        """The table, when somebody plays there whose hand is open, and no curtain is before it."""
        table = self._page.table
        if table is None or table.viewer is None or not table.is_played or self._page.curtain.isVisible():
            return None
        return table

    def may_pick(self, card: Card) -> bool:
        """Whether the person in front of the screen may take this card."""
        table = self._open_table()
        held = self._page.scene.item_of(card)
        zone = None if held is None else self._page.scene.zones.get(held.zone)
        return table is not None and zone is not None and zone.zone.seat == table.viewer

    def is_legal(self, cards: Sequence[Card], target: str) -> bool:
        """Whether these cards may be dropped on this zone now."""
        table = self._open_table()
        if self._is_tray(target):
            return table is not None
        return table is not None and is_plain(table.entry.stage.gesture(table.view(), cards, target))

    def is_cheating(self, cards: Sequence[Card], target: str) -> bool:
        """Whether dropping these cards there is possible, but not what the rules want."""
        table = self._open_table()
        if table is None:
            return False
        meant = table.entry.stage.gesture(table.view(), cards, target)
        return isinstance(meant, Gesture) and (meant.warning is not None or target == AWAY)

    def attempt(self, cards: Sequence[Card], target: str, cheating: bool = False) -> None:
        """Drop these cards on a zone, or touch it with none: play it, ask first, or say why not."""
        table = self._open_table()
        if table is None or table.viewer is None:
            return
        if self._is_tray(target) or self._is_hand(target):
            if cards:
                self._page.tray.put(cards, target)
            else:
                self._tell_of(target)
            return
        meant = table.entry.stage.gesture(table.view(), cards, target, cheating)
        if isinstance(meant, Gesture):
            if self._page.coach.answers_kindly(meant.actions, self._place_of(target)):
                return
            if meant.warning is not None and table.viewer not in self._warned:
                self._warn(table.viewer, meant, meant.warning, target)
            else:
                self._page.scene.input.forget_picked()  # Some may stay in the hand.
                self._page.play(table.viewer, meant.actions)
        elif isinstance(meant, Refusal):
            self.refuse(meant, self._place_of(target), hop=bool(cards))
        else:
            self._page.scene.input.glide_back()
            if not cards:
                self._tell_of(target)

    def _tell_of(self, target: str) -> None:
        """Nothing is done by touching this; whoever only hears wants to know what lies there."""
        zone = self._page.scene.zones.get(zone_of(target))
        if zone is not None:
            self._page.announcer.tell(whole_zone(zone))

    def ask_where(self, cards: Sequence[Card], targets: Sequence[str], cheating: bool = False) -> None:
        """Ask on which of these zones the cards are to be dropped."""

        def put_on(target: str) -> Callable[[], None]:
            return self._once(lambda: self.attempt(cards, target, cheating))

        zones = self._page.scene.zones
        question = translate("Table", "Where do you want to put what you have picked?", "several places are possible")
        choices = [(zones[target].zone.name, put_on(target)) for target in targets]
        meant = next((place for place, target in enumerate(targets) if self._is_meant(cards, target, cheating)), None)
        self._page.asker.choose(question, self._all_of(targets), self._page.look, choices, meant)
        self._page.asker.tell(self._page.announcer)

    def _is_meant(self, cards: Sequence[Card], target: str, cheating: bool) -> bool:
        """Whether dropping these cards there is what a guided first round asks for."""
        table = self._open_table()
        found = None if table is None else table.entry.stage.gesture(table.view(), cards, target, cheating)
        return isinstance(found, Gesture) and self._page.coach.asks_for(found.actions)

    def _is_tray(self, target: str) -> bool:
        return self._kind_of(target) is ZoneKind.TRAY

    def _is_hand(self, target: str) -> bool:
        return self._kind_of(target) is ZoneKind.HAND

    def _kind_of(self, target: str) -> ZoneKind | None:
        zone = self._page.scene.zones.get(zone_of(target))
        return None if zone is None else zone.zone.kind

    def _warn(self, seat: int, meant: Gesture, warning: Message, target: str) -> None:
        """Ask before the first time."""

        def dare() -> None:
            table = self._page.table
            if table is not None and table.viewer == seat:
                self._warned.add(seat)
                self._page.play(seat, meant.actions)

        self._page.scene.input.glide_back()
        place, asked = self._place_of(target), self._page.coach.asks_for(meant.actions)
        self._page.asker.warn(warning, place, self._page.look, self._once(dare), meant=asked)
        self._page.asker.tell(self._page.announcer)

    def forget(self) -> None:
        """Another table: everybody is asked again."""
        self._warned = set()
        self._hasty = {}

    def press(self, command: Command) -> None:
        """Press a button: do what it says, ask first, or say why not.

        While something is being told, it is the button that stands there when all is told.
        """
        page = self._page
        if page.teller.busy:
            page.teller.catch_up()
            now = page.commands.command_for(say(command.key))
            if now is None or (now.action, now.seat) != (command.action, command.seat):
                return
            command = now
        table = self._open_table()
        seat = command.seat if command.seat is not None else None if table is None else table.viewer
        if seat is None or (command.seat is not None and page.curtain.isVisible()):
            return
        if command.hasty and self._is_the_same_press(seat, command.key):
            return
        action, where = command.action, self._place_of_button(command)
        if command.refusal is not None:
            self.refuse(command.refusal, where)
        elif isinstance(action, TableButton):
            refusal = self._do(action, seat)
            if refusal is not None:
                self.refuse(refusal, where)
        elif page.coach.answers_kindly((action,), where):
            return
        elif command.warning is not None:
            dare = self._once(lambda: page.play(seat, (action,)))
            page.asker.warn(command.warning, where, page.look, dare, meant=page.coach.asks_for((action,)))
            page.asker.tell(page.announcer)
        else:
            used = table is not None and self._comes_of_the_picked(table, action)
            page.play(seat, (action,))
            if used:
                page.scene.input.clear_picked()

    def _comes_of_the_picked(self, table: GameTable, action: Action) -> bool:
        """Whether a button means this because of the cards that are picked; a call leaves them as they are."""
        if not self._page.scene.input.picked:
            return False
        without = table.entry.stage.commands(table.view(), table.names, (), self._page.tray.groups)
        return action not in [one.action for one in without]

    def _is_the_same_press(self, seat: int, key: Message) -> bool:
        now, before = self.clock(), self._hasty.get((seat, key))
        if before is not None and now - before < SAME_PRESS:
            return True
        self._hasty[seat, key] = now
        return False

    def _do(self, deed: TableButton, seat: int) -> Refusal | None:
        page = self._page
        if deed is TableButton.LOOK:
            page.handover.look(seat)
        elif deed is TableButton.LAST_TRICK:
            if page.scene.last_trick.isVisible():
                page.scene.close_looks()
            elif page.scene.show_last_trick():
                page.announcer.tell(page.scene.last_trick.spoken(), own=False)
        elif deed is TableButton.CLEAR:
            page.tray.clear()
        else:
            return page.tray.propose(page.scene.input.picked)
        return None

    def _once(self, deed: Callable[[], None]) -> Callable[[], None]:
        """The deed, unless the table has gone on in the meantime."""
        table = self._page.table
        line = -1 if table is None else len(table.match.log)

        def dare() -> None:
            if self._page.table is table and table is not None and len(table.match.log) == line:
                deed()

        return dare

    def _place_of_button(self, command: Command) -> Rect:
        """Where the button is, or where its kind stands."""
        made = self._page.commands.button_for(say(command.key))
        if isinstance(made, KeyButton) and made.isVisible():
            return self._page.questions.anchor_of(made)
        return self.aside()

    def refuse(self, refusal: Refusal, where: Rect, hop: bool = False) -> None:
        """Let the cards glide back and say why, beside a part of the table; what would fit may ``hop``."""
        table = self._page.table
        if table is None:
            return
        stage, message = table.entry.stage, table.entry.stage.explain(refusal, table.names)
        instead = None if table.viewer is None else stage.instead(table.view(), refusal, table.names)
        if instead is not None:
            message = two_sentences(message, instead.text)
        self.refuse_saying(message, refusal.rule, where, hop)

    def refuse_saying(self, message: Message, rule: str, where: Rect, hop: bool = False) -> None:
        """Let the cards glide back and say this; the ``rule`` is the chapter behind it, or empty."""
        with self._page.picking.silent():
            self._page.scene.input.glide_back(hop)
        self._page.hearing.refuse()
        self._page.bubble.say(message, rule, where)
        self.rule = rule
        shown = with_key(say(translate("Table", "Show the rule")), RULE_KEY) if rule else ""
        self._page.announcer.tell(f"{say(message)} {shown}", Tone.URGENT)

    def hint(self) -> None:
        """Ask what a good player would do; only whose turn it is gets a hint."""
        table = self._open_table()
        if table is None or self._page.conductor is None or self._page.coach.again() or table.match.between_rounds:
            return
        if not table.entry.game.lenient:
            self._advise(translate("Table", "There are no hints in this game."))
            return
        if table.viewer in (table.round.turn, *table.round.must_answer()):
            self._page.conductor.ask_for_hint()
        else:
            self._advise(translate("Table", "A hint comes when it is your turn."))

    def hinted(self, decision: Decision | None) -> None:
        """Say what a good player would do, and why."""
        table = self._open_table()
        if table is not None and decision is None:
            self._advise(translate("Table", "There is no hint just now. Go on, or ask again."))
        page, presenter = self._page, self._page.presenter
        if table is None or decision is None or presenter is None:
            return
        targets = [zone for zone, item in page.scene.zones.items() if item.is_target]
        meant = concern(table.entry.stage, table.view(), decision.action, targets)
        button = decision.action if not meant.cards and meant.zone is None else None
        presenter.hinted, presenter.hinted_zone = meant.cards, meant.zone or ""
        page.show_table(animate=True)
        if len(meant.cards) == 1:
            page.words.show_agreement(*meant.cards)
        page.commands.mark(button)
        message = table.entry.stage.advise(decision.action, decision.reasons, table.names)
        place = self.place_of_cards(meant.cards)
        if place is not None:
            self._advise(message, place)
        else:
            self._advise(message, self._place_of_deed(meant.zone, decision.action), BESIDE_PILE)

    def _place_of_deed(self, zone: str | None, action: Action) -> Rect | None:
        """The pile that is touched to do this, else the button."""
        if zone is not None:
            return self._page.scene.zones[zone].place.rect
        command = next((one for _, one in self._page.commands.buttons if one.action == action), None)
        return None if command is None else self._place_of_button(command)

    def place_of_cards(self, meant: Collection[Card]) -> Rect | None:
        """The first of these cards that lies on the table, raised as a hint raises it."""
        for item in self._page.scene.cards:
            if item.card in meant:
                rect = item.mapRectToScene(item.face_rect())
                rise = HINTED_LIFT * rect.height() + self._page.units.em
                return Rect(rect.x(), rect.y() - rise, rect.width(), rect.height() + rise)
        return None

    def _advise(self, message: Message, where: Rect | None = None, sides: Sequence[Where] = OVER_CARD) -> None:
        self._page.bubble.say(message, "", where or self.aside(), sides)
        self._page.announcer.tell(say(message), Tone.URGENT)

    def why(self, command: Command) -> str:
        """Why a button cannot be pressed now, for its tool tip."""
        table = self._page.table
        if table is None or command.refusal is None:
            return ""
        return say(table.entry.stage.explain(command.refusal, table.names))

    def aside(self) -> Rect:
        """The middle of the lower edge of the table, for what is about the whole of it."""
        cloth = self._page.scene.layout.cloth
        return Rect(cloth.centre[0], cloth.bottom, 0.0, 0.0)

    def _all_of(self, targets: Sequence[str]) -> Rect:
        """The part of the table in which all these zones lie."""
        whole = self._page.scene.zones[targets[0]].whole
        for target in targets[1:]:
            whole = whole.united(self._page.scene.zones[target].whole)
        layout = self._page.scene.layout
        if whole.width() > layout.cloth.width / 2:  # Nothing lies beside that: ask in the middle.
            return Rect(*layout.middle.centre, 0.0, 0.0)
        return Rect(whole.x(), whole.y(), whole.width(), whole.height())

    def _place_of(self, target: str) -> Rect:
        zone = self._page.scene.zones.get(zone_of(target))
        if zone is None:
            return self.aside()
        if zone.place.lit is not None:
            # Where the whole middle is a target, what is said is about the place of the next card.
            whole = zone.place.lit == zone.place.rect and zone.place.outlines
            return zone.place.outlines[0] if whole else zone.place.lit
        return zone.place.plate or zone.place.rect
