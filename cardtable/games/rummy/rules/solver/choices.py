"""Which places runs can have in the end, and which ranks sets, as far as the jokers of the hand allow.

A run ends with naturals or is as short as the contract allows; more jokers at its ends are found by counting.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cardtable.games.rummy.rules.melds import HIGHEST
from cardtable.games.rummy.rules.solver.counts import ACE, RANK_COUNT, climb, of_each_rank
from cardtable.games.rummy.rules.solver.fits import places, places_to_ranks
from cardtable.games.rummy.rules.solver.settling import SetGroup, Window

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardtable.games.rummy.rules.solver.asks import Ask, Lengths
    from cardtable.games.rummy.rules.solver.counts import Counts, Ladder


class RunChoice(NamedTuple):
    """Runs of one suit: the cards they lack, the naturals they cover (once, twice ...), and their places."""

    gaps: int
    covers: Ladder
    windows: tuple[Window, ...]


class SetChoice(NamedTuple):
    """Ranks for the sets: all their naturals are used. ``gaps`` is what lacks while no run takes any."""

    gaps: int
    ranks: int
    groups: tuple[SetGroup, ...]


def run_choices(counts: Counts, ask: Ask, suit: int, part: Lengths) -> list[RunChoice]:
    """All runs of a part of the contract in one suit."""
    if len(part) == 1:
        return list(_single(counts, ask, suit, part[0]))
    return list(_several(counts, ask, suit, part))


def _single(counts: Counts, ask: Ask, suit: int, least: int) -> Iterator[RunChoice]:
    once, twice, *_ = counts.suits[suit]
    held = once | (once & ACE) << RANK_COUNT
    allow = ask.rules.jokers.allow
    seen: set[int] = set()
    for low, high in _stretches(ask, held, least):
        size = high - low + 1
        naturals = held & places(low, high)
        cover: Ladder = (places_to_ranks(naturals),)
        if size == HIGHEST:
            cover = (*cover, twice & ACE)
        gaps = size - sum([mask.bit_count() for mask in cover])
        if gaps > counts.jokers or naturals in seen or not allow(gaps, size - gaps):
            continue
        if not ask.may_touch_later:
            seen.add(naturals)
        yield RunChoice(gaps, cover, (Window(suit, low, high, least),))


def _stretches(ask: Ask, held: int, least: int) -> Iterator[tuple[int, int]]:
    """From where to where a run may reach: all that is as short as asked, and from natural to natural."""
    for low in range(1, HIGHEST - least + 2):
        yield low, low + least - 1
    if ask.may_touch_later:
        for low in range(1, HIGHEST - least + 1):
            for high in range(low + least, HIGHEST + 1):
                yield low, high
        return
    ends = [place for place in range(1, HIGHEST + 1) if held >> place - 1 & 1]
    for number, low in enumerate(ends):
        for high in ends[number + 1 :]:
            if high >= low + least:
                yield low, high


def _several(counts: Counts, ask: Ask, suit: int, part: Lengths) -> Iterator[RunChoice]:
    ladder = counts.suits[suit]
    singles = {length: list(_single(counts, ask, suit, length)) for length in set(part)}

    def extend(windows: tuple[Window, ...], size: int, asked: Ladder, first: int) -> Iterator[RunChoice]:
        """Add the next run; another one never fills a gap, so too many gaps are too many for all that follows."""
        length = part[len(windows)]
        for place, run in enumerate(singles[length][first:], first):
            together = (*windows, *run.windows)
            longer = size + run.windows[0].high - run.windows[0].low + 1
            taken = _with_covers(asked, run.covers)
            covers = tuple([mask & step for mask, step in zip(taken, ladder, strict=True)])
            gaps = longer - sum([mask.bit_count() for mask in covers])
            if gaps > counts.jokers or (ask.apart and not _room_between(together)):
                continue
            if len(together) == len(part):
                yield RunChoice(gaps, covers, together)
            else:
                yield from extend(together, longer, taken, place if part[len(together)] == length else 0)

    return extend((), 0, (0,) * len(ladder), 0)


def _with_covers(asked: Ladder, covers: Ladder) -> Ladder:
    """The ranks that are asked once, twice and so on when one more run asks for its own."""
    for more in covers:
        asked = climb(asked, more)
    return asked


def _room_between(windows: tuple[Window, ...]) -> bool:
    """Whether each two runs have parts of the least length that lie apart."""
    return all(
        one.low + one.least < other.high - other.least + 1 or other.low + other.least < one.high - one.least + 1
        for number, one in enumerate(windows)
        for other in windows[:number]
    )


def set_choices(counts: Counts, ask: Ask) -> Iterator[SetChoice]:
    """All ranks that the sets can have."""
    held = of_each_rank(counts.ranks)
    for ranks, gaps in _set_ranks(counts.jokers, ask, held, (), 0):
        groups = tuple(
            [
                SetGroup(rank, tuple([number for number, other in enumerate(ranks) if other == rank]), held[rank])
                for rank in sorted(set(ranks))
            ]
        )
        yield SetChoice(gaps, sum([1 << group.rank for group in groups]), groups)


def _set_ranks(
    jokers: int, ask: Ask, held: bytes, ranks: tuple[int, ...], gaps: int
) -> Iterator[tuple[tuple[int, ...], int]]:
    number = len(ranks)
    if number == len(ask.sets):
        yield ranks, gaps
        return
    same = number and ask.sets[number] == ask.sets[number - 1]
    for rank in range(ranks[-1] if same else 0, RANK_COUNT):
        cards, naturals, needed = held[rank], ask.set_naturals[number], ask.sets[number]
        if rank in ranks:
            if ask.rules.set_ranks_differ:
                continue
            others = [other for other in range(number) if ranks[other] == rank]
            naturals += sum([ask.set_naturals[other] for other in others])
            needed -= max(0, cards - sum([ask.sets[other] for other in others]))
        else:
            needed -= cards
        lacking = gaps + max(0, needed)
        if cards >= naturals and lacking <= jokers:
            yield from _set_ranks(jokers, ask, held, (*ranks, rank), lacking)
