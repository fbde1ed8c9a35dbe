"""An amateur at contract rummy, who sees what a hand lacks, and a beginner's slips."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardtable.games.rummy.rules import scoring
from cardtable.games.rummy.rules.actions import (
    BUY,
    DRAW_STOCK,
    PASS_BUY,
    READY,
    TAKE_UPCARD,
    Discard,
    LayDown,
    LayOff,
)
from cardtable.games.rummy.rules.melds import add
from cardtable.games.rummy.rules.solver.distance import distance
from cardtable.players.decision import Decision, Level, Player, Style

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.games.rummy.rules.state import RummyView


class Amateur(Player[Any]):
    """Goes straight for the contract: takes and buys what brings it nearer, lays all it can, keeps what it needs."""

    def choose(self, view: RummyView, level: Level, rng: Random, style: Style = Style.STEADY) -> Decision | None:
        """See :meth:`Player.choose`; level and style are ignored."""
        if view.seat is None or view.result is not None:
            return None
        if view.phase == "window":
            return Decision(_answer(view)) if view.seat in view.asked else None
        if view.turn != view.seat:
            return None
        if view.phase == "ready":
            return Decision(READY)
        if view.phase == "offer":
            return Decision(TAKE_UPCARD if view.live and _wants(view, view.discard[-1]) else DRAW_STOCK)
        return Decision(_turn(view, view.seat))


class Onlooker(Amateur):
    """Draws, buys and discards as the amateur, and never lays down, so that somebody else plays as if alone."""

    def choose(self, view: RummyView, level: Level, rng: Random, style: Style = Style.STEADY) -> Decision | None:
        """See :meth:`Player.choose`."""
        decision = super().choose(view, level, rng, style)
        if decision is None or not isinstance(decision.action, LayDown):
            return decision
        assert view.seat is not None
        return Decision(_discard(view, view.seat, view.legal()))


def _lacks(view: RummyView, cards: Sequence[Card]) -> int:
    return distance(cards, view.rules.contract(view.number), view.rules.meld_rules)


def _answer(view: RummyView) -> Action:
    assert view.seat is not None
    if view.down[view.seat] or view.bought[view.seat] >= view.rules.buys(view.number):
        return PASS_BUY
    return BUY if _lacks(view, (*view.hand, view.discard[-1])) < _lacks(view, view.hand) else PASS_BUY


def _wants(view: RummyView, card: Card) -> bool:
    """Whether the upcard can be laid off, or brings the contract nearer although a card is discarded for it."""
    assert view.seat is not None
    if view.down[view.seat]:
        return _fits(view, card)
    with_it = (*view.hand, card)
    now = _lacks(view, view.hand)
    if _lacks(view, with_it) >= now:
        return False
    return not _lacks(view, with_it) or any(_lacks(view, _without(with_it, other)) < now for other in view.hand)


def _without(hand: Sequence[Card], card: Card) -> list[Card]:
    return [other for other in hand if other is not card]


def _fits(view: RummyView, card: Card) -> bool:
    return any(add(meld, card, None, view.rules.jokers) is not None for meld in view.melds)


def _turn(view: RummyView, seat: int) -> Action:
    """Lay down what is dearest, lay off, then discard the dearest card that is not needed."""
    legal = view.legal()
    downs = [action for action in legal if isinstance(action, LayDown)]
    if downs:
        return max(downs, key=lambda one: sum(scoring.points(meld.cards, view.rules.points) for meld in one.melds))
    laid = [action for action in legal if isinstance(action, LayOff)]
    return laid[0] if laid else _discard(view, seat, legal)


def _discard(view: RummyView, seat: int, legal: Sequence[Action]) -> Action:
    """The dearest card that is not needed, if any may be discarded."""
    discards = [action for action in legal if isinstance(action, Discard)]
    if not discards:
        return legal[0]
    return max(discards, key=lambda one: _spare(view, seat, one.card))


def _spare(view: RummyView, seat: int, card: Card) -> tuple[bool, int, int]:
    """The higher, the sooner it is discarded: jokers last, then what is needed, then what is cheap."""
    price = scoring.points((card,), view.rules.points)
    if view.down[seat]:
        return card.suit is not None, -int(_fits(view, card)), price
    return card.suit is not None, -_lacks(view, _without(view.hand, card)), price


def slips(view: RummyView) -> Sequence[Action]:
    """Any draw and any discard; a contract that can be laid down is laid down by a beginner, too."""
    legal = view.legal()
    if view.phase == "offer":
        return legal
    if any(isinstance(action, LayDown) for action in legal):
        return ()
    return [action for action in legal if isinstance(action, Discard)]
