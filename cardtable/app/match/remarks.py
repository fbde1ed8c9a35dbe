"""Remarks: a word of a character at a moment that went well or badly for it, once a round at most."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from cardtable.app.match.screen import Speech
from cardtable.stage.animals import Mood, animal_of_seat
from cardtable.stage.characters import REMARKS, STYLES

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from cardtable.app.settings import Settings
    from cardtable.app.table import GameTable


class Remarks:
    """What computer players say at one table beside what its game lets them say; persons speak for themselves.

    The same table hears the same words, however often it is looked at.
    """

    def __init__(self, table: GameTable, settings: Callable[[], Settings]) -> None:
        self._table, self._settings = table, settings
        self._said_in = -1
        self._line = -1

    def on(self, line: int, moods: Mapping[int, Mood], speaking: Collection[int]) -> tuple[Speech, ...]:
        """What is said when this line of the log has moved these faces; who is speaking already says no more."""
        match = self._table.match
        if not (self._table.has_remarks and self._settings().remarks) or (
            self._said_in == match.last_deal and self._line != line
        ):
            return ()
        for seat, mood in sorted(moods.items(), key=lambda felt: felt[1] is not Mood.CAUGHT):
            sitting = match.seats[seat]
            if sitting.is_person or seat in speaking or mood not in (Mood.CAUGHT, Mood.DELIGHTED):
                continue
            self._said_in, self._line = match.last_deal, line
            words = REMARKS[STYLES[animal_of_seat(sitting.face, sitting.colour)], mood]
            return (Speech(seat, Random(f"{match.deal_code}/{line}/remark").choice(words)),)
        return ()
