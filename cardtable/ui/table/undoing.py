"""Taking back and redo at one table page: everything on it is in step with the table again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.messages import translate

if TYPE_CHECKING:
    from cardtable.app.table import GameTable
    from cardtable.messages import Message
    from cardtable.ui.table.page import TablePage


class Undoing:
    """Takes back at one table page, plays again what was taken back, or says why that is not possible."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._offered: bool | None = None

    def take_back(self) -> None:
        """Take back what may go; in a guided first round, go back a step."""
        if self._page.coach.step_back():
            return
        table = self._stopped()
        if table is None:
            return
        why_not = table.undo.why_not()
        if why_not is not None:
            self._refuse(why_not)
            return
        table.take_back()
        self._follow(table)

    def redo(self) -> None:
        """Play again what was taken back last."""
        table = self._stopped()
        if table is None:
            return
        if not table.undo.can_redo:
            self._refuse(translate("TakeBack", "There is nothing to redo."))
            return
        table.redo()
        self._follow(table)

    def offer(self) -> None:
        """Show the tools as far as there is something for them to do at this table."""
        page, table = self._page, self._page.table
        if table is not None and table.undo.can_redo != self._offered:
            self._offered = table.undo.can_redo
            page.top.offer("redo", self._offered)

    def _stopped(self) -> GameTable | None:
        """The table, with all told that has happened and nobody thinking."""
        page = self._page
        if page.table is not None:
            page.teller.finish()
            page.curtain.end_peek()
            if page.conductor is not None:
                page.conductor.pause()
        return page.table

    def _refuse(self, why_not: Message) -> None:
        self._page.gestures.refuse_saying(why_not, "", self._page.gestures.aside())
        self._page.advance()

    def _follow(self, table: GameTable) -> None:
        """The table is another one: nothing on the page is about the one that was there."""
        page = self._page
        # Asking first draws the curtain, so that no picture after it shows a hand for a moment.
        table.step()
        page.hush()
        page.forget_hint()
        page.reactions.end()
        page.ending.hide()
        page.handover.rewind()
        if page.presenter is not None:
            page.presenter.rewind()
        if page.conductor is not None:
            page.conductor.rewind()
        page.scene.input.forget_picked()
        page.log.tell_all(table)
        page.since.rebuild()
        self.offer()
        page.show_table(animate=True)
        page.advance()
