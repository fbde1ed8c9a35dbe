"""Hands and stock as zones, their ids, and how a hand is sorted."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final

from cardtable.cards import by_suit
from cardtable.stage.common_words import STOCK, hand_of
from cardtable.stage.zones import Zone, ZoneKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.round import SeatView

STOCK_ZONE: Final = "stock"
DISCARD_ZONE: Final = "discard"


class HandOrder(StrEnum):
    """How a hand is sorted."""

    SUIT = "suit"
    RANK = "rank"
    GROUPS = "groups"
    OWN = "own"


def hand_zone(seat: int) -> str:
    """The id of the zone that holds a seat's hand."""
    return f"hand-{seat}"


def stock_zone(left: int) -> Zone:
    """The stock, face down."""
    return Zone(STOCK_ZONE, ZoneKind.STOCK, STOCK, (None,) * left)


def hand_zones(table: SeatView, names: Sequence[str], near: int, **of_open_hand: Any) -> list[Zone]:
    """Every hand, the near one first and then clockwise; ``of_open_hand`` is what more is said of the open one.

    When the round is over all lie open, sorted by suit.
    """
    found = []
    for step in range(table.seats):
        seat = (near + step) % table.seats
        own = seat == table.seat
        held: tuple[Card | None, ...] = table.hand if own else (None,) * table.counts[seat]
        if table.open_hands and not own:
            opened: list[Card] = sorted(table.open_hands[seat], key=by_suit)
            held = tuple(opened)
        kind = ZoneKind.HAND if seat == near else ZoneKind.OTHER_HAND
        if table.open_hands and held and seat != near:
            kind = ZoneKind.OPEN_HAND
        more = of_open_hand if own else {}
        owner = seat if kind is ZoneKind.OPEN_HAND else None
        found.append(Zone(hand_zone(seat), kind, hand_of(names[seat]), held, seat, owner=owner, **more))
    return found
