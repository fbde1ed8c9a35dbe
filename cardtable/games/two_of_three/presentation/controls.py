"""The buttons of Two of Three, and what a drop on its table means."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardtable.engine.refusal import Refusal
from cardtable.games.two_of_three.rules import actions
from cardtable.games.two_of_three.rules.actions import PLAY
from cardtable.messages import translate
from cardtable.stage.commands import Command, Gesture
from cardtable.stage.common_words import DRAW, DRAW_KEY, END_TURN, END_TURN_KEY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.games.two_of_three.rules.view import TwoOfThreeView


def commands(table: TwoOfThreeView, names: Sequence[str]) -> list[Command]:
    """Drawing, and ending a turn: then it says who is next."""
    if table.seat is None or table.result is not None:
        return []
    draw, stop = table.refusal(actions.DRAW), table.refusal(actions.STOP)
    one = translate("TwoOfThree", "Draw one card", "button") if draw is None else DRAW
    end = END_TURN
    if stop is None:
        following = names[(table.turn + 1) % table.seats]
        end = translate("TwoOfThree", "End turn, then {player}", "button").put(player=following)
    return [
        Command(actions.DRAW, one, DRAW_KEY, draw, primary=draw is None),
        Command(actions.STOP, end, END_TURN_KEY, stop),
    ]


def on_row(table: TwoOfThreeView, cards: Sequence[Card]) -> Gesture | Refusal | None:
    """Cards dropped on the row are laid one after the other, in the order in which they were picked."""
    if not cards:
        return None
    return refuse_chain(table, cards) or Gesture(tuple(PLAY[card] for card in cards))


def on_stock(table: TwoOfThreeView, cards: Sequence[Card]) -> Gesture | Refusal | None:
    """A click on the stock draws."""
    if cards:
        return None
    return table.refusal(actions.DRAW) or Gesture((actions.DRAW,))


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
