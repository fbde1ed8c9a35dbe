"""What a player of contract rummy can do."""

from __future__ import annotations

from typing import Final

from cardtable.cards import Card
from cardtable.engine.values import Action, Codec, action
from cardtable.games.rummy.rules.melds import End, Meld


@action("ready")
class Ready(Action):
    """Forehand says that everybody is ready, and the first card is turned (K-6)."""


@action("take-upcard")
class TakeUpcard(Action):
    """Take the card that was discarded last instead of drawing (K-18, S-18)."""


@action("draw-stock")
class DrawStock(Action):
    """Leave the upcard to those who want to buy it and draw from the stock (K-13, K-19)."""


@action("buy")
class Buy(Action):
    """Want the upcard out of turn, with cards from the stock (K-19, S-16)."""


@action("pass-buy")
class PassBuy(Action):
    """Not want to buy this card."""


@action("lay-down")
class LayDown(Action):
    """Lay down the whole contract (K-14, S-12)."""

    melds: tuple[Meld, ...]


@action("lay-off")
class LayOff(Action):
    """Add a card to a meld on the table; ``end`` says where on a run (K-15)."""

    card: Card
    meld: int
    end: End | None = None


@action("swap-joker")
class SwapJoker(Action):
    """Put the real card in the place of a joker and take the joker (K-16, S-14)."""

    card: Card
    meld: int
    place: int


@action("discard")
class Discard(Action):
    """Discard a card, which ends the turn (K-17, S-15)."""

    card: Card


@action("keep-last")
class KeepLast(Action):
    """End the turn with one card in hand and no discard, where the table plays so (S-25)."""


RummyAction = Ready | TakeUpcard | DrawStock | Buy | PassBuy | LayDown | LayOff | SwapJoker | Discard | KeepLast
ACTIONS: Final[Codec[RummyAction]] = Codec(RummyAction)

READY: Final = Ready()
TAKE_UPCARD: Final = TakeUpcard()
DRAW_STOCK: Final = DrawStock()
BUY: Final = Buy()
PASS_BUY: Final = PassBuy()
KEEP_LAST: Final = KeepLast()
