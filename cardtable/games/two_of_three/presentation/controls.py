"""What can be done in Two of Three: laying cards one after the other, drawing and ending a turn."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardtable.games.two_of_three.presentation import refusal_texts
from cardtable.games.two_of_three.presentation.layout import ROW
from cardtable.games.two_of_three.presentation.texts import comparison
from cardtable.games.two_of_three.rules import actions
from cardtable.games.two_of_three.rules.actions import PLAY
from cardtable.games.two_of_three.rules.legality import matches
from cardtable.games.two_of_three.rules.state import TwoOfThreeView
from cardtable.messages import Message, translate
from cardtable.stage.commands import Command, Gesture
from cardtable.stage.common_words import DRAW, DRAW_KEY, END_TURN, END_TURN_KEY, two_sentences
from cardtable.stage.controls import Controls, doing
from cardtable.stage.layout import STOCK_ZONE
from cardtable.stage.refusal_texts import explain
from cardtable.stage.zones import zone_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.refusal import Refusal
    from cardtable.stage.controls import Groups


class TwoOfThreeControls(Controls[TwoOfThreeView]):
    """Cards go to the row, and a click on the stock draws."""

    def gesture(
        self, view: TwoOfThreeView, cards: Sequence[Card], target: str, cheating: bool = False
    ) -> Gesture | Refusal | None:
        """Cards are laid one after the other, in the order in which they were picked."""
        zone = zone_of(target)
        if zone == ROW and cards:
            return refuse_chain(view, cards) or Gesture(tuple(PLAY[card] for card in cards))
        if zone == STOCK_ZONE and not cards:
            return doing(view, actions.DRAW)
        return None

    def commands(
        self, view: TwoOfThreeView, names: Sequence[str], picked: Sequence[Card] = (), tray: Groups = ()
    ) -> list[Command]:
        """Drawing, and ending a turn: then it says who is next."""
        if view.seat is None or view.result is not None:
            return []
        draw, stop = view.refusal(actions.DRAW), view.refusal(actions.STOP)
        one = translate("TwoOfThree", "Draw one card", "button") if draw is None else DRAW
        end = END_TURN
        if stop is None:
            following = names[(view.turn + 1) % view.seats]
            end = translate("TwoOfThree", "End turn, then {player}", "button").put(player=following)
        return [
            Command(actions.DRAW, one, DRAW_KEY, draw, primary=draw is None),
            Command(actions.STOP, end, END_TURN_KEY, stop),
        ]

    def describe(self, view: TwoOfThreeView, picked: Sequence[Card]) -> Message | None:
        """Whether the picked cards fit one after the other, and why or why not."""
        if view.seat is None or view.result is not None or not picked:
            return None
        # What fits is a question that can be asked while others play.
        turn = replace(view, turn=view.seat)
        refusal = refuse_chain(turn, picked)
        if len(picked) == 1 and (refusal is None or refusal.code in refusal_texts.NEEDS):
            return _fitting(view, picked[0], refusal is None)
        if refusal is not None:
            return explain(refusal, (), refusal_texts.REFUSALS)
        return translate("TwoOfThree", "These %n cards fit one after the other.", None, len(picked))


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


def _fitting(table: TwoOfThreeView, card: Card, may_be_laid: bool) -> Message:
    previous, last = table.row[-2:]
    if not may_be_laid:
        fits = translate("TwoOfThree", "It does not fit.", "a card that was compared with the row")
    elif matches(table.rules, card, previous, last):
        fits = translate("TwoOfThree", "It fits.", "a card that was compared with the row")
    else:
        fits = translate("TwoOfThree", "It fits as a contrast.", "a card that was compared with the row")
    return two_sentences(comparison(card, previous, last, table.rules), fits)
