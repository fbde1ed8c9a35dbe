"""What a drop on the table of the family means."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from cardtable.engine.refusal import Refusal
from cardtable.games.olsen.rules import legality
from cardtable.games.olsen.rules.actions import DRAW, PLAY, TAKE_OWED, FalsePlay, Hide, Slip
from cardtable.messages import translate
from cardtable.stage.commands import Gesture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.games.olsen.rules.view import OlsenView


def on_stock(table: OlsenView, cards: Sequence[Card]) -> Gesture | Refusal | None:
    """A click on the stock draws, or takes what is owed."""
    if cards:
        return None
    return _one(table, TAKE_OWED if table.phase == "owe" else DRAW)


def on_pile(table: OlsenView, cards: Sequence[Card], cheating: bool) -> Gesture | Refusal | None:
    """Cards dropped on the discard pile are laid in their order, or one is slipped under the other."""
    if not cards:
        return None
    if cheating and table.rules.cheating:
        return _slip(table, cards)
    refusal = table.refusal(PLAY[cards[0]])
    if refusal is not None:
        return _false(table, cards, refusal)
    return _refuse_group(table, cards) or Gesture(tuple(PLAY[card] for card in cards))


def away(table: OlsenView, cards: Sequence[Card]) -> Gesture | Refusal | None:
    """A card drawn over the edge of the table vanishes, where one may cheat."""
    if not table.rules.cheating or not cards:
        return None
    if len(cards) > 1:
        return Refusal("hide-one", "hide")
    return _one(table, Hide(cards[0]))


def _one(table: OlsenView, action: Action) -> Gesture | Refusal:
    refusal = table.refusal(action)
    return Gesture((action,)) if refusal is None else refusal


def _slip(table: OlsenView, cards: Sequence[Card]) -> Gesture | Refusal:
    if len(cards) != 2:
        return Refusal("slip-two", "slip", tuple(cards[:1]))
    return _one(table, Slip(cards[0], cards[1]))


def _false(table: OlsenView, cards: Sequence[Card], refusal: Refusal) -> Gesture | Refusal:
    """A card that does not fit may be laid all the same, where one may cheat, but not without a question."""
    action = FalsePlay(cards[0])
    if not table.rules.cheating or len(cards) > 1 or table.refusal(action) is not None:
        return refusal
    return Gesture((action,), translate("Olsen", "That would be cheating. Do it?"))


def _refuse_group(table: OlsenView, cards: Sequence[Card]) -> Refusal | None:
    rules = table.rules
    for before, card in pairwise(cards):
        if rules.neighbours:
            if not legality.are_neighbours(before.rank, card.rank, rules.ace_king):
                return Refusal("broken-chain", "chain", (card,))
        elif not rules.multi_rank:
            return Refusal("one-card-only", "option-multi_rank", (card,))
        elif card.rank is not cards[0].rank:
            return Refusal("several-drops", "groups", (card,))
    if len(cards) > 1 and legality.ends_on_changer(table, table.hand[len(cards) - 1 :], cards[-1]):
        return Refusal("last-eight", "option-out_on_changer", (cards[-1],))
    return None
