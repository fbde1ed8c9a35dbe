"""What a player of the Ólsen family can do."""

from __future__ import annotations

from typing import ClassVar, Final

from cardtable.cards import MAX_PACKS, SUITS, Card, Suit, packs
from cardtable.engine.values import Action, Codec, action


@action("draw")
class Draw(Action):
    """Draw one card from the stock (B17)."""


@action("pass")
class Pass(Action):
    """Say pass after three useless draws (B19)."""


@action("play")
class Play(Action):
    """Lay a card on the discard pile (B10, B11, B13)."""

    card: Card


@action("name-suit")
class NameSuit(Action):
    """Say which suit has to follow the eight (B14)."""

    suit: Suit


@action("end-turn")
class EndTurn(Action):
    """Lay no further card of the same rank (B11)."""


@action("say-olsen")
class SayOlsen(Action):
    """Say "Ólsen" with one card left, or beforehand in one's own turn (B21, B23)."""

    spoken: ClassVar[bool] = True


@action("say-olsen-olsen")
class SayOlsenOlsen(Action):
    """Say "Ólsen Ólsen" with the last card, where the table asks for it (B24)."""

    spoken: ClassVar[bool] = True


@action("catch")
class Catch(Action):
    """Catch the last player, who may have forgotten to say "Ólsen", where the table plays so (B21)."""

    spoken: ClassVar[bool] = True


@action("take-owed")
class TakeOwed(Action):
    """Take the cards that twos have imposed (K02, K03)."""


@action("slip")
class Slip(Action):
    """Cheat: lay a card that fits with another one tucked under it (V03)."""

    card: Card
    extra: Card


@action("hide")
class Hide(Action):
    """Cheat: make a card vanish from one's hand (V02)."""

    card: Card


@action("false-play")
class FalsePlay(Action):
    """Cheat: lay a card that does not fit as if it did (V04)."""

    card: Card


@action("accuse")
class Accuse(Action):
    """Say that the player who acted last has cheated (V05, V09)."""

    spoken: ClassVar[bool] = True

    target: int


@action("let-stand")
class LetStand(Action):
    """The next player goes on: what was done stands, and a win on trial counts (V08, V12)."""


OlsenAction = (
    Draw
    | Pass
    | Play
    | NameSuit
    | EndTurn
    | SayOlsen
    | SayOlsenOlsen
    | Catch
    | TakeOwed
    | Slip
    | Hide
    | FalsePlay
    | Accuse
    | LetStand
)
ACTIONS: Final[Codec[OlsenAction]] = Codec(OlsenAction)

DRAW: Final = Draw()
PASS: Final = Pass()
END_TURN: Final = EndTurn()
SAY_OLSEN: Final = SayOlsen()
SAY_OLSEN_OLSEN: Final = SayOlsenOlsen()
CATCH: Final = Catch()
TAKE_OWED: Final = TakeOwed()
LET_STAND: Final = LetStand()
PLAY: Final = {card: Play(card) for card in packs(MAX_PACKS)}
NAME_SUIT: Final = tuple(NameSuit(suit) for suit in SUITS)
