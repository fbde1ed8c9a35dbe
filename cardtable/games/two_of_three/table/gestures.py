"""What a drop on a table of Two of Three means."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardtable.engine.refusal import Refusal
from cardtable.games.two_of_three.rules.actions import DRAW, PLAY
from cardtable.stage.commands import Gesture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.games.two_of_three.rules.view import TwoOfThreeView


def on_row(table: TwoOfThreeView, cards: Sequence[Card]) -> Gesture | Refusal | None:
    """Cards dropped on the row are laid one after the other, in the order in which they were picked."""
    if not cards:
        return None
    return refuse_chain(table, cards) or Gesture(tuple(PLAY[card] for card in cards))


def on_stock(table: TwoOfThreeView, cards: Sequence[Card]) -> Gesture | Refusal | None:
    """A click on the stock draws."""
    if cards:
        return None
    return table.refusal(DRAW) or Gesture((DRAW,))


def refuse_chain(table: TwoOfThreeView, cards: Sequence[Card]) -> Refusal | None:
    """Why the first of these cards that does not fit may not be laid after the ones before it."""
    for card in cards:
        refusal = table.refusal(PLAY[card])
        if refusal is not None:
            return refusal
        table = after(table, card)
    return None


def after(table: TwoOfThreeView, card: Card) -> TwoOfThreeView:
    """The table as it is while the same turn goes on with this card laid."""
    hand = tuple(held for held in table.hand if held is not card)
    return replace(table, row=(*table.row, card), hand=hand, placed=table.placed + 1, drawn=False)
