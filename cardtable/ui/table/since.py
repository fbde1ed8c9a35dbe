"""What happened since the person in front of the table last acted: written in a corner, and played once more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QColor

from cardtable.app.beats import since
from cardtable.app.recent_events import last_acted, told_since
from cardtable.messages import translate
from cardtable.ui.language import say
from cardtable.ui.scene.strip import colour_names
from cardtable.ui.theme import SEAT_COLOURS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.app.table import GameTable
    from cardtable.ui.table.page import TablePage

AGAIN_KEY: Final = "F9"
# So many sentences are kept at most, the newest.
MOST: Final = 40
# Colours that show on white are too dark for names on a dark ground.
LIGHTER: Final = 170


class Since:
    """The strip of one table page."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._texts: list[str] = []
        page.scene.asked_again.connect(self.play_again)

    def add(self, seat: int | None, texts: Sequence[str], *, begins: bool) -> None:
        """This was just told; what the near person does oneself begins the strip anew, and so does a deal."""
        table = self._page.table
        if table is None:
            return
        if begins and (seat is None or (seat == table.near and seat in table.persons)):
            self._texts = []
        self._texts = [*self._texts, *texts][-MOST:]
        self._show(table)

    def rebuild(self) -> None:
        """Somebody else sits in front of the table, or the language is another one: write it from the log."""
        table = self._page.table
        if table is None:
            return
        line = max(last_acted(table, table.near) - 1, table.match.last_deal)
        self._texts = [say(message) for message in told_since(table, line)][-MOST:]
        self._show(table)

    def clear(self) -> None:
        """Nothing has happened."""
        self._texts = []
        self._page.scene.strip.tell((), (), "")

    def _show(self, table: GameTable) -> None:
        colours = [
            (seat.name, QColor(SEAT_COLOURS[seat.colour % len(SEAT_COLOURS)]).lighter(LIGHTER).name())
            for seat in table.match.seats
        ]
        hint = translate("Table", "What has happened since your last turn. A click plays it once more ({key}).")
        lines = [colour_names(text, colours) for text in self._texts]
        self._page.scene.strip.tell(lines, self._texts, say(hint.put(key=AGAIN_KEY)))

    def play_again(self) -> None:
        """Show once more what has happened since the last deed of the person in front of the table."""
        page, table = self._page, self._page.table
        if table is None or page.conductor is None or page.curtain.isVisible() or table.match.round is None:
            return
        page.teller.catch_up()
        again = since(table.match, max(last_acted(table, table.near), table.match.last_deal))
        if not again.beats:
            page.aloud.tell_aside(translate("Table", "Nothing has happened since your last turn."))
            return
        page.conductor.pause()
        page.hush()
        page.commands.set_texts(say(translate("Table", "Once more, since your last turn", "status")), "")
        page.teller.tell_again(again)
