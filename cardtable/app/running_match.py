"""A running match at one machine: who plays it, what comes next, and how it goes on; who looks is a sight's.

For a seat whose person has left for a turn a computer player acts, which may be told on return.
"""

from __future__ import annotations

import secrets
from random import Random
from typing import TYPE_CHECKING, Final

from cardtable.app.ai_process import Question
from cardtable.app.awaiting import Asked, Computer, MatchOver, Person, Reaction, RoundOver, Step
from cardtable.app.beats import Moments
from cardtable.app.standing_orders import StandingOrders
from cardtable.app.undo import Undo
from cardtable.engine.deal_code import new_deal_code, parse_deal_code
from cardtable.engine.match import Match, Seat, TakingBack
from cardtable.players.decision import Level
from cardtable.stage.characters import STYLES, TEMPO, animal_of_seat
from cardtable.store.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from cardtable.app.ai_process import Answer
    from cardtable.app.autosave import Autosave
    from cardtable.app.beats import Beat
    from cardtable.app.settings import Asking
    from cardtable.engine.options import Options
    from cardtable.engine.refusal import Refusal
    from cardtable.engine.round import Round
    from cardtable.engine.values import Action
    from cardtable.games.catalogue import GameEntry
    from cardtable.messages import Message
    from cardtable.stage.commands import ReactionWindow


class Absences:
    """Who at one table is away: until the turn comes round again, or the round is over.

    It is in memory only: a table that is opened again waits for its persons.
    """

    def __init__(self) -> None:
        self._since: dict[int, int] = {}
        self._turn_over: dict[int, bool] = {}

    @property
    def away(self) -> frozenset[int]:
        """The seats in which a computer player acts now."""
        return frozenset(self._turn_over)

    def since(self, seat: int) -> int | None:
        """The line of the log from which on another played for this person, who has done nothing since."""
        return self._since.get(seat)

    def leave(self, seat: int, match: Match) -> None:
        """The person on turn here is away from now on."""
        self._since[seat] = len(match.log)
        self._turn_over[seat] = False

    def acts(self, seat: int) -> None:
        """The player of this seat does something: a person who has come back knows what was done meanwhile."""
        if seat not in self._turn_over:
            self._since.pop(seat, None)

    def come_back(self, seats: Iterable[int], match: Match) -> None:
        """These persons are here again, in the middle of the turn or before anything was played for them."""
        for seat in seats:
            if self._turn_over.pop(seat, None) is not None and self._since.get(seat) == len(match.log):
                del self._since[seat]

    def turn_is(self, match: Match) -> None:
        """Somebody has acted: to whom the turn has come back is here again."""
        turn = None if match.between_rounds or match.round is None else match.round.turn
        for one, turn_over in list(self._turn_over.items()):
            if turn is None or (turn == one and turn_over):
                del self._turn_over[one]
            elif turn != one:
                self._turn_over[one] = True

    def forget_from(self, line: int) -> None:
        """The table is another one from this line of the log on: everybody is here again."""
        self._turn_over.clear()
        self._since = {seat: begun for seat, begun in self._since.items() if begun < line}


# Who calls within so many seconds of the first call, calls at the same moment; and so many a call is waited for.
STAND_IN: Final = Level.MEDIUM
"""How well a person is stood in for: like a good amateur."""
AT_ONCE: Final = 0.4
PATIENCE: Final = 25.0


class RunningMatch:
    """One match and the people and computer players around it.

    ``names`` are those of the seats. ``problem`` is why the last change could not be kept, if so. ``asking`` is when
    persons are asked what all are asked. ``watched`` is told every beat of what happens, where a screen shows it, and
    ``followers`` are called whenever something has changed. ``elsewhere`` are the persons who hold their cards on a
    phone, ``notorious`` those of whom all have heard that they cheat.
    ``standing`` is what persons have said ahead, ``absences`` who has left for a turn.
    ``is_played`` is whether a player may act here; else the table is only looked at. ``has_remarks``: characters
    may say more than the game lets them.
    """

    asking: Asking = "until_down"
    is_played = True
    has_remarks = True

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
        self._silent: frozenset[int] = frozenset()
        self._silent_at = -1
        self._gone_on_at = -1
        self._called_at = -1
        self.elsewhere: frozenset[int] = frozenset()
        self.notorious: frozenset[int] = frozenset()
        self.watched: Callable[[Sequence[Beat]], None] | None = None
        self.followers: list[Callable[[], None]] = []
        self.persons = tuple(number for number, seat in enumerate(match.seats) if seat.is_person)
        self.undo = Undo(self)
        self.standing = StandingOrders(self)
        self.absences = Absences()

    @property
    def names(self) -> tuple[str, ...]:
        """What those who sit here are called."""
        return tuple([seat.name for seat in self.match.seats])

    def call(self, seats: Sequence[Seat]) -> None:
        """Those who sit here are called so from now on."""
        self.match.seats = tuple(seats)

    @property
    def number(self) -> int | None:
        """Under which number the match is kept; ``None`` where a table is only looked at or learnt at."""
        return self._autosave.number

    @property
    def is_hot_seat(self) -> bool:
        """Whether the screen is for several persons, so that hands need a curtain."""
        return len(self.persons) > 1 or bool(self.elsewhere)

    @property
    def here(self) -> tuple[int, ...]:
        """The persons who hold their cards at the screen."""
        return tuple([seat for seat in self.persons if seat not in self.elsewhere])

    @property
    def played_by_computers(self) -> frozenset[int]:
        """The seats for which computer players act now: their own, and those of persons who are away for a turn."""
        return frozenset(range(len(self.match.seats))).difference(self.persons) | self.absences.away

    def hold_elsewhere(self, seats: Iterable[int]) -> None:
        """These persons hold their cards elsewhere from now on, and all others at the screen."""
        self.elsewhere = frozenset(seats) & frozenset(self.persons)
        self.absences.come_back(self.elsewhere, self.match)
        self._tell_followers()

    @property
    def round(self) -> Round:
        """The deal that is being played or was played last."""
        if self.match.round is None:
            raise RuntimeError("nothing has been dealt yet")
        return self.match.round

    # -- what comes next -------------------------------------------------------------------------------------------

    @property
    def deals_next(self) -> bool:
        """Whether the next thing to be done here is a deal."""
        return self.match.between_rounds and not self.match.over

    def step(self) -> Step:
        """Whom the table waits for."""
        if self.match.between_rounds:
            return MatchOver() if self.match.over else RoundOver()
        turn = self.round.turn
        asked = self.round.must_answer()
        if asked:
            return self._question_to_all(asked)
        shown = self._to_be_shown()
        if shown is not None:
            return Reaction(shown)
        caller = self.computer_that_may_call()
        if caller is not None:
            return Computer(caller, call=True)
        return Computer(turn, call=False) if turn in self.played_by_computers else Person(turn)

    def _question_to_all(self, asked: tuple[int, ...]) -> Step:
        """Computer players answer at once and in secret; then persons do."""
        computer = self.next_computer()
        if computer is not None and not self.race():
            return Computer(computer, call=True)
        return Asked(tuple(seat for seat in asked if seat not in self.played_by_computers))

    def owing(self) -> int | None:
        """A person here who is to call something while a computer player is on turn; ``None`` when nobody is."""
        current = self.round
        computers = self.played_by_computers
        if current.must_answer() or current.turn not in computers or self.reaction_window() is not None:
            return None
        return next((seat for seat in current.awaited() if seat in self.here and seat not in computers), None)

    def asks_ready(self) -> bool:
        """Whether a computer player waits until the persons are ready."""
        return bool(self.persons) and self.entry.stage.waiting.asks_ready(self.round.view(None))

    def ponders(self) -> float:
        """How long the player on turn takes, as a share of the usual time, from public facts only."""
        sitting = self.match.seats[self.round.turn]
        tempo = TEMPO[STYLES[animal_of_seat(sitting.face, sitting.colour)]]
        return tempo * self.entry.stage.waiting.ponders(self.round.view(None))

    def race(self) -> float | None:
        """How many seconds persons have to answer a question to all before another player does; ``None``: no hurry.

        With hands elsewhere several can call at the same moment: then the first call counts, and those at once with it.
        """
        if self.match.between_rounds:
            return None
        view, waiting = self.round.view(None), self.entry.stage.waiting
        first_counts = bool(self.elsewhere) and waiting.first_call_counts(view)
        if first_counts and self.is_called:
            return AT_ONCE  # also where computer players alone are left to answer: they did not call in time
        if not set(self.round.must_answer()) & set(self.persons):
            return None
        return waiting.seconds_to_answer(view) or (PATIENCE if first_counts else None)

    @property
    def is_called(self) -> bool:
        """Whether somebody has said yes to the question to all that is still open."""
        return self._called_at >= 0 and bool(self.round.must_answer())

    def known_answer(self) -> Answer | None:
        """What the player who acts next does, where it is known without thinking."""

    def goes_on_otherwise(self, actions: Sequence[Action]) -> bool:
        """Whether these legal actions are not what is done at this table now, as in a guided first round."""
        return False

    def next_computer(self) -> int | None:
        """The computer player that answers a question to all next: any of them, by chance, as the first may count."""
        computers = [seat for seat in self.round.must_answer() if seat in self.played_by_computers]
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
        if self.elsewhere:
            # Who holds the cards elsewhere may object at any moment; only who is to sit down here has to look first.
            return trial.seat if self.round.turn in self.here else None
        # Between computer players everybody looks on; before a curtain falls there is time to look and to object.
        return trial.seat if trial.seat in self.persons or self.round.turn in self.persons else None

    def go_on(self) -> bool:
        """No player reacts any more: the next person lets the turn stand, which is a deed, or a computer player acts.

        Whether it was a deed.
        """
        turn = self.round.turn
        if turn in self.persons:
            found = next((one for one in self.round.legal(turn) if self.entry.stage.waiting.ends_reactions(one)), None)
            if found is not None:
                self.play(turn, found)
                return True
        self._gone_on_at = len(self.match.log)
        self._tell_followers()
        return False

    def computer_that_may_call(self) -> int | None:
        """A computer player with something to say out of turn that has not kept silent since the last action."""
        current = self.round
        awaited = current.awaited()
        silent = self._silent if self._silent_at == len(self.match.log) else frozenset()
        computers = sorted(self.played_by_computers - silent - {current.turn})
        # Who owes a call is asked before those who might catch it.
        computers.sort(key=lambda seat: seat not in awaited)
        return next((seat for seat in computers if current.legal(seat)), None)

    def stays_silent(self, seat: int) -> None:
        """The computer player was asked and says nothing before the next action."""
        line = len(self.match.log)
        self._silent = self._silent | {seat} if self._silent_at == line else frozenset((seat,))
        self._silent_at = line
        self._tell_followers()

    def person_may_call(self) -> bool:
        """Whether a person has something urgent to call before the next player acts."""
        calls = self.entry.stage.controls.commands_out_of_turn
        waiting = (seat for seat in self.persons if seat != self.round.turn)
        return any(command.primary for seat in waiting for command in calls(self.round.view(seat), self.names))

    def question(self, seat: int, level: Level | None = None) -> Question:
        """What to ask the mind of a seat: its own view and nothing else."""
        sitting = self.match.seats[seat]
        own = sitting.level or (Level.HARD if seat not in self.absences.away else STAND_IN)
        chosen = level or Level(own)
        seed = f"{self.player_seed}/{len(self.match.log)}/{seat}"
        view = self.entry.player.warned(self.round.view(seat), self.notorious)
        if seat not in self.played_by_computers:
            return Question(self.match.game.id, view, chosen, seed, hint=True)
        return Question(self.match.game.id, view, chosen, seed, STYLES[animal_of_seat(sitting.face, sitting.colour)])

    # -- changes ---------------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """Deal the next round, and keep it."""
        self.standing.forget()
        self.absences.forget_from(0)
        moments = Moments()
        self.match.deal(moments.watch if self.watched else None)
        self.undo.played()
        self._note(moments)
        self._changed()

    def play(self, seat: int, action: Action) -> None:
        """Play an action and keep it; IllegalActionError changes nothing."""
        self._act(seat, action)
        self._say_what_was_said_ahead()
        self._answer_for_the_uninterested()
        self._changed()

    def can_leave(self, seat: int) -> bool:
        """Whether this person may be away for the turn that begins: somebody else plays here who stays."""
        others = set(self.persons) - self.absences.away - {seat}
        return self.is_played and bool(others) and seat in self.here and self.step() == Person(seat)

    def leave_seat(self, seat: int) -> None:
        """A computer player acts for this person until the turn comes round again; ValueError where that cannot be."""
        if not self.can_leave(seat):
            raise ValueError("this person is not on turn, or nobody else stays")
        self.absences.leave(seat, self.match)
        self._tell_followers()

    def play_the_rest(self, seat: int) -> None:
        """Play on to the end of the round for this seat, which takes all that is left, however the others play."""
        own = iter(self.entry.stage.controls.rest(self.round.view(seat)))
        while not self.match.between_rounds:
            turn = self.round.turn
            self._act(turn, next(own) if turn == seat else self.round.legal(turn)[0])
        self._changed()

    def _act(self, seat: int, action: Action) -> None:
        moments = Moments()
        self.undo.before(seat, action)
        asked = seat in self.round.must_answer()
        watch = moments.watch if self.watched else None
        self.match.play(seat, action, watch, stood_in=seat in self.absences.away)
        if not asked or self.match.between_rounds or not self.round.must_answer():
            self._called_at = -1
        elif self._called_at < 0 and not self.entry.stage.waiting.ends_reactions(action):
            self._called_at = len(self.match.log)
        self.undo.played()
        if not self.entry.stage.waiting.ends_reactions(action):
            self.absences.acts(seat)
        self.absences.turn_is(self.match)
        self._note(moments)

    def _note(self, moments: Moments) -> None:
        if self.watched is not None:
            self.watched(moments.cut(self.match))

    def time_is_up(self) -> None:
        """Those who have not answered do not want to."""
        self.answer_no(self.round.must_answer())

    def answer_no(self, seats: Sequence[int]) -> None:
        """Answer no to a question to all for these persons, and keep it."""
        for seat in seats:
            self._say_no(seat)
        self._changed()

    def _say_no(self, seat: int) -> None:
        current = self.round
        if seat in current.must_answer():
            self._act(seat, next(one for one in current.legal(seat) if self.entry.stage.waiting.ends_reactions(one)))

    def _say_what_was_said_ahead(self) -> None:
        """Persons who have called ahead call now, in the order of their seats after the one on turn."""
        for step in range(1, len(self.match.seats)):
            if self.match.between_rounds:
                return
            seat = (self.round.turn + step) % len(self.match.seats)
            action = self.standing.take(seat) if seat in self.persons else None
            if action is not None and self.round.refusal(seat, action) is None:
                self._act(seat, action)

    def _answer_for_the_uninterested(self) -> None:
        if self.match.between_rounds:
            return
        for seat in [
            seat for seat in self.round.must_answer() if seat in self.persons and not self.is_asked(seat, self.round)
        ]:
            self._say_no(seat)

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

    def take_back(self) -> int:
        """Take back what the table allows to, and wait for whose it was; IllegalActionError says why not."""
        return self._take_back(None)

    def can_take_turn_back(self, seat: int) -> bool:
        """Whether this person was away, and may still play that turn."""
        return self.absences.since(seat) is not None and self.match.taking_back is not TakingBack.NEVER

    def take_turn_back(self, seat: int) -> None:
        """Take back all that was played since this person left; LookupError where nobody stood in."""
        line = self.absences.since(seat)
        if line is None:
            raise LookupError("this person has not been away")
        self._take_back(line)

    def _take_back(self, line: int | None) -> int:
        seat = self.undo.take_back(line)
        self.standing.spare(seat)
        self._lie_otherwise()
        return seat

    def redo(self) -> None:
        """Play what was taken back last once more; LookupError when there is nothing."""
        self.undo.redo()
        self._lie_otherwise()

    def _lie_otherwise(self) -> None:
        """The table is another one, perhaps with as long a log as one that everybody has reacted to."""
        self._silent_at = self._gone_on_at = self._called_at = -1
        self.absences.forget_from(len(self.match.log))
        self._changed()

    def keep_the_rest(self) -> None:
        """Try once more to keep what could not be kept, before everybody gets up."""
        if self.problem is not None:
            self._keep()

    def _changed(self) -> None:
        """Something was played or taken back: it is kept, and then looked at."""
        self._keep()
        self._tell_followers()

    def _tell_followers(self) -> None:
        for follow in self.followers:
            follow()

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
