"""An evening in words: who played, for how long, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, QLocale, QTime

from cardtable.app.page import Cell, Grid
from cardtable.games.catalogue import title_of
from cardtable.messages import capitalized, listing, translate
from cardtable.stage.counted_events import told as told_of
from cardtable.stage.round_result import number
from cardtable.ui.language import duration_text, long_day, say

if TYPE_CHECKING:
    from datetime import date

    from cardtable.app.evenings import Evening
    from cardtable.app.match_summary import MatchSummary, SeatSummary


GAMES_WON: Final = translate("Evenings", "Games won", "before the number of games that each has won on an evening")


def short_day(day: date) -> str:
    """A day as it stands on a note."""
    form = translate("Evenings", "ddd d MMMM", "day on a note, as Qt writes it: ddd weekday, d day, MMMM month")
    return capitalized(QLocale().toString(QDate(day.year, day.month, day.day), say(form)))


def games_text(evening: Evening) -> str:
    """How many matches were finished."""
    return say(translate("Evenings", "%n game(s)", "finished on one evening", len(evening.matches)))


def lasted_text(evening: Evening) -> str:
    """From when to when it went; empty where nobody knows when it began."""
    seconds = round(evening.lasted.total_seconds())
    return duration_text(60 * max(1, round(seconds / 60))) if seconds else ""


def who_played(evening: Evening) -> str:
    """Who sat together, how many matches that were, and for how long."""
    told = say(listing(evening.people)), games_text(evening), lasted_text(evening)
    return " · ".join(filter(None, told))


def winners_heading(evening: Evening) -> str:
    """What stands above the names of who has won."""
    one, several = translate("Evenings", "Winner of the evening"), translate("Evenings", "Winners of the evening")
    return say(several if len(evening.winners) > 1 else one)


def told(evening: Evening) -> str:
    """An evening in one sentence: its day, who has won it, and how."""
    won = evening.winners
    day = long_day(evening.day)
    if not won:
        return f"{day}: {who_played(evening)}"
    text = translate("Evenings", "{heading}: {players}, {won} of %n game(s)", "of one evening", len(evening.matches))
    names = listing([row.name for row in won])
    return f"{day}: {say(text.put(heading=winners_heading(evening), players=names, won=won[0].wins))}"


def hour_of(match: MatchSummary) -> str:
    """When a match ended."""
    ended = match.ended.astimezone()
    return QLocale().toString(QTime(ended.hour, ended.minute), QLocale.FormatType.ShortFormat)


def match_text(match: MatchSummary) -> str:
    """A match of an evening: the game, and when it ended."""
    return f"{title_of(match.game)}, {hour_of(match)}"


def score_text(match: MatchSummary, seat: SeatSummary) -> str:
    """What a person came to in a match: points where the game counts any, else that it was won, or the place."""
    if any({one.best, one.worst} - {0, 1} for one in match.seats):
        return say(number(seat.total))
    return say(translate("Evenings", "won", "in the table of an evening")) if seat.won else f"{seat.place}."


def evening_grid(evening: Evening) -> Grid:
    """Who won what: a row for each match, and how many each has won."""
    table = evening.table()
    rows: list[tuple[str | Cell, ...]] = [
        (match_text(match), *(Cell(score_text(match, seat), won=seat.won) for seat in seats))
        for match, *seats in zip(evening.matches, *(row.results for row in table), strict=True)
    ]
    sums = (say(GAMES_WON), *(str(row.wins) for row in table))
    return Grid(("", *(row.name for row in table)), (*rows, sums), frozenset({len(rows)}), told(evening))


def cheat_text(evening: Evening) -> str:
    """The boldest cheat that nobody noticed; empty where there was none."""
    found = evening.boldest
    if found is None:
        return ""
    player, cheat = found
    text = translate("Evenings", "Boldest cheat: {told}", "below the table of an evening; a whole sentence follows")
    return say(text.put(told=told_of(cheat, player)))


def uncounted_text(evening: Evening) -> str:
    """Which matches do not count, and why; empty where all do."""
    if not evening.uncounted:
        return ""
    text = translate(
        "Evenings",
        "Not counted: {games}. A decision was taken back there, or the cards were known.",
        "below the table of an evening",
    )
    return say(text.put(games=listing([title_of(match.game) for match in evening.uncounted])))
