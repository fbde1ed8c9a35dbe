"""SceneContext: what all items on a table know of it, and whom they tell what people do with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsScene

from cardtable.stage.characters import Mood, animal_of_seat
from cardtable.stage.table_layout import TableLayout
from cardtable.stage.units import Units, units
from cardtable.ui.deck.faces import colour_of
from cardtable.ui.painting.face_pixmaps import FacePixmaps
from cardtable.ui.theme import THEMES, Theme

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QObject

    from cardtable.cards import Card, Suit
    from cardtable.stage.picture import Picture
    from cardtable.ui.deck.pixmaps import CardPixmaps
    from cardtable.ui.deck.style import FaceStyle


class SceneContext(QGraphicsScene):
    """How things look on a table, which picture lies there, and where; it knows none of its items.

    ``hurry`` goes on with what is being told, where something tells it, and says whether there was anything.
    ``moving`` is whether cards are in flight.

    Signals: ``focused(item)`` when the focus has come to an item, ``asked_again()`` when the viewer wants to see once
    more what has happened, ``hurried()`` when what flies is to lie at once. With the item first: ``card_clicked`` (and
    ``zone_clicked``, by the zone's id) with whether Alt is held and where across the table, ``card_pulled`` when the
    pointer wants to take a card along, ``card_dragged`` and ``card_dropped`` with the pointer.
    """

    focused = Signal(object)
    asked_again = Signal()
    hurried = Signal()
    card_clicked = Signal(object, bool, float)
    card_double_clicked = Signal(object)
    card_pulled = Signal(object)
    card_dragged = Signal(object, QPointF)
    card_dropped = Signal(object, QPointF, bool)
    drag_cancelled = Signal(object)
    card_entered = Signal(object)
    card_left = Signal(object)
    card_focused = Signal(object)
    zone_clicked = Signal(str, bool, float)
    zone_entered = Signal(str)
    zone_left = Signal(str)

    def __init__(self, pixmaps: CardPixmaps, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pixmaps = pixmaps
        self.theme: Theme = THEMES["green"]
        self.units: Units = units(1280, 800)
        self.faces = FacePixmaps()
        self.pixel_ratio = 1.0
        self.motion_time = 260
        self.moving = False
        self.shows_focus = False
        self.picture: Picture | None = None
        self.layout: TableLayout = TableLayout(self.units, self.units.cloth)
        self.hurry: Callable[[], bool] = lambda: False

    @property
    def em(self) -> float:
        """The height of body text on this table, in pixels."""
        return self.units.em

    @property
    def deck_style(self) -> FaceStyle:
        """How the faces of the deck in use look."""
        return self.pixmaps.style

    def index_of(self, card: Card) -> str:
        """What is printed in the corner of a card; a star for a joker."""
        return "★" if card.suit is None else self.deck_style.index(card.rank)

    def suit_colour(self, suit: Suit) -> QColor:
        """The colour of a suit sign on the deck in use."""
        return QColor(colour_of(suit, self.deck_style))

    def draw_face(
        self, painter: QPainter, face: str, colour: int, centre: QPointF, radius: float, mood: Mood = Mood.CALM
    ) -> None:
        """The face of a seat on its disc, about a point."""
        disc = self.faces.disc(animal_of_seat(face, colour), colour, radius, self.pixel_ratio, mood)
        away = radius + self.faces.margin(radius)
        painter.drawPixmap(centre - QPointF(away, away), disc)

    def finish_motion(self) -> bool:
        """Go on with what is being told, and put what flies where it belongs; whether there was anything."""
        told, moved = self.hurry(), self.moving
        self.hurried.emit()
        return told or moved
