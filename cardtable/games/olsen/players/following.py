"""Who plays after this turn, which way round, and what he owes then: more than arithmetic only where cards act."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.olsen.players.fast_table import Effects, act

if TYPE_CHECKING:
    from cardtable.games.olsen.players.plan import Plan
    from cardtable.games.olsen.rules.house_rules import Rules
    from cardtable.games.olsen.rules.view import OlsenView


def next_seat(view: OlsenView) -> int:
    """The seat beside this one, in the direction of play."""
    assert view.seat is not None
    return (view.seat + view.direction) % view.seats


def effects_of(rules: Rules) -> Effects | None:
    """The kernel's form of what twos, aces and queens do; ``None`` where no card acts."""
    if not rules.effects:
        return None
    return Effects(rules.two_skips, rules.stack_twos, rules.reverse2 == "skip", rules.group_effects == "each")


def after(view: OlsenView, plan: Plan) -> tuple[int, int, int]:
    """The seat that acts when the plan is done, the direction of play then, and the cards that it owes."""
    effects = effects_of(view.rules)
    laid = view.laid + len(plan.cards)
    if effects is None or not laid:
        return next_seat(view), view.direction, view.owed
    assert view.seat is not None
    last = plan.cards[-1] if plan.cards else view.top
    seat, direction, imposed = act(view.seat, view.direction, view.seats, last.rank, laid, effects)
    return seat, direction, view.owed + imposed
