"""The buttons of Two of Three."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.two_of_three.rules.actions import DRAW, STOP
from cardtable.messages import translate
from cardtable.stage.table import Command

if TYPE_CHECKING:
    from cardtable.games.two_of_three.rules.view import TwoOfThreeView

_DRAW_KEY: Final = translate("Keys", "D", "letter of the button “Draw”")
_END_KEY: Final = translate("Keys", "E", "letter of the button “End turn”")


def commands(table: TwoOfThreeView) -> list[Command]:
    """See :meth:`Stage.commands`."""
    if table.seat is None or table.result is not None:
        return []
    draw, stop = table.refusal(DRAW), table.refusal(STOP)
    return [
        Command(DRAW, translate("TwoOfThree", "Draw", "button: draw a card"), _DRAW_KEY, draw, primary=draw is None),
        Command(STOP, translate("TwoOfThree", "End turn", "button"), _END_KEY, stop),
    ]
