"""Controller of a running match, which alone changes it: what people do at its screen, and what follows."""

from __future__ import annotations

from dataclasses import replace
from functools import wraps
from time import monotonic
from typing import TYPE_CHECKING, Any, Concatenate, Final, ParamSpec, Protocol, TypeVar

from cardtable.app import beats
from cardtable.app.match import speech
from cardtable.app.match.cues import (
    EndPeek,
    GlideBack,
    Heard,
    LookAtLastTrick,
    PutDown,
    ReadZone,
    Said,
    TakeKeys,
    WriteLog,
)  # fmt: skip
from cardtable.app.match.pictures import is_plain
from cardtable.app.match.screen import ASIDE, About, Bubble, Choice, GoOn
from cardtable.app.match.state import Drop, Hint, Play, State
from cardtable.app.recent_events import last_acted, told_since
from cardtable.app.steps import Asked, Computer, Curtain, MatchOver, Person, Reaction, RoundOver
from cardtable.engine.refusal import IllegalActionError, Refusal
from cardtable.messages import Message, translate
from cardtable.stage.action_targets import concern
from cardtable.stage.commands import Gesture, TableButton
from cardtable.stage.common_words import two_sentences
from cardtable.stage.event_style import Sound
from cardtable.stage.picture import is_target
from cardtable.stage.popup_placement import BESIDE_PILE, OVER_CARD
from cardtable.stage.zones import AWAY, Zone, ZoneKind, zone_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardtable.app.match.cues import Cue
    from cardtable.app.match.presenter import Presenter
    from cardtable.app.match.screen import Lesson, Outcry, RoundEnd, Screen, Speech
    from cardtable.app.match.state import Deed
    from cardtable.app.match.tray import Tray
    from cardtable.app.steps import Step
    from cardtable.app.table import GameTable
    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.players.decision import Decision
    from cardtable.stage.commands import Command
    from cardtable.stage.picture import Picture
    from cardtable.stage.popup_placement import Where

# So many milliseconds after a hasty press another one is the same: a finger that bounced.
SAME_PRESS: Final = 300
# So many sentences of what happened since one's last turn are kept at most, the newest.
MOST: Final = 40
YES_NO: Final = (
    translate("Table", "No, thanks", "button: no"),
    translate("Table", "Do it anyway", "button: yes, cheat"),
)

P = ParamSpec("P")
T = TypeVar("T")


class Playback(Protocol):
    """What tells what has happened, beat by beat; at its end it calls :meth:`Controller.told`."""

    @property
    def busy(self) -> bool:
        """Whether something is being told."""

    @property
    def again(self) -> bool:
        """Whether what is being told happened before."""

    def tell(self) -> None:
        """Begin with what there is to be told."""

    def tell_again(self, again: beats.Again) -> None:
        """Show something once more."""

    def finish(self) -> None:
        """Tell all the rest at once."""

    def catch_up(self) -> None:
        """Tell all the rest at once, and go on."""

    def drop(self) -> None:
        """Forget the rest."""


class Scheduler(Protocol):
    """What asks computer players in time; it calls :meth:`Controller.waits` when persons have to do something."""

    @property
    def rests(self) -> bool:
        """Whether computer players leave time until a person says go on."""

    @property
    def waits(self) -> bool:
        """Whether no player goes on before a person says so."""

    def advance(self, hurry: bool = False) -> None:
        """See what comes next."""

    def pause(self) -> None:
        """Ask no computer player until then."""

    def rewind(self) -> None:
        """Something was taken back."""

    def ask_for_hint(self) -> None:
        """Ask what a good player would do."""


class RoundEndSequence(Protocol):
    """What plays the end of a round."""

    def begin(self) -> None:
        """The round is over."""

    def next(self) -> None:
        """The phase that was shown is over."""

    def toggle(self) -> None:
        """Put the panel away, or take it out again."""

    def hide(self) -> None:
        """Nothing of it stands there any more."""


class Narrator(Protocol):
    """What tells it to ears."""

    def ask(self, step: Step) -> None:
        """The match waits for this."""

    def settle(self) -> None:
        """All has been shown that has happened."""


class Teacher(Protocol):
    """What teaches at this table, where that is a guided first round."""

    def show(self) -> None:
        """Say what comes next."""

    def fade(self) -> None:
        """What was asked for has been done."""

    def part(self, screen: Screen) -> Lesson | None:
        """What is taught on this screen."""

    def picked(self) -> None:
        """Other cards are picked."""

    def answers_kindly(self, actions: Sequence[Action], about: About) -> bool:
        """Whether something else is done here than these actions, which is then said."""

    def asks_for(self, actions: Sequence[Action]) -> bool:
        """Whether these actions are what is taught now."""

    def step_back(self) -> None:
        """Go back a step."""

    def again(self) -> None:
        """Say once more what is to be done."""

    def go_on(self) -> bool:
        """What there was to be read has been read; whether there was anything to do."""

    def spoken(self) -> tuple[Message, ...]:
        """What is taught now, for ears."""


class Shell(Protocol):
    """What shows it all: a window, or a test."""

    def show_screen(self, screen: Screen, *, animate: bool) -> None:
        """This stands there now."""

    def do(self, cue: Cue) -> None:
        """This happens once."""


def fails_closed(deed: Callable[Concatenate[Controller, P], T]) -> Callable[Concatenate[Controller, P], T]:
    """After this no hand is left open if it raises; nothing is drawn in between."""

    @wraps(deed)
    def careful(self: Controller, /, *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return deed(self, *args, **kwargs)
        except BaseException:
            self.on_failure()
            raise

    return careful


class Controller:
    """One running match at one screen. ``screen`` is what was shown last; ``state`` is all that is remembered."""

    playback: Playback
    scheduler: Scheduler
    narrator: Narrator
    round_end: RoundEndSequence
    teacher: Teacher | None = None

    def __init__(self, table: GameTable, presenter: Presenter, tray: Tray, shell: Shell) -> None:
        self.table = table
        self.presenter = presenter
        self.tray = tray
        self.state = State()
        self.screen: Screen | None = None
        self.mark_fitting: Callable[[], bool] = lambda: False
        self.on_failure: Callable[[], None] = lambda: None
        self.clock: Callable[[], float] = lambda: monotonic() * 1000
        self._shell = shell
        self._hasty: dict[tuple[int, Message], float] = {}
        self._number = 0
        self._heard = 0
        self._silent = False

    def _set(self, **changes: Any) -> None:
        self.state = replace(self.state, **changes)

    def do(self, cue: Cue) -> None:
        """Let this happen once."""
        self._shell.do(cue)

    def _put_down(self, *, gliding: bool = False, told: bool = False) -> None:
        """Nothing is picked any more; ``told``: ears hear of it."""
        self._let_go(PutDown(gliding), told=told)
        self._set(picked=())

    def glide_back(self, *, hop: bool = False, told: bool = False) -> None:
        """What is picked goes back to its place; ``told``: ears hear of it, for nothing else is said."""
        self._let_go(GlideBack(hop), told=told)

    def _let_go(self, cue: Cue, *, told: bool) -> None:
        silent, self._silent = self._silent, not told
        try:
            self.do(cue)
        finally:
            self._silent = silent

    def _show(self, *, animate: bool = False) -> None:
        """Give what stands there to the shell."""
        assert self.screen is not None
        if self.teacher is not None:
            self.screen = replace(self.screen, lesson=self.teacher.part(self.screen))
        self._shell.show_screen(self.screen, animate=animate)

    # -- showing ---------------------------------------------------------------------------------------------------

    @fails_closed
    def open(self) -> None:
        """Show the table from where it is, and let it go on."""
        self.table.step()  # Asking first draws the curtain, so that no picture shows a hand for a moment.
        self.show()
        self.rebuild()
        self.write()
        self.advance()

    @fails_closed
    def deal(self) -> None:
        """Deal the next round: all cards go back into the stock, so that the deal is seen."""
        self.round_end.hide()
        self.tray.forget()
        self.table.deal()
        self.begin(self.presenter.pictures.gathered())
        self.do(TakeKeys())
        self.happened()

    @fails_closed
    def show(self, animate: bool = False) -> None:
        """Show the table as the person in front of it may see it, all that has happened told."""
        if self.table.match.round is None:
            return
        if self.playback.again and animate:
            self.write()
            return
        if self.playback.busy:
            self.playback.catch_up()
        self._set(headline=None, below=None, resting=False, step=self.table.step())
        self.screen = self.presenter.screen(self.state, self.mark_fitting())
        self._show(animate=animate)

    def show_once(self) -> None:
        """Show the table as it is now, unless just that is shown."""
        now = (self.table.viewer, self.table.near, len(self.table.match.log))
        if self.screen is None or (self.screen.viewer, self.screen.near, self.screen.line) != now:
            self.show()

    def show_cards(self, taker: int | None = None, one_by_one: bool = False) -> None:
        """Let the cards go where they lie now; words follow when they have come."""
        picture = self.presenter.screen(self.state, self.mark_fitting()).picture
        if self.screen is not None:
            here = (self.table.viewer, self.table.near, len(self.table.match.log))
            self.screen = replace(
                self.screen,
                picture=replace(picture, taker=taker, one_by_one=one_by_one),
                viewer=here[0],
                near=here[1],
                line=here[2],
            )
            self._show(animate=True)

    @fails_closed
    def write(self) -> None:
        """Write everything anew; the cards lie as they lie."""
        if self.table.match.round is not None and self.screen is not None:
            self._set(headline=None, below=None, resting=False)
            self.rewrite()

    def rewrite(self) -> None:
        """Write everything as it is to be now, headlines too."""
        if self.screen is not None and self.table.match.round is not None:
            self._set(step=self.table.step())
            self.screen = self.presenter.screen(self.state, self.mark_fitting(), self.screen.picture)
            self._show()

    def _while_told(self, **changes: Any) -> None:
        """Change only this: whose turn it is and what can be done runs ahead of no card."""
        if self.screen is not None:
            self.screen = replace(self.screen, **changes)
            self._show()

    def write_below(self, message: Message) -> None:
        """Write this below the status, until something else happens."""
        self._set(below=message)
        if self.screen is not None:
            self._while_told(status=replace(self.screen.status, below=message))

    def speak(self, said: tuple[Speech, ...], outcry: Outcry | None) -> None:
        """Players say this aloud, and the whole table turns to that, until the next thing happens."""
        if (said, outcry) != (self.state.speech, self.state.outcry):
            self._set(speech=said, outcry=outcry)
            self._while_told(speech=said, outcry=outcry)

    def quiet(self) -> None:
        """Nothing is said aloud any more."""
        self.speak((), None)

    def show_round_end(self, part: RoundEnd, picture: Picture, *, animate: bool) -> None:
        """The end of a round has come so far, and the cards lie like this."""
        self._set(round_end=part)
        if self.screen is not None:
            agreement = self.presenter.agreement(self.state, picture)
            self.screen = replace(self.screen, picture=picture, agreement=agreement, round_end=part)
            self._show(animate=animate)

    def set_round_end(self, part: RoundEnd | None) -> None:
        """Only this of the end of a round is another one, or nothing of it stands there any more."""
        if part != self.state.round_end:
            self._set(round_end=part)
            self._while_told(round_end=part)

    def offer_to_go_on(self, offered: GoOn | None) -> None:
        """Let a player say go on, or not."""
        if offered != self.state.go_on:
            self._set(go_on=offered)
            self._while_told(go_on=offered)

    def note_told(self, seat: int | None, told: Sequence[Message], *, begins: bool) -> None:
        """This was just told; what the near person does oneself begins the strip anew, and so does a deal."""
        since = self.state.since
        if begins and (seat is None or (seat == self.table.near and seat in self.table.persons)):
            since = ()
        self._set(since=(*since, *told)[-MOST:], last=told[-1] if told else self.state.last)
        self._while_told(strip=self.state.since)

    def rebuild(self) -> None:
        """Another person sits here, or the log is another one: what was told comes from the log."""
        table = self.table
        line = max(last_acted(table, table.near) - 1, table.match.last_deal)
        every = told_since(table, 0) if not self.state.last else None
        last = every[-1] if every else self.state.last
        self._set(since=tuple(told_since(table, line))[-MOST:], last=last)
        self._while_told(strip=self.state.since)

    def jumped(self) -> None:
        """The table lies otherwise: what was told is what the log says."""
        self._hush()
        self._set(last=None, speech=(), outcry=None)
        self.do(WriteLog())
        self.rebuild()
        self.show()

    def clear_strip(self) -> None:
        """Nothing has happened."""
        self._set(since=())
        self._while_told(strip=())

    def begin(self, picture: Picture) -> None:
        """A round has been dealt, of which nothing is told yet: only this lies there."""
        self._set(
            curtain=None,
            since=(),
            picked=(),
            last=None,
            headline=None,
            below=None,
            go_on=None,
            bubble=None,
            choice=None,
            speech=(),
            outcry=None,
        )
        self.screen = self.presenter.screen(replace(self.state, resting=True), False, picture)
        self._show()

    def show_picture(self, picture: Picture, *, animate: bool = True) -> None:
        """Let the cards lie like this; all else stands as it stands."""
        if self.screen is not None:
            self.screen = replace(self.screen, picture=picture, agreement=self.presenter.agreement(self.state, picture))
            self._show(animate=animate)

    def forget(self) -> None:
        """Something is wrong: nothing of what stood there is kept."""
        self.state, self.screen = State(seen=self.state.seen, warned=self.state.warned), None

    # -- what people do with cards ---------------------------------------------------------------------------------

    @property
    def _open(self) -> bool:
        """Whether a player plays here whose hand is open, and no curtain is before it."""
        return self.table.viewer is not None and self.table.is_played and self.state.curtain is None

    def _zone(self, target: str) -> Zone | None:
        picture = None if self.screen is None else self.screen.picture
        name = zone_of(target)
        return None if picture is None else next((zone for zone in picture.zones if zone.id == name), None)

    def may_pick(self, card: Card) -> bool:
        """Whether the person in front of the screen may take this card."""
        picture = None if self.screen is None else self.screen.picture
        if not self._open or picture is None:
            return False
        return any(zone.seat == self.table.viewer and card in zone.cards for zone in picture.zones)

    def is_legal(self, cards: Sequence[Card], target: str) -> bool:
        """Whether these cards may be dropped on this zone now."""
        zone = self._zone(target)
        if zone is not None and zone.kind is ZoneKind.TRAY:
            return self._open
        return self._open and is_plain(self.table.entry.stage.controls.gesture(self.table.view(), cards, target))

    def is_cheating(self, cards: Sequence[Card], target: str) -> bool:
        """Whether dropping these cards there is possible, but not what the rules want."""
        if not self._open:
            return False
        meant = self.table.entry.stage.controls.gesture(self.table.view(), cards, target)
        return isinstance(meant, Gesture) and (meant.warning is not None or target == AWAY)

    def pick(self, picked: Sequence[Card], passing: bool = False) -> None:
        """Other cards are picked; ``passing``: what is picked is dropped in the same moment."""
        before = self.state.picked
        self._hush()
        self._set(picked=tuple(picked), below=None, headline=None, rule="")
        if self.playback.busy:
            self._while_told(bubble=None, choice=None)
        else:
            self.rewrite()
        if passing or self.screen is None:
            return
        if not self._silent and self.table.viewer is not None:
            said = speech.picked(before, picked, self.screen.picture)
            meant = self.presenter.meaning(self.state) if picked else None
            if said is not None or meant is not None:
                self.do(Said(tuple(one for one in (said, meant) if one is not None)))
        if self.teacher is not None:
            self.teacher.picked()

    def consider(self, card: Card | None) -> None:
        """A player thinks about this card, which may be none."""
        if card != self.state.in_question:
            self._set(in_question=card)
            if self.screen is None:
                return
            agreement = self.presenter.agreement(self.state, self.screen.picture)
            if self.playback.busy or self.table.match.round is None:
                self._while_told(agreement=agreement)
            else:
                self._while_told(agreement=agreement, status=self.presenter.status(self.state))

    @fails_closed
    def drop(self, cards: Sequence[Card], target: str, cheating: bool = False) -> None:
        """Drop these cards on a zone, or touch it with none: play it, ask first, or say why not."""
        table, zone = self.table, self._zone(target)
        if not self._open or table.viewer is None:
            return
        if zone is not None and zone.kind in (ZoneKind.TRAY, ZoneKind.HAND):
            if cards:
                self.tray.put(cards, target)
                self._tray_changed()
            else:
                self.do(ReadZone(zone_of(target)))
            return
        meant = table.entry.stage.controls.gesture(table.view(), cards, target, cheating)
        if isinstance(meant, Gesture):
            if self._answers_kindly(meant.actions, About((target,))):
                return
            if meant.warning is not None and table.viewer not in self.state.warned:
                self.glide_back(told=True)
                deed = Play(table.viewer, tuple(meant.actions), dares=True)
                self._warn(meant.warning, About((target,)), deed)
            else:
                self._put_down()  # Some may stay in the hand.
                self.play(table.viewer, meant.actions)
        elif isinstance(meant, Refusal):
            self.refuse(meant, About((target,)), hop=bool(cards))
        else:
            self.glide_back(told=True)
            if not cards:
                self.do(ReadZone(zone_of(target)))

    def ask_where(self, cards: Sequence[Card], targets: Sequence[str], cheating: bool = False) -> None:
        """Ask on which of these zones the cards are to be dropped."""
        question = translate("Table", "Where do you want to put what you have picked?", "several places are possible")
        names = [zone.name for target in targets if (zone := self._zone(target)) is not None]
        meant = next((place for place, one in enumerate(targets) if self.is_meant(cards, one, cheating)), None)
        deeds = [Drop(tuple(cards), target, cheating) for target in targets]
        self._ask(question, About(tuple(targets)), names, deeds, meant)

    def is_meant(self, cards: Sequence[Card], target: str, cheating: bool) -> bool:
        """Whether dropping these cards there is what a guided first round asks for."""
        found = (
            self.table.entry.stage.controls.gesture(self.table.view(), cards, target, cheating) if self._open else None
        )
        return isinstance(found, Gesture) and self._asks_for(found.actions)

    # -- questions of the program itself ---------------------------------------------------------------------------

    def _ask(
        self, message: Message, about: About, answers: Sequence[Message], deeds: Sequence[Deed | None],
        meant: int | None,
    ) -> None:  # fmt: skip
        self._number += 1
        choice = Choice(message, about, tuple(answers), meant, self._number)
        self._set(choice=choice, chosen=tuple(deeds))
        self._while_told(choice=choice)

    def _warn(self, message: Message, about: About, deed: Play) -> None:
        """Ask before it is done."""
        self._ask(message, about, YES_NO, (None, deed), 1 if self._asks_for(deed.actions) else None)

    @fails_closed
    def choose(self, number: int) -> None:
        """Do what this answer of a choice means, unless the match has gone on."""
        chosen, asked_at = self.state.chosen, None if self.screen is None else self.screen.line
        self._set(choice=None, chosen=())
        self._while_told(choice=None)
        deed = chosen[number] if number < len(chosen) else None
        if asked_at != len(self.table.match.log):
            return
        if isinstance(deed, Drop):
            self.drop(deed.cards, deed.target, deed.cheating)
        elif isinstance(deed, Play) and (not deed.dares or self.table.viewer == deed.seat):
            if deed.dares:
                self._set(warned=self.state.warned | {deed.seat})
            self.play(deed.seat, deed.actions)

    def _hush(self) -> None:
        """What was said and asked is over."""
        self._set(bubble=None, choice=None, chosen=())

    def hush(self) -> None:
        """Take away what was said and asked on the table."""
        if self.state.bubble is not None or self.state.choice is not None:
            self._hush()
            self._while_told(bubble=None, choice=None)

    def bubble_gone(self) -> None:
        """The bubble has gone by itself; the rule behind it can still be asked for."""
        if self.state.bubble is not None:
            self._set(bubble=None)
            self._while_told(bubble=None)

    # -- buttons ---------------------------------------------------------------------------------------------------

    @fails_closed
    def press(self, command: Command) -> None:
        """Press a button: do what it says, ask first, or say why not.

        While something is being told, it is the button that stands there when all is told.
        """
        if self.playback.busy:
            self.playback.catch_up()
            every = () if self.screen is None else self.screen.buttons
            now = next((one.command for one in every if one.command.key == command.key), None)
            if now is None or (now.action, now.seat) != (command.action, command.seat):
                return
            command = now
        table = self.table
        seat = command.seat if command.seat is not None else table.viewer if self._open else None
        if seat is None or (command.seat is not None and self.state.curtain is not None):
            return
        if command.hasty and self._is_the_same_press(seat, command.key):
            return
        action, about = command.action, About(button=command.key)
        if command.refusal is not None:
            self.refuse(command.refusal, about)
        elif isinstance(action, TableButton):
            refusal = self._press_of_table(action, seat)
            if refusal is not None:
                self.refuse(refusal, about)
        elif self._answers_kindly((action,), about):
            return
        elif command.warning is not None:
            self._warn(command.warning, about, Play(seat, (action,)))
        else:
            used = self._open and self._comes_of_the_picked(action)
            self.play(seat, (action,))
            if used:
                self._put_down(gliding=True, told=True)

    def _comes_of_the_picked(self, action: Action) -> bool:
        """Whether a button means this because of the cards that are picked; a call leaves them as they are."""
        if not self.state.picked:
            return False
        without = self.table.entry.stage.controls.commands(self.table.view(), self.table.names, (), self.tray.groups)
        return action not in [one.action for one in without]

    def _is_the_same_press(self, seat: int, key: Message) -> bool:
        now, before = self.clock(), self._hasty.get((seat, key))
        if before is not None and now - before < SAME_PRESS:
            return True
        self._hasty[seat, key] = now
        return False

    def _press_of_table(self, deed: TableButton, seat: int) -> Refusal | None:
        if deed is TableButton.LOOK:
            self.look(seat)
        elif deed is TableButton.LAST_TRICK:
            self.do(LookAtLastTrick())
        elif deed is TableButton.CLEAR:
            self.tray.clear()
            self._tray_changed()
        else:
            refusal = self.tray.propose(self.state.picked)
            if refusal is None:
                self._tray_changed()
            return refusal
        return None

    def _tray_changed(self) -> None:
        self._put_down(gliding=True)
        self._hush()
        self.show(animate=True)
        self.do(Said((self.tray.text(),)))

    # -- playing ---------------------------------------------------------------------------------------------------

    @fails_closed
    def play(self, seat: int, actions: Sequence[Action]) -> None:
        """Let a person play these actions, one after the other, as far as they are legal."""
        table = self.table
        self.playback.finish()
        self.scheduler.pause()
        for action in actions:
            if table.goes_on_otherwise((action,)):
                break
            try:
                table.play(seat, action)
            except IllegalActionError:
                break
        self.happened()

    @fails_closed
    def act_for(self, seat: int, action: Action | None) -> None:
        """A computer player has decided; ``None``: it does not want what it was asked."""
        if action is None:
            self.table.answer_no((seat,))
        else:
            self.table.play(seat, action)
        self.happened()

    @fails_closed
    def time_is_up(self) -> None:
        """Those who have not answered do not want to."""
        self.table.time_is_up()
        self.happened()

    @fails_closed
    def go_on(self) -> bool:
        """Let the next player act, when everybody waits for persons who may still call; whether that meant anything."""
        if self.teacher is not None:
            return self.teacher.go_on()
        step = self.table.step()
        if isinstance(step, Asked) and self.state.curtain is None:
            self.table.answer_no(step.seats)
            self.happened()
        elif isinstance(step, Reaction):
            self.scheduler.pause()
            if self.table.go_on():
                self.happened()
            else:
                self.end_showing()
                self.show()
                self.advance(hurry=True)
        elif self.scheduler.rests:
            self.advance(hurry=True)
        else:
            return False
        return True

    @fails_closed
    def happened(self) -> None:
        """Tell what has happened since the last time, and go on when all is told."""
        # Asking first draws the curtain, so that no picture after it shows a hand for a moment.
        step = self.table.step()
        self._hush()
        if self.teacher is not None:
            self.teacher.fade()
        if not isinstance(step, Reaction):
            self.end_showing()
        self._set(hint=Hint(), go_on=None, rule="")
        if self.screen is not None:
            marks = tuple(replace(one, hinted=False) for one in self.screen.buttons)
            top = replace(self.screen.top, tools=self.presenter.tools())
            self._while_told(bubble=None, choice=None, go_on=None, buttons=marks, top=top)
        self.playback.tell()

    @fails_closed
    def told(self, again: bool) -> None:
        """All has been told that there was; ``again``: it had happened before."""
        if again:
            self.show(animate=True)
        self.advance()
        self.narrator.settle()

    @fails_closed
    def advance(self, hurry: bool = False) -> None:
        """See what comes next; ``hurry`` when a person has said go on."""
        self._set(go_on=None)
        if not isinstance(self.table.step(), Curtain):
            self._set(curtain=None)
        if self.screen is not None:
            self._while_told(go_on=None, curtain=None if self.state.curtain is None else self.screen.curtain)
        self.scheduler.advance(hurry)

    @fails_closed
    def waits(self, step: Step) -> None:
        """The match goes on when persons have acted, handed over, reacted or looked."""
        table = self.table
        self._sound_of_turn(step)
        waits = isinstance(step, Computer) and table.round.turn != table.viewer
        together = isinstance(step, Asked) or (isinstance(step, Computer) and table.asks_ready())
        meant = table.entry.stage.waiting.going_on(table.view()) if together else None
        offered = waits or isinstance(step, Reaction | Asked)
        self.offer_to_go_on(GoOn(*(meant or ())) if offered else None)
        if isinstance(step, RoundOver | MatchOver):
            self._set(curtain=None)
            self._while_told(curtain=None, question=None)
            self.narrator.settle()
            self.round_end.begin()
            return
        if isinstance(step, Curtain):
            self.round_end.hide()
            self._hush()
            self.show_once()
            self.lower_curtain(step.seat)
        elif isinstance(step, Reaction):
            self.write()
            self._show_last_turn(step.seat)
        if self.teacher is not None:
            self.teacher.show()
        self.narrator.ask(step)

    def _sound_of_turn(self, step: Step) -> None:
        """Is it for the person whose hand is open, and since another player acted?"""
        if not isinstance(step, Person | Curtain):
            return
        log = self.table.match.log
        new = any(line.seat != step.seat for line in log[self._heard :])
        if isinstance(step, Curtain):
            self._heard = len(log)  # A player who opens the curtain knows whose turn it is.
        elif self.table.round.turn == step.seat:
            self._heard = len(log)
            if new:
                self.do(Heard(Sound.YOUR_TURN))

    def rest_until_seen(self) -> None:
        """Wait until a person has seen what lies there: there is nothing else to do."""
        self._set(resting=True, go_on=GoOn())
        self.rewrite()

    # -- the turn of a person is shown to all once more --------------------------------------------------------------

    def _show_last_turn(self, seat: int) -> None:
        turn = beats.last_turn(self.table.match, seat)
        if self.state.shown_again == turn.line:
            return
        self._set(shown_again=turn.line, curtain=None)
        self._while_told(curtain=None)
        # Everybody looked on while a computer player acted; and what came before a snapshot cannot be shown again.
        if seat in self.table.persons and turn.beats:
            self.playback.tell_again(turn)

    def end_showing(self) -> None:
        """A player has reacted, or the viewer looks on no more."""
        if self.playback.again:
            self.playback.drop()
        self._set(shown_again=-1)

    def show_since(self) -> bool:
        """Show once more what has happened since the last deed of the person here; whether there was anything."""
        table = self.table
        if self.state.curtain is not None or table.match.round is None:
            return False
        self.playback.catch_up()
        again = beats.since(table.match, max(last_acted(table, table.near), table.match.last_deal))
        if not again.beats:
            message = translate("Table", "Nothing has happened since your last turn.")
            self.say(message, ASIDE)
            self.do(Said((message,)))
            return False
        self.scheduler.pause()
        self._hush()
        self._set(headline=translate("Table", "Once more, since your last turn", "status"))
        self.rewrite()
        self.playback.tell_again(again)
        return True

    # -- handing over ------------------------------------------------------------------------------------------------

    def lower_curtain(self, seat: int) -> None:
        """The curtain comes down for this person, with what may still be called and taken back."""
        self._set(curtain=seat)
        self.rebuild()
        self.rewrite()

    def look(self, seat: int) -> None:
        """A player who is asked wants to see the own hand first."""
        self.table.near = seat
        self.show()
        self.lower_curtain(seat)

    @fails_closed
    def uncover(self) -> None:
        """The person named on the curtain is here."""
        seat = self.state.curtain
        if seat is None:
            return
        self.do(EndPeek())
        self.table.uncover(seat)
        self._set(curtain=None, seen={**self.state.seen, seat: len(self.table.match.events)})
        self.rebuild()
        self.do(TakeKeys())
        self.show(animate=True)
        self.advance()

    @fails_closed
    def peek(self, on: bool) -> None:
        """Show the hand as long as the key or the button is held."""
        if self.state.curtain is None:
            return
        if on:
            self.table.uncover(self.state.curtain)
        else:
            self.table.cover()
        self.show()

    @fails_closed
    def cover(self) -> None:
        """Cover the open hand, because another person is looking."""
        if self.table.is_hot_seat and not self.table.match.between_rounds:
            self.table.cover()
            self._hush()
            self.show()
            self.advance()

    @fails_closed
    def leave(self) -> None:
        """Nothing private stays on a screen that is left."""
        self.hush()
        if self.table.is_hot_seat:
            self.table.cover()
            self.show()

    # -- taking back -------------------------------------------------------------------------------------------------

    @fails_closed
    def take_back(self) -> None:
        """Take back what may go, or say why that is not possible; in a guided first round, go back a step."""
        if self.teacher is not None:
            self.teacher.step_back()
            return
        self._stop()
        why_not = self.table.undo.why_not()
        if why_not is not None:
            self._refuse_to_take_back(why_not)
        else:
            self.table.take_back()
            self._follow()

    @fails_closed
    def redo(self) -> None:
        """Play again what was taken back last."""
        self._stop()
        if not self.table.undo.can_redo:
            self._refuse_to_take_back(translate("TakeBack", "There is nothing to redo."))
        else:
            self.table.redo()
            self._follow()

    def _stop(self) -> None:
        """All is told that has happened, and no player thinks."""
        self.playback.finish()
        self.do(EndPeek())
        self.scheduler.pause()

    def _refuse_to_take_back(self, why_not: Message) -> None:
        self.refuse_saying(why_not, "", ASIDE)
        self.advance()

    def _follow(self) -> None:
        """The table is another one: nothing on the screen is about the one that was there."""
        # Asking first draws the curtain, so that no picture after it shows a hand for a moment.
        self.table.step()
        self._hush()
        self.end_showing()
        self.round_end.hide()
        events = len(self.table.match.events)
        seen = {seat: min(line, events) for seat, line in self.state.seen.items()}
        # What was said and cried out was about another table.
        self._set(hint=Hint(), seen=seen, last=None, speech=(), outcry=None)
        self.presenter.pictures.rewind()
        self.scheduler.rewind()
        self._put_down()
        self.do(WriteLog())
        self.rebuild()
        self.show(animate=True)
        self.advance()

    # -- refusals and hints --------------------------------------------------------------------------------------------

    def refuse(self, refusal: Refusal, about: About, hop: bool = False) -> None:
        """Let the cards glide back and say why, beside a part of the table; what would fit may ``hop``."""
        table, stage = self.table, self.table.entry.stage
        message = stage.speech.explain(refusal, table.names)
        instead = None if table.viewer is None else stage.speech.instead(table.view(), refusal, table.names)
        if instead is not None:
            message = two_sentences(message, instead.text)
        self.refuse_saying(message, refusal.rule, about, hop)

    def refuse_saying(self, message: Message, rule: str, about: About, hop: bool = False) -> None:
        """Let the cards glide back and say this; the ``rule`` is the chapter behind it, or empty."""
        self.glide_back(hop=hop)
        self.do(Heard(Sound.NOT_ALLOWED))
        self.say(message, about, rule=rule)
        shown = (speech.keyed(translate("Table", "Show the rule"), "F1"),) if rule else ()
        self.do(Said((message, *shown), urgent=True))

    def say(self, message: Message, about: About, sides: Sequence[Where] = OVER_CARD, rule: str = "") -> None:
        """Say this beside a part of the table."""
        self._number += 1
        bubble = Bubble(message, rule, about, tuple(sides), self._number)
        self._set(bubble=bubble, rule=rule)
        self._while_told(bubble=bubble)

    @fails_closed
    def hint(self) -> None:
        """Ask what a good player would do; only whose turn it is gets a hint."""
        table = self.table
        if not self._open or table.match.between_rounds:
            return
        if self.teacher is not None:
            self.teacher.again()
            return
        if not table.entry.game.lenient:
            self._advise(translate("Table", "There are no hints in this game."))
        elif table.viewer in (table.round.turn, *table.round.must_answer()):
            self.scheduler.ask_for_hint()
        else:
            self._advise(translate("Table", "A hint comes when it is your turn."))

    @fails_closed
    def hinted(self, decision: Decision | None) -> None:
        """Say what a good player would do, and why."""
        if not self._open:
            return
        if decision is None:
            self._advise(translate("Table", "There is no hint just now. Go on, or ask again."))
            return
        table = self.table
        found = self.mark(decision.action)
        message = table.entry.stage.speech.advise(decision.action, decision.reasons, table.names)
        if found.cards and self._lies_open(found.cards):
            self._advise(message, About(cards=found.cards))
        elif found.zone:
            self._advise(message, About((found.zone,)), BESIDE_PILE)
        else:
            every = () if self.screen is None else self.screen.buttons
            key = next((one.command.key for one in every if one.command.action == decision.action), None)
            self._advise(message, About(button=key), BESIDE_PILE)

    def mark(self, action: Action) -> Hint:
        """Show on the table itself which cards, which place or which button an action is about."""
        table, picture = self.table, None if self.screen is None else self.screen.picture
        targets = [zone.id for zone in (() if picture is None else picture.zones) if is_target(zone)]
        meant = concern(table.entry.stage.controls, table.view(), action, targets)
        button = action if not meant.cards and meant.zone is None else None
        hint = Hint(meant.cards, meant.zone or "", button)
        # What was pointed at before is older than the hint.
        self._set(hint=hint, in_question=None)
        self.show(animate=True)
        return hint

    def _lies_open(self, cards: frozenset[Card]) -> bool:
        zones = () if self.screen is None else self.screen.picture.zones
        return any(card in zone.cards for zone in zones for card in cards)

    def _advise(self, message: Message, about: About = ASIDE, sides: Sequence[Where] = OVER_CARD) -> None:
        self.say(message, about, sides)
        self.do(Said((message,), urgent=True))

    def _answers_kindly(self, actions: Sequence[Action], about: About) -> bool:
        return self.teacher is not None and self.teacher.answers_kindly(actions, about)

    def _asks_for(self, actions: Sequence[Action]) -> bool:
        return self.teacher is not None and self.teacher.asks_for(actions)
