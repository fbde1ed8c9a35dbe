"""Hot seat: the machine goes from one person to the next, and nobody sees a hand that is not theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.app.recent_events import last_acted, told_behind_the_curtain
from cardtable.stage.animals import animal_of_seat
from cardtable.ui.language import say
from cardtable.ui.table.curtain import FACE

if TYPE_CHECKING:
    from cardtable.engine.values import Action
    from cardtable.ui.table.page import TablePage

# So many sentences are told at most, the newest.
MOST_TOLD: Final = 40


class Handover:
    """The curtain of one table page and what persons do on it."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._seen: dict[int, int] = {}
        page.curtain.uncovered.connect(self.uncover)
        page.curtain.peeking.connect(self.peek)
        page.curtain.called.connect(self.call)
        page.view.pressed.connect(page.curtain.keep_keys)

    def draw(self, seat: int) -> None:
        """Draw the curtain for this person, with what may still be called and taken back."""
        page, table = self._page, self._page.table
        if table is not None:
            ratio, em = page.devicePixelRatioF(), page.units.em
            player = table.match.seats[seat]
            animal = animal_of_seat(player.face, player.colour)
            page.place_curtain()
            page.curtain.show_face(page.services.faces.disc(animal, player.colour, FACE * em, ratio))
            since = max(self._seen.get(seat, 0), last_acted(table, seat))
            first, rest = told_behind_the_curtain(table, since)
            told = [say(message) for message in rest[-MOST_TOLD:]]
            page.curtain.draw(seat, table.names[seat], told, [say(message) for message in first])
            page.curtain.offer(table)
            page.since.rebuild()

    def forget(self) -> None:
        """Another table: what somebody has not seen of it began with the last deed of that person."""
        self._seen = {}

    def rewind(self) -> None:
        """Something was taken back: nobody has seen more than there is."""
        table = self._page.table
        if table is not None:
            self._seen = {seat: min(line, len(table.match.events)) for seat, line in self._seen.items()}

    def look(self, seat: int) -> None:
        """Somebody who is asked wants to see the own hand first."""
        table = self._page.table
        if table is not None:
            table.near = seat
            self._page.show_table(animate=False)
            self.draw(seat)

    def uncover(self) -> None:
        """The person named on the curtain is here."""
        page, table = self._page, self._page.table
        if table is None:
            return
        page.curtain.end_peek()
        page.curtain.hide()
        table.uncover(page.curtain.seat)
        page.since.rebuild()
        self._seen[page.curtain.seat] = len(table.match.events)
        page.view.setFocus()
        page.show_table(animate=True)
        page.advance()

    def peek(self, on: bool) -> None:
        """Show the hand as long as the key or the button is held."""
        page, table = self._page, self._page.table
        if table is None or not page.curtain.isVisible():
            return
        if on:
            table.uncover(page.curtain.seat)
        else:
            table.cover()
        page.show_table(animate=False)

    def call(self, seat: int, action: Action) -> None:
        """Somebody calls across the curtain."""
        self._page.play(seat, (action,))

    def hide_cards(self) -> None:
        """Cover the open hand, because somebody else is looking."""
        page, table = self._page, self._page.table
        if table is not None and table.is_hot_seat and not table.match.between_rounds:
            table.cover()
            page.hush()
            page.show_table(animate=False)
            page.advance()
