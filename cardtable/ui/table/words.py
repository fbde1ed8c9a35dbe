"""The words around the table: title, progress, whose turn it is, the buttons, and what could not be kept."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardtable.app.table import Reaction
from cardtable.messages import translate
from cardtable.ui.language import say

if TYPE_CHECKING:
    from cardtable.app.table import GameTable
    from cardtable.stage.table import Command
    from cardtable.ui.table.page import TablePage


class Words:
    """Writes the bars of one table page."""

    def __init__(self, page: TablePage) -> None:
        self._page = page

    def show(self) -> None:
        """Write everything anew."""
        page, table = self._page, self._page.table
        if table is None or table.match.round is None:
            return
        page.commands.set_texts(self._status(table), page.log.last)
        self.show_commands()
        match = table.match
        rounds = len(match.results) + (not match.between_rounds)
        progress = table.entry.stage.progress(match.options, match.standing, rounds)
        page.top.set_texts(table.entry.game.title, say(progress))
        page.notice.setVisible(table.problem is not None)
        if table.problem is not None:
            page.notice.setText(say(table.problem))

    def _status(self, table: GameTable) -> str:
        step = table.step()
        if isinstance(step, Reaction):
            return say(
                translate("Table", "{player} has played. Look closely: who objects?").put(player=table.names[step.seat])
            )
        return say(table.entry.stage.status(table.view(), table.names))

    def show_commands(self) -> None:
        """Show the buttons of the open hand, or what everybody may call while none is open."""
        page, table = self._page, self._page.table
        if table is None or table.match.round is None:
            return
        style, scale = page.program.pixmaps.style, page.program.text_scale
        page.commands.show_commands(self._commands(table), page.referee.why, style, scale)

    def _commands(self, table: GameTable) -> list[Command]:
        if table.viewer is not None or table.trial() is None:
            return table.entry.stage.commands(table.view(), self._page.scene.hands.picked)
        return [_of_seat(table, seat, command) for seat, command in table.calls()]


def _of_seat(table: GameTable, seat: int, command: Command) -> Command:
    """The call of one of several persons; its key is the number of the seat."""
    label = translate("Curtain", "{player}: {call}", "a player's call").put(
        player=table.names[seat], call=command.label
    )
    return replace(command, label=label, key=str(seat + 1), seat=seat, primary=False)
