"""What is said and heard at one table page beside the log: words at faces, outcries, sounds, remarks."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardtable.stage.event_style import PLAIN, Sound, Weight
from cardtable.ui.language import say
from cardtable.ui.scene.announcement_item import AnnouncementText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.app.table import GameTable
    from cardtable.engine.values import Event
    from cardtable.messages import Message
    from cardtable.stage.event_style import EventStyle
    from cardtable.ui.table.page import TablePage


class Aloud:
    """Says and shows it on one table page."""

    def __init__(self, page: TablePage) -> None:
        self._page = page

    def wait_until_seen(self) -> None:
        """Wait until a person has seen what lies there: there is nothing else to do."""
        page = self._page
        page.commands.set_texts(page.log.last, "")
        page.commands.show_commands([], page.gestures.why, page.look)
        page.questions.show()
        page.commands.show_go_on(True)
        page.narrator.rest()

    def cry_out(self, marks: Sequence[EventStyle]) -> None:
        """Show what the whole table turns to."""
        outcry = next((mark.outcry for mark in marks if mark.outcry is not None), None)
        drawn = next((mark for mark in marks if mark.shown), PLAIN)
        if outcry is None and not drawn.shown:
            self._page.scene.outcry.arrange(None)
            return
        told = AnnouncementText(shown=drawn.shown, best=drawn.best)
        if outcry is not None:
            stamp = "" if outcry.stamp is None else say(outcry.stamp)
            told = replace(told, seat=outcry.seat, other=outcry.other, stamp=stamp, good=outcry.good, card=outcry.card)
        self._page.scene.outcry.arrange(told)

    def speak(self, events: Sequence[Event]) -> None:
        """Show what the players say aloud."""
        page = self._page
        if page.table is None:
            return
        stage = page.table.entry.stage
        for event in events:
            loud = stage.mark(event).weight is Weight.TURNING
            for seat, words in stage.exclaim(event):
                page.scene.speak(seat, say(words), loud)

    def tell_aside(self, message: Message) -> None:
        """Say this beside the table, about nothing that lies on it."""
        page = self._page
        page.bubble.say(message, "", page.gestures.aside())
        page.announcer.tell(say(message))

    def cheer(self, table: GameTable) -> None:
        """Won or lost: for whoever sits alone at the machine; where several do, somebody has won."""
        assert table.round.result is not None
        winners = table.match.standing.leaders if table.match.over else table.round.result.winners
        lost = len(table.persons) == 1 and table.persons[0] not in winners
        self.sound(Sound.LOST if lost else Sound.WON)

    def sound(self, sound: Sound) -> None:
        """Let this be heard."""
        self._page.services.sounds.play(sound)
