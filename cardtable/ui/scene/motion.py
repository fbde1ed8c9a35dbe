"""All cards in flight, moved by one clock, so that a click can finish them all at once."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, Signal
from PySide6.QtGui import QTransform

from cardtable.ui.scene.card_item import FLYING_Z, CardItem, discard

if TYPE_CHECKING:
    from cardtable.cards import Card
    from cardtable.ui.scene.scene_context import SceneContext


@dataclass(slots=True)
class Flight:
    """One card on its way to its spot. Times are in milliseconds; it turns over when ``face`` changes.

    One that ``travels`` flies above all others; one that only makes room in its zone stays where it is in the order.
    Cards are drawn as large as they are at the larger end of their way, so that none is ever blown up. Of those that
    are ``dealt`` the first lies on top of the rest.
    """

    item: CardItem
    start: QPointF
    start_rotation: float
    start_scale: float
    face: Card | None
    turns: bool
    delay: int
    duration: int
    vanishes: bool
    travels: bool = True
    end_scale: float = 1.0
    dealt: bool = False

    @classmethod
    def home(cls, item: CardItem, duration: int) -> Flight:
        """Back to where the card belongs, from wherever it was taken."""
        return cls(item, item.pos(), item.turn, item.scale(), item.card, False, 0, duration, vanishes=False)


class Flights(QAbstractAnimation):
    """The cards in flight. ``landed`` is emitted when all lie still, whether they flew or were told to."""

    landed = Signal()

    def __init__(self, table: SceneContext, cards: list[CardItem]) -> None:
        super().__init__(table)
        self._table = table
        self._cards = cards
        self._flights: list[Flight] = []
        self._cut_off = False
        self._length = 0
        self._easing = QEasingCurve(QEasingCurve.Type.InOutCubic)
        self.finished.connect(self._land)

    def duration(self) -> int:
        """The time until the last card lies still."""
        return self._length

    @property
    def left(self) -> int:
        """Milliseconds until the last card lies still."""
        return self._length - self.currentTime() if self._flights else 0

    def launch(self, flights: list[Flight]) -> None:
        """Start these flights; those before them are cut off."""
        self.cut_off()
        self._flights = flights
        self._table.moving = bool(flights)
        self._length = max((flight.delay + flight.duration for flight in flights), default=0)
        if self._length == 0:
            self._land()
            return
        for order, flight in enumerate(flights):
            flight.item.take_off()
            above = len(flights) - order if flight.dealt else order
            flight.item.setZValue(FLYING_Z + above if flight.travels else flight.item.resting_z())
            self._place(flight, 0.0)
        self.start()

    def finish(self) -> None:
        """Put every card where it was going."""
        self.cut_off()
        self._land()

    def cut_off(self) -> None:
        """Put every card where it was going, because others are launched next: those are what lands, not these.

        Whoever waits for a landing would else go on before the new picture is there, and the older would lie over it.
        """
        if self._flights:
            self.stop()
            self._put_down()
            self._cut_off = True

    def updateCurrentTime(self, now: int) -> None:
        """Move every card to where it is now."""
        for flight in self._flights:
            share = (now - flight.delay) / flight.duration if flight.duration else 1.0
            self._place(flight, min(max(share, 0.0), 1.0))

    def _place(self, flight: Flight, share: float) -> None:
        eased = self._easing.valueForProgress(share)
        item, spot = flight.item, flight.item.spot
        end = item.resting_point()
        item.setPos(flight.start + (end - flight.start) * eased)
        item.setRotation(flight.start_rotation + (spot.rotation - flight.start_rotation) * eased)
        item.setScale(flight.start_scale + (flight.end_scale - flight.start_scale) * eased)
        if flight.turns:
            self._turn(flight, eased)

    @staticmethod
    def _turn(flight: Flight, eased: float) -> None:
        flight.item.setTransform(QTransform.fromScale(max(abs(math.cos(math.pi * eased)), 0.02), 1.0))
        if eased >= 0.5:
            flight.item.show_card(flight.face)

    def _land(self) -> None:
        landed = bool(self._flights) or self._cut_off
        self._put_down()
        self._cut_off = False
        if landed:
            self.landed.emit()

    def _put_down(self) -> None:
        flights, self._flights = self._flights, []
        self._table.moving = False
        for flight in flights:
            flight.item.setTransform(QTransform())
            flight.item.show_card(flight.face)
            flight.item.rest()
            if flight.vanishes:
                discard(flight.item, self._cards)
