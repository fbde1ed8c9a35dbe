"""What a player did in a match that is worth counting over many of them, in words that several games share.

Among it are cheats that nobody noticed: what a game tells of those of a finished match.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.messages import Message, translate
from cardtable.stage.card_names import card_object

if TYPE_CHECKING:
    from cardtable.cards import Card


class Feat(StrEnum):
    """One thing that a seat did, or that befell it.

    ``CAUGHT``: it forgot to call, or cheated, and was found out. ``ACCUSED_RIGHTLY`` and ``ACCUSED_WRONGLY``: it said
    so of another one. ``FACED``: a contract was asked of it for the first time in the match, and ``MADE``: it laid
    that contract down in the same round. ``CALLED``: it played for what it had called, and ``KEPT``: it got there.
    """

    CAUGHT = "caught"
    ACCUSED_RIGHTLY = "accused-rightly"
    ACCUSED_WRONGLY = "accused-wrongly"
    FACED = "faced"
    MADE = "made"
    CALLED = "called"
    KEPT = "kept"


class CountedEvent(NamedTuple):
    """Who, and what."""

    seat: int
    feat: Feat


class Cheat(StrEnum):
    """How: a card was laid although it did not fit, tucked under another one, or vanished from the hand."""

    UNFIT = "unfit"
    TUCKED = "tucked"
    HIDDEN = "hidden"


class Unnoticed(NamedTuple):
    """A cheat with a ``card``, in this line of the log; ``under`` is the card that a tucked one lay under.

    ``worth`` is how much was dared, as the game sees it.
    """

    worth: int
    line: int
    cheat: Cheat
    card: Card
    under: Card | None = None


SHORT: Final = {
    Cheat.UNFIT: translate("Statistics", "Did not fit", "beside a card: a cheat that nobody noticed"),
    Cheat.TUCKED: translate("Statistics", "Tucked under", "beside a card: a cheat that nobody noticed"),
    Cheat.HIDDEN: translate("Statistics", "Hidden", "beside a card: a cheat that nobody noticed"),
}
_TOLD: Final = {
    Cheat.UNFIT: translate("Statistics", "{player} laid the {card}, which did not fit, and nobody noticed."),
    Cheat.TUCKED: translate("Statistics", "{player} tucked the {card} under the {other}, and nobody noticed."),
    Cheat.HIDDEN: translate("Statistics", "{player} hid the {card}, and nobody noticed."),
}


def told(one: Unnoticed, player: str) -> Message:
    """Who did what, in one sentence."""
    text = _TOLD[one.cheat].put(player=player, card=card_object(one.card))
    return text if one.under is None else text.put(other=card_object(one.under))
