"""Svindl: when a computer player cheats, and how (section 1.6.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.olsen.players.heuristic import judge
from cardtable.games.olsen.players.plans import single_laying
from cardtable.games.olsen.players.suspicion import window_luck
from cardtable.games.olsen.rules import legality
from cardtable.games.olsen.rules.actions import FalsePlay, Hide, Slip
from cardtable.players.decision import Level

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.games.olsen.rules.view import OlsenView

MISCHIEF: Final = {Level.EASY: 0.2, Level.MEDIUM: 0.4, Level.HARD: 0.6}
STUCK: Final = 0.5
NEARLY_OUT: Final = 0.5
DEAD_CARD: Final = 0.1
SILENCE: Final = 0.3
# One turn in three is open to temptation, and there it is three times as strong.
TURNS_APART: Final = 3
_ACTIONS_A_TURN: Final = 2


def cheat(view: OlsenView, legal: Sequence[Action], mischief: float) -> Action | None:
    """The cheat of this turn, decided before anything else is done in it; ``None`` to play fair."""
    if view.phase != "play" or view.drawn or not _is_tempting(view):
        return None
    action, likely = _opportunity(view)
    luck = window_luck(view, f"cheat/{view.hand}").random()
    tempted = luck < TURNS_APART * mischief * likely * (1 - _vigilance(view))
    return action if tempted and action in legal else None


def keeps_silent(view: OlsenView, mischief: float) -> bool:
    """Whether the call that is due is left out on purpose; where its price comes by itself nobody does that."""
    if view.rules.olsen_enforce != "caught":
        return False
    return window_luck(view, f"silence/{view.hand}").random() < mischief * SILENCE * (1 - _vigilance(view))


def _is_tempting(view: OlsenView) -> bool:
    rounds = view.actions // (_ACTIONS_A_TURN * view.seats)
    return (rounds + (view.seat or 0) + view.dealer) % TURNS_APART == 0


def _vigilance(view: OlsenView) -> float:
    """How watchful the table seems: the share of this seat's cheats that were found, one of two to begin with."""
    caught = view.caught[view.seat or 0]
    return (caught + 1) / (caught + 2)


def _opportunity(view: OlsenView) -> tuple[Action | None, float]:
    """What could be tried, and how tempting it is."""
    hand = view.hand
    playable = legality.fitting(view, hand)
    if not playable:
        return _false_card(view), STUCK
    plain = [card for card in playable if card.rank != view.changer]
    if len(hand) in (2, 3) and len(plain) == 1:
        extras = [card for card in hand if card.rank is not plain[0].rank]
        return (Slip(plain[0], _least_useful(view, extras)) if extras else None), NEARLY_OUT
    dead = [card for card in hand if card not in playable and not _partners(view, card)]
    return (Hide(dead[0]) if dead and len(hand) > 1 else None), DEAD_CARD


def _false_card(view: OlsenView) -> Action | None:
    """The card after which the rest of the hand goes on best."""
    if not view.hand:
        return None
    return FalsePlay(max(view.hand, key=lambda card: judge(view, single_laying(view, card)).worth))


def _least_useful(view: OlsenView, cards: Sequence[Card]) -> Card:
    return min(cards, key=lambda card: (card.rank == view.changer, _partners(view, card)))


def _partners(view: OlsenView, card: Card) -> int:
    """How many cards of the hand go with this one."""
    return sum(
        other is not card and (other.suit is card.suit or other.rank is card.rank or other.rank == view.changer)
        for other in view.hand
    )
