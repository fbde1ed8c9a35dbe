"""Svindl: when a computer player cheats, and how (section 1.6.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.olsen.players.heuristic import judge
from cardtable.games.olsen.players.plans import single_laying
from cardtable.games.olsen.players.suspicion import window_luck
from cardtable.games.olsen.rules import legality
from cardtable.games.olsen.rules.actions import FalsePlay, Hide, Slip
from cardtable.players.decision import Level, Style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.games.olsen.rules.view import OlsenView

MISCHIEF: Final = {Level.EASY: 0.2, Level.MEDIUM: 0.4, Level.HARD: 0.6}
STUCK: Final = 0.5
NEARLY_OUT: Final = 0.5
SILENCE: Final = 0.3
# How often a card is hidden in a turn that lends itself to it: some card in two or three deals at every table.
HIDING: Final = {Level.EASY: 0.06, Level.MEDIUM: 0.06, Level.HARD: 0.05}
# Measured so that about as many cards are hidden in a deal of few players, which is shorter.
AT_SMALL_TABLES: Final = {2: 2.0, 3: 1.33, 4: 1.3}
# At a table that catches everybody this part of the mischief is left.
NEVER_TAMED: Final = 0.6
_LEANS: Final = {Style.BOLD: 1.6, Style.CAREFUL: 0.5}
# One turn in three is open to temptation, and there it is three times as strong.
TURNS_APART: Final = 3
_ACTIONS_A_TURN: Final = 2


def cheat(view: OlsenView, legal: Sequence[Action], level: Level, style: Style = Style.STEADY) -> Action | None:
    """The cheat of this turn, decided before anything else is done in it; ``None`` to play fair."""
    if view.phase != "play" or view.drawn or not _is_tempting(view):
        return None
    action, likely = _opportunity(view, level)
    luck = window_luck(view, f"cheat/{view.hand}").random()
    return action if luck < TURNS_APART * likely * _daring(view, style) and action in legal else None


def keeps_silent(view: OlsenView, level: Level, style: Style = Style.STEADY) -> bool:
    """Whether the call that is due is left out on purpose; where its price comes by itself nobody does that."""
    if view.rules.olsen_enforce != "caught":
        return False
    luck = window_luck(view, f"silence/{view.hand}").random()
    return luck < MISCHIEF[level] * SILENCE * _daring(view, style)


def _is_tempting(view: OlsenView) -> bool:
    rounds = view.actions // (_ACTIONS_A_TURN * view.seats)
    return (rounds + (view.seat or 0) + view.dealer) % TURNS_APART == 0


def _daring(view: OlsenView, style: Style) -> float:
    """Which part of the mischief comes out: half at first, less after every time this seat was caught.

    It never dies out, because a seat does not know how many of its cheats nobody found.
    """
    tamed = 1 - view.caught[view.seat or 0] / (view.caught[view.seat or 0] + 2) * (1 - NEVER_TAMED)
    return 0.5 * tamed * _LEANS.get(style, 1.0)


def _opportunity(view: OlsenView, level: Level) -> tuple[Action | None, float]:
    """What could be tried, and how tempting it is."""
    hand = view.hand
    playable = legality.fitting(view, hand)
    if not playable:
        return _false_card(view), STUCK * MISCHIEF[level]
    plain = [card for card in playable if card.rank != view.changer]
    if len(hand) in (2, 3) and len(plain) == 1:
        extras = [card for card in hand if card.rank is not plain[0].rank]
        return (Slip(plain[0], _least_useful(view, extras)) if extras else None), NEARLY_OUT * MISCHIEF[level]
    dead = [card for card in hand if card not in playable and card.rank != view.changer]
    return (Hide(_least_useful(view, dead)) if dead else None), HIDING[level] * AT_SMALL_TABLES.get(view.seats, 1.0)


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
