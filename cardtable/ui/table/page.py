"""The table page: one running match, played by mouse, by keys or by a screen reader's actions."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardtable.app.steps import Asked, Curtain, Reaction
from cardtable.ui.a11y.announcer import Announcer
from cardtable.ui.a11y.item_names import name_of
from cardtable.ui.table.aloud import Aloud
from cardtable.ui.table.book import BookBeside
from cardtable.ui.table.coach import Coach
from cardtable.ui.table.conductor import Conductor, motion_time
from cardtable.ui.table.ending import Ending
from cardtable.ui.table.gesture_handler import GestureHandler
from cardtable.ui.table.handover import Handover
from cardtable.ui.table.hearing import Hearing
from cardtable.ui.table.keys import TableKeys
from cardtable.ui.table.narrator import Narrator
from cardtable.ui.table.ordering import Ordering
from cardtable.ui.table.picking import Picking
from cardtable.ui.table.presenter import Presenter
from cardtable.ui.table.questions import Questions
from cardtable.ui.table.reactions import Reactions
from cardtable.ui.table.shelter import fail_closed
from cardtable.ui.table.since import Since
from cardtable.ui.table.surface import Surface
from cardtable.ui.table.teller import Teller
from cardtable.ui.table.top_bar import menu_of, tools_of
from cardtable.ui.table.tray import Tray
from cardtable.ui.table.undoing import Undoing
from cardtable.ui.table.waiting import Waiting
from cardtable.ui.table.words import Words
from cardtable.ui.widgets.input_guard import held_keys_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent

    from cardtable.app.settings import Settings
    from cardtable.app.steps import Step
    from cardtable.app.table import GameTable
    from cardtable.engine.values import Action
    from cardtable.ui.services import Services


class TablePage(Surface):
    """Shows a :class:`GameTable` and lets its persons play."""

    tools = tools_of
    in_menu = menu_of

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.table: GameTable | None = None
        self.presenter: Presenter | None = None
        self.conductor: Conductor | None = None
        self._shown: tuple[int | None, int, int] | None = None
        self.announcer = Announcer(self)
        self.narrator = Narrator(self)
        self.picking = Picking(self)
        self.gestures = GestureHandler(self)
        self.handover = Handover(self)
        self.hearing = Hearing(self)
        self.reactions = Reactions(self)
        self.aloud = Aloud(self)
        self.teller = Teller(self)
        self.since = Since(self)
        self.words = Words(self)
        self.tray = Tray(self)
        self.ordering = Ordering(self)
        self.questions = Questions(self)
        self.ending = Ending(self)
        self.undoing = Undoing(self)
        self.waiting = Waiting(self)
        self.coach = Coach(self)
        self.scene.input.meaning = self.gestures
        self.book = BookBeside(self)
        self.keys = TableKeys(self)
        self._connect()
        self.retranslate()
        self.follow_look()

    def _connect(self) -> None:
        self.scene.input.dropped.connect(self.gestures.attempt)
        self.scene.input.undecided.connect(self.gestures.ask_where)
        self.scene.input.touched.connect(lambda zone: self.gestures.attempt([], zone))
        self.scene.input.arranged.connect(self.ordering.arrange)
        self.scene.focused.connect(self._speak_item)
        self.scene.input.picked_changed.connect(self._picked)
        self.scene.input.considered.connect(self.words.consider)
        self.scene.shown.connect(self.words.show_agreement)
        self.view.pressed.connect(self.bubble.hide)
        self.commands.pressed.connect(self.gestures.press)
        self.commands.went_on.connect(self.go_on)
        self.commands.lost_focus.connect(self.view.setFocus)
        self.bubble.asked_rule.connect(self.book.ask)
        self.curtain.taken_back.connect(self.take_back)
        self.services.look_changed.connect(self.follow_look)
        self.services.sound_changed.connect(self.top.retranslate)

    # -- sitting down and getting up -------------------------------------------------------------------------------

    @fail_closed
    def sit_down(self, table: GameTable) -> None:
        """Play this table from where it is."""
        self.get_up()
        self.table = table
        table.watched = self.teller.note
        table.asking = self.services.settings.asking
        tray = self.tray if table.is_played else None
        self.presenter = Presenter(
            table, lambda: self.services.pixmaps.style, tray, lambda name: self.ordering.remembered(name)
        )
        self.conductor = self.new_conductor(table)
        self.conductor.played.connect(self.happened)
        self.conductor.waiting.connect(self._wait_for)
        self.conductor.hinted.connect(self.gestures.hinted)
        self.top.offer_at(table)
        self.undoing.offer()
        self.coach.sit_down()
        self.gestures.forget()
        self.handover.forget()
        self.tray.forget()
        self.narrator.forget()
        self.log.tell_all(table)
        if table.match.round is None:
            self.deal()
        else:
            table.step()
            self.show_table(animate=False)
            self.since.rebuild()
            self.advance()

    def new_conductor(self, table: GameTable) -> Conductor:
        """Who moves this table on."""
        return Conductor(self.services, table, lambda: self.scene.motion_left() + self.teller.left, self)

    @property
    def pacing(self) -> Settings:
        """The settings that say how fast all is shown here."""
        return self.services.settings

    def get_up(self) -> None:
        """Leave the table; everything played is kept already, or is now if it can be."""
        self.teller.drop()
        if self.table is not None:
            self.table.watched = None
            self.table.keep_the_rest()
        if self.conductor is not None:
            self.conductor.stop()
            self.conductor.deleteLater()
        self.conductor = None
        self.table = None
        self.presenter = None
        self.reactions.end()
        for part in (self.book, self.curtain, self.ending, self.questions.panel):
            part.hide()
        self.hush()
        self.scene.clear_table()
        self.since.clear()
        self.log.clear()
        self.narrator.forget()

    @fail_closed
    def deal(self) -> None:
        """Deal the next round."""
        if self.table is None:
            return
        self.ending.hide()
        self.tray.forget()
        self.table.deal()
        self._gather()
        self.view.setFocus()
        self.happened()

    def _gather(self) -> None:
        """Put all cards back into the stock, so that the deal is seen."""
        if self.presenter is not None:
            self.scene.clear_table()
            self.scene.show_picture(self.presenter.gathered(), animate=False)

    # -- what persons do -------------------------------------------------------------------------------------------

    @fail_closed
    def play(self, seat: int, actions: Sequence[Action]) -> None:
        """Let a person play these actions, one after the other, as far as they are legal."""
        table = self.table
        if table is None:
            return
        self.teller.finish()
        if self.conductor is not None:
            self.conductor.pause()
        for action in actions:
            if table.round.refusal(seat, action) is not None or table.goes_on_otherwise((action,)):
                break
            table.play(seat, action)
        self.happened()

    @fail_closed
    def take_back(self) -> None:
        """Take back, or say why that is not possible."""
        self.undoing.take_back()

    @fail_closed
    def redo(self) -> None:
        """Play again what was taken back."""
        self.undoing.redo()

    @fail_closed
    def go_on(self) -> None:
        """Let the next player act, when everybody waits for persons who may still call or accuse."""
        if (
            self.table is None
            or self.conductor is None
            or self.ending.go_on()
            or self.teller.hurry()
            or self.coach.go_on()
        ):
            return
        step = self.table.step()
        if isinstance(step, Asked) and not self.curtain.isVisible():
            self.table.answer_no(step.seats)
            self.happened()
        elif isinstance(step, Reaction):
            self.conductor.pause()
            if self.table.go_on():
                self.happened()
            else:
                self.reactions.end()
                self.show_table(animate=False)
                self.advance(hurry=True)
        elif self.conductor.rests:
            self.advance(hurry=True)

    def _picked(self) -> None:
        self.hush()
        self.gestures.rule = ""
        self.words.show_commands()
        self.picking.changed()
        self.words.show_agreement()
        self.coach.picked()

    def note_hurry(self) -> None:
        """What is being pressed has hurried the table, and means no button that comes up under it."""
        held = held_keys_of(self)
        if held is not None:
            held.hurry()

    def forget_hint(self) -> None:
        """The hint was about a table that has gone on."""
        if self.presenter is not None:
            self.presenter.hinted, self.presenter.hinted_zone = frozenset(), ""
        self.commands.mark(None)

    # -- what happens ----------------------------------------------------------------------------------------------

    @fail_closed
    def happened(self) -> None:
        """Tell what has happened since the last time, and go on when all is told."""
        table = self.table
        if table is None:
            return
        # Asking first draws the curtain, so that no picture after it shows a hand for a moment.
        step = table.step()
        self.hush()
        self.gestures.rule = ""
        self.forget_hint()
        self.coach.fade()
        self.undoing.offer()
        if not isinstance(step, Reaction):
            self.reactions.end()
        self.commands.show_go_on(False)
        self.teller.tell()

    @fail_closed
    def told(self, again: bool) -> None:
        """All has been told that there was; ``again``: it had happened before."""
        if again:
            self.show_table(animate=True)
        self.advance()
        self.narrator.settle()

    @fail_closed
    def advance(self, hurry: bool = False) -> None:
        """See what comes next; ``hurry`` when a person has said go on."""
        if self.conductor is not None and self.table is not None:
            self.commands.show_go_on(False)
            if not isinstance(self.table.step(), Curtain):
                self.curtain.hide()
            self.conductor.advance(hurry)

    @fail_closed
    def _wait_for(self, step: Step) -> None:
        if self.table is not None:
            self.waiting.wait_for(step, self.table)

    def show_table_once(self) -> None:
        """Show the table as it is now, unless just that is shown."""
        if self.table is not None and self._shown != (self.table.viewer, self.table.near, len(self.table.match.log)):
            self.show_table(animate=False)

    @fail_closed
    def show_table(self, animate: bool) -> None:
        """Show the table as the person in front of it may see it, all that has happened told."""
        if self.table is None or self.presenter is None or self.table.match.round is None:
            return
        if self.teller.again and animate:
            self.words.show()
            return
        if self.teller.busy:
            self.teller.catch_up()
        self.show_picture(animate, write=self.words.show)
        self.questions.show()
        self.coach.point()

    def show_picture(self, animate: bool, write: Callable[[], None] | None = None, taker: int | None = None) -> None:
        """Show the cards as they lie; what stands in the bars is written first, if it is to be written at all.

        What leaves the middle goes to the ``taker``.
        """
        if self.table is None or self.presenter is None:
            return
        self._shown = (self.table.viewer, self.table.near, len(self.table.match.log))
        settings = self.services.settings
        self.scene.motion_time = motion_time(self.pacing)
        # What lies in the tray decides which buttons there are, so the picture is made before the words.
        picture = self.presenter.picture(settings.mark_fitting)
        if write is not None:
            write()
        self.scene.show_picture(replace(picture, taker=taker), animate)

    def _speak_item(self, item: QObject) -> None:
        self.announcer.focus(item, name_of(item))

    # -- language, look, size, keys --------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Write every text of the page in the language in force."""
        self.top.retranslate()
        self.commands.retranslate()
        self.write_names()
        if self.table is None:
            return
        self.teller.catch_up()
        self.scene.quiet()
        self.log.tell_all(self.table)
        self.since.rebuild()
        self.show_table(animate=False)
        if self.curtain.isVisible():
            self.handover.draw(self.curtain.seat)
        self.ending.retranslate()
        self.coach.write()
        self.follow_size()

    def follow_look(self) -> None:
        """Take over the theme, the deck and the size of text."""
        if self.table is not None:
            self.table.asking = self.services.settings.asking
        self.scene.theme = self.services.theme
        self.scene.pixmaps = self.services.pixmaps
        self.measure()
        self.top.retranslate()
        self.view.fit()
        if self.table is not None:
            self.show_table(animate=False)
        self.place()

    def hideEvent(self, event: QHideEvent) -> None:
        """While another page is shown, the curtain is down and nobody plays on."""
        if self.conductor is not None and self.table is not None:
            self.teller.finish()
            self.conductor.pause()
            self.conductor.start_window_anew()
            self.reactions.end()
            self.ending.hurry()
            self.curtain.end_peek()
            self.hush()
            if self.table.is_hot_seat:
                self.table.cover()
                self.show_table(animate=False)
        super().hideEvent(event)

    @fail_closed
    def arrive(self) -> None:
        """Come back to the table."""
        self.view.setFocus()
        self.narrator.ask_again()
        if self.table is not None and self.table.match.round is not None:
            self.show_table(animate=False)
            self.advance()

    def showEvent(self, event: QShowEvent) -> None:
        """Go on when the window was minimized and comes back."""
        super().showEvent(event)
        if event.spontaneous():
            self.arrive()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters press the buttons that show them; function keys read the table."""
        if not self.keys.press(event):
            super().keyPressEvent(event)
