"""What a gesture means, and why it means nothing: between what people do on the scene and the rules of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QPoint

from cardtable.engine.refusal import Refusal
from cardtable.messages import Message, translate
from cardtable.stage.commands import Gesture, TableButton
from cardtable.stage.zones import AWAY, ZoneKind, zone_of
from cardtable.ui.language import say
from cardtable.ui.parts import announce
from cardtable.ui.table.presenter import is_plain

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardtable.app.table import GameTable
    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.players.decision import Decision
    from cardtable.stage.commands import Command
    from cardtable.ui.table.page import TablePage

# So many milliseconds after a hasty press another one is the same: a finger that bounced.
SAME_PRESS: Final = 300
ROOM_FOR_GLOW: Final = 34


class GestureHandler:
    """Judges what the person in front of one table page does."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._warned: set[int] = set()
        self._hasty: dict[tuple[int, Message], int] = {}
        timer = QElapsedTimer()
        timer.start()
        self.clock: Callable[[], int] = timer.elapsed

    def _open_table(self) -> GameTable | None:
        """The table, when somebody's hand is open and no curtain is before it."""
        table = self._page.table
        if table is None or table.viewer is None or self._page.curtain.isVisible():
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
            self._page.tray.put(cards, target) if cards else None
            return
        meant = table.entry.stage.gesture(table.view(), cards, target, cheating)
        if isinstance(meant, Gesture):
            if meant.warning is not None and table.viewer not in self._warned:
                self._warn(table.viewer, meant, meant.warning, target)
            else:
                self._page.scene.input.forget_picked()  # Some may stay in the hand.
                self._page.play(table.viewer, meant.actions)
        elif isinstance(meant, Refusal):
            self.refuse(meant, self._point_of(target))
        else:
            self._page.scene.input.glide_back()

    def ask_where(self, cards: Sequence[Card], targets: Sequence[str], cheating: bool = False) -> None:
        """Ask on which of these zones the cards are to be dropped."""

        def put_on(target: str) -> Callable[[], None]:
            return self._once(lambda: self.attempt(cards, target, cheating))

        zones = self._page.scene.zones
        question = translate("Table", "Where do you want to put what you have picked?", "several places are possible")
        choices = [(zones[target].zone.name, put_on(target)) for target in targets]
        lowest = max(round(zones[target].whole.bottom()) for target in targets)
        self._page.bubble.choose(question, self.aside(), choices, lowest + ROOM_FOR_GLOW)
        announce(self._page.view, say(question))

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
        self._page.bubble.ask(warning, self._point_of(target), self._once(dare))
        announce(self._page.view, say(warning))

    def forget(self) -> None:
        """Another table: everybody is asked again."""
        self._warned = set()
        self._hasty = {}

    def press(self, command: Command) -> None:
        """Press a button: do what it says, ask first, or say why not."""
        page, table = self._page, self._open_table()
        seat = command.seat if command.seat is not None else None if table is None else table.viewer
        if seat is None or (command.seat is not None and page.curtain.isVisible()):
            return
        if command.hasty and self._is_the_same_press(seat, command.key):
            return
        action, point = command.action, self._point_over(command)
        if command.refusal is not None:
            self.refuse(command.refusal, point)
        elif isinstance(action, TableButton):
            refusal = self._do(action, seat)
            if refusal is not None:
                self.refuse(refusal, point)
        elif command.warning is not None:
            page.bubble.ask(command.warning, point, self._once(lambda: page.play(seat, (action,))))
            announce(page.view, say(command.warning))
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

    def _point_over(self, command: Command) -> QPoint:
        button = self._page.commands.button_for(say(command.key))
        view = self._page.view
        x = view.width() // 2 if button is None else button.mapTo(self._page, QPoint(button.width() // 2, 0)).x()
        return QPoint(x, view.height())

    def refuse(self, refusal: Refusal, point: QPoint) -> None:
        """Let the cards glide back and say why, near a point of the view."""
        table = self._page.table
        if table is None:
            return
        self._page.scene.input.glide_back()
        message = table.entry.stage.explain(refusal, table.names)
        self._page.bubble.say(message, refusal.rule, point)
        announce(self._page.view, say(message))

    def hint(self) -> None:
        """Ask what a good player would do; only whose turn it is gets a hint."""
        table = self._open_table()
        if table is None or self._page.conductor is None or table.match.between_rounds:
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
        if table is not None and decision is not None:
            self._advise(table.entry.stage.advise(decision.action, decision.reasons, table.names))

    def _advise(self, message: Message) -> None:
        self._page.bubble.say(message, "", self.aside())
        announce(self._page.view, say(message))

    def why(self, command: Command) -> str:
        """Why a button cannot be pressed now, for its tool tip."""
        table = self._page.table
        if table is None or command.refusal is None:
            return ""
        return say(table.entry.stage.explain(command.refusal, table.names))

    def aside(self) -> QPoint:
        """A point beside the piles, where a bubble covers nothing that matters."""
        return QPoint(0, round(self._page.view.height() * 0.6))

    def _point_of(self, target: str) -> QPoint:
        if self._kind_of(target) is ZoneKind.OTHER_HAND:
            return self.aside()  # Beyond the far edge there is no room, and the hand is to be seen.
        place = self._page.scene.zones[zone_of(target)].rect
        return QPoint(round(place.center().x()), round(place.top()))
