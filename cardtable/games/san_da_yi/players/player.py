"""The computer players of San Da Yi: three levels that see the same and differ in care and thought.

The codes of their reasons, and when each of them is true, are in ``claims.py``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cardtable.games.san_da_yi.players import burying, calling, habits, reasons, search, styles
from cardtable.games.san_da_yi.players.claims import CLAIMS
from cardtable.games.san_da_yi.players.deck import CARD
from cardtable.games.san_da_yi.players.sight import Sight
from cardtable.games.san_da_yi.rules.actions import NAME_TRUMP, PLAY, Bury
from cardtable.games.san_da_yi.rules.view import SanDaYiView
from cardtable.kinds.tricks.players.dealing import bits
from cardtable.players.decision import Decision, Level, OfferingPlayer, Reason, Style

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from random import Random

    from cardtable.games.san_da_yi.players.fast_table import Table

    Imagining = Callable[[Sight, Random], Iterator[Table]]


@dataclass(frozen=True, slots=True)
class Skill:
    """What a level changes: how often a card is taken at random, and whether worlds are imagined."""

    careless: float = 0.0
    thinks: bool = False


SKILLS: Final = {
    Level.EASY: Skill(careless=0.47),
    Level.MEDIUM: Skill(careless=0.12),
    Level.HARD: Skill(thinks=True),
}


class SanDaYiPlayer(OfferingPlayer[SanDaYiView]):
    """The mind of all seats that people do not take; ``worlds`` are the tables that it imagines for a card."""

    claims = CLAIMS

    def __init__(self, worlds: Imagining = Sight.worlds) -> None:
        self._worlds = worlds

    def choose(self, view: SanDaYiView, level: Level, rng: Random, style: Style = Style.STEADY) -> Decision | None:
        if view.seat is None or view.seat != view.turn or view.result is not None:
            return None
        skill = SKILLS[level]
        if view.phase == "call":
            return calling.call(view, level, style)
        if view.phase == "bury":
            return _bury(view, skill, rng)
        if view.phase == "trump":
            trump = search.best_trump(view, rng) if skill.thinks else burying.best_trump(view.hand)
            return Decision(NAME_TRUMP[trump], tuple(Reason(code, weight) for code, weight in reasons.NAMING.items()))
        return _play(Sight(view), skill, rng, style, self._worlds)


def _bury(view: SanDaYiView, skill: Skill, rng: Random) -> Decision:
    if skill.thinks:
        plan = search.best_plan(view, rng)
    else:
        plan = burying.plans(view.hand, points_allowed=view.rules.bury_points == "allowed")[0]
    return Decision(Bury(plan.buried), reasons.BURYING)


def _play(sight: Sight, skill: Skill, rng: Random, style: Style, worlds: Imagining) -> Decision:
    table = sight.table
    legal = table.legal(sight.player)
    code = habits.choose(table, sight.player)
    why: tuple[Reason, ...] = (reasons.ONLY,) if not legal & (legal - 1) else reasons.of_card(not table.number)
    if skill.thinks:
        thumb = sight.alike(code)
        best, next_best = search.best_card(sight, worlds(sight, rng), style, thumb)
        code = best.code
        why += reasons.of_search(best, next_best, sight.player == 0, code != thumb)
    elif rng.random() < skill.careless:
        code = _runner_up(sight, code, rng, style)
    return Decision(PLAY[CARD[sight.trump][code]], why)


def _runner_up(sight: Sight, code: int, rng: Random, style: Style) -> int:
    """Another legal card, but never the top trump, which wins the last trick."""
    table = sight.table
    kept = habits.keeper(table.hands[sight.player], table.unseen(sight.player))
    others = [bit.bit_length() - 1 for bit in bits(table.legal(sight.player) & ~kept & ~(1 << code))]
    return styles.slip(style, table, others, rng) if others else code
