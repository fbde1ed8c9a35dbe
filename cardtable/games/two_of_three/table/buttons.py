"""The buttons of Two of Three."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.two_of_three.rules import actions
from cardtable.stage.commands import Command
from cardtable.stage.common_words import DRAW, DRAW_KEY, END_TURN, END_TURN_KEY

if TYPE_CHECKING:
    from cardtable.games.two_of_three.rules.view import TwoOfThreeView


def commands(table: TwoOfThreeView) -> list[Command]:
    """Drawing, and ending a turn."""
    if table.seat is None or table.result is not None:
        return []
    draw, stop = table.refusal(actions.DRAW), table.refusal(actions.STOP)
    return [
        Command(actions.DRAW, DRAW, DRAW_KEY, draw, primary=draw is None),
        Command(actions.STOP, END_TURN, END_TURN_KEY, stop),
    ]
