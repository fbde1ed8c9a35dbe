"""What one table page shows when the table waits for somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.app.steps import Asked, Computer, Curtain, MatchOver, Reaction, RoundOver

if TYPE_CHECKING:
    from cardtable.app.steps import Step
    from cardtable.app.table import GameTable
    from cardtable.ui.table.page import TablePage


class Waiting:
    """Shows and says it on one page."""

    def __init__(self, page: TablePage) -> None:
        self._page = page

    def wait_for(self, step: Step, table: GameTable) -> None:
        """The table goes on when persons have acted, handed over, reacted or looked."""
        page = self._page
        page.hearing.wait_for(step)
        waits = isinstance(step, Computer) and table.round.turn != table.viewer
        together = isinstance(step, Asked) or (isinstance(step, Computer) and table.asks_ready())
        meant = table.entry.stage.going_on(table.view()) if together else None
        page.commands.show_go_on(waits or isinstance(step, Reaction | Asked), meant)
        if isinstance(step, RoundOver | MatchOver):
            page.curtain.hide()
            page.narrator.settle()
            page.ending.begin(table)
            return
        if isinstance(step, Curtain):
            page.ending.hide()
            page.hush()
            page.show_table_once()
            page.handover.draw(step.seat)
            page.questions.show()
        elif isinstance(step, Reaction):
            page.words.show()
            page.reactions.show(step.seat)
        page.coach.show()
        page.narrator.ask(step)
