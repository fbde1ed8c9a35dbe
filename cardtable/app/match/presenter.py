"""Presenter: from a running match and the state of its screen to the value of all that stands there."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cardtable.app.awaiting import Asked, Reaction
from cardtable.app.match.screen import Button, Call, Curtain, Place, Screen, Status, Top
from cardtable.app.match.state import Hint
from cardtable.app.match.telling import Telling
from cardtable.app.match.turn_log import Log
from cardtable.app.turns import NO_SEAT, lines_from, since_my_turn, turn_ended
from cardtable.app.tutorial import Tutorial
from cardtable.app.tutorial_data import has_guide
from cardtable.engine.match import TakingBack
from cardtable.messages import translate, verbatim
from cardtable.stage.commands import DIGITS, Command, TableButton
from cardtable.stage.turn_lines import Notice, not_at_plates
from cardtable.stage.zones import ZoneKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.app.match.lessons import Lessons
    from cardtable.app.match.screen import Lesson, LogRow
    from cardtable.app.match.state import State
    from cardtable.app.match.table_pictures import Pictures
    from cardtable.app.match.tray import Tray
    from cardtable.app.running_match import RunningMatch
    from cardtable.app.sight import Sight
    from cardtable.app.turns import Until
    from cardtable.engine.round import View
    from cardtable.messages import Message
    from cardtable.stage.commands import Question
    from cardtable.stage.picture import Picture
    from cardtable.stage.turn_lines import TurnLine
    from cardtable.stage.zones import Feature

LOOK_KEYS: Final = tuple(verbatim(letter) for letter in "ASDFHJKL")
"""The row below the numbers, with which the same persons answer; without the letter of “Go on” in any language."""
LAST_TRICK_KEY: Final = translate("Keys", "K", "letter of the button “Last trick”")
# So many turns are told at most, the newest.
MOST_TOLD: Final = 40
STOOD_IN: Final = translate("Curtain", "You were away, and a computer player took your turn.", "told on return")
LOOK: Final = translate("Table", "Have a good look, then go on.", "status: something lies there to be seen")


class Presenter:
    """Makes screens of one running match; it changes nothing but what the pictures of hands remember.

    ``telling`` is what is being told of it meanwhile.
    """

    def __init__(self, sight: Sight, pictures: Pictures, tray: Tray, lessons: Lessons | None = None) -> None:
        """``lessons`` are what is taught, where a player learns."""
        self._sight, self._table = sight, sight.table
        self.pictures = pictures
        self._tray, self._lessons = tray, lessons
        self.telling = Telling()
        self._log = Log(sight)

    def picture(self, state: State, mark_fitting: bool) -> Picture:
        """The cards as they lie now; what lies in the tray is known by it, and decides which buttons there are."""
        sight, hint = self._sight, self._hint(state)
        open_hand = sight.viewer is not None and sight.viewer == sight.near
        self.pictures.hinted = hint.cards if open_hand else frozenset()
        self.pictures.hinted_zone = hint.zone if open_hand else ""
        return self.pictures.picture(mark_fitting)

    def screen(self, state: State, picture: Picture) -> Screen:
        """All that stands there now, with the cards as they lie on this picture."""
        sight, table, stage = self._sight, self._table, self._table.entry.stage
        view = sight.view()
        seen = self._seen()
        question = self._question(state, view)
        strip, notices = self._turns(state, picture, seen)
        match = table.match
        progress = stage.scoring.progress(
            match.options, match.standing, len(match.results) + (not match.between_rounds)
        )
        return Screen(
            sight.viewer,
            sight.near,
            len(match.log),
            picture,
            self._top(progress),
            self._status(state, view, seen, question),
            self._buttons(state, picture, view, question),
            state.go_on,
            question,
            state.bubble,
            state.choice,
            self._curtain(state),
            strip,
            notices,
            self.agreement(state, picture),
            table.problem,
            tuple((seat.name, seat.colour) for seat in match.seats),
            state.speech,
            state.outcry,
            state.round_end,
            log=self._rows(state, seen),
            moods=state.moods,
        )

    def _top(self, progress: Message) -> Top:
        table, match = self._table, self._table.match
        taught = isinstance(table, Tutorial)
        seat = None if taught or not table.is_played else self._sight.viewer
        order = None if seat is None else table.standing.title(seat)
        found = {
            "cover": table.is_hot_seat,
            "hint": table.entry.game.lenient or taught,
            "back": match.taking_back is not TakingBack.NEVER or taught,
            "guide": has_guide(table.entry.game.id) and not taught,
            "replay": not taught,
            "phones": table.is_played and bool(table.persons) and not taught,
            "review": table.can_be_reviewed,
            "redo": table.undo.can_redo,
            "order": order is not None,
            "code": match.code_is_open,
            "seats": not match.luck,
        }
        code = match.deal_code if found["code"] else ""
        return Top(verbatim(table.entry.game.title), progress, code, frozenset(filter(found.get, found)), order)

    def lesson(self, screen: Screen, state: State) -> Lesson | None:
        """What is taught on this screen, where a player learns."""
        return None if self._lessons is None else self._lessons.lesson(screen, state.picked)

    # -- words -----------------------------------------------------------------------------------------------------

    def status_line(self, state: State) -> Message:
        """Whose turn it is and what is expected."""
        return self._status_line(state, self._sight.view())

    def _status_line(self, state: State, view: View) -> Message:
        table, step = self._table, state.step
        if isinstance(step, Reaction):
            text = translate("Table", "{player} has played. Look closely: was everything fair?")
            return text.put(player=table.names[step.seat])
        if table.match.over:
            return self._sight.outcome()
        stage = table.entry.stage
        plan = stage.controls.plan(view, self._tray.groups(view.seat)) if self._sight.viewer is not None else None
        return plan if plan is not None else stage.speech.status(view, table.names)

    def meaning(self, state: State) -> Message | None:
        """What the picked cards are together, or the one in question would be."""
        return None if self._table.match.round is None else self._meaning(state, self._seen())

    def _meaning(self, state: State, seen: View) -> Message | None:
        if self._sight.viewer is None:
            return None
        cards = state.picked or (() if state.in_question is None else (state.in_question,))
        return self._table.entry.stage.controls.describe(seen, cards)

    def _hint(self, state: State) -> Hint:
        """What the person in front of the screen was advised; what another one was is nothing here."""
        return state.hint if state.hint.seat == self._sight.viewer else Hint()

    def agreement(self, state: State, picture: Picture) -> tuple[tuple[Feature, ...], ...]:
        """With what of the cards that count a card agrees: the one in question, or that of a hint, while it is held."""
        hinted = tuple(self._hint(state).cards)
        card = state.in_question or (hinted[0] if len(hinted) == 1 else None)
        if card is None or self._sight.viewer is None:
            return ()
        held = [zone for zone in picture.zones if zone.kind in (ZoneKind.HAND, ZoneKind.TRAY) and card in zone.cards]
        agreed = self._table.entry.stage.layout.agreement(self._seen(), card) if held else ()
        return tuple(tuple(features) for features in agreed)

    def _seen(self) -> View:
        """What lies on the screen; while something is told that is a moment behind the table."""
        now, sight = self.telling.now, self._sight
        if now is None:
            return sight.view()
        return sight.look_again(now.table) if self.telling.anew else sight.look(now.table)

    def status(self, state: State) -> Status:
        """The two lines of the bar."""
        view = self._sight.view()
        return self._status(state, view, self._seen(), self._question(state, view))

    def _status(self, state: State, view: View, seen: View, question: Question | None) -> Status:
        if state.resting:
            return Status(LOOK)
        asked = state.headline is None and question is not None
        # A question on the cloth says itself what is to be done.
        line = verbatim("") if asked else state.headline or self._status_line(state, view)
        meant = self._meaning(state, seen)
        if meant is not None:
            return Status(line, meant, below_first=True)
        return Status(line, state.below)

    def turns(self, state: State, picture: Picture) -> tuple[tuple[TurnLine, ...], tuple[Notice, ...]]:
        """What no plate tells of the turns since one's last one, and what was done to oneself in them."""
        return ((), ()) if self._table.match.round is None else self._turns(state, picture, self._seen())

    def _turns(self, state: State, picture: Picture, seen: View) -> tuple[tuple[TurnLine, ...], tuple[Notice, ...]]:
        table = self._table
        over = state.round_end is not None or (table.match.between_rounds and state.told is None)
        if over or state.curtain is not None:
            return (), ()
        sight = self._sight
        found = since_my_turn(sight, sight.near, seen, state.told)
        mine = sight.viewer is not None and sight.viewer == sight.near
        # The log tells it all.
        strip = () if state.opened is not None else tuple(not_at_plates(found.lines, picture.tags))
        return strip, tuple(found.notices) if mine else ()

    def log(self, state: State) -> tuple[LogRow, ...] | None:
        """The rows of the log, while it stands beside the table."""
        return None if state.opened is None else self._rows(state, self._seen())

    def _rows(self, state: State, seen: View) -> tuple[LogRow, ...] | None:
        return None if state.opened is None else self._log.rows(state.opened, seen, state.told)

    def lines(self, *, every_round: bool = True, until: Until | None = None) -> list[Message]:
        """What the log tells, the newest last; nothing before the deal."""
        if self._table.match.round is None:
            return []
        return self._log.lines(self._seen(), every_round=every_round, until=until)

    def rewind(self) -> None:
        """The table lies otherwise: nothing is known of how it lay before."""
        self._log.forget()

    def _question(self, state: State, view: View) -> Question | None:
        """What the person in front of the screen is asked now."""
        table = self._table
        if self._sight.viewer is None or table.match.between_rounds or state.curtain is not None:
            return None
        return table.entry.stage.controls.question(view, table.names)

    def chapter(self) -> str:
        """The chapter of the book that matters now to the person in front of the screen; empty before the deal."""
        return "" if self._table.match.round is None else self._table.entry.stage.speech.chapter(self._seen())

    # -- buttons ---------------------------------------------------------------------------------------------------

    def buttons(self, state: State, picture: Picture) -> tuple[Button, ...]:
        """What can be pressed where the cards lie like this and nobody is asked anything."""
        return self._buttons(state, picture, self._sight.view(), None)

    def _buttons(self, state: State, picture: Picture, view: View, question: Question | None) -> tuple[Button, ...]:
        if state.resting:
            return ()
        table, stage = self._table, self._table.entry.stage

        def why(command: Command) -> Message | None:
            return None if command.refusal is None else stage.speech.explain(command.refusal, table.names)

        commands = [*self._of_game(state, view), *self._last_trick(picture)]
        if self._lessons is not None:  # who learns calls when asked, and not before
            taught = [one for one in commands if one.action is not TableButton.CALL]
            commands = self._lessons.light_up(taught, picture)
        action = self._hint(state).action
        return tuple(
            Button(one, _place(one, question), why(one), action is not None and one.action == action)
            for one in commands
        )

    def _called(self, seat: int, command: Command) -> Command:
        """A call that was made ahead can be taken back."""
        if command.action is not TableButton.CALL or not self._table.standing.has_called(seat):
            return command
        return replace(command, label=translate("Table", "Not after all", "button: take back a call made ahead"))

    def _calls(self) -> list[tuple[int, Command]]:
        """What persons may call whose hand is not open here."""
        return [(seat, self._called(seat, command)) for seat, command in self._sight.calls()]

    @staticmethod
    def _last_trick(picture: Picture) -> list[Command]:
        """Where tricks are won, the last one can be seen once more."""
        if not any(zone.kind is ZoneKind.LAST and zone.cards for zone in picture.zones):
            return []
        return [Command(TableButton.LAST_TRICK, translate("Table", "Last trick", "button"), LAST_TRICK_KEY)]

    def _of_game(self, state: State, view: View) -> list[Command]:
        table = self._table
        if not table.is_played:
            return []
        if isinstance(state.step, Asked):
            return [*(_of_seat(table, *call) for call in self._calls()), *self._looks(state.step.seats)]
        if view.seat is None and table.reaction_window() is not None:
            return [_of_seat(table, seat, command) for seat, command in self._calls()]
        found = table.entry.stage.controls.commands(view, table.names, state.picked, self._tray.groups(view.seat))
        own = found if view.seat is None else [self._called(view.seat, command) for command in found]
        if len(table.persons) > 1 and state.curtain is None and not any(one.answer for one in own):
            # What is urgent is called by who need not sit at the open hand; answers have the same digits for keys.
            own += [_of_seat(table, seat, command) for seat, command in self._calls() if command.primary]
        return own

    def _looks(self, asked: Sequence[int]) -> list[Command]:
        """Who is asked here may look at the own hand first."""
        table = self._table
        label = translate("Table", "{player}: look at my cards")
        return [
            Command(TableButton.LOOK, label.put(player=table.names[seat]), LOOK_KEYS[seat], seat=seat) for seat in asked
        ]

    # -- the curtain -----------------------------------------------------------------------------------------------

    def _curtain(self, state: State) -> Curtain | None:
        seat, sight, table = state.curtain, self._sight, self._table
        if seat is None:
            return None
        player = table.match.seats[seat]
        left = table.absences.since(seat)
        if left is None:
            since, hearer = max(state.seen.get(seat, 0), turn_ended(table, seat)), seat
        else:  # What was played for that person is told, too.
            since, hearer = left, NO_SEAT
        told = lines_from(sight, hearer, sight.view(), since)
        notices = told.notices if left is None else [Notice(STOOD_IN)]
        calls = [Call(one, table.names[one], command) for one, command in self._calls() if command.warning is None]
        return Curtain(
            seat,
            player.name,
            player.face,
            player.colour,
            tuple(notices),
            tuple(told.lines[-MOST_TOLD:]),
            tuple(calls),
            table.can_take_turn_back(seat) if left is not None else table.take_back_refusal() is None,
            table.can_leave(seat),
            left is not None,
        )


def _place(command: Command, question: Question | None) -> Place:
    """An answer that cannot be given now waits for its question, and what is done with picked cards for these.

    Their keys say why.
    """
    if command.seat is not None and command.action is not TableButton.LOOK:
        return Place.SEAT
    if command.waits:
        return Place.HIDDEN
    if command.cards is not None:
        return Place.CARD if command.cards else Place.HIDDEN
    if not command.answer:
        return Place.BAR
    if question is not None:
        return Place.QUESTION
    return Place.BAR if command.refusal is None else Place.HIDDEN


def _of_seat(table: RunningMatch, seat: int, command: Command) -> Command:
    """The call of one of several persons; its key is the number of the seat."""
    label = translate("Curtain", "{player}: {call}", "a player's call").put(
        player=table.names[seat], call=command.label
    )
    return replace(command, label=label, key=DIGITS[seat], seat=seat, primary=False)
