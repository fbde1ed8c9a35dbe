"""How far a hand is from its contract, and which cards bring it nearer.

For melds that are chosen, the hand lacks ``lacking`` cards, of which ``naturals`` must not be jokers: then
``max(lacking - jokers, naturals)`` cards are missing. Both numbers can be made as small as possible at once, because
a card that is moved to a meld which needs a natural more never costs another one; so only the choice of the melds is
searched, suit by suit, with the best that the suits to come and the sets can do as a bound.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.cards import RANKS, SUITS
from cardtable.games.rummy.rules.solver.faces import RANK_COUNT, climb, count, of_each_rank
from cardtable.games.rummy.rules.solver.requirement import FAR, ask_of
from cardtable.games.rummy.rules.solver.run_slots import fits, style_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardtable.cards import Card, Rank, Suit
    from cardtable.games.rummy.rules.contract import Contract, MeldRules
    from cardtable.games.rummy.rules.solver.faces import Counts, Ladder
    from cardtable.games.rummy.rules.solver.requirement import Ask, Bound, Needs


def distance(cards: Iterable[Card], contract: Contract, rules: MeldRules) -> int:
    """The least number of cards that the hand still lacks for its contract, however few of them there may be."""
    return missing(count(cards), ask_of(contract, rules))


def useful(cards: Iterable[Card], contract: Contract, rules: MeldRules) -> set[tuple[Rank, Suit]]:
    """The natural cards that bring the hand nearer to its contract."""
    return useful_for(count(cards), ask_of(contract, rules))


def missing(counts: Counts, ask: Ask, below: int = FAR) -> int:
    """The distance of counted cards, or ``below`` if it is not less than that."""
    return _Search(counts, ask, below).least()


def useful_for(counts: Counts, ask: Ask) -> set[tuple[Rank, Suit]]:
    """:func:`useful` of counted cards."""
    now = missing(counts, ask)
    found: set[tuple[Rank, Suit]] = set()
    if now == 0:
        return found
    if not ask.runs:
        search = _Search(counts, ask, now)
        return {(rank, suit) for rank in RANKS if search.gains_from(rank - 1) for suit in SUITS}
    for suit in SUITS:
        search = _Search(counts, ask, now, suit)
        found.update((rank, suit) for rank in RANKS if search.gains_from(rank - 1))
    return found


class _Search:
    """Branch and bound over the suits; ``_best`` is the least distance seen."""

    def __init__(self, counts: Counts, ask: Ask, below: int, first: Suit | None = None) -> None:
        self._ask = ask
        self._jokers = counts.jokers
        self._ranks = counts.ranks
        self._best = self._below = below
        self._style = style_of(ask, counts.jokers)
        self._few_jokers = self._style.jokers is None
        self._others = RANK_COUNT - len(ask.sets)
        self._suits: list[Ladder] = []
        if ask.runs:
            others = list(counts.suits)
            if first is not None:
                self._suits.append(others.pop(first))
            self._suits += sorted(others, key=self._promise)
        # For every suit and part of the runs: at least so many gaps, and naturals lacking, in this suit; and in it
        # and all suits after it together.
        self._here: list[list[Bound]] = [self._least_here(ladder) for ladder in self._suits]
        self._later: list[list[Bound]] = [ask.nothing_later]
        for here in reversed(self._here):
            self._later.insert(0, self._least_later(here, self._later[0]))
        self._set_goal()

    def _promise(self, ladder: Ladder) -> int:
        return fits(self._style, ladder, self._ask.parts[1]).gaps

    def _set_goal(self) -> None:
        """Find what can be hoped for: the cards that the sets lack while no run takes any, and the best runs."""
        self._set_gaps = self._set_over = 0
        if self._ask.sets:
            needs = self._needs(self._ranks)
            self._set_gaps = needs[0][0]
            self._set_over = 0 if self._few_jokers else needs[-1][1]
        gaps, over = self._later[0][self._ask.all_runs]
        self._goal = max(0, gaps + self._set_gaps - self._jokers, over + self._set_over)

    def _needs(self, ranks: int) -> Needs:
        return self._ask.needs(tuple(sorted(of_each_rank(ranks))[self._others :]))

    def _least_here(self, ladder: Ladder) -> list[Bound]:
        row = [(0, 0)]
        for part in self._ask.parts[1:]:
            if len(part) == 1:
                found = fits(self._style, ladder, part)
                row.append((found.gaps, found.over))
                continue
            single = [fits(self._style, ladder, (length,)) for length in part]
            lacking = sum(part) - sum([mask.bit_count() for mask in ladder[: len(part)]])
            row.append((max(lacking, sum([one.gaps for one in single])), sum([one.over for one in single])))
        return row

    def _least_later(self, here: list[Bound], later: list[Bound]) -> list[Bound]:
        row = []
        for splits in self._ask.splits:
            gaps = over = FAR
            for part, rest in splits:
                my_gaps, my_over = here[part]
                their_gaps, their_over = later[rest]
                if my_gaps + their_gaps < gaps:
                    gaps = my_gaps + their_gaps
                if my_over + their_over < over:
                    over = my_over + their_over
            row.append((gaps, over))
        return row

    def gains_from(self, rank: int) -> bool:
        """Whether one more card of the first suit brings the distance below the limit."""
        ranks = self._ranks
        self._best = self._below
        self._ranks += 1 << 8 * rank
        if not self._suits:
            self._set_goal()
            gain = self.least() < self._below
        else:
            ladder = self._suits[0]
            self._suits[0] = climb(ladder, 1 << rank)
            self._here[0] = self._least_here(self._suits[0])
            self._later[0] = self._least_later(self._here[0], self._later[1])
            self._set_goal()
            gain = self.least() < self._below
            self._suits[0] = ladder
        self._ranks = ranks
        return gain

    def least(self) -> int:
        """The distance, or the limit where there is nothing below it."""
        if self._best > self._goal:
            if self._ask.runs:
                self._try_suit(0, self._ask.all_runs, 0, 0, self._ranks)
            else:
                self._try_sets(0, 0, self._ranks)
        return self._best

    def _try_suit(self, place: int, part: int, gaps: int, over: int, ranks: int) -> None:
        """Go through what may be made in this suit and the suits after it."""
        for here, rest in self._ask.splits[part]:
            least_gaps, least_over = self._here[place][here]
            later_gaps, later_over = self._later[place + 1][rest]
            other_gaps = gaps + later_gaps + self._set_gaps - self._jokers
            other_over = over + later_over + self._set_over
            if least_gaps + other_gaps >= self._best or least_over + other_over >= self._best:
                continue
            if here == 0:
                self._try_suit(place + 1, rest, gaps, over, ranks)
                continue
            for fit in fits(self._style, self._suits[place], self._ask.parts[here]).options:
                if fit[0] + other_gaps >= self._best:
                    break
                if fit[1] + other_over >= self._best:
                    continue
                if rest:
                    self._try_suit(place + 1, rest, gaps + fit[0], over + fit[1], ranks - fit[2])
                else:
                    self._try_sets(gaps + fit[0], over + fit[1], ranks - fit[2])
                if self._best <= self._goal:
                    return

    def _try_sets(self, gaps: int, over: int, ranks: int) -> None:
        """Add what the sets lack when the runs have taken their cards."""
        gaps -= self._jokers
        if not self._ask.sets:
            self._best = min(self._best, max(gaps, over, 0))
            return
        needs = self._needs(ranks)
        if self._few_jokers:
            self._best = min(self._best, max(gaps + needs[0][0], 0))
            return
        for lacking, naturals in needs:
            self._best = min(self._best, max(gaps + lacking, over + naturals, 0))
