"""What a player of Veiðimaður can do."""

from __future__ import annotations

from typing import Final

from cardtable.cards import RANKS, Rank
from cardtable.engine.values import Action, Codec, action
from cardtable.games.veidimadur.covers import VEIDIMADUR


@action("ask")
class Ask(Action):
    """Ask the player at ``seat`` for all cards of a rank (M4, M5)."""

    seat: int
    rank: Rank


@action("address")
class Address(Action):
    """Turn to the player at ``seat`` without asking yet, where one may ask for any rank."""

    seat: int


VeidimadurAction = Ask | Address
ACTIONS: Final[Codec[VeidimadurAction]] = Codec(VeidimadurAction)

_SEATS: Final = range(VEIDIMADUR.seat_counts[-1])
ASK: Final[dict[tuple[int, Rank], Ask]] = {(seat, rank): Ask(seat, rank) for seat in _SEATS for rank in RANKS}
ADDRESS: Final = tuple(Address(seat) for seat in _SEATS)
