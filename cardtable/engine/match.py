"""A match: seats, options, a deal code, and the log, which is the truth."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cardtable.engine.chance import Outcome, RecordedChance, SeededChance
from cardtable.engine.player_names import clean_name
from cardtable.engine.refusal import IllegalActionError, Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cardtable.engine.game import Game
    from cardtable.engine.options import Options
    from cardtable.engine.round import Round, RoundResult, Standing, Watch
    from cardtable.engine.values import Action, Event


# As a face, so that every version of the program can read such a match: an unknown face is that of the colour.
GUEST: Final = "guest"


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a name, the level of a computer player (``None`` for a person), a colour (0 to 7) and a face.

    The face is the name of an animal; empty or unknown, it is the one that belongs to the colour. :data:`GUEST` is
    that of a person who is not known here any more. ``character``: a computer player is called as one with its face is
    called in the language in force, so a name that a person gave it is none.
    No seat has a name that cannot be written on a table (:func:`~cardtable.engine.player_names.clean_name`).
    """

    name: str
    level: str | None = None
    colour: int = 0
    face: str = ""
    character: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", clean_name(self.name))

    @property
    def is_person(self) -> bool:
        """Whether a person plays this seat."""
        return self.level is None

    @property
    def is_guest(self) -> bool:
        """Whether a person played it who has been forgotten since, and whose statistics are not kept."""
        return self.level is None and self.face == GUEST


class TakingBack(StrEnum):
    """What may be taken back at a table, which those who sit there agree on before the first deal.

    Nothing; what was done last, until something new was seen; or a person's last decision, with all that came of it.
    """

    NEVER = "never"
    UNSEEN = "unseen"
    DECISION = "decision"


def usual_taking_back(game: Game[Any, Any], persons: int) -> TakingBack:
    """What may be taken back by default: a person alone against computers harms no other by it."""
    if not game.lenient:
        return TakingBack.NEVER
    return TakingBack.DECISION if persons == 1 else TakingBack.UNSEEN


class LogLine(NamedTuple):
    """One line of the log: a deal (no seat, no action) or an action, with the luck it used.

    ``stood_in``: a computer player acted for a person who was away.
    """

    seat: int | None
    action: Action | None
    outcomes: tuple[Outcome, ...]
    stood_in: bool = False


class _Base(NamedTuple):
    """Where replaying starts: nothing at all, or the snapshot that a match was resumed from."""

    log: tuple[LogLine, ...]
    round: Round | None
    results: tuple[RoundResult, ...]
    dealer: int


class Match:
    """A whole game from the first deal to the last card. It changes through ``deal``, ``play`` and ``rewind``.

    ``first_unsaved`` is the first line of the log that the autosave has not written yet. ``taking_back`` is
    what may be taken back, and ``retakes`` how often that was a decision after which something new had been seen: what
    a match is worth to others depends on it.

    ``on_turn`` is whose turn it was when each line of the log was written; ``None`` of a deal, and of what came with a
    snapshot.

    ``known``: its cards had been dealt here before, so a player may know what is hidden.

    ``began`` is with how many lines it began that had been played in another match, 0 for all others. What is dealt
    comes from the deal code, and where there is some, from the ``luck`` that such a match got as its own.
    """

    def __init__(
        self, game: Game[Any, Any], options: Options, seats: Sequence[Seat], deal_code: str,
        taking_back: TakingBack | None = None, *, luck: str = "",
    ) -> None:  # fmt: skip
        if len(seats) not in game.seat_counts:
            raise ValueError(f"{game.id} is not played by {len(seats)}")
        self.game: Final = game
        self.options: Final = options
        self.seats = tuple(seats)
        self.deal_code: Final = deal_code
        self.taking_back: Final = taking_back if taking_back is not None and game.lenient else self.usual_taking_back
        self.luck: Final = luck
        self.retakes = 0
        self.began = 0
        self.known = False
        self.log: list[LogLine] = []
        self.events: list[tuple[Event, ...]] = []
        self.on_turn: list[int | None] = []
        self.results: list[RoundResult] = []
        self.round: Round | None = None
        self.first_unsaved = 0
        self._dealers: list[int] = []
        self._chance = self._fresh_chance()
        self._first_replayable = 0
        self._base = _Base((), None, (), 0)

    @property
    def usual_taking_back(self) -> TakingBack:
        """What may be taken back with these seats where nothing else was said."""
        return usual_taking_back(self.game, sum(seat.is_person for seat in self.seats))

    @property
    def standing(self) -> Standing:
        """Totals, whether the match is over, and who won."""
        return self.game.standing(self.options, len(self.seats), self.results)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.between_rounds and self.standing.over

    @property
    def code_is_open(self) -> bool:
        """Whether the deal code tells nothing that is still hidden, here or where the match was played on from."""
        return self.over and not self.luck

    @property
    def between_rounds(self) -> bool:
        """Whether no round is being played now."""
        return self.round is None or self.round.result is not None

    def deal(self, watch: Watch | None = None) -> tuple[Event, ...]:
        """Deal the next round; ``watch`` sees the table wherever it rests on the way, here and below."""
        if not self.between_rounds or self.standing.over:
            raise IllegalActionError(Refusal("no-deal-now", "match"))
        events = self._deal(self._chance, watch)
        self._write(LogLine(None, None, tuple(self._chance.take_outcomes())), None, events)
        return events

    def play(
        self, seat: int, action: Action, watch: Watch | None = None, *, stood_in: bool = False
    ) -> tuple[Event, ...]:
        """The only door: validate, apply, write the log. IllegalActionError leaves everything as it was."""
        current = self.round
        if current is None:
            raise IllegalActionError(Refusal("no-round", "match"))
        turn = current.turn
        events = current.play(seat, action, self._chance, watch)
        outcomes = self._chance.take_outcomes() if self._chance.outcomes else ()
        self._write(LogLine(seat, action, tuple(outcomes), stood_in), turn, events)
        return events

    def replay(self, entry: LogLine, watch: Watch | None = None) -> tuple[Event, ...]:
        """Play one line of an older log with the luck that was written in it.

        ValueError or IllegalActionError when the rules do not agree with it any more.
        """
        luck = RecordedChance(entry.outcomes)
        turn = None
        if entry.action is None:
            if not self.between_rounds:
                raise ValueError("a deal in the middle of a round")
            events = self._deal(luck, watch)
        elif self.round is None or entry.seat is None:
            raise ValueError("an action without a round or a seat")
        else:
            turn = self.round.turn
            events = self.round.play(entry.seat, entry.action, luck, watch)
        if not luck.spent:
            raise ValueError("the log holds more luck than the rules ask for")
        self._write(entry, turn, events)
        self._chance.skip(len(entry.outcomes))
        return events

    def take_back_refusal(self, seat: int) -> Refusal | None:
        """Why ``seat`` cannot take its last action back: a player acted since, or something was revealed.

        Whoever looks back at a round that is over sees every hand.
        """
        if self.taking_back is TakingBack.NEVER:
            return Refusal("take-back-never", "take-back")
        if not self.log or self.log[-1].seat != seat or len(self.log) <= self._first_replayable:
            return Refusal("take-back-others", "take-back")
        if self.between_rounds or any(event.reveals_to(seat) for event in self.events[-1]):
            return Refusal("take-back-revealed", "take-back")
        return None

    def rewind(self, length: int) -> None:
        """The match as it was after the first ``length`` lines of its log."""
        if length < self._first_replayable:
            raise ValueError("what came before the snapshot cannot be replayed")
        log = self.log[:length]
        first_unsaved = min(self.first_unsaved, length)
        self._start_over()
        for entry in log[self._first_replayable :]:
            self.replay(entry)
        self.first_unsaved = first_unsaved

    def at(self, length: int, luck: str | None = None) -> Match:
        """Another match that has come as far as the first ``length`` lines of this one's log.

        What is dealt in it later is what would be dealt here, or comes from another ``luck``.
        """
        twin = self._twin(self.luck if luck is None else luck)
        twin._base = self._base
        twin._first_replayable = self._first_replayable
        twin._start_over()
        for entry in self.log[self._first_replayable : length]:
            twin.replay(entry)
        return twin

    def copy(self) -> Match:
        """Another match that has come exactly as far as this one, without playing it again."""
        twin = self._twin(self.luck)
        twin._base, twin._first_replayable = self._base, self._first_replayable
        twin.log, twin.events, twin.on_turn, twin.results = (
            self.log[:],
            self.events[:],
            self.on_turn[:],
            self.results[:],
        )
        twin.round = None if self.round is None else self.round.copy()
        twin.first_unsaved = self.first_unsaved
        twin._dealers = self._dealers[:]
        twin._chance.skip(self._chance.used)
        return twin

    def _twin(self, luck: str) -> Match:
        twin = Match(self.game, self.options, self.seats, self.deal_code, self.taking_back, luck=luck)
        twin.retakes, twin.began, twin.known = self.retakes, self.began, self.known
        return twin

    def _fresh_chance(self) -> SeededChance:
        return SeededChance(f"{self.deal_code}/{self.luck}" if self.luck else self.deal_code)

    def resume(
        self, log: Iterable[LogLine], current: Round | None, results: Sequence[RoundResult], dealer: int
    ) -> None:
        """Play on from a snapshot whose log these rules cannot replay any more; its lines stay in the log.

        ValueError when log, table and results tell of different rounds. Lines may be lost, but nothing is told that
        was not dealt, and a round that is over has its result.
        """
        log = list(log)
        running = current is not None and current.result is None
        ended = results[-1] if results else None
        if (current is None and ended is not None) or (current is not None and not running and current.result != ended):
            raise ValueError("the table and the results of another one")
        if sum(entry.action is None for entry in log) > len(results) + running:
            raise ValueError("a deal that no round came of")
        self._base = _Base(tuple(log), None if current is None else current.copy(), tuple(results), dealer)
        self._first_replayable = len(self._base.log)
        self._start_over()

    @property
    def last_deal(self) -> int:
        """The line of the log with the deal of this round; -1 before the first."""
        return next((line for line in range(len(self.log) - 1, -1, -1) if self.log[line].action is None), -1)

    @property
    def first_replayable(self) -> int:
        """The first line of the log that can be played again; those before came with a snapshot."""
        return self._first_replayable

    @property
    def dealer(self) -> int | None:
        """The seat that dealt last."""
        return self._dealers[-1] if self._dealers else None

    def _deal(self, chance: Any, watch: Watch | None) -> tuple[Event, ...]:
        seats = len(self.seats)
        self.round, events = self.game.deal(self.options, seats, self.dealer, self.results, chance, watch)
        self._dealers.append(self.round.dealer)
        return events

    def _write(self, entry: LogLine, turn: int | None, events: tuple[Event, ...]) -> None:
        self.log.append(entry)
        self.on_turn.append(turn)
        self.events.append(events)
        current = self.round
        if current is not None and current.result is not None:
            self._note_result(current.result)

    def _note_result(self, result: RoundResult) -> None:
        if len(self.results) < len(self._dealers):
            self.results.append(result)

    def _start_over(self) -> None:
        base = self._base
        self.log = list(base.log)
        self.events = [()] * len(base.log)
        self.on_turn = [None] * len(base.log)
        self.results = list(base.results)
        self.round = None if base.round is None else base.round.copy()
        # By what was dealt, not by the lines that tell of it: of a mended match some may be lost.
        running = base.round is not None and base.round.result is None
        self._dealers = [base.dealer] * (len(base.results) + running)
        self._chance = self._fresh_chance()
        # Each deal took some luck, even where the line that says so is lost: no deal comes twice.
        self._chance.skip(max(sum(len(entry.outcomes) for entry in base.log), len(self._dealers)))
