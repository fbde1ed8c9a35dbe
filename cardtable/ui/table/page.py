"""The table page: one running match, played by mouse, by keys or by a screen reader's actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QVBoxLayout

from cardtable.app.table import Computer, Curtain, MatchOver, RoundOver
from cardtable.engine.refusal import IllegalActionError, Refusal
from cardtable.messages import translate
from cardtable.stage.table import Gesture
from cardtable.ui.accessible import describe_item
from cardtable.ui.language import say
from cardtable.ui.parts import Page, announce, label
from cardtable.ui.scene.scene import TableScene
from cardtable.ui.scene.view import TableView
from cardtable.ui.table.bars import CommandBar, TopBar
from cardtable.ui.table.conductor import Conductor
from cardtable.ui.table.overlays import Bubble, ResultSheet
from cardtable.ui.table.overlays import Curtain as CurtainSheet
from cardtable.ui.table.presenter import HandOrder, Presenter
from cardtable.ui.table.reader import Reader

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent

    from cardtable.app.table import GameTable, Step
    from cardtable.cards import Card
    from cardtable.engine.values import Action, Event
    from cardtable.messages import Message
    from cardtable.players.decision import Decision
    from cardtable.stage.table import Command
    from cardtable.ui.program import Program

MOTION = {"calm": 420, "normal": 280, "brisk": 170, "instant": 0}


class TablePage(Page):
    """Shows a :class:`GameTable` and lets its persons play.

    Signals: ``left()`` to the home page, ``asked_rules(anchor)``, ``asked_settings()``, ``asked_again()`` to play
    the same table once more.
    """

    left = Signal()
    asked_rules = Signal(str)
    asked_settings = Signal()
    asked_again = Signal()

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.table: GameTable | None = None
        self.presenter: Presenter | None = None
        self.conductor: Conductor | None = None
        self._shown: tuple[int | None, int, int] | None = None
        self.top = TopBar(self._tools())
        self.scene = TableScene(program.pixmaps, self)
        self.scene.judge = self
        self.view = TableView(self.scene)
        self.commands = CommandBar()
        self.log = QListWidget()
        self.log.setWordWrap(True)
        self.log.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.log.setFixedWidth(300)
        self.log.hide()
        self.notice = label("warning", wrap=True)
        self.notice.setContentsMargins(18, 6, 18, 6)
        self.notice.hide()
        self._build()
        self.bubble = Bubble(self.view)
        self.curtain = CurtainSheet(self.view)
        self.result = ResultSheet(self.view)
        self.reader = Reader(self)
        self._connect()
        self.retranslate()
        self.follow_look()

    def _tools(self) -> list[tuple[str, Message, str, Callable[[], None]]]:
        return [
            ("hint", translate("Table", "Hint"), "H", self.hint),
            ("back", translate("Table", "Take back"), "Ctrl+Z", self.take_back),
            ("sort", translate("Table", "Sort hand"), "Ctrl+S", self.sort),
            ("cover", translate("Table", "Hide cards"), "Ctrl+H", self.hide_cards),
            ("log", translate("Table", "Log"), "F7", self.toggle_log),
            ("rules", translate("Table", "Rules"), "F1", lambda: self.asked_rules.emit("")),
            ("settings", translate("Table", "Settings"), "", self.asked_settings.emit),
            ("home", translate("Table", "Home"), "", self.left.emit),
        ]

    def _build(self) -> None:
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.view, 1)
        middle.addWidget(self.log)
        rows.addWidget(self.top)
        rows.addWidget(self.notice)
        rows.addLayout(middle, 1)
        rows.addWidget(self.commands)

    def _connect(self) -> None:
        self.scene.dropped.connect(self.attempt)
        self.scene.touched.connect(lambda zone: self.attempt([], zone))
        self.scene.arranged.connect(self._arranged)
        self.scene.focused.connect(self._speak_item)
        self.scene.picked_changed.connect(self.bubble.hide)
        self.scene.landed.connect(self._landed)
        self.commands.pressed.connect(self.press)
        self.commands.went_on.connect(lambda: self._advance(hurry=True))
        self.bubble.asked_rule.connect(self.asked_rules)
        self.curtain.uncovered.connect(self.uncover)
        self.curtain.peeking.connect(self._peek)
        self.curtain.called.connect(self._call)
        self.curtain.taken_back.connect(self.take_back)
        self.result.next_deal.connect(self.deal)
        self.result.again.connect(self.asked_again)
        self.result.left.connect(self.left)
        self.program.look_changed.connect(self.follow_look)

    # -- sitting down and getting up -------------------------------------------------------------------------------

    def sit_down(self, table: GameTable) -> None:
        """Play this table from where it is."""
        self.get_up()
        self.table = table
        self.presenter = Presenter(table)
        self.conductor = Conductor(self.program, table, self)
        self.conductor.played.connect(self._happened)
        self.conductor.waiting.connect(self._wait_for)
        self.conductor.hinted.connect(self._hinted)
        self.top.buttons["cover"].setVisible(table.is_hot_seat)
        self._fill_log()
        if table.match.round is None:
            self.deal()
        else:
            table.step()
            self._show(animate=False)
            self._advance()

    def get_up(self) -> None:
        """Leave the table; everything played is kept already."""
        if self.conductor is not None:
            self.conductor.stop()
            self.conductor.deleteLater()
        self.conductor = None
        self.table = None
        self.presenter = None
        self.curtain.hide()
        self.result.hide()
        self.bubble.hide()
        self.scene.clear_table()
        self.log.clear()

    def deal(self) -> None:
        """Deal the next round."""
        if self.table is None:
            return
        self.result.hide()
        self._happened(self.table.deal())

    # -- what the scene asks ---------------------------------------------------------------------------------------

    def may_pick(self, card: Card) -> bool:
        """Whether the person in front of the screen may take this card."""
        if self.table is None or self.table.viewer is None or self.curtain.isVisible():
            return False
        held = self.scene.item_of(card)
        zone = None if held is None else self.scene.zones.get(held.zone)
        return zone is not None and zone.zone.seat == self.table.viewer

    def is_legal(self, cards: Sequence[Card], target: str) -> bool:
        """Whether these cards may be dropped on this zone now."""
        if self.table is None or self.table.viewer is None:
            return False
        return isinstance(self.table.entry.stage.gesture(self.table.view(), cards, target), Gesture)

    # -- what persons do -------------------------------------------------------------------------------------------

    def attempt(self, cards: Sequence[Card], target: str) -> None:
        """Drop these cards on a zone, or touch it with none: play it, or say why not."""
        if self.table is None or self.table.viewer is None or self.curtain.isVisible():
            return
        meant = self.table.entry.stage.gesture(self.table.view(), cards, target)
        if isinstance(meant, Gesture):
            self._play(self.table.viewer, meant.actions)
        elif isinstance(meant, Refusal):
            self.refuse(meant, self._point_of(target))
        else:
            self.scene.glide_back()

    def press(self, command: Command) -> None:
        """Press a button: play its action, or say why not."""
        if self.table is None or self.table.viewer is None:
            return
        if command.refusal is not None:
            button = self.commands.button_for(command.key)
            x = self.view.width() // 2 if button is None else button.mapTo(self, QPoint(button.width() // 2, 0)).x()
            self.refuse(command.refusal, QPoint(x, self.view.height()))
        else:
            self._play(self.table.viewer, (command.action,))

    def refuse(self, refusal: Refusal, point: QPoint) -> None:
        """Let the cards glide back and say why."""
        if self.table is None:
            return
        self.scene.glide_back()
        message = self.table.entry.stage.explain(refusal, self.table.names)
        self.bubble.say(message, refusal.rule, point)
        announce(self.view, say(message))

    def _play(self, seat: int, actions: Sequence[Action]) -> None:
        table = self.table
        if table is None:
            return
        if self.conductor is not None:
            self.conductor.pause()
        events: list[Event] = []
        for action in actions:
            refusal = table.round.refusal(seat, action)
            if refusal is not None:
                break
            events += table.play(seat, action)
        self._happened(tuple(events))

    def _call(self, seat: int, action: Action) -> None:
        self._play(seat, (action,))

    def take_back(self) -> None:
        """Take the last action back, or say why that is not possible."""
        table = self.table
        if table is None:
            return
        if self.conductor is not None:
            self.conductor.pause()
        try:
            table.take_back()
        except IllegalActionError as error:
            self.refuse(error.refusal, QPoint(self.view.width() // 2, self.view.height() // 2))
            self._advance()
            return
        self.bubble.hide()
        self.result.hide()
        self._fill_log()
        self._show(animate=True)
        self._advance()

    def hint(self) -> None:
        """Ask what a good player would do."""
        table = self.table
        if table is None or self.conductor is None or table.viewer is None:
            return
        if table.match.between_rounds or table.round.turn != table.viewer:
            turn = None if table.match.between_rounds else table.round.turn
            if turn is not None:
                self.refuse(Refusal("not-your-turn", "turn-order", seat=turn), self._middle())
            return
        self.conductor.ask_for_hint()

    def _hinted(self, decision: Decision | None) -> None:
        if self.table is not None and decision is not None:
            message = self.table.entry.stage.advise(decision.action, decision.reasons)
            self.bubble.say(message, "", self._middle())
            announce(self.view, say(message))

    def sort(self) -> None:
        """Sort the open hand by suit or by rank."""
        order = None if self.presenter is None else self.presenter.sort_differently()
        if order is not None:
            self._show(animate=True)
            by_suit = translate("Table", "The hand is sorted by suit.")
            announce(
                self.view,
                say(by_suit if order is HandOrder.SUIT else translate("Table", "The hand is sorted by rank.")),
            )

    def _arranged(self, card: Card, index: int) -> None:
        if self.table is None or self.presenter is None or self.table.viewer is None:
            return
        zone = next(zone for zone in self.scene.zones.values() if zone.zone.seat == self.table.viewer)
        shown = [item.card for item in self.scene.items_in(zone.zone.id) if item.card is not None]
        self.presenter.put(card, index, shown)
        self._show(animate=True)

    def hide_cards(self) -> None:
        """Cover the open hand, because somebody else is looking."""
        if self.table is not None and self.table.is_hot_seat and not self.table.match.between_rounds:
            self.table.cover()
            self._advance()

    def toggle_log(self) -> None:
        """Show or hide what has happened so far."""
        self.log.setVisible(not self.log.isVisible())
        self.log.scrollToBottom()

    # -- the curtain -----------------------------------------------------------------------------------------------

    def uncover(self) -> None:
        """The person named on the curtain is here."""
        if self.table is None:
            return
        self.curtain.end_peek()
        self.curtain.hide()
        self.table.uncover(self.curtain.seat)
        self._show(animate=True)
        self._advance()
        self.view.setFocus()

    def _peek(self, on: bool) -> None:
        if self.table is None or not self.curtain.isVisible():
            return
        if on:
            self.table.uncover(self.curtain.seat)
        else:
            self.table.cover()
        self._show(animate=False)

    # -- what happens ----------------------------------------------------------------------------------------------

    def _happened(self, events: Sequence[Event]) -> None:
        table = self.table
        if table is None:
            return
        self.bubble.hide()
        self.scene.quiet()
        for event in events:
            message = table.entry.stage.tell(event, table.names)
            if message is not None:
                self.log.addItem(say(message))
                announce(self.view, say(message))
        self.log.scrollToBottom()
        # Asking first draws the curtain, so that the picture after it never shows a hand for a moment.
        table.step()
        self._show(animate=True)
        for event in events:
            said = table.entry.stage.exclaim(event)
            if said is not None:
                self.scene.speak(said[0], say(said[1]))
        self._advance()

    def _advance(self, hurry: bool = False) -> None:
        if self.conductor is not None:
            self.commands.go_on.hide()
            self.conductor.advance(hurry)
            self._show_words()

    def _wait_for(self, step: Step) -> None:
        table = self.table
        if table is None:
            return
        if isinstance(step, Curtain):
            self.result.hide()
            if self._shown != (table.viewer, table.near, len(table.match.log)):
                self._show(animate=False)
            last = self.log.item(self.log.count() - 1)
            self.curtain.draw(step.seat, table.names[step.seat], last.text() if last is not None else "")
            self.curtain.offer(table)
        elif isinstance(step, RoundOver | MatchOver):
            self.curtain.hide()
            if not self.scene.moving:
                self.result.present(table)
        elif isinstance(step, Computer):
            self.commands.go_on.show()

    def _landed(self) -> None:
        """The last card lies: only now is the result worth looking at."""
        if self.table is not None and self.table.match.between_rounds and not self.result.isVisible():
            self.result.present(self.table)

    def _show(self, animate: bool) -> None:
        if self.table is None or self.presenter is None or self.table.match.round is None:
            return
        self._shown = (self.table.viewer, self.table.near, len(self.table.match.log))
        settings = self.program.settings
        motion = animate and not settings.reduce_motion
        self.scene.motion_time = MOTION[settings.pace]
        self.scene.show_picture(self.presenter.picture(settings.mark_fitting), animate=motion)
        self._show_words()

    def _show_words(self) -> None:
        table = self.table
        if table is None or table.match.round is None:
            return
        stage, view = table.entry.stage, table.view()
        last = self.log.item(self.log.count() - 1)
        said = last.text() if last is not None else ""
        self.commands.set_texts(say(stage.status(view, table.names)), said)
        self.commands.show_commands(
            stage.commands(view), self._why, self.program.pixmaps.style, self.program.text_scale
        )
        self.top.set_texts(
            table.entry.game.title,
            say(
                stage.progress(
                    table.match.options,
                    table.match.standing,
                    len(table.match.results) + (not table.match.between_rounds),
                )
            ),
        )
        self.notice.setVisible(table.problem is not None)
        if table.problem is not None:
            self.notice.setText(say(table.problem))

    def _why(self, command: Command) -> str:
        if self.table is None or command.refusal is None:
            return ""
        return say(self.table.entry.stage.explain(command.refusal, self.table.names))

    def _fill_log(self) -> None:
        self.log.clear()
        if self.table is not None:
            self.log.addItems([say(message) for message in self.table.history()])
            self.log.scrollToBottom()

    def _speak_item(self, item: object) -> None:
        announce(self.view, describe_item(item))

    def _point_of(self, zone: str) -> QPoint:
        place = self.scene.zones[zone].rect
        return QPoint(round(place.center().x()), round(place.top()))

    def _middle(self) -> QPoint:
        return QPoint(self.view.width() // 2, self.view.height() // 2)

    # -- language, look, size, keys --------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Write every text of the page in the language in force."""
        self.top.retranslate()
        self.commands.retranslate()
        self.view.setAccessibleName(say(translate("Table", "Card table")))
        self.log.setAccessibleName(say(translate("Table", "What has happened")))
        self.bubble.retranslate()
        if self.table is None:
            return
        self.scene.quiet()
        self._fill_log()
        self._show(animate=False)
        last = self.log.item(self.log.count() - 1)
        if self.curtain.isVisible() and last is not None:
            self.curtain.draw(self.curtain.seat, self.table.names[self.curtain.seat], last.text())
            self.curtain.offer(self.table)
        self.result.retranslate()

    def follow_look(self) -> None:
        """Take over the theme, the deck and the size of text."""
        self.scene.theme = self.program.theme
        self.scene.text_scale = self.program.text_scale
        self.log.setFixedWidth(round(300 * self.program.text_scale))
        self.view.fit()
        if self.table is not None:
            self._show(animate=False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the overlays where they belong."""
        super().resizeEvent(event)
        for overlay in (self.curtain, self.result):
            if overlay.isVisible():
                overlay.fit()
        if self.bubble.isVisible():
            self.bubble.place()

    def hideEvent(self, event: QHideEvent) -> None:
        """While another page is shown, the curtain is down and nobody plays on."""
        if self.conductor is not None and self.table is not None:
            self.conductor.pause()
            self.curtain.end_peek()
            if self.table.is_hot_seat:
                self.table.cover()
                self._show(animate=False)
        super().hideEvent(event)

    def arrive(self) -> None:
        """Come back to the table."""
        if self.table is not None and self.table.match.round is not None:
            self._show(animate=False)
            self._advance()
        self.view.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters press the buttons that show them; function keys read the table."""
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        tools = {Qt.Key.Key_Z: self.take_back, Qt.Key.Key_S: self.sort, Qt.Key.Key_H: self.hide_cards}
        command = None if control or self.curtain.isVisible() else self.commands.command_for(event.text().upper())
        if control and event.key() in tools:
            tools[Qt.Key(event.key())]()
        elif command is not None:
            self.press(command)
        elif self.reader.answers(event.key()):
            pass
        elif event.key() == Qt.Key.Key_F1:
            self.asked_rules.emit("")
        elif event.key() == Qt.Key.Key_F7:
            self.toggle_log()
        elif event.key() == Qt.Key.Key_H and not self.curtain.isVisible():
            self.hint()
        elif event.key() == Qt.Key.Key_G and self.conductor is not None and self.conductor.rests:
            self._advance(hurry=True)
        elif event.key() == Qt.Key.Key_Escape:
            self.bubble.hide()
        else:
            super().keyPressEvent(event)
