"""The sentences of the family: hints and their reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.olsen.rules.actions import (
    Accuse,
    Catch,
    Draw,
    EndTurn,
    FalsePlay,
    Hide,
    LetStand,
    NameSuit,
    Pass,
    Play,
    SayOlsen,
    SayOlsenOlsen,
    Slip,
    TakeOwed,
)
from cardtable.messages import Message, translate
from cardtable.stage.card_names import card_object, suit_name
from cardtable.stage.common_words import LAST_CARDS, with_reason

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.values import Action
    from cardtable.players.decision import Reason

# What each reason of the computer players says.
WHY: Final = {
    "goes-out": LAST_CARDS,
    "can-go-out": translate("Olsen", "From here you can get rid of all your cards this turn."),
    "group": translate("Olsen", "You can get rid of more than one card of that rank at once."),
    "long-suit": translate("Olsen", "Then the suit counts that you hold most of."),
    "keep-eight": translate("Olsen", "An eight is worth keeping for when nothing else fits."),
    "keep-changer": translate("Olsen", "Your changer is worth keeping for when nothing else fits."),
    "makes-draw": translate("Olsen", "The next player has few cards left and has to draw."),
    "skips-next": translate("Olsen", "The next player misses a turn."),
    "sheds-points": translate("Olsen", "Somebody is nearly out, so get rid of the expensive cards."),
    "long-chain": translate("Olsen", "You can get rid of more than one card in one chain."),
    "keeps-chain": translate("Olsen", "The cards you keep are still neighbours."),
    "hard-to-follow": translate("Olsen", "Few of the unseen cards fit on it."),
    "stop-next": translate("Olsen", "The next player has few cards left, so change the suit."),
    "they-lack": translate("Olsen", "The next player had to draw, so probably has none of this suit."),
    "fewer-answers": translate("Olsen", "Then fewer of the unseen cards fit for the next player."),
    "more-ways": translate("Olsen", "The cards you keep fit on more of the cards that may come."),
    "fewer-points": translate("Olsen", "Fewer points stay in your hand."),
    "fewer-cards": translate("Olsen", "Fewer cards stay in your hand."),
    "most-cards": translate("Olsen", "That way you can get rid of the most cards this turn."),
    "keeps-together": translate("Olsen", "You keep cards together that you can lay in one turn."),
    "only-move": translate("Olsen", "Nothing else is possible."),
    "last-card": translate("Olsen", "You have only one card left."),
    "laid-last": translate("Olsen", "You have laid your last card."),
    "nothing-better": translate("Olsen", "As far as anyone can know, no other move is better."),
}


def advise(action: Action, reasons: Sequence[Reason]) -> Message:
    """What a good player would do, and the weightiest reason for it."""
    match action:
        case Play(card):
            advice = translate("Olsen", "Lay the {card}.").put(card=card_object(card))
        case NameSuit(suit):
            advice = translate("Olsen", "Name this suit: {suit}.").put(suit=suit_name(suit))
        case Draw():
            advice = translate("Olsen", "Draw a card: nothing fits.")
        case Pass():
            advice = translate("Olsen", "Pass: nothing fits and you have drawn three times.")
        case EndTurn():
            advice = translate("Olsen", "End your turn here.")
        case TakeOwed():
            advice = translate("Olsen", "Take the cards you owe.")
        case SayOlsen():
            advice = translate("Olsen", "Say “Ólsen” before the next player acts.")
        case SayOlsenOlsen():
            advice = translate("Olsen", "Say “Ólsen Ólsen”.")
        case _:
            return _mischief(action)
    if isinstance(action, Draw | Pass):
        # Why is in the advice itself.
        return advice
    return with_reason(advice, reasons, WHY)


def _mischief(action: Action) -> Message:
    """What is done against the rules, or against somebody who has broken them."""
    match action:
        case Catch():
            return translate("Olsen", "Call “Caught!” before the next player acts.")
        case Accuse():
            return translate("Olsen", "Call “Svindl!”.", "advice to accuse somebody")
        case LetStand():
            return translate("Olsen", "Let it stand.", "advice to accuse nobody")
        case Slip(card, hidden):
            text = translate("Olsen", "Lay the {card} and tuck the {hidden} under it.")
            return text.put(card=card_object(card), hidden=card_object(hidden))
        case Hide(card):
            return translate("Olsen", "Hide the {card}.").put(card=card_object(card))
        case FalsePlay(card):
            return translate("Olsen", "Lay the {card}, although it does not fit.").put(card=card_object(card))
    raise ValueError("this is the action of another game")
