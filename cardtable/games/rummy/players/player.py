"""The computer players of the family: three levels that see the same and differ in care."""

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
)
from cardtable.games.rummy.rules.state import RummyView
from cardtable.players.decision import Decision, Level, Player, Style

if TYPE_CHECKING:
    from random import Random

    from cardtable.cards import Card
    from cardtable.games.rummy.players.discarding import Choice


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


class RummyPlayer(Player[RummyView]):
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
    wanted = (
        drawing.buy_well(sight, leaning)
        if skill.thinks
        else drawing.buy_simply(sight, skill.buys + leaning.buys, leaning.collects)
    )
    return Decision(BUY if wanted else PASS_BUY)


def _draw(sight: Sight, skill: Skill, leaning: Leaning, rng: Random) -> Decision:
    if sight.upcard is not None and sight.upcard.suit is None and not sight.is_down:
        return Decision(TAKE_UPCARD)  # Nobody leaves a joker to the next player.
    if not sight.view.live or rng.random() < skill.careless:
        return Decision(DRAW_STOCK)
    wanted = (
        drawing.wish_well(sight, rng, leaning)
        if skill.thinks
        else drawing.wish_simply(sight, leaning, lays_off=skill.swaps)
    )
    return Decision(TAKE_UPCARD if wanted else DRAW_STOCK)


def _turn(sight: Sight, skill: Skill, leaning: Leaning, rng: Random) -> Decision:
    melding = (_close if sight.is_down else _open)(sight, skill, leaning, rng)
    if melding is not None:
        return melding
    # Nothing sensible was found, which no position that can be reached should lead to: any legal action will do.
    legal = sight.view.legal()
    return Decision(legal[int(rng.random() * len(legal))])


def _open(sight: Sight, skill: Skill, leaning: Leaning, rng: Random) -> Decision | None:
    """The turn of a player who is not down."""
    found = going_down.ways(sight, skill.thinks)
    if found:
        return Decision(LayDown(found[0].melds))
    for swap in going_down.swaps_to_lay_down(sight):
        return Decision(swap)
    allowed = _discards(sight)
    if not allowed:
        return None
    if rng.random() < skill.careless:
        return _careless(allowed, rng)
    if skill.thinks or sight.view.reshuffles:
        chosen = discarding.discard_well(sight, allowed, rng, leaning)
    else:
        chosen = discarding.discard_simply(sight, allowed, rng, leaning)
    return _discard(chosen)


def _discard(chosen: Choice) -> Decision:
    return Decision(Discard(chosen.card), over=tuple(map(Discard, chosen.over)))


def _careless(allowed: list[Card], rng: Random) -> Decision:
    """Any card but a joker."""
    return Decision(Discard(allowed[int(rng.random() * len(allowed))]))


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
        return Decision(step)
    if allowed:
        if len(view.hand) == 1:
            return Decision(Discard(view.hand[0]))
        chosen = discarding.discard_when_down(sight, plan, allowed, rng, leaning, careful=skill.thinks)
        return _discard(chosen)
    return Decision(KEEP_LAST) if view.refusal(KEEP_LAST) is None else None


def _discards(sight: Sight) -> list[Card]:
    """One card of each face that may be discarded; no joker unless there is nothing else."""
    view = sight.view
    allowed = [card for card in drawing.faces(view.hand) if view.refusal(Discard(card)) is None]
    return [card for card in allowed if card.suit is not None] or allowed
