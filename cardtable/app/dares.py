"""Dares: the cards of a lost match lie in an envelope until the next day, and then its loser plays them once more."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from enum import Enum, auto
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.app.evenings import day_of
from cardtable.app.seating import Seating
from cardtable.app.settings import MOST_DARES, Dare
from cardtable.games.catalogue import covers, entry
from cardtable.messages import translate
from cardtable.store.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardtable.app.running_match import RunningMatch
    from cardtable.app.seating import Names
    from cardtable.app.settings import Person, SeatChoice, Settings
    from cardtable.engine.match import Match, Seat
    from cardtable.messages import Message
    from cardtable.store.database import Database
    from cardtable.store.listing import Finished

LASTS: Final = timedelta(days=7)
"""So long after it was sealed an envelope goes by itself, opened or not."""


class State(Enum):
    """How an envelope lies there: until tomorrow, to be opened, its match begun but not over, with both results."""

    SEALED = auto()
    READY = auto()
    BEGUN = auto()
    PLAYED = auto()


class Envelope(NamedTuple):
    """A dare as it lies on the home page: the ``number`` of the lost match, who lost it, and the match that answers it.

    ``winners`` are the first of those who won either match, and ``results`` what is said of them, once both are over.
    """

    number: int
    seat: Seat
    state: State
    answer: int | None = None
    winners: tuple[Seat, ...] = ()
    results: Message | None = None

    @property
    def title(self) -> Message:
        """Whose it is."""
        return title_of(self.seat)


def title_of(seat: Seat) -> Message:
    """What the envelope of this player is called."""
    return translate("Dares", "{player} against the same cards", "on an envelope").put(player=seat.name)


def dared(match: Match) -> int | None:
    """The person who lost this match, of several the one who came last.

    ``None`` where nobody did, and where the cards were no secret: a dare that was answered is none.
    """
    if not match.over or match.known or match.began or match.round is None:
        return None
    places = entry(match.game.id).stage.scoring.places(match.round.view(None), match.standing)
    lost = [seat for seat, place in enumerate(places) if place > 1 and _is_here(match.seats[seat])]
    return max(lost, key=places.__getitem__, default=None)


def alone(seats: Sequence[SeatChoice], dared: int, people: Sequence[Person], names: Names) -> list[SeatChoice]:
    """The seats of a match for a dare: computer players sit where other persons sat."""
    seating = Seating(names, people)
    seating.fill(seats)
    for place, seat in enumerate(seats):
        if place != dared and seat.level is None:
            seating.play(place, "medium")
    return seating.seats


class Dares:
    """The dares of this household, kept with its settings, which ``change`` writes; ``now`` is the hour."""

    def __init__(self, database: Database, settings: Callable[[], Settings], change: Callable[..., object]) -> None:
        self._database, self._settings, self._change = database, settings, change
        self.now: Callable[[], datetime] = lambda: datetime.now(UTC)

    # -- at the table ----------------------------------------------------------------------------------------------

    def offered(self, table: RunningMatch) -> bool:
        """Whether the cards of this table can be sealed; once they are, no more."""
        return table.number is not None and not self._is_sealed(table.number) and dared(table.match) is not None

    def seal(self, table: RunningMatch) -> None:
        """Put the cards of this table into an envelope; the oldest one makes room, first of those that were played."""
        number, seat = table.number, dared(table.match)
        lost = None if number is None else self._finished(number)
        if lost is None or seat is None or self._is_sealed(lost.id):
            return
        lying = [one for one in self.envelopes() if one.number != lost.id]
        if len(lying) == MOST_DARES:
            lying.remove(next((one for one in lying if one.state is State.PLAYED), lying[0]))
        kept = {str(one.number): self._settings().dares[str(one.number)] for one in lying}
        self._change(dares={**kept, str(lost.id): Dare(seat, lost.digest, self._today.isoformat())})

    def said_at(self, table: RunningMatch) -> Message | None:
        """What is to be said of a dare at the end of this match: where it lies now, or both results."""
        for key, dare in self._settings().dares.items():
            lying = self._envelope(int(key), dare) if int(key) == table.number else None
            if lying is not None:
                return lying.results or _where(lying.state).put(dare=title_of(table.match.seats[dare.seat]))
            if dare.answer is not None and dare.answer == table.number and self._is_sealed(int(key)):
                lost, first = self._finished(int(key)), self._database.load_finished(int(key))
                # Another match may have got the number of an answer that was deleted.
                if lost is not None and first is not None and first.deal_code == table.match.deal_code:
                    return self._results(lost, first, table.match)
        return None

    def _is_sealed(self, number: int) -> bool:
        """Whether this very match was sealed: it may have ended otherwise since, or another one has its number."""
        dare, lost = self._settings().dares.get(str(number)), self._finished(number)
        return dare is not None and lost is not None and lost.digest == dare.digest

    def _finished(self, number: int) -> Finished | None:
        try:
            return self._database.finished_one(number)
        except StoreError:
            return None

    # -- on the home page ------------------------------------------------------------------------------------------

    def envelopes(self) -> list[Envelope]:
        """All that lie there; those whose match, player or week is gone do not."""
        found = [self._envelope(int(key), dare) for key, dare in self._settings().dares.items()]
        return [one for one in found if one is not None][-MOST_DARES:]

    def begin(self, number: int, answer: int) -> None:
        """The cards of this match are played once more, as the match ``answer``."""
        dares = self._settings().dares
        self._change(dares={**dares, str(number): replace(dares[str(number)], answer=answer)})

    def put_away(self, number: int) -> None:
        """Take an envelope away."""
        self._change(dares={key: dare for key, dare in self._settings().dares.items() if key != str(number)})

    def _envelope(self, number: int, dare: Dare) -> Envelope | None:
        lost = self._finished(number)
        since = self._today - date.fromisoformat(dare.day)
        if lost is None or lost.digest != dare.digest or lost.game not in covers() or since > LASTS:
            return None
        try:
            seat = self._database.seats_of(number)[dare.seat]
            begun = dare.answer is not None and self._code(dare.answer) == self._code(number)
        except (StoreError, IndexError):
            return None
        if not _is_here(seat):
            return None
        if since <= timedelta():
            return Envelope(number, seat, State.SEALED)
        if dare.answer is None or not begun:
            return Envelope(number, seat, State.READY)
        if self._finished(dare.answer) is None:
            return Envelope(number, seat, State.BEGUN, dare.answer)
        first, second = self._database.load_finished(number), self._database.load_finished(dare.answer)
        if first is None or second is None:
            return None
        winners = tuple(match.seats[match.standing.leaders[0]] for match in (first, second))
        return Envelope(number, seat, State.PLAYED, dare.answer, winners, self._results(lost, first, second))

    def _code(self, number: int) -> str:
        """By which cards a match was dealt: another one may have got the number of one that was deleted."""
        return self._database.luck_of(number).partition("/")[0]

    def _results(self, lost: Finished, first: Match, second: Match) -> Message:
        text = (
            translate("Dares", "Yesterday: {first} Today: {second}", "how the same cards ended, twice a sentence")
            if self._today - day_of(lost.ended) == timedelta(days=1)
            else translate("Dares", "First: {first} Then: {second}", "how the same cards ended, twice a sentence")
        )
        return text.put(first=_result(first), second=_result(second))

    @property
    def _today(self) -> date:
        return day_of(self.now())


def _where(state: State) -> Message:
    """Where an envelope lies that was not played yet."""
    if state is State.SEALED:
        return translate("Dares", "The envelope lies on the home page: {dare}. It can be opened from tomorrow on.")
    return translate("Dares", "The envelope lies on the home page: {dare}.")


def _result(match: Match) -> Message:
    names = [seat.name for seat in match.seats]
    return entry(match.game.id).stage.scoring.hurrah_at_the_end(match.options, match.standing, names)


def _is_here(seat: Seat) -> bool:
    """Whether a person sits there who has not been forgotten."""
    return seat.is_person and not seat.is_guest
