"""A table as the user wants it, the one of a match to be set again, and how computer players are called there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from cardtable.app.seating import called_by_faces, in_turn
from cardtable.app.settings import LastTable, SeatChoice
from cardtable.engine.match import Seat
from cardtable.messages import translate
from cardtable.stage.characters import COUSINS, NAMES
from cardtable.ui.language import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cardtable.app.settings import Level, Settings
    from cardtable.engine.match import Match, TakingBack
    from cardtable.engine.options import Options, OptionsError
    from cardtable.games.catalogue import GameEntry
    from cardtable.messages import Message
    from cardtable.stage.characters import Animal


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """A table as the user wants it; ``taking_back`` is ``None`` where it is what those who sit there usually have."""

    entry: GameEntry
    options: Options
    seats: tuple[Seat, ...]
    deal_code: str | None
    taking_back: TakingBack | None = None


def table_of(match: Match) -> LastTable:
    """The table at which a match is played, to be set again."""
    seats = [
        SeatChoice(seat.name, cast("Level | None", seat.level), seat.colour, seat.face, seat.character)
        for seat in match.seats
    ]
    is_usual = match.taking_back is match.usual_taking_back
    return LastTable(seats, match.options.to_json(), None if is_usual else match.taking_back.value)


def seats_of(choices: Iterable[SeatChoice]) -> tuple[Seat, ...]:
    """Who sits at a match with these seats."""
    return tuple(Seat(one.name, one.level, one.colour, one.face, one.character) for one in choices)


def with_table(settings: Settings, game: str, table: LastTable) -> dict[str, LastTable]:
    """The tables that are remembered, with this one as the last."""
    return {**{known: one for known, one in settings.last_tables.items() if known != game}, game: table}


def unknown_option(error: OptionsError) -> Message:
    """The sentence for a house rule that this version does not know."""
    return translate(
        "NewGame",
        "The house rule “{key}” has a value that this game does not know ({value}). "
        "It was not changed; choose another one.",
    ).put(key=error.key, value=str(error.value))


LEVEL_NAMES: Final = {
    "easy": translate("NewGame", "Child", "how well a computer player plays: like a child"),
    "medium": translate("NewGame", "Amateur", "how well a computer player plays: like a good amateur"),
    "hard": translate("NewGame", "Its best", "how well a computer player plays: at its best"),
}


def names_in_turn(settings: Settings) -> dict[Animal, tuple[str, str]]:
    """The names of each character, first those of the one that sits down first."""
    return {animal: (say(NAMES[animal]), say(COUSINS[animal])) for animal in in_turn(settings.last_tables.values())}


def called_now(seats: Sequence[Seat], settings: Settings) -> tuple[Seat, ...]:
    """Who sits at a match, perhaps since long ago, each character as it is called now."""
    return tuple(called_by_faces(seats, names_in_turn(settings)))
