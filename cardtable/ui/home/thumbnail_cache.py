"""How a match that waits stood when it was left, kept with it: a start shows it without opening the game."""

from __future__ import annotations

import json
import logging
from dataclasses import asdict
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QBuffer
from PySide6.QtGui import QImage, QPixmap

from cardtable import __version__
from cardtable.app.match_summary import LEVELS
from cardtable.engine.match import Seat
from cardtable.games.catalogue import covers
from cardtable.store import rows
from cardtable.store.rows import SEATS, expect
from cardtable.store.table_pictures import read_picture, write_picture
from cardtable.ui.language import say
from cardtable.ui.metrics import em

if TYPE_CHECKING:
    from cardtable.store.listing import SavedGame
    from cardtable.ui.services import Services

WIDTH: Final = 30.4
"""How wide a picture is kept, in em: as wide as it is ever shown."""
KEY: Final = "glance"
FORMAT: Final = "PNG"
LONGEST: Final = 60_000
"""No more is told of a table, in letters, with every name of a full one twice and as JSON may write it."""
LONGEST_STATUS: Final = 1000
# Little is gained by packing more tightly, and that takes longer than drawing.
_PACKED: Final = 80
_log = logging.getLogger(__name__)


class CachedThumbnail(NamedTuple):
    """What a table says, who sits there and who of them is on turn; between deals it has no picture."""

    status: str
    seats: tuple[Seat, ...]
    active: int | None
    picture: QPixmap | None


def cached_thumbnail(services: Services, game: SavedGame, ratio: float) -> CachedThumbnail | None:
    """What is kept of a match, if it stands and looks as it does now."""
    data = read_picture(services.database.folder, game.id)
    if not data:
        return None
    # In no other format: Qt has readers that draw what a file refers to, however much that is.
    image = QImage.fromData(data, FORMAT)  # type: ignore[arg-type]
    try:
        text = image.text(KEY)
        found = json.loads(text if len(text) <= LONGEST else "{}")
        if image.isNull() or found.get("made_of") != _made_of(services, game, ratio):
            return None
        status, active, seats = found["status"], found["active"], tuple(map(_seat, found["seats"]))
        expect((status, active), str, type(None) if active is None else int)
        if len(seats) not in SEATS or not (active is None or 0 <= active < len(seats)):
            raise ValueError("nobody sits there")
        if len(status) > LONGEST_STATUS:
            raise ValueError("no table says so much")
    except Exception:  # whatever the file holds: the table is drawn anew
        _log.warning("a picture of a table cannot be used", exc_info=True)
        return None
    image.setDevicePixelRatio(ratio)
    return CachedThumbnail(status, seats, active, QPixmap.fromImage(image) if image.width() > 1 else None)


def new_thumbnail(services: Services, game: SavedGame, ratio: float) -> CachedThumbnail:
    """Open a match, draw its table and keep that. StoreError where it cannot be opened; else what its game raises."""
    from cardtable.ui.match.pictures import thumbnail

    match = services.database.load(game.id).match
    drawn = thumbnail(match, services, em(WIDTH), ratio)
    if drawn is None:
        seen = CachedThumbnail("", tuple(match.seats), None, None)
    else:
        seen = CachedThumbnail(say(drawn.status), tuple(match.seats), drawn.active, drawn.picture)
    _keep(services, game, seen, ratio)
    return seen


def keep_newest(services: Services, ratio: float) -> None:
    """Draw how the newest match is left, so that the next start need not open it."""
    try:
        games, _ = services.database.unfinished(covers(), 1)
        if games and cached_thumbnail(services, games[0], ratio) is None:
            new_thumbnail(services, games[0], ratio)
    except Exception:  # whatever it is, the program ends
        _log.warning("the table that is left cannot be drawn", exc_info=True)


def _keep(services: Services, game: SavedGame, seen: CachedThumbnail, ratio: float) -> None:
    if services.database.folder is None:
        return
    image = QImage(1, 1, QImage.Format.Format_RGB32) if seen.picture is None else seen.picture.toImage()
    seats = [asdict(seat) for seat in seen.seats]
    told = {"made_of": _made_of(services, game, ratio), "status": seen.status, "active": seen.active, "seats": seats}
    image.setText(KEY, json.dumps(told))
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    if image.save(buffer, FORMAT, _PACKED):  # type: ignore[call-overload]
        write_picture(services.database.folder, game.id, bytes(buffer.data().data()))


def _made_of(services: Services, game: SavedGame, ratio: float) -> list[object]:
    """All that a picture and what is said with it depend on."""
    looks = services.settings
    return [
        __version__, game.game, game.updated.isoformat(), list(game.players), services.languages.current,
        looks.theme, looks.deck, looks.letters, looks.four_colour, looks.large_faces, looks.back, em(WIDTH), ratio,
    ]  # fmt: skip


def _seat(told: dict[str, object]) -> Seat:
    """A seat as it was kept; whatever it raises, nobody sits there."""
    name, level, colour, face, character = (told[key] for key in ("name", "level", "colour", "face", "character"))
    expect((name, level, colour, face, character), str, str if level is not None else type(None), int, str, bool)
    seat = Seat(**told)  # type: ignore[arg-type]
    if level not in LEVELS or rows.name(name) != name:
        raise ValueError("nobody sits there")
    rows.look(seat.colour, seat.face)
    return seat
