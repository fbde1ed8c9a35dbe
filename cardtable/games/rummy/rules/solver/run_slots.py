"""Where runs can lie in one suit, and what a hand lacks for them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.games.rummy.rules.melds import HIGHEST, Jokers
from cardtable.games.rummy.rules.solver.faces import ACE, RANK_COUNT, descend, spread
from cardtable.games.rummy.rules.solver.requirement import FAR, most_jokers, without

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.games.rummy.rules.solver.faces import Ladder
    from cardtable.games.rummy.rules.solver.requirement import Ask, Lengths

ALL_RANKS: Final = (1 << RANK_COUNT) - 1


class Fit(NamedTuple):
    """Runs of one suit: the cards that they lack, those among these that must be naturals, and the ranks they take."""

    gaps: int
    over: int
    taken: int


class Fits(NamedTuple):
    """All that is worth trying, the fewest gaps first, and the least of both numbers."""

    options: tuple[Fit, ...]
    gaps: int
    over: int


@dataclass(frozen=True, slots=True, eq=False)
class Style:
    """How to look for runs.

    ``jokers`` is ``None`` where a joker may stand for any missing card, as it can while there are few of them.
    ``longest`` is above a run's least length where longer runs can be worth it (see :func:`style_of`).
    ``alone`` says that no sets compete for the cards.
    """

    jokers: Jokers | None
    longest: int
    apart: bool
    alone: bool


class Window(NamedTuple):
    """The places of a run from ``low`` to ``high``, its ranks as a mask, and how many jokers it may hold."""

    low: int
    high: int
    mask: int
    most_jokers: int


@lru_cache(maxsize=1024)
def style_of(ask: Ask, jokers: int) -> Style:
    """How to look for runs with so many jokers in the hand.

    A run that is longer than asked can be cut to size, except where jokers must not outnumber the naturals: of
    2-3-JK-JK-JK-JK-8-9 no part of five cards has enough naturals. Such a run has as many jokers as naturals.
    """
    if jokers <= ask.free_jokers:
        return _style(None, 0, ask.apart, not ask.sets)
    rules = ask.rules
    longest = min(HIGHEST, 2 * jokers) if rules.jokers is Jokers.HALF and not rules.exact else 0
    return _style(rules.jokers, longest, ask.apart, not ask.sets)


@lru_cache(maxsize=256)
def _style(jokers: Jokers | None, longest: int, apart: bool, alone: bool) -> Style:
    return Style(jokers, longest, apart, alone)


@lru_cache(maxsize=1024)
def _windows(style: Style, length: int, lowest: int) -> tuple[Window, ...]:
    lengths = [length, *(longer for longer in range(length + 1, style.longest + 1) if longer % 2 == 0)]
    return tuple(
        Window(
            low,
            low + size - 1,
            places_to_ranks(places(low, low + size - 1)),
            size if style.jokers is None else most_jokers(style.jokers, size),
        )
        for size in lengths
        for low in range(lowest, HIGHEST - size + 2)
    )


def places(low: int, high: int) -> int:
    """A mask of the places of a run, of which the ace has the first and the last."""
    return (1 << high) - (1 << low - 1)


def places_to_ranks(some: int) -> int:
    """The ranks that lie at these places."""
    return (some | some >> RANK_COUNT) & ALL_RANKS


def fits(style: Style, ladder: Ladder, lengths: Lengths, lowest: int = 1) -> Fits:
    """All that is worth trying for runs of these lengths in a suit of which the hand holds ``ladder``.

    ``lowest`` is the first place where they may lie.
    """
    # No rank is taken more often than there are runs, but for the second ace of a run from ace to ace.
    return _fits(style, ladder[: len(lengths) + (style.longest == HIGHEST)], lengths, lowest)


@lru_cache(maxsize=16384)
def _fits(style: Style, ladder: Ladder, lengths: Lengths, lowest: int) -> Fits:
    if style.jokers is not None:
        return _only_best(set(_with_limits(style, ladder, lengths, lowest)))
    if len(lengths) == 1:
        return _single(style, ladder[0], lengths[0], lowest)
    return _only_best(set(_without_limits(style, ladder, lengths, lowest)))


def _single(style: Style, held: int, length: int, lowest: int) -> Fits:
    """The places of one run that take cards which no other place takes as well, with any number of jokers.

    To leave a card to the sets is of no use here: it saves one card there and costs one in the run.
    """
    kept: list[int] = []
    for part in sorted({window.mask & held for window in _windows(style, length, lowest)}, key=_size, reverse=True):
        if not kept or not (style.alone or any(part & other == part for other in kept)):
            kept.append(part)
    options = tuple(Fit(length - part.bit_count(), 0, spread(part)) for part in kept)
    return Fits(options, options[0].gaps, 0) if options else _NONE


_size = int.bit_count
_NONE: Final = Fits((), FAR, FAR)


def _only_best(found: set[Fit]) -> Fits:
    """Leave out what takes the same cards as another and is worse."""
    options: list[Fit] = []
    least_over: dict[int, int] = {}
    for fit in sorted(found):
        if fit.over < least_over.get(fit.taken, FAR):
            least_over[fit.taken] = fit.over
            options.append(fit)
    return Fits(tuple(options), options[0].gaps, min(fit.over for fit in options)) if options else _NONE


def _without_limits(style: Style, ladder: Ladder, lengths: Lengths, lowest: int) -> Iterator[Fit]:
    """Several runs, each of which takes all cards that the others left."""
    least = FAR
    for window, others in _first_runs(style, lengths, lowest):
        held = window.mask & ladder[0]
        gaps = window.high - window.low + 1 - _size(held)
        beyond = window.high + 2 if style.apart else 1
        if style.alone and gaps + fits(style, ladder, others, beyond).gaps >= least:
            continue
        rest = fits(style, descend(ladder, held), others, beyond)
        least = min(least, gaps + rest.gaps)
        if style.alone:
            yield Fit(gaps + rest.gaps, 0, 0)
        else:
            taken = spread(held)
            yield from (Fit(gaps + fit.gaps, 0, taken + fit.taken) for fit in rest.options)


def _with_limits(style: Style, ladder: Ladder, lengths: Lengths, lowest: int) -> Iterator[Fit]:
    """Runs with every choice of naturals that can matter where jokers are limited."""
    for window, others in _first_runs(style, lengths, lowest):
        size = window.high - window.low + 1
        for taken, count, left in _choices(style, ladder, window, bool(others)):
            gaps = size - count
            over = max(0, gaps - window.most_jokers)
            if style.jokers is Jokers.APART:
                over = max(over, _between(taken, window))
            kept = 0 if style.alone else taken
            if not others:
                yield Fit(gaps, over, kept)
                continue
            for fit in fits(style, left, others, window.high + 2 if style.apart else 1).options:
                yield Fit(gaps + fit.gaps, over + fit.over, kept + fit.taken)


def _first_runs(style: Style, lengths: Lengths, lowest: int) -> Iterator[tuple[Window, Lengths]]:
    """The places of one of the runs, and the lengths of the others; of runs that lie apart it is the lowest."""
    for length in sorted(set(lengths)) if style.apart else lengths[:1]:
        others = without(lengths, (length,)) or ()
        for window in _windows(style, length, lowest):
            yield window, others


def _between(taken: int, window: Window) -> int:
    """How many naturals more are needed so that no two jokers lie side by side."""
    lying = [place for place in range(window.low, window.high + 1) if _count_of(taken, place)]
    if window.high - window.low + 1 == HIGHEST and _count_of(taken, HIGHEST) == 1:
        return min(_needed(lying[1:], window), _needed(lying[:-1], window))
    return _needed(lying, window)


def _count_of(taken: int, place: int) -> int:
    """How many cards are taken of the rank that lies at this place."""
    return taken >> 8 * ((place - 1) % RANK_COUNT) & 0xFF


def _needed(lying: Sequence[int], window: Window) -> int:
    ends = (window.low - 1, *lying, window.high + 1)
    return sum((after - before - 1) // 2 for before, after in pairwise(ends))


def _choices(style: Style, ladder: Ladder, window: Window, others: bool) -> Iterator[tuple[int, int, Ladder]]:
    """Which naturals a run takes, how many, and what is left of the suit.

    Where jokers are limited it can be better to let a joker stand for a natural that another meld needs more, as long
    as the run keeps enough naturals itself.
    """
    size = window.high - window.low + 1
    held = window.mask & ladder[0]
    least = _size(held)
    if others or not style.alone:
        least = 0 if style.jokers is Jokers.APART else min(least, size - window.most_jokers)
    part = held
    while True:
        if _size(part) >= least:
            left = descend(ladder, part)
            taken = spread(part)
            yield taken, _size(part), left
            if size == HIGHEST and part & left[0] & ACE:
                yield taken + ACE, _size(part) + 1, descend(left, ACE)
        if part == 0:
            return
        part = (part - 1) & held
