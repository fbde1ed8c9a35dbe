"""On which zone a dragged card would be dropped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.stage.zones import ZoneKind

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from PySide6.QtCore import QPointF, QRectF

    from cardtable.ui.scene.card_item import CardItem
    from cardtable.ui.scene.zone_item import ZoneItem

OVERLAP: Final = 0.15
HAND_REACH: Final = 40.0
# Zones in which it matters on which card something is dropped.
SPREAD: Final = (ZoneKind.MELD, ZoneKind.TRAY, ZoneKind.OPEN_HAND)
# Zones that lie so close together that the pointer says better which is meant than the card does.
CLOSE: Final = (*SPREAD, ZoneKind.OTHER_HAND)


def target_under(zones: Collection[ZoneItem], item: CardItem, pointer: QPointF) -> str | None:
    """The meld or the seat under the pointer, else the zone that the dragged card covers most, legal or not.

    Where the card covers none, whatever is smaller than a card counts as if it were as large.
    """
    targets = [zone for zone in zones if zone.is_target]
    for zone in targets:
        if zone.zone.kind in CLOSE and zone.holds(pointer):
            return zone.zone.id
    card = item.mapRectToScene(item.face_rect())
    found = _most_covered(((zone, part) for zone in targets for part in zone.parts), card)
    if found is None and not any(is_over_own_hand(zone, item) for zone in zones):
        found = _most_covered(((zone, _enlarged(part, card)) for zone in targets for part in zone.parts), card)
    return None if found is None else found.zone.id


def is_over_own_hand(zone: ZoneItem, item: CardItem) -> bool:
    """Whether the zone is the open hand, and the card lies over it."""
    over = zone.rect.adjusted(0, -HAND_REACH, 0, HAND_REACH).contains(item.pos())
    return zone.zone.kind is ZoneKind.HAND and over


def _most_covered(parts: Iterable[tuple[ZoneItem, QRectF]], card: QRectF) -> ZoneItem | None:
    """The zone with most in common with the card, by the smaller of the two; of several the nearest."""
    shares = [(_share(part, card), -(part.center() - card.center()).manhattanLength(), zone) for zone, part in parts]
    share, _, zone = max(shares, key=lambda found: found[:2], default=(0.0, 0.0, None))
    return zone if share > OVERLAP else None


def _share(part: QRectF, card: QRectF) -> float:
    common = part.intersected(card)
    return common.width() * common.height() / min(part.width() * part.height(), card.width() * card.height())


def _enlarged(part: QRectF, card: QRectF) -> QRectF:
    """The part with the size of the card at least, about the same middle."""
    more = max(0.0, (card.width() - part.width()) / 2), max(0.0, (card.height() - part.height()) / 2)
    return part.adjusted(-more[0], -more[1], *more)
