"""What lies where on the table of a game, and what is written there; hands and stock are alike in every game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from cardtable.cards import by_suit
from cardtable.engine.round import SeatView
from cardtable.stage.common_words import STOCK, hand_of, points_so_far
from cardtable.stage.zones import Middle, Plate, Zone, ZoneKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.round import Standing
    from cardtable.messages import Message
    from cardtable.stage.zones import Direction, Feature, Ladder, Note, Sign

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


V = TypeVar("V", bound=SeatView)


class Layout(ABC, Generic[V]):
    """What lies where and what is written there; ``middle`` is what the middle of the table is there for."""

    middle: Middle = Middle.PILES

    @abstractmethod
    def zones(self, view: V, names: Sequence[str], near: int) -> list[Zone]:
        """What lies where; ``near`` is the seat whose hand lies at the near edge of the table, face up or not."""

    def plates(self, view: V, standing: Standing) -> list[Plate]:
        """By seat: who is on turn and who deals, how many cards each holds, the score and what the game notes."""
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
        """What is written at a seat of its score: points, unless the game says otherwise."""
        return points_so_far(total)

    def notes(self, view: V, seat: int) -> tuple[Note, ...]:
        """What everybody should notice about a seat."""
        return ()

    def signs(self, view: V, names: Sequence[str]) -> Sequence[Sign]:
        """What is written in the upper left corner of a table of tricks, the trump suit first."""
        return ()

    def direction(self, view: V) -> Direction | None:
        """Which way play goes, where the table shows it; ``None`` where it does not."""
        return None

    def ladder(self, view: V) -> Ladder | None:
        """How far down everybody is, in a game that goes down a ladder; only where the middle is for piles."""
        return None

    def meld_room(self, view: V) -> Sequence[int]:
        """For how many cards each meld of every player has a place on the table from the deal on."""
        return ()

    def agreement(self, view: V, card: Card) -> Sequence[Sequence[Feature]]:
        """For each of the cards that count, those of its features with which this card agrees."""
        return ()

    def suggest(self, view: V) -> Sequence[Sequence[Card]]:
        """The hand in groups that belong together, for those who want it sorted so."""
        return ()

    def groups_by(self, view: V) -> object:
        """What these groups depend on besides the cards: the hand is grouped anew when it changes."""
        return None

    def order(self, view: V) -> HandOrder:
        """How the hand of this view is sorted for those who have not said how they want it."""
        return HandOrder.SUIT
