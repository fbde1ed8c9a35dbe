"""Cheats that nobody noticed: what a game tells of those of a finished match, and what is said of them."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.messages import Message, translate
from cardtable.stage.card_names import card_object

if TYPE_CHECKING:
    from cardtable.cards import Card


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
