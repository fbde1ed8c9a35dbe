"""The computer players of the family: three levels that see the same and differ in care.

The reasons of a decision, by their codes:

* drawing: ``take-goes-out``, ``take-completes`` (then the contract can be laid), ``take-joker``, ``take-nearer``,
  ``take-outs`` (more cards would help afterwards), ``take-laid-too`` (the contract lies in hand, and it goes with
  it), ``take-lays-off`` (it fits on the table), ``take-frees-joker`` (it takes a joker that fits),
  ``take-lays-later`` (it can be laid after others), ``draw-no-use``, ``draw-hardly`` (no nearer to the contract),
  ``draw-keeps-outs`` (with it fewer cards would help), ``draw-goes-round`` (otherwise the same cards would go round
  for ever), ``nothing-to-take``;
* buying: ``buy-joker``, ``buy-nearer``, ``buy-outs``, ``buy-chances`` (the cards that come with it may help),
  ``buy-room`` (without buying the hand is too small for the contract), ``pass-no-use``, ``pass-hardly`` (no nearer to
  the contract), ``pass-risk`` (it would help, and the hand would be too dear), ``pass-limit`` (bought often enough),
  ``pass-penalty`` (another purchase costs one), ``pass-down``;
* laying: ``lay-down``, ``lay-down-out`` (and nothing is left), ``lay-down-owed`` (for the joker that was taken),
  ``lay-off``, ``lay-off-out``, ``lay-joker-first`` (it may not be kept), ``swap-lay-down`` (the joker completes the
  contract), ``swap-lay-off`` (the joker fits elsewhere), ``swap-out``;
* discarding: ``discard-out``, ``discard-useless``, ``discard-dear`` (no card in hand costs more),
  ``discard-dear-spare`` (of those that are needed least it costs most), ``discard-spares-dearer`` (dearer ones are of
  more use), ``discard-safe`` (others would be worse: ``seat`` could use them), ``discard-keeps-outs``,
  ``discard-steps-back`` (needed, but more cards help without it), ``discard-keeps-fit`` (the other card goes out
  later), ``discard-keeps-near`` (the other card may fit soon), ``discard-alike`` (nothing fits, and all cost the
  same), ``discard-gives-way`` (otherwise the round never ends), ``keep-last``, ``only-move``.

``claims/`` says when each of them is true; of several that a decision has, those are told that are.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cardtable.games.rummy.players import closing, discarding, drawing, going_down
from cardtable.games.rummy.players.claims import CLAIMS
from cardtable.games.rummy.players.sight import Sight
from cardtable.games.rummy.players.styles import LEANINGS, Leaning
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
from cardtable.players.decision import Decision, Level, OfferingPlayer, Reason, Style

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
    Level.EASY: Skill(careless=0.47, buys=3, thinks=False, swaps=False),
    Level.MEDIUM: Skill(buys=2, thinks=False),
    Level.HARD: Skill(),
}


class RummyPlayer(OfferingPlayer[RummyView]):
    """The mind of all seats that people do not take."""

    claims = CLAIMS

    def choose(self, view: RummyView, level: Level, rng: Random, style: Style = Style.STEADY) -> Decision | None:
        if view.seat is None or view.result is not None:
            return None
        skill, leaning = SKILLS[level], LEANINGS[style]
        if view.phase == "window":
            return _answer(Sight(view), skill, leaning) if view.seat in view.asked else None
        if view.turn != view.seat:
            return None
        if view.phase == "ready":
            return Decision(READY)
        if view.phase == "offer":
            return _draw(Sight(view), skill, leaning, rng)
        return _turn(Sight(view), skill, leaning, rng)


def _answer(sight: Sight, skill: Skill, leaning: Leaning) -> Decision:
    wish = drawing.buy_well(sight, leaning) if skill.thinks else drawing.buy_simply(sight, skill.buys + leaning.buys)
    return Decision(BUY if wish.wanted else PASS_BUY, wish.reasons)


def _draw(sight: Sight, skill: Skill, leaning: Leaning, rng: Random) -> Decision:
    if not sight.view.live:
        return Decision(DRAW_STOCK, (Reason("nothing-to-take"),))
    if rng.random() < skill.careless:
        return Decision(DRAW_STOCK, (Reason("draw-no-use"),))
    wish = (
        drawing.wish_well(sight, rng, leaning)
        if skill.thinks
        else drawing.wish_simply(sight, leaning, lays_off=skill.swaps)
    )
    return Decision(TAKE_UPCARD if wish.wanted else DRAW_STOCK, wish.reasons)


def _turn(sight: Sight, skill: Skill, leaning: Leaning, rng: Random) -> Decision:
    melding = (_close if sight.is_down else _open)(sight, skill, leaning, rng)
    if melding is not None:
        return melding
    # Nothing sensible was found, which no position that can be reached should lead to: any legal action will do.
    legal = sight.view.legal()
    return Decision(legal[int(rng.random() * len(legal))], (Reason("only-move"),))


def _open(sight: Sight, skill: Skill, leaning: Leaning, rng: Random) -> Decision | None:
    """The turn of a player who is not down."""
    found = going_down.ways(sight, skill.thinks)
    if found:
        best = found[0]
        reasons = (Reason("lay-down-out" if best.out else "lay-down", 5.0), Reason("lay-down-owed", 1.0))
        return Decision(LayDown(best.melds), reasons)
    for swap in going_down.swaps_to_lay_down(sight):
        return Decision(swap, (Reason("swap-lay-down", 5.0),))
    allowed = _discards(sight)
    if not allowed:
        return None
    if rng.random() < skill.careless:
        return _careless(allowed, rng)
    if skill.thinks or sight.view.reshuffles:
        chosen = discarding.discard_well(sight, allowed, rng, leaning)
    else:
        chosen = discarding.discard_simply(sight, allowed, rng, leaning)
    return Decision(Discard(chosen.card), chosen.reasons)


def _careless(allowed: list[Card], rng: Random) -> Decision:
    """Any card but a joker, with the reasons of a careful player."""
    card = allowed[int(rng.random() * len(allowed))]
    return Decision(Discard(card), (Reason("discard-useless"), Reason("discard-dear")))


def _close(sight: Sight, skill: Skill, leaning: Leaning, rng: Random) -> Decision | None:
    """The turn of a player who is down."""
    view = sight.view
    allowed = _discards(sight)
    plan = closing.closing(sight, view.hand, view.melds, skill.swaps or not allowed)
    step = closing.next_step(sight, plan)
    out = closing.goes_out(sight, plan.left)
    if allowed and not out and rng.random() < skill.careless:
        return _careless(allowed, rng)
    if step is not None:
        return Decision(step, _why_meld(view, step, out))
    if allowed:
        if len(view.hand) == 1:
            return Decision(Discard(view.hand[0]), (Reason("discard-out", 5.0),))
        chosen = discarding.discard_when_down(sight, plan, allowed, rng, leaning, careful=skill.thinks)
        return Decision(Discard(chosen.card), chosen.reasons)
    return Decision(KEEP_LAST, (Reason("keep-last"),)) if view.refusal(KEEP_LAST) is None else None


def _why_meld(view: RummyView, step: Action, out: bool) -> tuple[Reason, ...]:
    codes = ("swap-out", "swap-lay-off") if isinstance(step, SwapJoker) else ("lay-off-out", "lay-off")
    reasons = [Reason(code, weight) for code, weight in zip(codes, (3.0, 2.0), strict=True) if out or weight < 3.0]
    if view.must_play is not None:
        reasons.append(Reason("lay-joker-first", 2.5))
    return tuple(reasons)


def _discards(sight: Sight) -> list[Card]:
    """One card of each face that may be discarded; no joker unless there is nothing else."""
    view = sight.view
    allowed = [card for card in drawing.faces(view.hand) if view.refusal(Discard(card)) is None]
    return [card for card in allowed if card.suit is not None] or allowed
