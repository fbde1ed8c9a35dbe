"""The computer players of San Da Yi: three levels that see the same and differ in care.

The reasons of a decision, by their codes:

* calling: ``strong``, ``better-than-passing``, ``weak``, ``too-high`` (good enough for 60, and more is asked);
* burying and trump: ``bury-points``, ``bury-short`` (a suit is gone then), ``bury-low``, ``longest-trumps``;
* leading: ``draw-trumps``, ``lead-trump``, ``lead-top``, ``lead-void`` (a partner can trump it), ``lead-low``;
* following: ``ruff``, ``win-points``, ``win-trick``, ``load-partner``, ``leave-to-partner``, ``give-no-points``,
  ``least-loss``;
* both: ``keep-top-trump`` (for the last trick), ``only-card``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cardtable.games.san_da_yi.players import burying, calling, habits, reasons, searching
from cardtable.games.san_da_yi.players.deck import CARD, SIDES, mask
from cardtable.games.san_da_yi.players.sampling import bits
from cardtable.games.san_da_yi.players.sight import Sight
from cardtable.games.san_da_yi.rules.actions import NAME_TRUMP, PLAY, Bury
from cardtable.games.san_da_yi.rules.ranking import points
from cardtable.games.san_da_yi.rules.view import SanDaYiView
from cardtable.players.decision import Decision, Level, Player, Reason, Style

if TYPE_CHECKING:
    from random import Random

    from cardtable.cards import Card, Suit


@dataclass(frozen=True, slots=True)
class Skill:
    """What a level changes.

    How often a card is taken from two at random that are not the worst, how much better than passing a call must be,
    and whether worlds are imagined.
    """

    careless: float = 0.0
    doubt: float = 0.0
    thinks: bool = False


SKILLS: Final = {
    Level.EASY: Skill(careless=0.25, doubt=1.0),
    Level.MEDIUM: Skill(),
    Level.HARD: Skill(thinks=True),
}


class SanDaYiPlayer(Player[SanDaYiView]):
    """The mind of all seats that people do not take."""

    def choose(self, view: SanDaYiView, level: Level, rng: Random, style: Style = Style.STEADY) -> Decision | None:
        if view.seat is None or view.seat != view.turn or view.result is not None:
            return None
        skill = SKILLS[level]
        if view.phase == "call":
            return calling.call(view, skill.doubt)
        if view.phase == "bury":
            return _bury(view, skill, rng)
        if view.phase == "trump":
            trump = searching.best_trump(view, rng) if skill.thinks else burying.best_trump(view.hand)
            return Decision(NAME_TRUMP[trump], (Reason("longest-trumps", 1.0, trump),))
        return _play(view, skill, rng)


def _bury(view: SanDaYiView, skill: Skill, rng: Random) -> Decision:
    if skill.thinks:
        plan = searching.best_plan(view, rng)
    else:
        plan = burying.plans(view.hand, points_allowed=view.rules.bury_points == "allowed")[0]
    return Decision(Bury(plan.buried), (_why_buried(view.hand, plan.buried, plan.trump),))


def _why_buried(hand: tuple[Card, ...], buried: tuple[Card, ...], trump: Suit) -> Reason:
    if points(buried) >= 15:
        return Reason("bury-points", 1.0)
    held, kept = mask(hand, trump), mask([card for card in hand if card not in buried], trump)
    short = [suit for suit in SIDES if held & suit and not kept & suit]
    return Reason("bury-short" if short else "bury-low", 1.0)


def _play(view: SanDaYiView, skill: Skill, rng: Random) -> Decision:
    sight = Sight(view)
    weight = 1.0
    if skill.thinks:
        code, weight = searching.best_card(sight, rng)
    else:
        code = habits.choose(sight.table, sight.player)
        if rng.random() < skill.careless:
            code = _runner_up(sight, code, rng)
    card = CARD[sight.trump][code]
    return Decision(PLAY[card], reasons.of_card(sight.table, sight.player, code, weight))


def _runner_up(sight: Sight, code: int, rng: Random) -> int:
    """Another legal card, but never the top trump, which wins the last trick."""
    table = sight.table
    kept = habits.keeper(table.hands[sight.player], table.unseen(sight.player))
    others = [bit.bit_length() - 1 for bit in bits(table.legal(sight.player) & ~kept & ~(1 << code))]
    return others[int(rng.random() * len(others))] if others else code
