"""A finished match in numbers: counted once, and kept in a file beside the matches while that is there."""

from __future__ import annotations

from heapq import nlargest
from itertools import chain, groupby
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cardtable.cards import Card
from cardtable.engine.match import GUEST, Seat
from cardtable.games.catalogue import covers, entry
from cardtable.players.decision import Level
from cardtable.stage.counted_events import Cheat, Unnoticed
from cardtable.store import rows
from cardtable.store.rows import expect

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import datetime

    from cardtable.engine.match import LogLine, Match
    from cardtable.engine.round import Round
    from cardtable.stage.counted_events import Feat

LEAST: Final = 3
"""Fewer cards in one turn are nothing to look at again."""


class BigTurn(NamedTuple):
    """So many cards were ``laid`` in one turn, of as many as ``dealt``; it begins with ``line`` of the log."""

    laid: int = 0
    dealt: int = 1
    line: int = 0

    @property
    def worth(self) -> tuple[float, int]:
        """How much of a hand that was; of two alike the one with more cards."""
        return self.laid / self.dealt, self.laid


NOTHING: Final = BigTurn()


def big_turns(match: Match, swept: frozenset[type]) -> list[BigTurn]:
    """The biggest turn of each seat, the later of two alike; :data:`NOTHING` where no turn was big.

    With events of the types ``swept`` a hand goes without being laid. ValueError or IllegalActionError where the match
    cannot be played again from its beginning.
    """
    again, best = match.at(0), [NOTHING] * len(match.seats)
    dealt = [1] * len(match.seats)
    for seat, lines in groupby(range(len(match.log)), key=match.on_turn.__getitem__):
        begun = len(again.log)
        played = [match.log[line] for line in lines]
        laid = sum([_laid(again, one, seat, swept) for one in played])
        assert again.round is not None
        if seat is None:
            dealt = list(again.round.counts)
        else:
            turn = BigTurn(laid, dealt[seat], begun)
            own = not any(one.stood_in for one in played)
            if own and turn.laid >= LEAST and turn.worth >= best[seat].worth:
                best[seat] = turn
    return best


def _laid(again: Match, line: LogLine, seat: int | None, swept: frozenset[type]) -> int:
    """Play this line; how many cards left the hand of the seat by its own deed, whatever came into it meanwhile."""
    if seat is None or line.seat != seat:
        again.replay(line)
        return 0
    table = again.round
    assert table is not None
    held = table.counts[seat]
    laid = 0

    def note(lying: Round, _: int = 0) -> None:
        nonlocal held, laid
        before, held = held, lying.counts[seat]
        laid += max(0, before - held)

    events = again.replay(line, note)
    note(table)
    return 0 if swept and any(type(event) in swept for event in events) else laid


VERSION: Final = 6
"""Of the counting: what was counted by another one is counted anew."""
# Further no game counts; beyond it, neither do charts.
MOST: Final = 1_000_000
LONGEST_VALUE: Final = 60
MOST_CHEATS: Final = 6
"""So many of one match are kept of a person, those that dared most."""
LEVELS: Final = frozenset({None, *(level.value for level in Level)})
# Exactly the types of a seat's fields, of a person's and of a computer player's.
_OF_A_SEAT: Final = {
    (str, kind, bool, int, int, int, int, int, dict, int, str, bool, list, list) for kind in (str, type(None))
}


class SeatSummary(NamedTuple):
    """One seat of a finished match.

    ``level`` is that of a computer player, ``None`` for a person; a ``guest`` was a person once, who is known no
    more. ``place`` is where the game says that it came (:meth:`Scoring.places`). ``total``, ``best`` and ``worst`` (of
    its rounds) are what the game counts, ``rounds`` how many of them it won. ``feats`` are numbers by :class:`Feat`.
    ``colour``, ``face`` and ``character`` are those of the :class:`Seat`, and ``big`` is its biggest turn.
    ``unnoticed`` are cheats of a person, as they came.
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
    unnoticed: tuple[Unnoticed, ...] = ()

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
    big = big_turns(match, stage.speech.swept) if counted and stage.speech.big_turns else [NOTHING] * len(seats)
    if counted:
        for seat, feat in stage.speech.deeds(chain.from_iterable(match.events), len(match.seats)):
            feats[seat][feat.value] = feats[seat].get(feat.value, 0) + 1
    cheats = stage.speech.unnoticed(match.log, match.events) if counted else ()
    found = []
    for seat in seats:
        scores = sorted((result.scores[seat] for result in match.results), key=lambda score: sign * score) or [0]
        won = sum(seat in result.winners for result in match.results)
        one = match.seats[seat]
        did = [cheat for by, cheat in cheats if by == seat and one.is_person and not match.log[cheat.line].stood_in]
        boldest = sorted(nlargest(MOST_CHEATS, did), key=lambda cheat: cheat.line)
        found.append(
            [
                one.name, one.level, one.is_guest, places[seat], totals[seat], scores[0], scores[-1], won, feats[seat],
                one.colour, one.face, one.character, [*big[seat]],
                plain_cheats(boldest),
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


def plain_cheats(cheats: Iterable[Unnoticed]) -> list[list[Any]]:
    """These as plain JSON data."""
    return [[one.worth, one.line, one.cheat.value, str(one.card), str(one.under or "")] for one in cheats]


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
    if len(numbers[0]) > LONGEST_VALUE or not 0 <= numbers[1] <= MOST:
        raise ValueError("no numbers of a match")
    found = MatchSummary._make((number, game, begun, ended, *numbers, tuple(map(read_seat, seats))))
    if not any(seat.won for seat in found.seats):
        raise ValueError("a match that nobody has won")
    return found


def read_seat(data: list[Any]) -> SeatSummary:
    """The tally of one seat; whatever it raises, it is none."""
    if tuple(map(type, data)) not in _OF_A_SEAT:
        raise ValueError("no seat")
    name, level, _, place, total, best, worst, rounds, feats, colour, face, _, (laid, dealt, line), cheats = data
    if level not in LEVELS or rows.name(name) != name:
        raise ValueError("nobody sits there")
    rows.look(colour, face)
    if place < 1 or rounds < 0 or max(place, abs(total), abs(best), abs(worst), rounds) > MOST:
        raise ValueError("no numbers of a seat")
    if feats and any(type(often) is not int or not 0 <= often <= MOST for often in feats.values()):
        raise ValueError("nobody does that so often")
    if len(cheats) > MOST_CHEATS:
        raise ValueError("more than is kept")
    if laid:
        expect((laid, dealt, line), int, int, int)
        if not 0 <= min(laid, dealt - 1, line) <= max(laid, dealt, line) <= MOST:
            raise ValueError("no turn of a match")
    big = BigTurn(laid, dealt, line) if laid else NOTHING
    return SeatSummary._make([*data[:-2], big, tuple(map(_read_cheat, cheats)) if cheats else ()])


def _read_cheat(data: list[Any]) -> Unnoticed:
    expect(data, int, int, str, str, str)
    worth, line, cheat, card, under = data
    if not 0 <= min(worth, line) <= max(worth, line) <= MOST or bool(under) != (cheat == Cheat.TUCKED):
        raise ValueError("no cheat of a match")
    return Unnoticed(worth, line, Cheat(cheat), Card.parse(card), Card.parse(under) if under else None)
