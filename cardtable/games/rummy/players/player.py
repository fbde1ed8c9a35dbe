"""The computer players of the family: three levels that see the same and differ in care.

The reasons of a decision, by their codes:

* drawing: ``take-goes-out``, ``take-completes`` (then the contract can be laid), ``take-joker``, ``take-nearer``,
  ``take-outs`` (more cards would help afterwards), ``take-lays-off`` (it fits on the table), ``draw-no-use``,
  ``nothing-to-take``;
* buying: ``buy-joker``, ``buy-nearer``, ``buy-outs``, ``buy-room`` (without buying the hand is too small for the
  contract), ``pass-no-use``, ``pass-risk`` (it would help, and the hand would be too dear), ``pass-limit`` (bought
  often enough), ``pass-down``;
* laying: ``lay-down``, ``lay-down-out`` (and nothing is left), ``lay-off``, ``lay-off-out``, ``swap-lay-down`` (the
  joker completes the contract), ``swap-lay-off`` (the joker fits elsewhere), ``swap-out``;
* discarding: ``discard-out``, ``discard-useless``, ``discard-dear``, ``discard-safe`` (others would be worse: ``seat``
  could use them), ``discard-keeps-outs``, ``discard-keeps-fit`` (the other card goes out later), ``discard-gives-way``
  (otherwise the round never ends), ``keep-last``, ``only-move``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cardtable.games.rummy.players import closing, discarding, drawing, going_down
from cardtable.games.rummy.players.sight import Sight
from cardtable.games.rummy.rules.actions import (
    BUY,
    DRAW_STOCK,
    KEEP_LAST,
    PASS_BUY,
    READY,
    TAKE_UPCARD,
    Discard,
    LayDown,
    SwapJoker,
)
from cardtable.games.rummy.rules.view import RummyView
from cardtable.players.decision import Decision, Level, Player, Reason, Style

if TYPE_CHECKING:
    from random import Random

    from cardtable.cards import Card
    from cardtable.engine.values import Action


@dataclass(frozen=True, slots=True)
class Skill:
    """What a level changes.

    How often something unwise is done, how often one buys without need, and whether hands are compared by their
    outlook and jokers are taken.
    """

    careless: float = 0.0
    buys: int = 9
    thinks: bool = True
    swaps: bool = True


SKILLS: Final = {
    Level.EASY: Skill(careless=0.25, buys=0, thinks=False, swaps=False),
    Level.MEDIUM: Skill(buys=2, thinks=False),
    Level.HARD: Skill(),
}


class RummyPlayer(Player[RummyView]):
    """The mind of all seats that people do not take."""

    def choose(self, view: RummyView, level: Level, rng: Random, style: Style = Style.STEADY) -> Decision | None:
        if view.seat is None or view.result is not None:
            return None
        skill = SKILLS[level]
        if view.phase == "window":
            return _answer(Sight(view), skill) if view.seat in view.asked else None
        if view.turn != view.seat:
            return None
        if view.phase == "ready":
            return Decision(READY)
        if view.phase == "offer":
            return _draw(Sight(view), skill, rng)
        return _turn(Sight(view), skill, rng)


def _answer(sight: Sight, skill: Skill) -> Decision:
    wish = drawing.buy_well(sight) if skill.thinks else drawing.buy_simply(sight, skill.buys)
    return Decision(BUY if wish.wanted else PASS_BUY, wish.reasons)


def _draw(sight: Sight, skill: Skill, rng: Random) -> Decision:
    if not sight.view.live:
        return Decision(DRAW_STOCK, (Reason("nothing-to-take"),))
    if rng.random() < skill.careless:
        return Decision(DRAW_STOCK, (Reason("draw-no-use"),))
    wish = drawing.wish_well(sight, rng) if skill.thinks else drawing.wish_simply(sight)
    return Decision(TAKE_UPCARD if wish.wanted else DRAW_STOCK, wish.reasons)


def _turn(sight: Sight, skill: Skill, rng: Random) -> Decision:
    melding = _close(sight, skill, rng) if sight.is_down else _open(sight, skill, rng)
    if melding is not None:
        return melding
    # Nothing sensible was found, which no position that can be reached should lead to: any legal action will do.
    legal = sight.view.legal()
    return Decision(legal[int(rng.random() * len(legal))], (Reason("only-move"),))


def _open(sight: Sight, skill: Skill, rng: Random) -> Decision | None:
    """The turn of a player who is not down."""
    found = going_down.ways(sight, skill.thinks)
    if found:
        best = found[0]
        return Decision(LayDown(best.melds), (Reason("lay-down-out" if best.out else "lay-down", 5.0),))
    for swap in going_down.swaps_to_lay_down(sight):
        return Decision(swap, (Reason("swap-lay-down", 5.0),))
    allowed = _discards(sight)
    if not allowed:
        return None
    if rng.random() < skill.careless:
        chosen = discarding.discard_simply(sight, _some(allowed, rng), rng)
    elif skill.thinks or sight.view.reshuffles:
        chosen = discarding.discard_well(sight, allowed, rng)
    else:
        chosen = discarding.discard_simply(sight, allowed, rng)
    return Decision(Discard(chosen.card), chosen.reasons)


def _some(allowed: list[Card], rng: Random) -> list[Card]:
    number = int(rng.random() * len(allowed))
    other = int(rng.random() * len(allowed))
    return [allowed[number], allowed[other]]


def _close(sight: Sight, skill: Skill, rng: Random) -> Decision | None:
    """The turn of a player who is down."""
    view = sight.view
    allowed = _discards(sight)
    plan = closing.closing(sight, view.hand, view.melds, skill.swaps or not allowed)
    step = closing.next_step(sight, plan)
    out = closing.goes_out(sight, plan.left)
    if step is not None:
        return Decision(step, (Reason(_melding_code(step, out), 3.0),))
    if allowed:
        if len(view.hand) == 1:
            return Decision(Discard(view.hand[0]), (Reason("discard-out", 5.0),))
        chosen = discarding.discard_when_down(sight, plan, allowed, rng, careful=skill.thinks)
        return Decision(Discard(chosen.card), chosen.reasons)
    return Decision(KEEP_LAST, (Reason("keep-last"),)) if view.refusal(KEEP_LAST) is None else None


def _melding_code(step: Action, out: bool) -> str:
    if isinstance(step, SwapJoker):
        return "swap-out" if out else "swap-lay-off"
    return "lay-off-out" if out else "lay-off"


def _discards(sight: Sight) -> list[Card]:
    """One card of each face that may be discarded; no joker unless there is nothing else."""
    view = sight.view
    allowed = [card for card in drawing.faces(view.hand) if view.refusal(Discard(card)) is None]
    return [card for card in allowed if card.suit is not None] or allowed
