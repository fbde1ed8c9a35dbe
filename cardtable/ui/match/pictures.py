"""A table as a small picture: what it shows in the language in force, and the scene that draws it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPixmap

from cardtable.app.autosave import NoAutosave
from cardtable.app.match.table_pictures import Pictures
from cardtable.app.running_match import RunningMatch
from cardtable.app.sight import PUBLIC, Eyes, Sight
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import covers, entry
from cardtable.stage.characters import NAMES
from cardtable.stage.units import units
from cardtable.ui.language import say
from cardtable.ui.new_game.match_setup import called_now
from cardtable.ui.painting.cloth import paint_cloth
from cardtable.ui.painting.drawing import smooth
from cardtable.ui.scene.scene import TableScene

if TYPE_CHECKING:
    from cardtable.messages import Listing, Message
    from cardtable.stage.picture import Picture
    from cardtable.ui.services import Services


def pictures_of(sight: Sight, services: Services) -> Pictures:
    """What makes pictures of a table as it is seen, with the deck in use."""
    return Pictures(sight, say, lambda rank: services.pixmaps.style.index(rank))


TABLE_WIDTH: Final = 960
TABLE_HEIGHT: Final = 600
# Letters are larger than on a table of this size, because the picture is small.
TEXT: Final = 1.5


def picture_of_table(
    picture: Picture, services: Services, width: int, ratio: float, *, as_set: bool = False
) -> QPixmap:
    """A whole table, small, drawn by the scene itself; ``as_set``: with letters and hand as in the settings."""
    theme = services.theme
    text, mirrored = (services.text_scale, services.settings.left_handed) if as_set else (1.0, False)
    scene = TableScene(services.pixmaps)
    scene.theme = theme
    scene.pixel_ratio = ratio
    scene.units = units(TABLE_WIDTH, TABLE_HEIGHT, TEXT * text, mirrored=mirrored)
    scene.set_size(TABLE_WIDTH, TABLE_HEIGHT)
    scene.show_picture(picture, animate=False)
    height = width * TABLE_HEIGHT // TABLE_WIDTH
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with smooth(pixmap, pictures=True) as painter:
        paint_cloth(painter, QRectF(0, 0, width, height), theme, scene.em * width / TABLE_WIDTH, 0.6)
        scene.render(painter, QRectF(0, 0, width, height), scene.sceneRect())
    scene.clear_table()
    scene.deleteLater()
    return pixmap


class Thumbnail(NamedTuple):
    """What a table says, how it looks with no hand open, and whose turn it is."""

    status: Message | Listing
    picture: QPixmap
    active: int | None


def thumbnail(match: Match, services: Services, width: int, ratio: float) -> Thumbnail | None:
    """A match as everybody may see it, its characters called as they are now; ``None`` between deals."""
    match.seats = called_now(match.seats, services.settings)
    known = entry(match.game.id)
    sight = Sight(RunningMatch(known, match, "", NoAutosave()), PUBLIC)
    if match.round is None:
        return None
    picture = pictures_of(sight, services).picture(mark_fitting=False)
    active = next((seat for seat, plate in picture.plates.items() if plate.active), None)
    status = known.stage.speech.status(sight.view(), sight.table.names)
    return Thumbnail(status, picture_of_table(picture, services, width, ratio), active)


def sample(services: Services, code: str, width: int, ratio: float) -> QPixmap:
    """A table of the game that was played last, with the first hand open: how it looks with the settings in force."""
    settings = services.settings
    played = [game for game in settings.last_tables if game in covers()]
    shown = entry(played[-1] if played else next(iter(covers())))
    names = [say(name) for name in NAMES.values()]
    people = [Seat(names[place], None if place == 0 else "easy", place) for place in range(shown.game.usual_seats)]
    match = Match(shown.game, shown.game.options.read({}), people, code)
    match.deal()
    sight = Sight(RunningMatch(shown, match, "", NoAutosave()), Eyes(0))
    picture = pictures_of(sight, services).picture(mark_fitting=settings.mark_fitting)
    return picture_of_table(picture, services, width, ratio, as_set=True)
