"""What a player can have on the table once the contract is laid and everything that fits on it is laid off.

Only the places of the runs and the ranks of the sets are searched; the naturals that they cover are all used, and
:mod:`settling` finds which jokers that takes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.games.rummy.rules.melds import HIGHEST
from cardtable.games.rummy.rules.solver.build_melds import SetGroup, Settled, Table, Window, settle
from cardtable.games.rummy.rules.solver.faces import ACE, RANK_COUNT, climb, of_each_rank
from cardtable.games.rummy.rules.solver.requirement import FAR
from cardtable.games.rummy.rules.solver.run_slots import ALL_RANKS, fits, places, places_to_ranks, style_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardtable.games.rummy.rules.solver.faces import Counts, Ladder
    from cardtable.games.rummy.rules.solver.requirement import Ask, Lengths


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
        if not ask.rules.jokers.may_lie(naturals, low, high):
            continue
        if not ask.may_touch_later and not ask.jokers_apart:
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


# Above the number of jokers, so that hiding them never outweighs a point.
SCALE: Final = 64
NOWHERE: Final = -(10**9)


class Worth(NamedTuple):
    """The points of the naturals, by suit and rank, and of a joker.

    The ranks of the masks in ``nothing``, one for each suit, count nothing whatever their points are.
    """

    naturals: tuple[tuple[int, ...], ...]
    joker: int
    nothing: tuple[int, ...] = (0, 0, 0, 0)


class ValuedSets(NamedTuple):
    """Ranks for the sets, and what all their naturals are worth."""

    worth: int
    choice: SetChoice


class ValuedRuns(NamedTuple):
    """Runs of one suit, and what their naturals are worth that no set takes up."""

    worth: int
    choice: RunChoice


@lru_cache(maxsize=32)
def _of_masks(values: tuple[int, ...]) -> tuple[int, ...]:
    """What the ranks of each mask are worth together."""
    found = [0] * (ALL_RANKS + 1)
    for mask in range(1, ALL_RANKS + 1):
        lowest = mask & -mask
        found[mask] = found[mask ^ lowest] + values[lowest.bit_length() - 1]
    return tuple(found)


class FinalSearch:
    """Branch and bound for the greatest worth on the table: first the ranks of the sets, then suit by suit."""

    def __init__(self, counts: Counts, ask: Ask, hide_jokers: bool) -> None:
        self._ask = ask
        self._jokers = counts.jokers
        self._suits = counts.suits
        self._table = Table(counts, ask)
        self._hide = int(hide_jokers)
        self._runs: dict[tuple[int, int], list[RunChoice]] = {}
        self._gaps = self._least_gaps()
        self._choices = self._set_choices()
        self._joker_worth = 0
        self._of_masks: list[tuple[int, ...]] = []
        self._counting: list[int] = []
        self._best: Settled | None = None
        self._best_score = NOWHERE
        # For the sets at hand: the ranks that they leave to the runs, the runs with their worth, and bounds for it.
        self._sets = SetChoice(0, 0, ())
        self._kept: list[int] = []
        self._valued: dict[tuple[int, int], list[ValuedRuns]] = {}
        self._tops: list[list[int]] = []

    def best(self, worth: Worth) -> Settled | None:
        """The melds that are worth most, or ``None`` where the contract cannot be laid."""
        self._best, self._best_score = None, NOWHERE
        self._joker_worth = worth.joker
        self._of_masks = [_of_masks(values) for values in worth.naturals]
        self._counting = [ALL_RANKS & ~nothing for nothing in worth.nothing]
        choices = [ValuedSets(self._worth_of_ranks(choice.ranks), choice) for choice in self._choices]
        choices.sort(key=_by_worth)
        self._weigh_runs(SetChoice(0, 0, ()))
        most = self._tops[0][self._ask.all_runs]
        for value, choice in choices:
            if not self._may_be_better(value + most, 0):
                break
            if choice.ranks != self._sets.ranks:
                self._weigh_runs(choice)
            self._sets = choice
            if self._may_be_better(value + self._tops[0][self._ask.all_runs], 0):
                self._try_suit(0, self._ask.all_runs, value, choice.gaps, ())
        return self._best

    def _set_choices(self) -> list[SetChoice]:
        runs = self._gaps[0][self._ask.all_runs]
        return [choice for choice in set_choices(self._table.counts, self._ask) if choice.gaps + runs <= self._jokers]

    def _worth_of_ranks(self, ranks: int) -> int:
        return sum(
            [
                of_masks[mask & ranks & counting]
                for of_masks, ladder, counting in zip(self._of_masks, self._suits, self._counting, strict=True)
                for mask in ladder
                if mask
            ]
        )

    def _least_gaps(self) -> list[list[int]]:
        """For every part of the runs: at least so many cards lack in this suit and those after it."""
        rows = [[FAR if part else 0 for part in self._ask.parts]]
        self._gaps_here: list[list[int]] = []
        style = style_of(self._ask, 0)
        for ladder in reversed(self._suits) if self._ask.runs else ():
            here = [
                0 if not part else fits(style, ladder, part).gaps if place in self._ask.in_one_suit else FAR
                for place, part in enumerate(self._ask.parts)
            ]
            later = rows[0]
            rows.insert(0, [min([here[part] + later[rest] for part, rest in splits]) for splits in self._ask.splits])
            self._gaps_here.insert(0, here)
        return rows

    def _weigh_runs(self, sets: SetChoice) -> None:
        """Find what the runs are worth beside these sets."""
        self._sets = sets
        self._kept = [counting & ~sets.ranks for counting in self._counting]
        self._valued.clear()
        self._tops = [[NOWHERE if part else 0 for part in self._ask.parts]]
        for suit in range(len(self._gaps_here) - 1, -1, -1):
            here = [self._top_here(suit, place) for place in range(len(self._ask.parts))]
            later = self._tops[0]
            self._tops.insert(
                0, [max([here[part] + later[rest] for part, rest in splits]) for splits in self._ask.splits]
            )

    def _top_here(self, suit: int, place: int) -> int:
        """A bound for the worth of the runs of one suit."""
        if place == 0:
            return 0
        if self._gaps_here[suit][place] > self._jokers:
            return NOWHERE
        part = self._ask.parts[place]
        if len(part) == 1:
            valued = self._valued_runs(suit, place)
            return valued[0].worth if valued else NOWHERE
        single = [self._top_here(suit, self._ask.parts.index((length,))) for length in part]
        everything = sum([self._of_masks[suit][mask & self._kept[suit]] for mask in self._suits[suit]])
        return min(everything, sum(single))

    def _valued_runs(self, suit: int, place: int) -> list[ValuedRuns]:
        found = self._valued.get((suit, place))
        if found is None:
            choices = self._runs.get((suit, place))
            if choices is None:
                choices = run_choices(self._table.counts, self._ask, suit, self._ask.parts[place])
                self._runs[suit, place] = choices
            kept, of_masks = self._kept[suit], self._of_masks[suit]
            found = [ValuedRuns(sum([of_masks[mask & kept] for mask in choice[1]]), choice) for choice in choices]
            found.sort(key=_by_worth)
            self._valued[suit, place] = found
        return found

    def _try_suit(self, suit: int, part: int, worth: int, gaps: int, windows: tuple[Window, ...]) -> None:
        """Go through the runs that may be made in this suit and the suits after it."""
        if part == 0:
            self._try(worth, windows)
            return
        for here, rest in self._ask.splits[part]:
            others = worth + self._tops[suit + 1][rest]
            most_gaps = self._jokers - gaps - self._gaps[suit + 1][rest]
            if self._gaps_here[suit][here] > most_gaps:
                continue
            if not self._may_be_better(others + self._top_here(suit, here), gaps - self._sets.gaps):
                continue
            if here == 0:
                self._try_suit(suit + 1, rest, worth, gaps, windows)
                continue
            for mine, choice in self._valued_runs(suit, here):
                if not self._may_be_better(others + mine, gaps - self._sets.gaps):
                    break
                if choice.gaps <= most_gaps:
                    self._try_suit(suit + 1, rest, worth + mine, gaps + choice.gaps, (*windows, *choice.windows))

    def _may_be_better(self, worth: int, jokers_in_runs: int) -> bool:
        most = worth + self._jokers * self._joker_worth
        return most * SCALE - self._hide * jokers_in_runs > self._best_score

    def _try(self, worth: int, windows: tuple[Window, ...]) -> None:
        for settled in settle(self._table, windows, self._sets.groups, self._sets.ranks):
            score = (worth + settled.jokers * self._joker_worth) * SCALE - self._hide * settled.jokers_in_runs
            if score > self._best_score:
                self._best, self._best_score = settled, score
            if settled.jokers == self._jokers and not self._hide * settled.jokers_in_runs:
                return


def _by_worth(valued: ValuedSets | ValuedRuns) -> int:
    return -valued.worth
