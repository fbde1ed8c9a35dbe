"""Controller of a running match, which alone changes it: what people and computer players do, and what follows."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeGuard

from cardtable.app import beats
from cardtable.app.awaiting import Asked, Computer, Curtain, Elsewhere, MatchOver, Person, Reaction, RoundOver
from cardtable.app.match.bubbles import SILENCE
from cardtable.app.match.cues import EndPeek, Heard, Said, TakeKeys
from cardtable.app.match.display import Display, OnDisplay
from cardtable.app.match.fail_closed import fails_closed
from cardtable.app.match.screen import ASIDE, GoOn, Place
from cardtable.app.match.state import Hint
from cardtable.app.turns import turn_ended
from cardtable.engine.refusal import IllegalActionError
from cardtable.messages import translate
from cardtable.stage.event_style import Sound

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.app.awaiting import Step
    from cardtable.app.match.bubbles import Bubbles
    from cardtable.app.match.moods import Moods
    from cardtable.app.match.narrator import Narrator
    from cardtable.app.match.playback import Playback
    from cardtable.app.match.round_end import RoundEndSequence
    from cardtable.app.match.scheduler import Scheduler
    from cardtable.app.match.teacher import Teacher
    from cardtable.app.match.tray import Tray
    from cardtable.engine.values import Action
    from cardtable.messages import Message


class Controller(OnDisplay):
    """Lets one match go on: it plays, deals, hands over and takes back, and has the rest shown and told."""

    def __init__(
        self, display: Display, bubbles: Bubbles, tray: Tray, playback: Playback, scheduler: Scheduler,
        narrator: Narrator, moods: Moods, round_end: RoundEndSequence, teacher: Teacher | None,
    ) -> None:  # fmt: skip
        super().__init__(display)
        self._bubbles, self._tray, self._playback = bubbles, tray, playback
        self._scheduler, self._narrator, self._moods = scheduler, narrator, moods
        self._round_end, self._teacher = round_end, teacher
        self._heard = 0

    # -- a match goes on -------------------------------------------------------------------------------------------

    @fails_closed
    def open(self) -> None:
        """Show the table from where it is, and let it go on."""
        self._display.show()
        self.advance()

    @fails_closed
    def deal(self) -> None:
        """Deal the next round: all cards go back into the stock, so that the deal is seen."""
        self._round_end.hide()
        self._moods.calm()
        self._tray.forget()
        self._table.deal()
        self._display.begin(self._display.presenter.pictures.gathered())
        self._display.do(TakeKeys())
        self.happened()

    @fails_closed
    def play(self, seat: int, actions: Sequence[Action]) -> None:
        """Let a person play these actions, one after the other, as far as they are legal."""
        table = self._table
        self._playback.finish()
        self._scheduler.pause()
        for action in actions:
            if table.goes_on_otherwise((action,)):
                break
            try:
                table.play(seat, action)
            except IllegalActionError:
                break
        self.happened()

    @fails_closed
    def play_the_rest(self, seat: int) -> None:
        """This person takes all that is left: every trick is played, and none is waited for."""
        self._playback.finish()
        self._scheduler.pause()
        self._table.play_the_rest(seat)
        self.happened()
        self._playback.hurry_all()

    @fails_closed
    def act_for(self, seat: int, action: Action | None) -> None:
        """A computer player has decided; ``None``: it does not want what it was asked."""
        if action is None:
            self._table.answer_no((seat,))
        else:
            self._table.play(seat, action)
        self.happened()

    @fails_closed
    def time_is_up(self) -> None:
        """Those who have not answered do not want to."""
        self._table.time_is_up()
        self.happened()

    @fails_closed
    def go_on(self) -> bool:
        """Let the next player act, when everybody waits for persons who may still call; whether that meant anything."""
        if self._teacher is not None:
            return self._teacher.go_on()
        step = self._sight.step()
        if self._asks_all(step) and self._display.state.curtain is None:
            self._table.answer_no(step.seats)
            self.happened()
        elif isinstance(step, Reaction):
            self._scheduler.pause()
            if self._table.go_on():
                self.happened()
            else:
                self.end_showing()
                self._display.show()
                self.advance(hurry=True)
        elif self._scheduler.rests:
            self.advance(hurry=True)
        else:
            return False
        return True

    def _asks_all(self, step: Step) -> TypeGuard[Asked | Elsewhere]:
        """Whether persons are asked something, here or elsewhere, of whom all who say nothing do not want to."""
        return isinstance(step, Asked) or (isinstance(step, Elsewhere) and bool(self._table.round.must_answer()))

    @fails_closed
    def happened(self) -> None:
        """Tell what has happened since the last time, and go on when all is told."""
        if self._teacher is not None:
            self._teacher.fade()
        shows = self._display.telling.again or self._display.state.shown_again >= 0
        if shows and not isinstance(self._sight.step(), Reaction):
            self.end_showing()
        display = self._display
        display.remember(hint=Hint(), go_on=None, rule="", **SILENCE)
        if display.screen is not None:
            # What was asked is answered, and its answers go with it.
            left = [one for one in display.screen.buttons if one.place is not Place.QUESTION]
            marks = tuple(replace(one, hinted=False) if one.hinted else one for one in left)
            display.put(bubble=None, choice=None, question=None, go_on=None, buttons=marks)
        self._playback.tell()

    @fails_closed
    def told(self, again: bool) -> None:
        """All has been told that there was; ``again``: it had happened before."""
        if again:
            self._display.show(animate=True)
        self.advance()
        self._narrator.settle()

    @fails_closed
    def advance(self, hurry: bool = False) -> None:
        """See what comes next; ``hurry`` when a person has said go on."""
        display = self._display
        if display.state.curtain is not None and self._sight.viewer is not None:
            # What was only peeked at does not stay open when somebody acts elsewhere.
            display.do(EndPeek())
            self.peek(on=False)
        step = self._sight.step()
        display.put(go_on=None)
        if display.state.curtain is not None and not isinstance(step, Curtain):
            display.put(curtain=None)
            display.rewrite()  # What has happened stood on the curtain instead.
        self._scheduler.advance(step, hurry)

    @fails_closed
    def waits(self, step: Step) -> None:
        """The match goes on when persons have acted, handed over, reacted or looked."""
        table, display = self._table, self._display
        self._sound_of_turn(step)
        waits = isinstance(step, Computer) and table.round.turn != self._sight.viewer
        asked = self._asks_all(step)
        together = asked or (isinstance(step, Computer) and table.asks_ready())
        meant = table.entry.stage.waiting.going_on(self._sight.view()) if together else None
        offered = waits or asked or isinstance(step, Reaction)
        display.put(go_on=GoOn(*(meant or ())) if offered else None)
        if isinstance(step, RoundOver | MatchOver):
            display.put(curtain=None, question=None)
            self._narrator.settle()
            self._round_end.begin()
            return
        if isinstance(step, Curtain):
            self._round_end.hide()
            self._bubbles.forget()
            self.lower_curtain(step.seat)
        elif isinstance(step, Reaction):
            display.rewrite()
            self._show_last_turn(step.seat)
        if self._teacher is not None:
            self._teacher.show()
        self._narrator.ask(step)

    def _sound_of_turn(self, step: Step) -> None:
        """Is it for the person whose hand is open, and since another player acted?"""
        if not isinstance(step, Person | Curtain):
            return
        log = self._table.match.log
        new = any(line.seat != step.seat for line in log[self._heard :])
        if isinstance(step, Curtain):
            self._heard = len(log)  # A player who opens the curtain knows whose turn it is.
        elif self._table.round.turn == step.seat:
            self._heard = len(log)
            if new:
                self._display.do(Heard(Sound.YOUR_TURN))

    # -- what has happened is shown once more ------------------------------------------------------------------------

    def _show_last_turn(self, seat: int) -> None:
        """The turn of a person is shown to all once more, who then react."""
        turn = beats.last_turn(self._table.match, seat)
        if self._display.state.shown_again == turn.line:
            return
        self._display.put(shown_again=turn.line, curtain=None)
        # Everybody looked on while a computer player acted; and what came before a snapshot cannot be shown again.
        if seat in self._table.persons and turn.beats:
            self._playback.tell_again(turn)

    def end_showing(self) -> None:
        """A player has reacted, or the viewer looks on no more."""
        if self._display.telling.again:
            self._playback.drop()
        self._display.remember(shown_again=-1)

    def show_since(self) -> bool:
        """Show once more what has happened since the last deed of the person here; whether there was anything."""
        table, display = self._table, self._display
        if display.state.curtain is not None or table.match.round is None:
            return False
        self._playback.catch_up()
        again = beats.since(table.match, turn_ended(table, self._sight.near) + 1)
        if not again.beats:
            message = translate("Table", "Nothing has happened since your last turn.")
            self._bubbles.say(message, ASIDE)
            display.do(Said((message,)))
            return False
        self._scheduler.pause()
        self._round_end.hide()
        display.rewrite(headline=translate("Table", "Once more, since your last turn", "status"), **SILENCE)
        self._playback.tell_again(again)
        return True

    # -- handing over ------------------------------------------------------------------------------------------------

    def lower_curtain(self, seat: int) -> None:
        """The curtain comes down for this person, with what may still be called and taken back."""
        self._display.remember(curtain=seat)
        self._display.show()

    def look(self, seat: int) -> None:
        """A player who is asked wants to see the own hand first."""
        self._sight.hand_to(seat)
        self._bubbles.forget()
        self.lower_curtain(seat)

    @fails_closed
    def uncover(self) -> None:
        """The person named on the curtain is here."""
        display = self._display
        seat = display.state.curtain
        if seat is None:
            return
        display.do(EndPeek())
        self._sight.uncover(seat)
        display.remember(curtain=None, seen={**display.state.seen, seat: len(self._table.match.events)})
        display.do(TakeKeys())
        display.show(animate=True)
        self.advance()

    @fails_closed
    def leave_seat(self) -> None:
        """The person named on the curtain is away, and is stood in for until the turn comes round again."""
        seat = self._display.state.curtain
        if seat is None or not self._table.can_leave(seat):
            return
        self._display.do(EndPeek())
        self._sight.cover()
        self._table.leave_seat(seat)
        self._display.remember(curtain=None)
        self._display.show()
        self.advance()

    @fails_closed
    def peek(self, on: bool) -> None:
        """Show the hand as long as the key or the button is held."""
        seat = self._display.state.curtain
        if seat is None:
            return
        if on:
            self._sight.uncover(seat)
        else:
            self._sight.cover()
        self._display.show()

    @fails_closed
    def cover(self) -> None:
        """Cover the open hand, because another person is looking."""
        if self._table.is_hot_seat and not self._table.match.between_rounds:
            self._sight.cover()
            self._bubbles.forget()
            self._display.show()
            self.advance()

    @fails_closed
    def leave(self) -> None:
        """Nothing private stays on a screen that is left."""
        self._bubbles.hush()
        if self._table.is_hot_seat:
            self._sight.cover()
            self._display.show()

    # -- taking back -------------------------------------------------------------------------------------------------

    @fails_closed
    def take_back(self, *, elsewhere: bool = False) -> None:
        """Take back what may go, or say why that is not possible; in a guided first round, go back a step.

        ``elsewhere``: it is asked where cards are held elsewhere, and not by who was away and sits down at the screen.
        """
        if self._teacher is not None:
            self._teacher.step_back()
            return
        self._stop()
        left = None if elsewhere else self._display.state.curtain
        if left is not None and self._table.can_take_turn_back(left):
            self._table.take_turn_back(left)
            self._sight.hand_to(left)
            self._follow()
            return
        why_not = self._table.undo.why_not(self._sight.told)
        if why_not is not None:
            self._refuse_to_take_back(why_not)
        else:
            seat = self._table.take_back()
            if seat != self._sight.viewer:
                self._sight.hand_to(seat)
            self._follow()

    @fails_closed
    def redo(self) -> None:
        """Play again what was taken back last."""
        self._stop()
        if not self._table.undo.can_redo:
            self._refuse_to_take_back(translate("TakeBack", "There is nothing to redo."))
        else:
            self._table.redo()
            self._follow()

    def _stop(self) -> None:
        """All is told that has happened, and no player thinks."""
        self._playback.finish()
        self._display.do(EndPeek())
        self._scheduler.pause()

    def _refuse_to_take_back(self, why_not: Message) -> None:
        self._bubbles.refuse_saying(why_not, "", ASIDE)
        self.advance()

    def _follow(self) -> None:
        """The table is another one: nothing on the screen is about the one that was there."""
        self.end_showing()
        self._round_end.hide()
        display, events = self._display, len(self._table.match.events)
        seen = {seat: min(line, events) for seat, line in display.state.seen.items()}
        display.remember(hint=Hint(), seen=seen)
        display.presenter.pictures.rewind()
        self._scheduler.rewind()
        self._narrator.rewind()
        self._bubbles.put_down()
        self.jumped()
        display.show(animate=True)
        self.advance()

    def jumped(self) -> None:
        """The table lies otherwise: what was told is what the log says."""
        self._bubbles.forget()
        self._moods.calm()
        # What was said and cried out was about another table.
        self._display.remember(told=None, speech=(), outcry=None)
        self._display.presenter.rewind()
