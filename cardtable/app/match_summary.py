"""A finished match in numbers: counted once, and kept in a file beside the matches while that is there."""

from __future__ import annotations

import json
import logging
from contextlib import suppress
from itertools import chain
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cardtable.app.big_turns import NOTHING, BigTurn, big_turns
from cardtable.app.gc_control import leave_alone, making_much
from cardtable.engine.match import GUEST, Seat
from cardtable.engine.player_names import LONGEST_FACE
from cardtable.games.catalogue import covers, entry
from cardtable.players.decision import Level
from cardtable.store import rows
from cardtable.store.errors import StoreError
from cardtable.store.rows import expect
from cardtable.store.summary_cache import Counted

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from cardtable.engine.match import Match
    from cardtable.stage.counted_events import Feat
    from cardtable.store.database import Database
    from cardtable.store.listing import Finished

VERSION: Final = 4
"""Of the counting: what was counted by another one is counted anew."""
# Further no game counts; beyond it, neither do charts.
_MOST: Final = 1_000_000
_LONGEST_VALUE: Final = 60
_LEVELS: Final = frozenset({None, *(level.value for level in Level)})
# Exactly the types of a seat's fields, of a person's and of a computer player's.
_OF_A_SEAT: Final = {
    (str, kind, bool, int, int, int, int, int, dict, int, str, bool, list) for kind in (str, type(None))
}


class SeatSummary(NamedTuple):
    """One seat of a finished match.

    ``level`` is that of a computer player, ``None`` for a person; a ``guest`` was a person once, who is known no
    more. ``place`` is where the game says that it came (:meth:`Scoring.places`). ``total``, ``best`` and ``worst`` (of
    its rounds) are what the game counts, ``rounds`` how many of them it won. ``feats`` are numbers by :class:`Feat`.
    ``colour``, ``face`` and ``character`` are those of the :class:`Seat`, and ``big`` is its biggest turn.
    """

    name: str
    level: str | None
    guest: bool
    place: int
    total: int
    best: int
    worst: int
    rounds: int
    feats: dict[str, int]
    colour: int = 0
    face: str = ""
    character: bool = False
    big: BigTurn = NOTHING

    @property
    def seat(self) -> Seat:
        """Who sat there."""
        return Seat(self.name, self.level, self.colour, GUEST if self.guest else self.face, self.character)

    @property
    def won(self) -> bool:
        """Whether this seat won the match, alone or together with others."""
        return self.place == 1

    @property
    def is_person(self) -> bool:
        """Whether a person whose statistics are kept sat there."""
        return self.level is None and not self.guest

    def did(self, feat: Feat) -> int:
        """How often."""
        return self.feats.get(feat.value, 0)


class MatchSummary(NamedTuple):
    """A finished match in numbers.

    ``length`` is the value of the house rule that says how long it is (empty where the game has none), ``rounds`` how
    many it had. ``low``: the fewest points win. ``retaken``: a player could know more than others, as a decision was
    taken back after something new had been seen, it was played on from another match, or its cards were known from one.
    ``counted``: its log could be played again, so that feats are known.
    """

    id: int
    game: str
    begun: datetime
    ended: datetime
    length: str
    rounds: int
    low: bool
    retaken: bool
    counted: bool
    seats: tuple[SeatSummary, ...]


def numbers_of(match: Match) -> list[Any]:
    """What is kept of a finished match as plain JSON data; :func:`read` makes a tally of it."""
    assert match.round is not None
    stage, seats = entry(match.game.id).stage, range(len(match.seats))
    places = stage.scoring.places(match.round.view(None), match.standing)
    totals = match.standing.totals
    sign = 1 if stage.scoring.fewest_wins else -1
    counted = match.first_replayable == 0
    feats: list[dict[str, int]] = [{} for _ in seats]
    big = big_turns(match) if counted and stage.speech.big_turns else [NOTHING] * len(seats)
    if counted:
        for seat, feat in stage.speech.deeds(chain.from_iterable(match.events), len(match.seats)):
            feats[seat][feat.value] = feats[seat].get(feat.value, 0) + 1
    found = []
    for seat in seats:
        scores = sorted((result.scores[seat] for result in match.results), key=lambda score: sign * score) or [0]
        won = sum(seat in result.winners for result in match.results)
        one = match.seats[seat]
        found.append(
            [
                one.name, one.level, one.is_guest, places[seat], totals[seat], scores[0], scores[-1], won, feats[seat],
                one.colour, one.face, one.character, [*big[seat]],
            ]
        )  # fmt: skip
    lengths = match.game.options.lengths
    length = "" if lengths is None else str(getattr(match.options, lengths.key))
    return [
        length,
        len(match.results),
        stage.scoring.fewest_wins,
        bool(match.retakes or match.began or match.known),
        counted,
        found,
    ]


def seat_anew(data: list[Any], seats: Sequence[Seat]) -> None:
    """Let what is kept of a match say who sits there now. ValueError when those are other seats."""
    for kept, seat in zip(data[-1], seats, strict=True):
        kept[0], kept[2], kept[10] = seat.name, seat.is_guest, seat.face


def read(number: int, game: str, begun: datetime, ended: datetime, data: list[Any]) -> MatchSummary:
    """The tally of what was kept; whatever it raises, what was kept is none."""
    if game not in covers():
        raise ValueError("a game of another version")
    *numbers, seats = data
    expect(numbers, str, int, bool, bool, bool)
    if len(numbers[0]) > _LONGEST_VALUE or not 0 <= numbers[1] <= _MOST:
        raise ValueError("no numbers of a match")
    found = MatchSummary._make((number, game, begun, ended, *numbers, tuple(map(_read_seat, seats))))
    if not any(seat.won for seat in found.seats):
        raise ValueError("a match that nobody has won")
    return found


def _read_seat(data: list[Any]) -> SeatSummary:
    if tuple(map(type, data)) not in _OF_A_SEAT:
        raise ValueError("no seat")
    name, level, _, place, total, best, worst, rounds, feats, colour, face, _, (laid, dealt, line) = data
    if level not in _LEVELS or rows.name(name) != name:
        raise ValueError("nobody sits there")
    if not 0 <= colour <= _MOST or len(face) > LONGEST_FACE:
        raise ValueError("nobody looks like that")
    if place < 1 or rounds < 0 or max(place, abs(total), abs(best), abs(worst), rounds) > _MOST:
        raise ValueError("no numbers of a seat")
    if feats and any(type(often) is not int or not 0 <= often <= _MOST for often in feats.values()):
        raise ValueError("nobody does that so often")
    if laid:
        expect((laid, dealt, line), int, int, int)
        if not 0 <= min(laid, dealt - 1, line) <= max(laid, dealt, line) <= _MOST:
            raise ValueError("no turn of a match")
    return SeatSummary._make([*data[:-1], BigTurn(laid, dealt, line) if laid else NOTHING])


# From so many matches on, what was read of them would be felt whenever the program looks for rubbish.
MUCH: Final = 2000
_log = logging.getLogger(__name__)


class MatchSummaries:
    """The tallies of all finished matches of a database.

    :meth:`look` compares what was counted with the matches that there are; the rest is counted by :meth:`count_next`,
    one match at a time, so that a page can do it in small steps.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._all: list[MatchSummary] | None = None
        self._known: dict[int, tuple[Counted, MatchSummary]] = {}
        self._waiting: list[Finished] = []
        self._unreadable: set[tuple[int, str]] = set()
        self._listed = 0
        self._unlisted = 0
        self._looked_at: object = None

    def look(self) -> None:
        """See which matches are finished now. StoreError when the list cannot be read."""
        stamp = self._database.stamp()
        if stamp == self._looked_at:
            return
        known, waiting = {}, []
        with making_much():
            rows, finished = self._database.summaries.rows(), self._database.finished()
            data = _parsed({number: row.data for number, row in rows.items() if number not in self._known})
            for match in finished:
                found = self._take(match, rows.get(match.id), data.get(match.id))
                if found is not None:
                    known[match.id] = found
                elif (match.id, match.digest) not in self._unreadable:
                    waiting.append(match)
            if len(data) >= MUCH:
                leave_alone()
        stale = rows.keys() - {match.id for match in finished}
        if stale:
            self._database.summaries.drop(stale)
        # What was played last is counted first: it is looked for first.
        self._known, self._waiting, self._looked_at = known, waiting[::-1], stamp
        self._listed, self._unlisted = len(finished), finished.left_out
        self._all = None

    def one(self, number: int, match: Match | None = None) -> MatchSummary | None:
        """What was counted of one match, without a look at all others; with the ``match`` itself it is counted now.

        StoreError when it cannot be read.
        """
        row = self._database.finished_one(number)
        if row is None:
            return None
        found = self._take(row, self._database.summaries.some([number]).get(number))
        if found is None and match is not None:
            found = self._take(row, keep(self._database, row, match))
        return None if found is None else found[1]

    @property
    def unseen(self) -> int:
        """How many matches :meth:`look` would look at for the first time. StoreError when the list cannot be read."""
        return self._database.count_finished() if self._looked_at is None else 0

    @property
    def waiting(self) -> int:
        """How many matches are still to be counted."""
        return len(self._waiting)

    @property
    def counted(self) -> int:
        """How many matches have been counted."""
        return len(self._known)

    @property
    def left_out(self) -> int:
        """How many finished matches cannot be read, so that they count for no player."""
        return self._unlisted + self._listed - len(self._known) - len(self._waiting)

    def all(self) -> list[MatchSummary]:
        """What has been counted so far, in the order in which the matches ended.

        A match that is there twice, as one is that came back from a file, counts once: at the same table, by the same
        luck.
        """
        if self._all is None:
            in_order = sorted(self._known.values(), key=lambda one: (one[1].ended, one[1].id), reverse=True)
            once = {(row.digest, row.luck): found for row, found in in_order}
            self._all = list(once.values())[::-1]
        return self._all

    def ended_since(self, begin: datetime) -> list[MatchSummary]:
        """What was counted of matches that ended from then on; no other is looked at. StoreError as :meth:`look`."""
        finished = self._database.finished_since(begin)
        rows = self._database.summaries.some([match.id for match in finished])
        taken = (self._take(match, rows.get(match.id)) for match in finished)
        return [found for pair in taken if pair is not None for found in pair[1:]]

    def count_next(self) -> bool:
        """Count one match; whether there was one to be counted."""
        if not self._waiting:
            return False
        match = self._waiting.pop(0)
        try:
            loaded = self._database.load(match.id).match
            counted = keep(self._database, match, loaded)
            found = self._take(match, counted)
        except StoreError:
            found = None
        except Exception:  # whatever a game raises at a match of its own: all others are counted
            _log.exception("a match cannot be counted")
            found = None
        if found is None:
            self._unreadable.add((match.id, match.digest))
        else:
            self._known[match.id] = found
            self._all = None
        return True

    def count_all(self) -> None:
        """Count all that is waiting."""
        while self.count_next():
            pass

    def _take(
        self, match: Finished, row: Counted | None, data: list[Any] | None = None
    ) -> tuple[Counted, MatchSummary] | None:
        """What was counted of this match, if it was of this very table; ``data`` if it has been parsed already."""
        if row is None or row.digest != match.digest or row.version != VERSION:
            return None
        before = self._known.get(match.id)
        if before is not None and before[0] == row and row.players == match.players:
            return before
        try:
            data = json.loads(row.data) if data is None else data
            if row.players != match.players:
                row = self._seat_anew(match, row, data)
            return row, read(match.id, match.game, match.begun, match.ended, data)
        except Exception:  # whatever is kept there: the match is the truth
            return None

    def _seat_anew(self, match: Finished, row: Counted, data: list[Any]) -> Counted:
        """A person has another name now; what they did is the same."""
        seat_anew(data, self._database.seats_of(match.id))
        made = row._replace(players=match.players, data=json.dumps(data, separators=(",", ":")))
        self._database.summaries.put([(match.id, made)])
        return made


def _parsed(texts: dict[int, str]) -> dict[int, list[Any]]:
    """What these texts hold, all at once; nothing at all if one of them is spoilt."""
    try:
        found = json.loads(f"[{','.join(texts.values())}]")
    except (ValueError, RecursionError):
        return {}
    return dict(zip(texts, found, strict=True)) if len(found) == len(texts) else {}


def keep(database: Database, row: Finished, match: Match) -> Counted:
    """Count a finished match and keep what came of it."""
    data = json.dumps(numbers_of(match), ensure_ascii=False, separators=(",", ":"))
    counted = Counted(row.digest, database.luck_of(row.id), row.players, VERSION, data)
    database.summaries.put([(row.id, counted)])
    return counted


def count_at_the_table(database: Database, number: int, match: Match) -> None:
    """Count a match that has just ended at the table, and been kept; what is not possible now is done another time."""
    with suppress(StoreError):
        row = database.finished_one(number)
        if row is not None:
            keep(database, row, match)
