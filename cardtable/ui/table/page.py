"""The table page: one running match, played by mouse, by keys or by a screen reader's actions."""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING

from PySide6.QtGui import QColor

from cardtable.app.match.controller import Controller
from cardtable.app.match.cues import (
    EndPeek,
    FoldEnd,
    GlideBack,
    Happened,
    Heard,
    LookAtLastTrick,
    PlayEnd,
    PutDown,
    ReadZone,
    Said,
    TakeKeys,
    Waits,
    WriteLog,
)  # fmt: skip
from cardtable.app.match.presenter import Presenter
from cardtable.app.match.scheduler import motion_time
from cardtable.app.match.tray import Tray
from cardtable.messages import Message, translate
from cardtable.stage.animals import animal_of_seat
from cardtable.stage.event_style import Sound
from cardtable.ui.a11y.announcer import Announcer, Tone
from cardtable.ui.a11y.item_names import name_of, whole_zone
from cardtable.ui.a11y.speech_text import sentence
from cardtable.ui.language import say
from cardtable.ui.scene.strip import colour_names
from cardtable.ui.table.aloud import Aloud
from cardtable.ui.table.book import BookBeside
from cardtable.ui.table.coach import Coach
from cardtable.ui.table.conductor import Conductor
from cardtable.ui.table.curtain import FACE
from cardtable.ui.table.ending import Ending
from cardtable.ui.table.keys import TableKeys
from cardtable.ui.table.narrator import Narrator
from cardtable.ui.table.ordering import Ordering
from cardtable.ui.table.picking import Picking
from cardtable.ui.table.pictures import pictures_of
from cardtable.ui.table.shelter import fail_closed, shut
from cardtable.ui.table.surface import Surface
from cardtable.ui.table.teller import Teller
from cardtable.ui.table.top_bar import menu_of, tools_of
from cardtable.ui.theme import SEAT_COLOURS
from cardtable.ui.widgets.input_guard import held_keys_of

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QHideEvent, QKeyEvent, QPixmap, QShowEvent

    from cardtable.app.match.cues import Cue
    from cardtable.app.match.pictures import Pictures
    from cardtable.app.match.screen import Screen
    from cardtable.app.settings import Settings
    from cardtable.app.steps import Step
    from cardtable.app.table import GameTable
    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.stage.picture import Picture
    from cardtable.ui.services import Services

AGAIN_KEY = "F9"
# Colours that show on white are too dark for names on a dark ground.
LIGHTER = 170


class TablePage(Surface):
    """Shows the screens of a running match, and tells its controller what persons do."""

    tools = tools_of
    in_menu = menu_of

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.table: GameTable | None = None
        self.pictures: Pictures | None = None
        self.conductor: Conductor | None = None
        self.running: Controller | None = None
        self._screen: Screen | None = None
        self._drawn: Picture | None = None
        self._considered: Card | None = None
        self.announcer = Announcer(self)
        self.narrator = Narrator(self)
        self.picking = Picking(self.scene, self.announcer)
        self.aloud = Aloud(self.scene, lambda sound: self.services.sounds.play(sound))
        self.teller = Teller(self)
        self.ordering = Ordering(self)
        self.ending = Ending(self)
        self.coach = Coach(self)
        self.book = BookBeside(self)
        self.keys = TableKeys(self)
        self._connect()
        self.retranslate()
        self.follow_look()

    def _connect(self) -> None:
        hands = self.scene.input
        hands.dropped.connect(lambda cards, zone, cheating: self.controller.drop(cards, zone, cheating))
        hands.undecided.connect(lambda cards, zones, sly: self.controller.ask_where(cards, zones, sly))
        hands.touched.connect(lambda zone: self.controller.drop([], zone))
        hands.arranged.connect(self.ordering.arrange)
        hands.picked_changed.connect(self._picked)
        hands.considered.connect(self._consider)
        self.scene.focused.connect(self._speak_item)
        self.scene.asked_again.connect(self.play_again)
        self.view.pressed.connect(self.bubble_gone)
        self.view.pressed.connect(self.curtain.keep_keys)
        self.commands.pressed.connect(lambda command: self.controller.press(command))
        self.commands.went_on.connect(self.go_on)
        self.commands.lost_focus.connect(self.view.setFocus)
        self.bubble.asked_rule.connect(self.book.ask)
        self.bubble.gone.connect(self.bubble_gone)
        self.asker.chosen.connect(lambda number: self.controller.choose(number))
        self.curtain.uncovered.connect(lambda: self.controller.uncover())
        self.curtain.peeking.connect(self._peek)
        self.curtain.called.connect(lambda seat, action: self.controller.play(seat, (action,)))
        self.curtain.taken_back.connect(self.take_back)
        self.services.look_changed.connect(self.follow_look)
        self.services.sound_changed.connect(self.top.retranslate)

    @property
    def controller(self) -> Controller:
        """Who changes the match that is running here."""
        if self.running is None:
            raise RuntimeError("nobody plays here")
        return self.running

    # -- sitting down and getting up -------------------------------------------------------------------------------

    @fail_closed
    def sit_down(self, table: GameTable) -> None:
        """Play this table from where it is."""
        self.get_up()
        self.table = table
        table.watched = self.teller.note
        table.asking = self.services.settings.asking
        tray = Tray(table)
        self.pictures = pictures_of(
            table,
            lambda: self.services.pixmaps.style,
            tray if table.is_played else None,
            lambda name: self.ordering.remembered(name),
        )
        controller = self.running = Controller(table, Presenter(table, self.pictures, tray), tray, self)
        controller.mark_fitting = lambda: self.services.settings.mark_fitting
        controller.on_failure = lambda: shut(self)
        controller.presenter.told = lambda: self.teller.view
        self.conductor = self.new_conductor(table)
        controller.playback, controller.scheduler = self.teller, self.conductor
        self.scene.input.meaning = controller
        self.conductor.played.connect(self.happened)
        self.conductor.waiting.connect(controller.waits)
        self.conductor.hinted.connect(controller.hinted)
        self.coach.sit_down()
        if self.coach.lesson is not None:
            controller.teacher, controller.presenter.taught = self.coach, self.coach.light_up
        self.narrator.forget()
        self.log.tell_all(table)
        if table.match.round is None:
            self.deal()
        else:
            table.step()
            controller.show()
            controller.rebuild()
            controller.write()
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
        self.pictures = None
        self.running = None
        self.scene.input.meaning = None
        for part in (self.book, self.curtain, self.ending, self.questions.panel):
            part.hide()
        self.forget()
        self.scene.clear_table()
        self.scene.strip.tell((), (), "")
        self.log.clear()
        self.narrator.forget()

    def forget(self) -> None:
        """Nothing of what was shown stands there any more; the cloth belongs to another table."""
        self._screen = self._drawn = None
        if self.running is not None:
            self.running.forget()
        self.commands.forget()
        self.questions.question = None
        self.bubble.show_part(None, self.anchors.rect)
        self.asker.show_part(None, self.anchors.rect, self.look, self.announcer)
        self.curtain.show_part(None, self._face)

    @fail_closed
    def deal(self) -> None:
        """Deal the next round."""
        if self.table is None:
            return
        self.ending.hide()
        self.controller.tray.forget()
        self.table.deal()
        self._gather()
        self.view.setFocus()
        self.happened()

    def _gather(self) -> None:
        """Put all cards back into the stock, so that the deal is seen."""
        if self.pictures is not None:
            self.scene.clear_table()
            self.controller.begin(self.pictures.gathered())

    # -- showing ---------------------------------------------------------------------------------------------------

    def _show_cards(self, picture: Picture, *, animate: bool) -> None:
        """Let the cards lie like this; all else stands as it stands."""
        self._drawn = picture
        self.scene.motion_time = motion_time(self.pacing)
        self.scene.show_picture(picture, animate)

    def show_screen(self, screen: Screen, *, animate: bool) -> None:
        """Let just this stand there."""
        self._screen = screen
        look = self.look
        self.top.show_part(screen.top)
        self.notice.setVisible(screen.problem is not None)
        if screen.problem is not None:
            self.notice.setText(say(screen.problem))
        moved = self.commands.show_part(screen.status, screen.buttons, screen.go_on, look)
        fresh = screen.picture is not self._drawn
        if fresh:
            self._show_cards(screen.picture, animate=animate)
            screen = self._screen  # Cards may have been put down by that.
        if moved or fresh or screen.question != self.questions.question:
            self.questions.show(screen.question)
        self._show_strip(screen)
        self.scene.show_agreement(screen.agreement)
        self.bubble.show_part(screen.bubble, self.anchors.rect)
        self.asker.show_part(screen.choice, self.anchors.rect, look, self.announcer)
        if screen.curtain is not None and not self.curtain.isVisible():
            self.place_curtain()
        self.curtain.show_part(screen.curtain, self._face)
        if fresh:
            self.coach.point()
            if self.scene.input.in_question != self._considered:
                self._consider()

    def _show_strip(self, screen: Screen) -> None:
        texts = [say(message) for message in screen.strip]
        if not texts:
            self.scene.strip.tell((), (), "")
            return
        colours = [
            (name, QColor(SEAT_COLOURS[colour % len(SEAT_COLOURS)]).lighter(LIGHTER).name())
            for name, colour in screen.names
        ]
        hint = translate("Table", "What has happened since your last turn. A click plays it once more ({key}).")
        self.scene.strip.tell([colour_names(text, colours) for text in texts], texts, say(hint.put(key=AGAIN_KEY)))

    def _face(self, face: str, colour: int) -> QPixmap:
        em, ratio = self.units.em, self.devicePixelRatioF()
        return self.services.faces.disc(animal_of_seat(face, colour), colour, FACE * em, ratio)

    def do(self, cue: Cue) -> None:
        """Let this happen."""
        match cue:
            case Happened():
                self.coach.fade()
            case Heard(sound):
                self.aloud.sound(sound)
            case Said(parts, urgent, own):
                more = [sentence(say(part)) for part in parts[1:]]
                self.announcer.tell(" ".join([say(parts[0]), *more]), Tone.URGENT if urgent else Tone.PASSING, own=own)
            case GlideBack(hop, told):
                with nullcontext() if told else self.picking.silent():
                    self.scene.input.glide_back(hop)
            case PutDown(gliding, told):
                with nullcontext() if told else self.picking.silent():
                    self.scene.input.clear_picked() if gliding else self.scene.input.forget_picked()
            case EndPeek():
                self.curtain.end_peek()
            case TakeKeys():
                self.view.setFocus()
            case LookAtLastTrick():
                if self.scene.last_trick.isVisible():
                    self.scene.close_looks()
                elif self.scene.show_last_trick():
                    self.announcer.tell(self.scene.last_trick.spoken(), own=False)
            case ReadZone(name):
                zone = self.scene.zones.get(name)
                if zone is not None:
                    self.announcer.tell(whole_zone(zone))
            case WriteLog():
                # What was said and cried out was about another table.
                self.scene.quiet()
                self.aloud.cry_out(())
                self.log.tell_all(self.controller.table)
            case FoldEnd():
                self.ending.hide()
            case PlayEnd():
                self.narrator.settle()
                self.ending.begin(self.controller.table)
            case Waits(step):
                self._waits(step)

    def _waits(self, step: Step) -> None:
        self.coach.show()
        self.narrator.ask(step)

    # -- what persons do -------------------------------------------------------------------------------------------

    def play(self, seat: int, actions: tuple[Action, ...]) -> None:
        """Let a person play these actions."""
        self.controller.play(seat, actions)

    def take_back(self) -> None:
        """Take back, or say why that is not possible."""
        if self.running is not None:
            self.running.take_back()

    def redo(self) -> None:
        """Play again what was taken back."""
        if self.running is not None:
            self.running.redo()

    def hint(self) -> None:
        """Say what a good player would do."""
        if self.running is not None:
            self.running.hint()

    def cover(self) -> None:
        """Cover the open hand."""
        if self.running is not None:
            self.running.cover()

    def play_again(self) -> None:
        """Show once more what has happened since one's last turn."""
        if self.running is not None and self.conductor is not None:
            self.running.show_since()

    def bubble_gone(self) -> None:
        """What was said beside the table is over."""
        if self.running is not None:
            self.running.bubble_gone()

    def note_hurry(self) -> None:
        """What is being pressed has hurried the table, and means no button that comes up under it."""
        held = held_keys_of(self)
        if held is not None:
            held.hurry()

    def hush(self) -> None:
        """Take away what was said and asked on the table."""
        if self.running is not None:
            self.running.hush()

    @fail_closed
    def go_on(self) -> None:
        """Let it go on: the end of a round, what is told, what is read, or the next player."""
        if self.running is None or self.ending.go_on() or self.teller.hurry() or self.coach.go_on():
            return
        self.running.go_on()

    def _peek(self, on: bool) -> None:
        if self.running is not None and self.curtain.isVisible():
            self.running.peek(on)

    def _picked(self) -> None:
        if self.running is None:
            return
        self.running.pick(self.scene.input.picked)
        self._consider()
        meant = self.running.presenter.meaning(self.running.state)
        self.picking.changed(meant, aloud=self.running.table.viewer is not None)
        self.coach.picked()

    def _consider(self) -> None:
        if self.running is not None:
            self._considered = self.scene.input.in_question
            self.running.consider(self._considered)

    def sound_text(self) -> Message:
        """What the tool for sounds says: how it is now."""
        if self.services.settings.sounds:
            return translate("Table", "Sound: on", "tool above the table, pressed to turn the sound off")
        return translate("Table", "Sound: off", "tool above the table, pressed to turn the sound on")

    def toggle_sound(self) -> None:
        """Let everything be heard, or nothing."""
        self.services.change(sounds=not self.services.settings.sounds)
        self.services.sounds.play(Sound.LAY)
        self.announcer.tell(say(self.sound_text()), own=False)

    # -- what happens ----------------------------------------------------------------------------------------------

    @fail_closed
    def happened(self) -> None:
        """Tell what has happened since the last time, and go on when all is told."""
        if self.running is not None:
            self.running.happened()

    @fail_closed
    def told(self, again: bool) -> None:
        """All has been told that there was; ``again``: it had happened before."""
        if self.running is not None:
            self.running.told(again)
            self.narrator.settle()

    @fail_closed
    def advance(self, hurry: bool = False) -> None:
        """See what comes next; ``hurry`` when a person has said go on."""
        if self.running is not None:
            self.running.advance(hurry)

    def show_table(self, animate: bool) -> None:
        """Show the table as the person in front of it may see it."""
        if self.running is not None:
            self.running.show(animate)

    def _speak_item(self, item: QObject) -> None:
        self.announcer.focus(item, name_of(item))

    # -- language, look, size, keys --------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Write every text of the page in the language in force."""
        self.top.retranslate()
        self.commands.retranslate()
        self.commands.draw_again()
        self.curtain.draw_again()
        self.write_names()
        if self.running is None:
            return
        self.teller.catch_up()
        self.scene.quiet()
        self.log.tell_all(self.running.table)
        self.running.show()
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
        """While another page is shown, the curtain is down and no player plays on."""
        if self.conductor is not None and self.running is not None:
            self.teller.finish()
            self.conductor.pause()
            self.conductor.start_window_anew()
            self.running.end_showing()
            self.ending.hurry()
            self.curtain.end_peek()
            self.running.hush()
            if self.running.table.is_hot_seat:
                self.running.table.cover()
                self.running.show()
        super().hideEvent(event)

    @fail_closed
    def arrive(self) -> None:
        """Come back to the table."""
        self.view.setFocus()
        self.narrator.ask_again()
        if self.running is not None and self.running.table.match.round is not None:
            self.running.show()
            self.advance()
            self.curtain.keep_keys()

    def showEvent(self, event: QShowEvent) -> None:
        """Go on when the window was minimized and comes back."""
        super().showEvent(event)
        if event.spontaneous():
            self.arrive()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters press the buttons that show them; function keys read the table."""
        if not self.keys.press(event):
            super().keyPressEvent(event)
