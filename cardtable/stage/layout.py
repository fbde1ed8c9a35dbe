"""What lies where on the table of a game, and what is written there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Generic, TypeVar

from cardtable.engine.round import SeatView
from cardtable.stage.common_words import points_so_far
from cardtable.stage.hand_layout import HandOrder
from cardtable.stage.zones import Middle, Plate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.round import Standing
    from cardtable.messages import Message
    from cardtable.stage.zones import Direction, Feature, Ladder, Note, Sign, Zone

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
