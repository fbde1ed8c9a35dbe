"""Many counted matches in one piece, column by column, so that reading ten thousand of them is not felt."""

from __future__ import annotations

import json
import sys
from array import array
from functools import partial
from itertools import chain, islice
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from cardtable.app.match_summary import (
    LONGEST_VALUE,
    MOST,
    NOTHING,
    VERSION,
    MatchSummary,
    SeatSummary,
    plain_cheats,
    read_seat,
)
from cardtable.games.catalogue import covers
from cardtable.store import rows

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from cardtable.stage.counted_events import Unnoticed

T = TypeVar("T", bound=tuple[Any, ...])
# What is of another form, of another counting or of another machine is made anew.
_FORM: Final = f"1/{VERSION}/{sys.byteorder}"
# Of what is kept of each match: digest of its table and luck; number, game, begun, ended, length, rounds, low, retaken,
# counted; how many seats.
_TYPES: Final = (str, str, int, str, str, str, str, int, bool, bool, bool, int)
# Of each seat: who sat there, place, total, best, worst, rounds, feats, biggest turn, cheats.
_COLUMNS: Final = 9


class Known(NamedTuple):
    """What was counted of a match; by the ``digest`` of its table and the ``luck`` a copy of it is known."""

    digest: str
    luck: str
    summary: MatchSummary


def packed(listing: tuple[int, str], batch: Sequence[Known]) -> bytes:
    """These matches in one piece, a line of JSON and the numbers of all seats; ``listing`` is what the list says."""
    matches = [
        (digest, luck, number, game, begun.isoformat(), ended.isoformat(), *numbers, len(seats))
        for digest, luck, (number, game, begun, ended, *numbers, seats) in batch
    ]
    who: dict[tuple[Any, ...], int] = {}
    feats: dict[tuple[Any, ...], int] = {}
    turns: dict[tuple[Any, ...], int] = {}
    cheats: dict[tuple[Unnoticed, ...], int] = {}
    seats = [
        (
            who.setdefault((one.name, one.level, one.guest, one.colour, one.face, one.character), len(who)),
            one.place, one.total, one.best, one.worst, one.rounds,
            feats.setdefault(tuple(one.feats.items()), len(feats)),
            turns.setdefault(one.big, len(turns)),
            cheats.setdefault(one.unnoticed, len(cheats)),
        )
        for known in batch
        for one in known.summary.seats
    ]  # fmt: skip
    head: list[Any] = [_FORM, listing, list(zip(*matches, strict=True)), list(who), list(map(dict, feats)), list(turns)]
    head.append([plain_cheats(one) for one in cheats])
    numbers = array("i", chain.from_iterable(zip(*seats, strict=True)))
    return json.dumps(head, separators=(",", ":")).encode() + b"\n" + numbers.tobytes()


def unpacked(listing: tuple[int, str], data: bytes) -> list[Known]:
    """What was packed with this listing, held to all that :func:`match_summary.read` asks.

    Whatever it raises, it was packed with another one, or is spoilt.
    """
    head, _, body = data.partition(b"\n")
    form, listed, matches, *tables = json.loads(head)
    if (form, tuple(listed)) != (_FORM, listing):
        raise ValueError("other matches")
    if [set(map(type, column)) for column in matches] != [{one} for one in _TYPES]:
        raise TypeError("other types than ours")
    digests, lucks, numbers, games, begun, ended, lengths, rounds, *marks, sizes = matches
    _expect_within(numbers, rows.NUMBERS[0], rows.NUMBERS[-1])
    _expect_within(rounds, 0, MOST)
    _expect_within(sizes, 1, MOST)
    if not covers().keys() >= set(games) or max(map(len, lengths)) > LONGEST_VALUE:
        raise ValueError("no matches of ours")
    seats = _seats(body, sizes, *tables)
    summaries = _all(
        MatchSummary, numbers, games, rows.moments(begun), rows.moments(ended), lengths, rounds, *marks, seats
    )
    return list(_all(Known, digests, lucks, summaries))


def _seats(
    body: bytes, sizes: Sequence[int], who: Any, feats: Any, turns: Any, cheats: Any
) -> list[tuple[SeatSummary, ...]]:
    """The seats of each match."""
    numbers = array("i")
    numbers.frombytes(body)
    count = sum(sizes)
    if len(numbers) != _COLUMNS * count:
        raise ValueError("another number of seats")
    columns = [numbers[at * count : (at + 1) * count] for at in range(_COLUMNS)]
    sitting, places, totals, bests, worsts, won, did, big, cheated = columns
    people = [
        (one.name, one.level, one.guest, one.colour, one.face, one.character)
        for one in (
            read_seat([name, level, guest, 1, 0, 0, 0, 0, {}, colour, face, character, [*NOTHING], []])
            for name, level, guest, colour, face, character in who
        )
    ]
    deeds = [read_seat(["?", None, False, 1, 0, 0, 0, 0, one, 0, "", False, [*NOTHING], []]).feats for one in feats]
    biggest = [read_seat(["?", None, False, 1, 0, 0, 0, 0, {}, 0, "", False, one, []]).big for one in turns]
    unnoticed = [
        read_seat(["?", None, False, 1, 0, 0, 0, 0, {}, 0, "", False, [*NOTHING], one]).unnoticed for one in cheats
    ]
    _expect_within(places, 1, MOST)
    _expect_within(won, 0, MOST)
    for column in (totals, bests, worsts):
        _expect_within(column, -MOST, MOST)
    names, levels, guests, colours, faces, characters = zip(*map(people.__getitem__, sitting), strict=True)
    made = _all(
        SeatSummary, names, levels, guests, places, totals, bests, worsts, won, map(deeds.__getitem__, did),
        colours, faces, characters, map(biggest.__getitem__, big), map(unnoticed.__getitem__, cheated),
    )  # fmt: skip
    found, begin = [], 0
    for size in sizes:
        if 1 not in places[begin : begin + size]:
            raise ValueError("a match that nobody has won")
        found.append(tuple(islice(made, size)))
        begin += size
    return found


def _all(kind: type[T], *columns: Iterable[Any]) -> Iterator[T]:
    """One of each row of these columns, one for each field: what ``kind._make`` does, in less than half the time."""
    return map(partial(tuple.__new__, kind), zip(*columns, strict=True))


def _expect_within(column: Collection[int], least: int, most: int) -> None:
    different = set(column)
    if not least <= min(different) <= max(different) <= most:
        raise ValueError("no numbers of ours")
