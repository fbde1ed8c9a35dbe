"""What a player can have on the table once the contract is laid and everything that fits on it is laid off.

Only the places of the runs and the ranks of the sets are searched; the naturals that they cover are all used, and
:mod:`settling` finds which jokers that takes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.games.rummy.rules.solver.asks import FAR
from cardtable.games.rummy.rules.solver.choices import RunChoice, SetChoice, run_choices, set_choices
from cardtable.games.rummy.rules.solver.fits import ALL_RANKS, fits, style_of
from cardtable.games.rummy.rules.solver.settling import Settled, Table, Window, settle

if TYPE_CHECKING:
    from cardtable.games.rummy.rules.solver.asks import Ask
    from cardtable.games.rummy.rules.solver.counts import Counts

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
