"""A match as data that can be written down, checked and read back."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from cardtable import __version__
from cardtable.cards import Card
from cardtable.engine.deal_code import parse_deal_code
from cardtable.engine.match import LogLine, Match, Seat, TakingBack
from cardtable.engine.options import OptionsError
from cardtable.engine.player_names import LONGEST_FACE, LONGEST_NAME
from cardtable.engine.round import RoundResult
from cardtable.engine.values import Codec
from cardtable.games.catalogue import entry as game_entry
from cardtable.players.decision import Level
from cardtable.store import errors
from cardtable.store.errors import StoreError
from cardtable.store.file_format import FORMAT, digest

MAX_ENTRIES: Final = 200_000
Text = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_NAME)]


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, defer_build=True)


class SavedSeat(_Model):
    """Who sits at a seat.

    A face that was not chosen is not written, as in files from before there were faces, nor that it is no character.
    """

    name: Text
    level: Literal["easy", "medium", "hard"] | None
    colour: Annotated[int, Field(ge=0, le=7)]
    face: Annotated[str, Field(max_length=LONGEST_FACE, exclude_if=lambda face: not face)] = ""
    character: Annotated[bool, Field(exclude_if=lambda character: not character)] = False

    @classmethod
    def of(cls, seat: Seat) -> Self:
        """As it is written."""
        return cls(name=seat.name, level=_level(seat), colour=seat.colour, face=seat.face, character=seat.character)

    def seat(self) -> Seat:
        """As it was written."""
        return Seat(self.name, self.level, self.colour, self.face, self.character)


class SavedEntry(_Model):
    """One line of the log. That nobody stood in is not written."""

    seat: Annotated[int, Field(ge=0, le=9)] | None
    action: dict[str, Any] | None
    outcomes: list[list[str] | int]
    stood_in: Annotated[bool, Field(exclude_if=lambda stood_in: not stood_in)] = False


class Snapshot(_Model):
    """The table as it is now, to play on from when later rules disagree with the log.

    That nothing seen was taken back is not written, as in files from before that was possible.
    """

    round: dict[str, Any] | None
    results: list[dict[str, Any]]
    dealer: int | None
    retakes: Annotated[int, Field(ge=0, le=MAX_ENTRIES, exclude_if=lambda number: not number)] = 0


class SavedMatch(_Model):
    """A whole match. ``player_seed`` is the luck of the computer players, apart from that of the cards.

    What may be taken back is written where it is not what those who sit there usually have, and where a match was
    played on from another one, with which luck and with how many lines it began; and that its cards were ``known``.
    """

    format: int
    program: str
    game: Text
    options: dict[str, str | int | bool]
    seats: Annotated[list[SavedSeat], Field(min_length=2, max_length=10)]
    deal_code: Text
    player_seed: Text
    taking_back: Annotated[
        Literal["never", "unseen", "decision"] | None, Field(exclude_if=lambda chosen: chosen is None)
    ] = None
    luck: Annotated[str, Field(max_length=60, exclude_if=lambda luck: not luck)] = ""
    began: Annotated[int, Field(ge=0, le=MAX_ENTRIES, exclude_if=lambda number: not number)] = 0
    known: Annotated[bool, Field(exclude_if=lambda known: not known)] = False
    log: Annotated[list[SavedEntry], Field(max_length=MAX_ENTRIES)]
    snapshot: Snapshot
    digest: str = ""

    def sealed(self) -> Self:
        """The same with the digest of all the rest."""
        return self.model_copy(update={"digest": self.sum()})

    def sum(self) -> str:
        """The digest that an undamaged record carries."""
        return digest(self.model_dump(exclude={"digest"}))


@dataclass(frozen=True, slots=True)
class Loaded:
    """A match that was read. ``replayed`` is false when it goes on from the snapshot instead of its log."""

    match: Match
    player_seed: str
    replayed: bool


def entry_to_json(match: Match, entry: LogLine) -> dict[str, Any]:
    """One line of the log as JSON data."""
    return {
        "seat": entry.seat,
        "action": None if entry.action is None else match.game.actions.to_json(entry.action),
        "outcomes": [
            outcome if isinstance(outcome, int) else [str(card) for card in outcome] for outcome in entry.outcomes
        ],
        **({"stood_in": True} if entry.stood_in else {}),
    }


def snapshot_to_json(match: Match) -> dict[str, Any]:
    """The table as it is now as JSON data."""
    return {
        "round": None if match.round is None else match.round.to_json(),
        "results": _RESULTS.to_json(match.results),
        "dealer": match.dealer,
        **({"retakes": match.retakes} if match.retakes else {}),
    }


def record_of(match: Match, player_seed: str) -> SavedMatch:
    """A match as a sealed record."""
    return SavedMatch(
        format=FORMAT,
        program=__version__,
        game=match.game.id,
        options=match.options.to_json(),
        seats=[SavedSeat.of(seat) for seat in match.seats],
        deal_code=match.deal_code,
        player_seed=player_seed,
        taking_back=None if match.taking_back is match.usual_taking_back else match.taking_back.value,
        luck=match.luck,
        began=match.began,
        known=match.known,
        log=[SavedEntry(**entry_to_json(match, entry)) for entry in match.log],
        snapshot=Snapshot(**snapshot_to_json(match)),
    ).sealed()


def _level(seat: Seat) -> Literal["easy", "medium", "hard"] | None:
    return None if seat.level is None else Level(seat.level).value


def unusable(program: object, name: str) -> StoreError:
    """Why what this version of the program wrote makes no game: a newer one may say more of it than is known here."""
    return (errors.future if _version(program) > _version(__version__) else errors.damaged)(name)


def _version(program: object) -> list[int]:
    return [int(part) for part in re.findall(r"\d{1,9}", str(program)[:20])[:3]]


def match_of(record: SavedMatch, name: str) -> Loaded:
    """The match that a record describes, by replaying its log; else by its snapshot.

    StoreError with a sentence about ``name`` when neither makes a game.
    """
    if record.format > FORMAT:
        raise errors.future(name)
    try:
        game = game_entry(record.game).game
    except KeyError:
        raise errors.unknown_game(name) from None
    try:
        seats = [seat.seat() for seat in record.seats]
        options = game.options.read(record.options)
        taking_back = None if record.taking_back is None else TakingBack(record.taking_back)
        match = Match(game, options, seats, parse_deal_code(record.deal_code), taking_back, luck=record.luck)
        match.retakes, match.began, match.known = record.snapshot.retakes, record.began, record.known
        log = [_entry(match, entry) for entry in record.log]
    except (OptionsError, ValidationError, ValueError, KeyError, TypeError) as error:
        raise unusable(record.program, name) from error
    # A log that these rules replay to the very table needs no other proof, however strict they are with tables alone.
    replayed = _replays(match, log) and _agrees(record.snapshot.model_dump(), snapshot_to_json(match))
    if not replayed:
        _resume(match, log, record, name)
    return Loaded(match, record.player_seed, replayed)


def _agrees(written: Any, replayed: Any) -> bool:
    """Whether all that was written is so: an earlier version did not know every field of today's table."""
    if isinstance(written, dict):
        return isinstance(replayed, dict) and all(
            key in replayed and _agrees(value, replayed[key]) for key, value in written.items()
        )
    if isinstance(written, list):
        return isinstance(replayed, list) and len(written) == len(replayed) and all(map(_agrees, written, replayed))
    return bool(written == replayed)


def _resume(match: Match, log: list[LogLine], record: SavedMatch, name: str) -> None:
    """Go on from the snapshot, as far as it is a table of this game."""
    seats, snapshot = match.seats, record.snapshot
    try:
        results = _RESULTS.from_json(snapshot.results)
        for result in results:
            match.game.check_result(match.options, len(seats), result)
        current = None if snapshot.round is None else match.game.load_round(snapshot.round)
        if current is not None and current.seats != len(seats):
            raise ValueError("a table with other seats")
        if snapshot.dealer is None or snapshot.dealer not in range(len(seats)):
            raise ValueError("a dealer who does not sit there")
        match.resume(log, current, results, snapshot.dealer)
    except (ValidationError, ValueError, KeyError, TypeError) as error:
        raise unusable(record.program, name) from error


def _entry(match: Match, saved: SavedEntry) -> LogLine:
    action = None if saved.action is None else match.game.actions.from_json(saved.action)
    outcomes = tuple(
        outcome if isinstance(outcome, int) else [Card.parse(text) for text in outcome] for outcome in saved.outcomes
    )
    return LogLine(saved.seat, action, outcomes, saved.stood_in)


def _replays(match: Match, log: list[LogLine]) -> bool:
    try:
        for entry in log:
            match.replay(entry)
    except Exception:  # whatever these rules say to another version's log, the table itself may still be played on
        return False
    return True


_RESULTS: Final[Codec[list[RoundResult]]] = Codec(list[RoundResult])
