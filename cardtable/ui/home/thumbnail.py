"""Picture of a match as everybody may see it, for the home page; drawing one needs most of the program."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cardtable.app.autosave import NoAutosave
from cardtable.app.running_match import RunningMatch
from cardtable.app.sight import PUBLIC, Eyes, Sight
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import covers, entry
from cardtable.stage.characters import NAMES
from cardtable.ui.language import say
from cardtable.ui.match.pictures import picture_of_table, pictures_of
from cardtable.ui.new_game.match_setup import called_now

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from cardtable.games.catalogue import GameEntry
    from cardtable.messages import Listing, Message
    from cardtable.ui.services import Services


class Thumbnail(NamedTuple):
    """What a table says, how it looks with no hand open, and whose turn it is."""

    status: Message | Listing
    picture: QPixmap
    active: int | None


def thumbnail(entry: GameEntry, match: Match, services: Services, width: int, ratio: float) -> Thumbnail | None:
    """A match as everybody may see it, its characters called as they are now; ``None`` between deals."""
    match.seats = called_now(match.seats, services.settings)
    sight = Sight(RunningMatch(entry, match, "", NoAutosave()), PUBLIC)
    if match.round is None:
        return None
    picture = pictures_of(sight, lambda: services.pixmaps.style).picture(mark_fitting=False)
    drawn = picture_of_table(picture, services.pixmaps, services.theme, width, ratio)
    active = next((seat for seat, plate in picture.plates.items() if plate.active), None)
    return Thumbnail(entry.stage.speech.status(sight.view(), sight.table.names), drawn, active)


def sample(services: Services, code: str, width: int, ratio: float) -> QPixmap:
    """A table of the game that was played last, with the first hand open: how it looks with the settings in force."""
    played = [game for game in services.settings.last_tables if game in covers()]
    shown = entry(played[-1] if played else next(iter(covers())))
    names = [say(name) for name in NAMES.values()]
    people = [Seat(names[place], None if place == 0 else "easy", place) for place in range(shown.game.usual_seats)]
    match = Match(shown.game, shown.game.options.read({}), people, code)
    match.deal()
    sight = Sight(RunningMatch(shown, match, "", NoAutosave()), Eyes(0))
    settings = services.settings
    picture = pictures_of(sight, lambda: services.pixmaps.style).picture(mark_fitting=settings.mark_fitting)
    return picture_of_table(
        picture, services.pixmaps, services.theme, width, ratio, services.text_scale, mirrored=settings.left_handed
    )
