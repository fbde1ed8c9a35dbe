"""Moods: what the faces at a table show for a moment, and what characters say, after what everybody saw."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from cardtable.app.match.screen import Speech
from cardtable.stage.characters import REMARKS, Mood, animal_of_seat

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from cardtable.app.match.display import Display
    from cardtable.app.match.scheduler import Clock
    from cardtable.app.running_match import RunningMatch
    from cardtable.app.settings import Settings

# Who decides for longer than so many milliseconds is seen to think.
THINKING: Final = 800
# So many milliseconds a face shows what has happened to it; motion or not, it takes the same time.
SHOWN: Final = 2500
# What is seen for less is a flicker.
LEAST: Final = 400


class Moods:
    """The faces of one table; who thinks shows that only while nothing else moves the face, who is away sleeps."""

    def __init__(self, display: Display, clock: Clock) -> None:
        self._display, self._clock = display, clock
        display.table.followers.append(self._show)
        self._felt: dict[int, tuple[Mood, int]] = {}
        self._thinker: int | None = None
        self._thinks_since: int | None = None
        self._fading = clock.timer(self._fade)
        self._thinking = clock.timer(self._think)

    def feel(self, moods: Mapping[int, Mood]) -> None:
        """These seats show this, and are calm again after a while."""
        if not moods:
            return
        end = self._clock.now() + SHOWN
        self._felt |= {seat: (mood, end) for seat, mood in moods.items()}
        self._fade()

    def think(self, seat: int | None, delay: int = 0) -> None:
        """This computer player decides, beginning after so many milliseconds; ``None``: none does any more."""
        if seat is None and self._thinker is None:
            return
        if self._thinker is not None and self._thinks_since is not None:
            self._felt.setdefault(self._thinker, (Mood.THINKS, self._thinks_since + LEAST))
        self._thinker, self._thinks_since = seat, None
        if seat is None:
            self._thinking.stop()
        else:
            self._thinking.start(delay + THINKING)
        self._fade()

    def calm(self) -> None:
        """The table is another one, or left: no face shows anything."""
        self.think(None)
        self._felt.clear()
        self._fading.stop()
        self._show()

    def _think(self) -> None:
        self._thinks_since = self._clock.now()
        self._show()

    def _fade(self) -> None:
        now = self._clock.now()
        self._felt = {seat: (mood, end) for seat, (mood, end) in self._felt.items() if end > now}
        if self._felt:
            self._fading.start(min(end for _, end in self._felt.values()) - now)
        self._show()

    def _show(self) -> None:
        moods = {seat: mood for seat, (mood, _) in self._felt.items()}
        if self._thinker is not None and self._thinks_since is not None:
            moods.setdefault(self._thinker, Mood.THINKS)
        moods |= dict.fromkeys(self._display.table.absences.away, Mood.ASLEEP)
        self._display.put(moods=moods)


class Remarks:
    """What computer players say at one table beside what its game lets them say; persons speak for themselves.

    The same table hears the same words, however often it is looked at.
    """

    def __init__(self, table: RunningMatch, settings: Callable[[], Settings]) -> None:
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
            words = REMARKS[animal_of_seat(sitting.face, sitting.colour), mood]
            return (Speech(seat, Random(f"{match.deal_code}/{line}/remark").choice(words)),)
        return ()
