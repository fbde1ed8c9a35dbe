"""The sentences of Two of Three: hints and their reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.two_of_three.rules.actions import Draw, Play, Stop
from cardtable.messages import Message, translate
from cardtable.stage.card_names import card_object
from cardtable.stage.common_words import with_reason

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.values import Action
    from cardtable.players.decision import Reason

# What each reason of the computer players says.
WHY: Final = {
    "nothing-fits": translate("TwoOfThree", "Nothing in your hand fits."),
    "only-card": translate("TwoOfThree", "It is the only card that fits."),
    "fits": translate("TwoOfThree", "It fits."),
    "goes-on": translate("TwoOfThree", "Another of your cards can follow it."),
    "goes-out": translate("TwoOfThree", "All your cards can follow one another."),
    "last-card": translate("TwoOfThree", "That gets rid of your last card."),
    "fewer-fit": translate("TwoOfThree", "Then fewer cards fit for the next player."),
    "fewer-fit-later": translate("TwoOfThree", "If you go on from there, fewer cards fit for the next player."),
    "lays-more": translate("TwoOfThree", "That way you get rid of more cards."),
    "out-next": translate("TwoOfThree", "Then you are more likely to go out on your next turn."),
    "stuck-less": translate("TwoOfThree", "Then you are more likely to have a card that fits on your next turn."),
    "none-better": translate("TwoOfThree", "As far as anyone can know, nothing else is better."),
    "stop-now": translate("TwoOfThree", "Another card would make it easier for the next player."),
    "as-good": translate("TwoOfThree", "Nothing else you can do now is better."),
}


def advise(action: Action, reasons: Sequence[Reason]) -> Message:
    """What a good player would do, and the weightiest reason for it."""
    return with_reason(_advice(action), reasons, WHY)


def _advice(action: Action) -> Message:
    match action:
        case Play(card):
            return translate("TwoOfThree", "Lay the {card}.").put(card=card_object(card))
        case Draw():
            return translate("TwoOfThree", "Draw a card.")
        case Stop():
            return translate("TwoOfThree", "End your turn.")
    raise ValueError("this is the action of another game")
