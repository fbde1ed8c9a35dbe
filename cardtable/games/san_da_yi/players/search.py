"""The hard level: every sensible way is tried in many imagined worlds, all of them played out by rules of thumb."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.games.san_da_yi.players import burying, habits, styles
from cardtable.games.san_da_yi.players.deck import BIT, mask
from cardtable.games.san_da_yi.players.fast_table import OF_TRUMPS, Table, finish, outcome
from cardtable.games.san_da_yi.rules import scoring
from cardtable.games.san_da_yi.rules.house_rules import HAND, SEATS, TRICKS
from cardtable.games.san_da_yi.rules.ranking import PACK
from cardtable.kinds.tricks.players import deal_out
from cardtable.players.decision import Style
from cardtable.players.search import race, undecided

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from cardtable.cards import Card, Suit
    from cardtable.games.san_da_yi.players.burying import Plan
    from cardtable.games.san_da_yi.players.sight import Sight
    from cardtable.games.san_da_yi.rules.state import SanDaYiView

WORLDS: Final = 200
BATCH: Final = 20
# As many tricks as all worlds and all ways together may cost: the effort is the same on every machine.
TRICKS_TRIED: Final = 16_000
PLANS: Final = 6
PLANS_PER_SUIT: Final = 4
PLAN_WORLDS: Final = 100
# Points a hand that imagined hands cannot tell apart.
NEAR: Final = 0.2
# What a style likes most counts as much, and so near must others be to be as good; deciding alone, it cost games.
LIKED: Final = 0.1
# From these differences on they are worth a word: shares of the hands in which the kitty is captured, and points.
KITTY: Final = 0.03
POINTS: Final = 0.8
EVEN: Final = "search-even"


class Found(NamedTuple):
    """A card, and what imagined hands were like after it: the score, the defenders' points, and captured kitties."""

    code: int
    score: float
    points: float
    captured: float


def best_card(sight: Sight, worlds: Iterator[Table], style: Style, thumb: int) -> tuple[Found, Found | None]:
    """The card with the best score over many worlds, and the next best one that was tried in as many.

    Between scores that are nearly equal, a style's liking counted in, the rule of ``thumb`` decides, then thrift.
    """
    moves = sight.moves()
    if len(moves) == 1:
        return Found(moves[0], 0.0, 0.0, 0.0), None
    budget = min(WORLDS, max(BATCH, TRICKS_TRIED // (len(moves) * sight.table.left)))
    sign = 1.0 if sight.player == 0 else -1.0
    points = dict.fromkeys(moves, 0)
    captured = dict.fromkeys(moves, 0)

    def value(code: int, world: Table) -> float:
        trial = world.copy(world.hands, world.aside)
        trial.play(sight.player, code)
        finish(trial, habits.choose)
        points[code] += trial.points
        captured[code] += bool(trial.leader) and (not sight.needs_trump or trial.best >= OF_TRUMPS)
        return sign * outcome(trial, sight.need, sight.needs_trump)

    estimates = race(moves, worlds, value, budget, BATCH)
    most = max(one.worlds for one in estimates)
    found = [
        Found(code, one.mean, points[code] / most, captured[code] / most)
        for code, one in zip(moves, estimates, strict=True)
    ]
    table, player = sight.table, sight.player

    leaning = {one.code: one.score + LIKED * styles.liking(style, table, one.code) for one in found}
    open_ = [found[number] for number in undecided(estimates, NEAR)]
    least = max(leaning[one.code] for one in open_) - (NEAR if style is Style.STEADY else LIKED)
    near = [one for one in open_ if leaning[one.code] >= least]
    best = max(near, key=lambda one: (one.code == thumb, styles.saving(table, player, one.code)))
    others = [one for one, tried in zip(found, estimates, strict=True) if tried.worlds == most and one is not best]
    return best, max(others, key=lambda one: one.score, default=None)


def difference(best: Found, next_best: Found | None, declares: bool) -> str:
    """The greatest difference that imagined hands showed between the best card and the next one, as a reason.

    Where there is no next one, all other cards do the same or far worse.
    """
    sign = -1 if declares else 1
    if next_best is None:
        return EVEN
    if sign * (best.captured - next_best.captured) >= KITTY:
        return "search-keeps-kitty" if declares else "search-captures"
    if sign * (best.points - next_best.points) >= POINTS:
        return "search-fewer-points" if declares else "search-more-points"
    return EVEN


def best_plan(view: SanDaYiView, rng: Random) -> Plan:
    """The trump suit and the six cards to bury that score best over many worlds."""
    allowed = view.rules.bury_points == "allowed"
    plans = burying.plans(view.hand, points_allowed=allowed, number=PLANS_PER_SUIT)
    return _best(view, plans[:PLANS], rng)


def best_trump(view: SanDaYiView, rng: Random) -> Suit:
    """The trump suit for the cards that were kept."""
    plans = burying.trump_plans(view.hand, view.buried)
    return _best(view, plans[:3], rng).trump


def _best(view: SanDaYiView, plans: Sequence[Plan], rng: Random) -> Plan:
    hand = (*view.hand, *view.buried)
    need = scoring.needed(view.bid)
    value = partial(_worth, hand, need, view.rules.pull_needs_trump)
    found = race(plans, _layouts(hand, rng), value, PLAN_WORLDS, BATCH)
    return plans[undecided(found, NEAR)[0]]


def _layouts(hand: Sequence[Card], rng: Random) -> Iterator[list[int]]:
    """The other hands dealt at random, as bits of card indices."""
    others = [1 << card.index for card in PACK if card not in hand]
    while True:
        yield deal_out(others, [HAND] * (SEATS - 1), [0] * (SEATS - 1), rng)


def _worth(hand: Sequence[Card], need: int, needs_trump: bool, plan: Plan, layout: list[int]) -> float:
    turn = BIT[plan.trump]
    others = []
    for held in layout:
        turned = 0
        rest = held
        while rest:
            bit = rest & -rest
            rest ^= bit
            turned |= turn[bit.bit_length() - 1]
        others.append(turned)
    aside = mask(plan.buried, plan.trump)
    table = Table([mask(hand, plan.trump) & ~aside, *others], aside, TRICKS)
    finish(table, habits.choose)
    return outcome(table, need, needs_trump)
