"""What the tables of all games with hands have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

from cardtable.engine.round import SeatView
from cardtable.stage.common_words import POINTS, STOCK, hand_of, points_so_far
from cardtable.stage.stage import Stage
from cardtable.stage.zones import Plate, Zone, ZoneKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.options import Options
    from cardtable.engine.round import Standing
    from cardtable.engine.values import Event
    from cardtable.messages import Message
    from cardtable.stage.zones import Note

STOCK_ZONE: Final = "stock"
DISCARD_ZONE: Final = "discard"

V = TypeVar("V", bound=SeatView)
E = TypeVar("E", bound="Event")
O = TypeVar("O", bound="Options")


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
            opened: list[Card] = sorted(table.open_hands[seat], key=_by_suit)
            held = tuple(opened)
        kind = ZoneKind.HAND if seat == near else ZoneKind.OTHER_HAND
        if table.open_hands and held and seat != near:
            kind = ZoneKind.OPEN_HAND
        more = of_open_hand if own else {}
        owner = seat if kind is ZoneKind.OPEN_HAND else None
        found.append(Zone(hand_zone(seat), kind, hand_of(names[seat]), held, seat, owner=owner, **more))
    return found


def _by_suit(card: Card) -> tuple[int, int, int]:
    return 4 if card.suit is None else int(card.suit), card.rank, card.index


class HandStage(Stage[V, E, O]):
    """A stage for views with hands, on which points are counted unless the game says otherwise."""

    score_name = POINTS

    def plates(self, view: V, standing: Standing) -> list[Plate]:
        """Who is on turn and who deals, how many cards each holds, the score and what the game notes."""
        return [
            Plate(
                seat,
                active=seat == view.turn and view.result is None,
                dealer=seat == view.dealer,
                count=view.counts[seat],
                score=self.score(view, standing.totals[seat]),
                notes=self.notes(view, seat),
            )
            for seat in range(view.seats)
        ]

    def score(self, view: V, total: int) -> Message | None:
        """What is written at a seat of its score."""
        return points_so_far(total)

    def notes(self, view: V, seat: int) -> tuple[Note, ...]:
        """What everybody should notice about a seat."""
        return ()
