"""After a turn with hidden hands everybody sees once more what could be seen of it, and may react."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.app.beats import last_turn

if TYPE_CHECKING:
    from cardtable.ui.table.page import TablePage


class Reactions:
    """Shows the last turn of a person again on one table page, once for every turn."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._shown = -1

    @property
    def playing(self) -> bool:
        """Whether a turn is being shown just now."""
        return self._page.teller.again

    def show(self, seat: int) -> None:
        """Show the last turn of this seat, unless that has been done."""
        page, table = self._page, self._page.table
        if table is None or page.presenter is None:
            return
        turn = last_turn(table.match, seat)
        if self._shown == turn.line:
            return
        self._shown = turn.line
        page.curtain.hide()
        # Everybody looked on while a computer player acted; and what came before a snapshot cannot be shown again.
        if seat in table.persons and turn.beats:
            page.teller.tell_again(turn)

    def end(self) -> None:
        """Stop: somebody has reacted, or the table has been left."""
        if self.playing:
            self._page.teller.drop()
        self._shown = -1
