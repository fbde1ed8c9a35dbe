"""A running match at one machine: who sits in front of it, what that person may see, and what comes next."""

from __future__ import annotations

import secrets
from random import Random
from typing import TYPE_CHECKING

from cardtable.app.ai_process import Question
from cardtable.app.beats import Moments
from cardtable.app.steps import Asked, Computer, Curtain, MatchOver, Person, Reaction, RoundOver, Step
from cardtable.app.undo import Undo
from cardtable.engine.deal_code import new_deal_code, parse_deal_code
from cardtable.engine.match import Match, Seat
from cardtable.players.decision import Level
from cardtable.stage.animals import animal_of_seat
from cardtable.stage.characters import STYLES, TEMPO
from cardtable.store.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardtable.app.ai_process import Answer
    from cardtable.app.autosave import Autosave
    from cardtable.app.beats import Beat
    from cardtable.app.settings import Asking
    from cardtable.engine.match import TakingBack
    from cardtable.engine.options import Options
    from cardtable.engine.refusal import Refusal
    from cardtable.engine.round import Round, View
    from cardtable.engine.values import Action, Event
    from cardtable.games.catalogue import GameEntry
    from cardtable.messages import Message
    from cardtable.stage.account import AccountSheet
    from cardtable.stage.commands import Command, ReactionWindow


class GameTable:
    """One match and the people and computer players around it.

    ``viewer`` is the seat whose hand is open on the screen, ``None`` behind the curtain; ``near`` is the seat at the
    near edge of the table. ``names`` are those of the seats. ``problem`` is why the last change could not be kept, if
    so. ``asking`` is when persons are asked what all are asked. ``watched`` is told every beat of what happens, where a
    screen shows it.
    ``is_played`` is whether a player may act here; else the table is only looked at.
    """

    asking: Asking = "until_down"
    is_played = True

    @property
    def can_be_reviewed(self) -> bool:
        """Whether there are decisions of persons that can be looked at again."""
        return bool(self.persons) and len(self.match.log) > self.match.first_replayable

    def __init__(self, entry: GameEntry, match: Match, player_seed: str, autosave: Autosave) -> None:
        self.entry = entry
        self.match = match
        self.player_seed = player_seed
        self.problem: Message | None = None
        self._autosave = autosave
        self._asked: set[int] = set()
        self._asked_at = -1
        self._gone_on_at = -1
        self.watched: Callable[[Sequence[Beat]], None] | None = None
        self.persons = tuple(number for number, seat in enumerate(match.seats) if seat.is_person)
        self.viewer: int | None = self.persons[0] if len(self.persons) == 1 else None
        self.near = self.persons[0] if self.persons else 0
        self.undo = Undo(self)

    @property
    def names(self) -> tuple[str, ...]:
        """What those who sit here are called."""
        return tuple([seat.name for seat in self.match.seats])

    def call(self, seats: Sequence[Seat]) -> None:
        """Those who sit here are called so from now on."""
        self.match.seats = tuple(seats)

    @property
    def is_hot_seat(self) -> bool:
        """Whether several persons share the screen, so that hands need a curtain."""
        return len(self.persons) > 1

    @property
    def round(self) -> Round:
        """The deal that is being played or was played last."""
        if self.match.round is None:
            raise RuntimeError("nothing has been dealt yet")
        return self.match.round

    def view(self) -> View:
        """What may be on the screen now."""
        return self.look(self.round)

    def look(self, lying: Round) -> View:
        """What may be on the screen of a table that lies, or lay, like this."""
        return lying.view(self.viewer)

    # -- what comes next -------------------------------------------------------------------------------------------

    def step(self) -> Step:
        """Whom the table waits for. Draws the curtain when the turn has passed to another person."""
        if self.match.between_rounds:
            return MatchOver() if self.match.over else RoundOver()
        turn = self.round.turn
        asked = self.round.must_answer()
        if asked:
            return self._question_to_all(asked)
        shown = self._to_be_shown()
        if shown is not None:
            self.viewer = None
            return Reaction(shown)
        owing = [seat for seat in self.round.awaited() if seat in self.persons]
        unheard = owing and self.reaction_window() is None and not self.match.seats[turn].is_person
        if self.is_hot_seat and self.viewer is None and unheard:
            self.near = owing[0]
            return Curtain(owing[0])
        caller = self.computer_that_may_call()
        if caller is not None:
            return Computer(caller, call=True)
        if not self.match.seats[turn].is_person:
            return Computer(turn, call=False)
        if self.viewer != turn:
            self.viewer = None
            self.near = turn
            return Curtain(turn)
        return Person(turn)

    def _question_to_all(self, asked: tuple[int, ...]) -> Step:
        """Computer players answer at once and in secret; persons with an open hand by themselves, else in public."""
        computer = self.next_computer()
        persons = tuple(seat for seat in asked if seat in self.persons)
        if computer is not None and not self.race():
            return Computer(computer, call=True)
        if not self.is_hot_seat:
            return Person(persons[0])
        if self.viewer is not None and self.viewer in asked:
            return Person(self.viewer)
        self.viewer = None
        return Asked(persons)

    def asks_ready(self) -> bool:
        """Whether a computer player waits until the persons are ready."""
        return bool(self.persons) and self.entry.stage.waiting.asks_ready(self.round.view(None))

    def ponders(self) -> float:
        """How long the player on turn takes, as a share of the usual time, from public facts only."""
        sitting = self.match.seats[self.round.turn]
        tempo = TEMPO[STYLES[animal_of_seat(sitting.face, sitting.colour)]]
        return tempo * self.entry.stage.waiting.ponders(self.round.view(None))

    def race(self) -> int | None:
        """How many seconds persons have to answer a question to all before another player does; ``None``: no hurry."""
        if self.match.between_rounds or not set(self.round.must_answer()) & set(self.persons):
            return None
        return self.entry.stage.waiting.seconds_to_answer(self.round.view(None))

    def known_answer(self) -> Answer | None:
        """What the player who acts next does, where it is known without thinking."""

    def goes_on_otherwise(self, actions: Sequence[Action]) -> bool:
        """Whether these legal actions are not what is done at this table now, as in a guided first round."""
        return False

    def next_computer(self) -> int | None:
        """The computer player that answers a question to all next: any of them, by chance, as the first may count."""
        computers = [seat for seat in self.round.must_answer() if seat not in self.persons]
        seed = f"{self.player_seed}/race/{len(self.match.log)}"
        return computers[int(Random(seed).random() * len(computers))] if computers else None

    def reaction_window(self) -> ReactionWindow | None:
        """Whose last turn a person may still react to, and for how long; ``None`` when there is no such thing."""
        if self.match.between_rounds:
            return None
        found = self.entry.stage.waiting.reaction_window(self.round.view(None))
        others = any(seat != found.seat for seat in self.persons) if found is not None else False
        return found if others else None

    def _to_be_shown(self) -> int | None:
        """Whose turn has just ended, as long as everybody at the machine may still look at it and react."""
        if not self.is_hot_seat or self._gone_on_at == len(self.match.log):
            return None
        trial = self.reaction_window()
        if trial is None:
            return None
        # Between computer players everybody looks on; before a curtain falls there is time to look and to object.
        return trial.seat if trial.seat in self.persons or self.round.turn in self.persons else None

    def go_on(self) -> tuple[Event, ...]:
        """No player reacts any more: the next person lets the turn stand, or the next computer player acts."""
        turn = self.round.turn
        if turn in self.persons:
            found = next((one for one in self.round.legal(turn) if self.entry.stage.waiting.ends_reactions(one)), None)
            if found is not None:
                return self.play(turn, found)
        self._gone_on_at = len(self.match.log)
        return ()

    def computer_that_may_call(self) -> int | None:
        """A computer player with something to say out of turn that was not asked since the last action."""
        if self._asked_at != len(self.match.log):
            self._asked_at = len(self.match.log)
            self._asked = set()
        current = self.round
        awaited = current.awaited()
        computers = [seat for seat, sitting in enumerate(self.match.seats) if not sitting.is_person]
        # Who owes a call is asked before those who might catch it.
        for seat in sorted(computers, key=lambda seat: seat not in awaited):
            if seat != current.turn and seat not in self._asked:
                if current.legal(seat):
                    return seat
                self._asked.add(seat)
        return None

    def stays_silent(self, seat: int) -> None:
        """The computer player was asked and says nothing before the next action."""
        self._asked.add(seat)

    def person_may_call(self) -> bool:
        """Whether a person has something urgent to call before the next player acts."""
        calls = self.entry.stage.controls.commands_out_of_turn
        waiting = (seat for seat in self.persons if seat != self.round.turn)
        return any(command.primary for seat in waiting for command in calls(self.round.view(seat), self.names))

    def question(self, seat: int, level: Level | None = None) -> Question:
        """What to ask the mind of a seat: its own view and nothing else."""
        sitting = self.match.seats[seat]
        chosen = level or Level(sitting.level or Level.HARD)
        seed = f"{self.player_seed}/{len(self.match.log)}/{seat}"
        view = self.round.view(seat)
        if sitting.is_person:
            return Question(self.match.game.id, view, chosen, seed, hint=True)
        return Question(self.match.game.id, view, chosen, seed, STYLES[animal_of_seat(sitting.face, sitting.colour)])

    # -- the curtain -----------------------------------------------------------------------------------------------

    def uncover(self, seat: int) -> None:
        """This person is in front of the screen now."""
        if seat not in self.persons:
            raise ValueError("only persons look at the screen")
        self.viewer = seat
        self.near = seat

    def cover(self) -> None:
        """Take everything private off the screen."""
        if self.is_hot_seat:
            self.viewer = None

    def calls(self) -> list[tuple[int, Command]]:
        """What persons whose hand is not open may still call, with their seats."""
        return [
            (seat, command)
            for seat in self.persons
            if seat != self.viewer and self.match.round is not None and self.round.result is None
            for command in self.entry.stage.controls.commands_out_of_turn(self.round.view(seat), self.names)
        ]

    # -- changes ---------------------------------------------------------------------------------------------------

    def deal(self) -> tuple[Event, ...]:
        """Deal the next round, and keep it."""
        if self.is_hot_seat:
            self.viewer = None
        moments = Moments()
        events = self.match.deal(moments.watch if self.watched else None)
        self.undo.played()
        self._note(moments)
        self._keep()
        return self.visible(events)

    def play(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Play an action and keep it; returns what the screen may show. IllegalActionError changes nothing."""
        events = self._act(seat, action) + self._answer_for_the_uninterested()
        self._keep()
        return self.visible(events)

    def _act(self, seat: int, action: Action) -> tuple[Event, ...]:
        moments = Moments()
        self.undo.before(seat, action)
        events = self.match.play(seat, action, moments.watch if self.watched else None)
        self.undo.played()
        self._note(moments)
        return events

    def _note(self, moments: Moments) -> None:
        if self.watched is not None:
            self.watched(moments.cut(self.match))

    def time_is_up(self) -> tuple[Event, ...]:
        """Those who have not answered do not want to."""
        return self.answer_no(self.round.must_answer())

    def answer_no(self, seats: Sequence[int]) -> tuple[Event, ...]:
        """Answer no to a question to all for these persons, and keep it."""
        events = tuple(event for seat in seats for event in self._say_no(seat))
        self._keep()
        return self.visible(events)

    def _say_no(self, seat: int) -> tuple[Event, ...]:
        if seat not in self.round.must_answer():
            return ()
        return self._act(
            seat, next(one for one in self.round.legal(seat) if self.entry.stage.waiting.ends_reactions(one))
        )

    def _answer_for_the_uninterested(self) -> tuple[Event, ...]:
        if self.match.between_rounds:
            return ()
        asked = [
            seat for seat in self.round.must_answer() if seat in self.persons and not self.is_asked(seat, self.round)
        ]
        return tuple(event for seat in asked for event in self._say_no(seat))

    def is_asked(self, seat: int, current: Round) -> bool:
        """Whether this person wants to be asked at this table.

        What only the hand tells does not count where others would see from it what the hand holds.
        """
        if self.asking in ("always", "never"):
            return self.asking == "always"
        view, stage = current.view(seat), self.entry.stage
        if self.asking == "useful" and not self.is_hot_seat:
            return stage.waiting.matters_to(view) and stage.waiting.would_accept(view)
        return stage.waiting.matters_to(view)

    def take_back_refusal(self) -> Refusal | None:
        """Why nothing can be taken back; ``None`` when something can."""
        return self.undo.refusal()

    def take_back(self) -> None:
        """Take back what the table allows to, and wait for the person whose it was; IllegalActionError says why not."""
        seat = self.undo.take_back()
        if self.viewer != seat:
            self.viewer = None
            self.near = seat
        self._lie_otherwise()

    def redo(self) -> None:
        """Play what was taken back last once more; LookupError when there is nothing."""
        self.undo.redo()
        if self.is_hot_seat and self.viewer != self.round.turn:
            self.viewer = None
        self._lie_otherwise()

    def _lie_otherwise(self) -> None:
        """The table is another one, perhaps with as long a log as one that everybody has reacted to."""
        self._asked_at = self._gone_on_at = -1
        self._keep()

    def visible(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """What of the events the screen may show: in hot seat only what is public."""
        watcher = self.persons[0] if len(self.persons) == 1 else None
        return tuple([seen for event in events if (seen := event.seen_by(watcher)) is not None])

    def told(self, events: Sequence[Event]) -> list[Message]:
        """The sentences for these events, as far as the screen may show them."""
        tell, names = self.entry.stage.speech.tell, self.names
        return [message for event in self.visible(events) if (message := tell(event, names)) is not None]

    def account_sheet(self) -> AccountSheet:
        """What the game's own panel tells of the round that is over."""
        match = self.match
        return self.entry.stage.scoring.account_sheet(
            self.view(), match.options, match.results, match.standing, self.names
        )

    def keep_the_rest(self) -> None:
        """Try once more to keep what could not be kept, before everybody gets up."""
        if self.problem is not None:
            self._keep()

    def _keep(self) -> None:
        try:
            self._autosave.keep(self.match)
            self.problem = None
        except StoreError as error:
            self.problem = error.message


def new_match(
    entry: GameEntry, options: Options, seats: Sequence[Seat], deal_code: str | None = None,
    taking_back: TakingBack | None = None,
) -> tuple[Match, str]:  # fmt: skip
    """A match with fresh luck (or that of a deal code), and a seed of its own for the computer players."""
    code = parse_deal_code(deal_code) if deal_code else new_deal_code(secrets.SystemRandom())
    return Match(entry.game, options, seats, code, taking_back), secrets.token_hex(8)
