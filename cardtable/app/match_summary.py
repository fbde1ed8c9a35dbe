"""What a finished match counts for: who came where, with how many points, and what everybody did in it."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cardtable.games.catalogue import covers, entry
from cardtable.players.decision import Level
from cardtable.store import rows
from cardtable.store.rows import expect

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from cardtable.engine.match import Match, Seat
    from cardtable.stage.counted_events import Feat

VERSION: Final = 2
"""Of the counting: what was counted by another one is counted anew."""
# Further no game counts; beyond it, neither do charts.
_MOST: Final = 1_000_000
_LONGEST_VALUE: Final = 60
_LEVELS: Final = frozenset({None, *(level.value for level in Level)})
# Exactly the types of a seat's fields, of a person's and of a computer player's.
_OF_A_SEAT: Final = {(str, kind, bool, int, int, int, int, int, dict) for kind in (str, type(None))}


class SeatTally(NamedTuple):
    """One seat of a finished match.

    ``level`` is that of a computer player, ``None`` for a person; a ``guest`` was a person once and is nobody's any
    more. ``place`` is where the game says that it came (:meth:`Stage.places`). ``total``, ``best`` and ``worst`` (of
    its rounds) are what the game counts, ``rounds`` how many of them it won. ``feats`` are numbers by :class:`Feat`.
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

    @property
    def won(self) -> bool:
        """Whether this seat won the match, alone or together with others."""
        return self.place == 1

    @property
    def is_person(self) -> bool:
        """Whether somebody whose statistics are kept sat there."""
        return self.level is None and not self.guest

    def did(self, feat: Feat) -> int:
        """How often."""
        return self.feats.get(feat.value, 0)


class Tally(NamedTuple):
    """A finished match in numbers.

    ``length`` is the value of the house rule that says how long it is (empty where the game has none), ``rounds`` how
    many it had. ``low``: the fewest points win. ``retaken``: somebody could know more than others, as a decision was
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
    seats: tuple[SeatTally, ...]


def numbers_of(match: Match) -> list[Any]:
    """What is kept of a finished match as plain JSON data; :func:`read` makes a tally of it."""
    assert match.round is not None
    stage, seats = entry(match.game.id).stage, range(len(match.seats))
    places = stage.places(match.round.view(None), match.standing)
    totals = match.standing.totals
    sign = 1 if stage.fewest_wins else -1
    counted = match.first_replayable == 0
    feats: list[dict[str, int]] = [{} for _ in seats]
    if counted:
        for seat, feat in stage.deeds(chain.from_iterable(match.events), len(match.seats)):
            feats[seat][feat.value] = feats[seat].get(feat.value, 0) + 1
    found = []
    for seat in seats:
        scores = sorted((result.scores[seat] for result in match.results), key=lambda score: sign * score) or [0]
        won = sum(seat in result.winners for result in match.results)
        one = match.seats[seat]
        found.append(
            [one.name, one.level, one.is_guest, places[seat], totals[seat], scores[0], scores[-1], won, feats[seat]]
        )
    lengths = match.game.options.lengths
    length = "" if lengths is None else str(getattr(match.options, lengths.key))
    return [
        length,
        len(match.results),
        stage.fewest_wins,
        bool(match.retakes or match.began or match.known),
        counted,
        found,
    ]


def seat_anew(data: list[Any], seats: Sequence[Seat]) -> None:
    """Let what is kept of a match say who sits there now. ValueError when those are other seats."""
    for kept, seat in zip(data[-1], seats, strict=True):
        kept[0], kept[2] = seat.name, seat.is_guest


def read(number: int, game: str, begun: datetime, ended: datetime, data: list[Any]) -> Tally:
    """The tally of what was kept; whatever it raises, what was kept is none."""
    if game not in covers():
        raise ValueError("a game of another version")
    *numbers, seats = data
    expect(numbers, str, int, bool, bool, bool)
    if len(numbers[0]) > _LONGEST_VALUE or not 0 <= numbers[1] <= _MOST:
        raise ValueError("no numbers of a match")
    found = Tally._make((number, game, begun, ended, *numbers, tuple(map(_read_seat, seats))))
    if not any(seat.won for seat in found.seats):
        raise ValueError("a match that nobody has won")
    return found


def _read_seat(data: list[Any]) -> SeatTally:
    seat = SeatTally._make(data)
    if tuple(map(type, data)) not in _OF_A_SEAT or seat.level not in _LEVELS or rows.name(seat.name) != seat.name:
        raise ValueError("nobody sits there")
    if min(seat.place, seat.rounds + 1) < 1 or not -_MOST <= min(data[3:8]) <= max(data[3:8]) <= _MOST:
        raise ValueError("no numbers of a seat")
    if any(type(often) is not int or not 0 <= often <= _MOST for often in seat.feats.values()):
        raise ValueError("nobody does that so often")
    return seat
