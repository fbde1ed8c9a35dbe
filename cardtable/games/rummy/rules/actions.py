"""What a player of contract rummy can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from pydantic import Field

from cardtable.cards import Card
from cardtable.engine.values import Action, Codec
from cardtable.games.rummy.rules.melds import End, Meld


@dataclass(frozen=True, slots=True)
class Ready(Action):
    """Forehand says that everybody is ready, and the first card is turned (K-6)."""

    kind: Literal["ready"] = "ready"


@dataclass(frozen=True, slots=True)
class TakeUpcard(Action):
    """Take the card that was discarded last instead of drawing (K-18, S-18)."""

    kind: Literal["take-upcard"] = "take-upcard"


@dataclass(frozen=True, slots=True)
class DrawStock(Action):
    """Leave the upcard to those who want to buy it and draw from the stock (K-13, K-19)."""

    kind: Literal["draw-stock"] = "draw-stock"


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Want the upcard out of turn, with cards from the stock (K-19, S-16)."""

    kind: Literal["buy"] = "buy"


@dataclass(frozen=True, slots=True)
class PassBuy(Action):
    """Not want to buy this card."""

    kind: Literal["pass-buy"] = "pass-buy"


@dataclass(frozen=True, slots=True)
class LayDown(Action):
    """Lay down the whole contract (K-14, S-12)."""

    melds: tuple[Meld, ...]
    kind: Literal["lay-down"] = "lay-down"


@dataclass(frozen=True, slots=True)
class LayOff(Action):
    """Add a card to a meld on the table; ``end`` says where on a run (K-15)."""

    card: Card
    meld: int
    end: End | None = None
    kind: Literal["lay-off"] = "lay-off"


@dataclass(frozen=True, slots=True)
class SwapJoker(Action):
    """Put the real card in the place of a joker and take the joker (K-16, S-14)."""

    card: Card
    meld: int
    place: int
    kind: Literal["swap-joker"] = "swap-joker"


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Discard a card, which ends the turn (K-17, S-15)."""

    card: Card
    kind: Literal["discard"] = "discard"


@dataclass(frozen=True, slots=True)
class KeepLast(Action):
    """End the turn with one card in hand and no discard, where the table plays so (S-25)."""

    kind: Literal["keep-last"] = "keep-last"


RummyAction = Annotated[
    Ready | TakeUpcard | DrawStock | Buy | PassBuy | LayDown | LayOff | SwapJoker | Discard | KeepLast,
    Field(discriminator="kind"),
]
ACTIONS: Final[Codec[RummyAction]] = Codec(RummyAction)

READY: Final = Ready()
TAKE_UPCARD: Final = TakeUpcard()
DRAW_STOCK: Final = DrawStock()
BUY: Final = Buy()
PASS_BUY: Final = PassBuy()
KEEP_LAST: Final = KeepLast()
