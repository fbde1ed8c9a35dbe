"""The buttons of Two of Three."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.two_of_three.rules import actions
from cardtable.messages import translate
from cardtable.stage.commands import Command
from cardtable.stage.common_words import DRAW, DRAW_KEY, END_TURN, END_TURN_KEY

if TYPE_CHECKING:
    from collections.abc import Sequence

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
