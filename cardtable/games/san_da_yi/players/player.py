"""The computer players of San Da Yi: three levels that see the same and differ in care and thought."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cardtable.cards import Rank
from cardtable.games.san_da_yi.players import burying, calling, habits, search, styles
from cardtable.games.san_da_yi.players.claims import CLAIMS, Seen
from cardtable.games.san_da_yi.players.deck import BIT, CARD
from cardtable.games.san_da_yi.players.sight import Sight
from cardtable.games.san_da_yi.rules.actions import NAME_TRUMP, PLAY, Bury
from cardtable.games.san_da_yi.rules.house_rules import SEATS
from cardtable.games.san_da_yi.rules.state import SanDaYiView
from cardtable.kinds.tricks.players import bits
from cardtable.players.decision import Decision, Level, Player, Style
from cardtable.players.memory import remembers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from random import Random

    from cardtable.engine.values import Action
    from cardtable.games.san_da_yi.players.fast_table import Table

    Imagining = Callable[[Sight, Random], Iterator[Table]]


@dataclass(frozen=True, slots=True)
class Skill:
    """What a level changes: how often a card is taken at random, decided tricks minded, and worlds imagined."""

    careless: float = 0.0
    thrifty: bool = False
    thinks: bool = False


SKILLS: Final = {
    Level.EASY: Skill(careless=0.47),
    Level.MEDIUM: Skill(careless=0.12, thrifty=True),
    Level.HARD: Skill(thinks=True),
}


class SanDaYiPlayer(Player[SanDaYiView]):
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
            return Decision(NAME_TRUMP[trump])
        return _play(Sight(view), level, rng, style, self._worlds)


def _bury(view: SanDaYiView, skill: Skill, rng: Random) -> Decision:
    if skill.thinks:
        plan = search.best_plan(view, rng)
    else:
        plan = burying.plans(view.hand, points_allowed=view.rules.bury_points == "allowed")[0]
    return Decision(Bury(plan.buried))


def _play(sight: Sight, level: Level, rng: Random, style: Style, worlds: Imagining) -> Decision:
    skill = SKILLS[level]
    sight.table.seen = remembered(sight, level)
    code = habits.choose(sight.table, sight.player)
    if skill.thinks:
        thumb = sight.alike(code)
        best, next_best = search.best_card(sight, worlds(sight, rng), style, thumb)
        why = search.difference(best, next_best, sight.player == 0)
        # What imagined hands cannot tell apart the table may.
        action, usual = _certain(sight, best.code), _action(sight, thumb)
        return Decision(action, (why,), () if why == search.EVEN or action == usual else (usual,))
    code = styles.preferred(style, sight.table, sight.player, code)
    if rng.random() < skill.careless:
        code = _runner_up(sight, code, rng, style)
    if skill.thrifty:
        return Decision(_certain(sight, habits.lowest(sight.table, sight.player, code)))
    return Decision(_action(sight, code))


def remembered(sight: Sight, level: Level) -> int:
    """Which of the cards that were played come to mind: aces and jokers, and others as the tricks go by."""
    view, seen = sight.view, 0
    assert view.seat is not None
    for number, (seat, card) in enumerate(view.played()):
        striking = card.rank in (Rank.ACE, Rank.JOKER)
        since = len(view.tricks) - number // SEATS
        if striking or remembers((view.dealer, seat, card.index), since, level, view.seat):
            seen |= BIT[sight.trump][card.index]
    return seen


def _certain(sight: Sight, code: int) -> Action:
    """The card, or one that does the same but puts points into a trick that is certain, or keeps them out of it."""
    card = CARD[sight.trump][code]
    return PLAY[Seen(sight.view, card).better or card]


def _action(sight: Sight, code: int) -> Action:
    return PLAY[CARD[sight.trump][code]]


def _runner_up(sight: Sight, code: int, rng: Random, style: Style) -> int:
    """Another legal card, but never the top trump, which wins the last trick."""
    table = sight.table
    kept = habits.keeper(table.hands[sight.player], table.unseen(sight.player))
    others = [bit.bit_length() - 1 for bit in bits(table.legal(sight.player) & ~kept & ~(1 << code))]
    return styles.slip(style, table, others, rng) if others else code
