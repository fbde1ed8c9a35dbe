"""A plain amateur of the six games, written from the rules alone: nothing of it comes from the program's players.

Somebody who knows the rules well: lays groups of one rank together, ends them on the longest suit, keeps eights for
last, names the longest suit and says "Ólsen" nearly always. In upp og niður the longest chain in sight; in Svindl
honest, and sharp about what is plainly wrong.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.cards import SUITS, Card, Rank, Suit
from cardtable.games.olsen.rules import cheating, legality
from cardtable.games.olsen.rules.actions import (
    CATCH,
    DRAW,
    END_TURN,
    LET_STAND,
    NAME_SUIT,
    PASS,
    SAY_OLSEN,
    SAY_OLSEN_OLSEN,
    TAKE_OWED,
    Accuse,
    Draw,
    EndTurn,
    NameSuit,
    Pass,
    Play,
    TakeOwed,
)
from cardtable.games.olsen.rules.state import OlsenView
from cardtable.players.decision import Decision, Level, Player, Style

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from cardtable.engine.values import Action

FORGETS: Final = 0.03
NOTICES: Final = 0.75
AHEAD: Final = 7
_MOVES: Final = (Play, Draw, Pass, EndTurn, NameSuit, TakeOwed)
_COSTS: Final = {Rank.EIGHT: 25} | dict.fromkeys((Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING), 10)


def honest_moves(view: OlsenView) -> Sequence[Action]:
    """Every honest move of one's own turn; talk is none, and neither is waiting for an accusation."""
    return [action for action in view.legal() if isinstance(action, _MOVES)]


class Amateur(Player[OlsenView]):
    """Plays as somebody who knows the rules and thinks of this turn alone."""

    def choose(self, view: OlsenView, level: Level, rng: Random, style: Style = Style.STEADY) -> Decision | None:
        """See :meth:`Player.choose`; neither level nor style changes anything."""
        legal = view.legal()
        said = _says(view, legal, rng)
        if said is not None:
            return Decision(said)
        if view.turn != view.seat:
            return None
        moves = [action for action in legal if isinstance(action, _MOVES)]
        if not moves:
            return Decision(LET_STAND) if legal else None
        return Decision(_move(view, moves))


def _says(view: OlsenView, legal: Sequence[Action], rng: Random) -> Action | None:
    target = view.window
    if target is None:
        return None
    if target == view.seat:
        if view.provisional and SAY_OLSEN_OLSEN in legal:
            return SAY_OLSEN_OLSEN
        due = legality.call_is_due(view, len(view.hand)) and SAY_OLSEN in legal
        return SAY_OLSEN if due and rng.random() >= FORGETS else None
    silent = legality.call_is_due(view, view.counts[target])
    if CATCH in legal:
        return CATCH if silent and rng.random() < NOTICES else None
    accusation = Accuse(target)
    plain = cheating.proof(view) == "false" or (silent and view.rules.olsen_enforce == "caught")
    return accusation if accusation in legal and plain and rng.random() < NOTICES else None


def _move(view: OlsenView, moves: Sequence[Action]) -> Action:
    cards = [action.card for action in moves if isinstance(action, Play)]
    if view.phase == "name":
        return _after_a_changer(view, cards)
    if not cards:
        return next(action for action in (TAKE_OWED, DRAW, PASS, END_TURN) if action in moves)
    if view.rules.neighbours:
        return Play(_longest_chain(view, cards))
    if view.phase == "chain":
        return Play(_group_in_order(view, cards, cards))
    plain = [card for card in cards if card.rank != view.changer]
    if not plain:
        return Play(cards[0])
    rank = max(dict.fromkeys(card.rank for card in plain), key=lambda one: _group_worth(view, one))
    group = [card for card in view.hand if card.rank is rank] if view.rules.multi_rank else []
    return Play(_group_in_order(view, [card for card in plain if card.rank is rank], group))


def _after_a_changer(view: OlsenView, changers: Sequence[Card]) -> Action:
    if len(changers) == len(view.hand) and changers:
        return Play(changers[0])
    return NAME_SUIT[max(SUITS, key=lambda suit: _in_hand(view, suit))]


def _in_hand(view: OlsenView, suit: Suit | None) -> int:
    return sum(card.suit is suit for card in view.hand if card.rank != view.changer)


def _group_worth(view: OlsenView, rank: Rank) -> tuple[int, int]:
    """As many cards as possible; then the dearest where points count, else the longest suit."""
    group = [card for card in view.hand if card.rank is rank]
    number = len(group) if view.rules.multi_rank else 1
    if view.rules.scored:
        return number, _COSTS.get(rank, 5)
    return number, max(_in_hand(view, card.suit) for card in group)


def _group_in_order(view: OlsenView, first: Sequence[Card], group: Sequence[Card]) -> Card:
    """The card to lay now, when the one of the longest suit shall lie on top in the end."""
    if len(group) < 2:
        return max(first, key=lambda card: _in_hand(view, card.suit))
    return min(first, key=lambda card: _in_hand(view, card.suit))


def _longest_chain(view: OlsenView, cards: Sequence[Card]) -> Card:
    """The first card of the longest chain within some steps; of equal ones the first."""
    return max(cards, key=lambda card: _length(view, card, tuple(one for one in view.hand if one is not card), AHEAD))


def _length(view: OlsenView, card: Card, left: tuple[Card, ...], ahead: int) -> int:
    if not ahead:
        return 1
    longest = 0
    for rank in dict.fromkeys(one.rank for one in left):
        if legality.are_neighbours(card.rank, rank, view.rules.ace_king):
            following = next(one for one in left if one.rank is rank)
            rest = tuple(one for one in left if one is not following)
            longest = max(longest, _length(view, following, rest, ahead - 1))
    return 1 + longest
