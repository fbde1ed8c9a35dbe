"""The sentences of contract rummy: hints and their reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.rummy.rules.actions import (
    Buy,
    Discard,
    DrawStock,
    KeepLast,
    LayDown,
    LayOff,
    PassBuy,
    Ready,
    SwapJoker,
    TakeUpcard,
)
from cardtable.games.rummy.table.words.phrases import melds_text
from cardtable.messages import Message, translate
from cardtable.stage.card_names import card_object
from cardtable.stage.common_words import LAST_CARDS, with_reason

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.values import Action
    from cardtable.players.decision import Reason

_NEARER: Final = translate("Rummy", "It brings you closer to your contract.")
_OUTS: Final = translate("Rummy", "After that, more cards can help you.")
_JOKER: Final = translate("Rummy", "A joker fits everywhere.")

# What each reason of the computer players says.
WHY: Final = {
    "take-goes-out": translate("Rummy", "With this card you can go out."),
    "take-completes": translate("Rummy", "With this card you can lay down."),
    "take-joker": _JOKER,
    "take-nearer": _NEARER,
    "take-outs": _OUTS,
    "take-laid-too": translate("Rummy", "You can lay it with your contract."),
    "take-lays-off": translate("Rummy", "It fits on a meld on the table."),
    "take-frees-joker": translate("Rummy", "You can swap it for a joker and lay that off."),
    "take-lays-later": translate("Rummy", "Once other cards are laid off, you can lay this one off, too."),
    "draw-no-use": translate("Rummy", "The upcard does not help you."),
    "draw-hardly": translate("Rummy", "The upcard does not bring you closer to your contract."),
    "draw-keeps-outs": translate("Rummy", "If you leave the upcard, more cards can help you next."),
    "draw-goes-round": translate("Rummy", "Most of your hand came from the discards, and the stock has other cards."),
    "nothing-to-take": translate("Rummy", "There is no upcard to take."),
    "buy-joker": _JOKER,
    "buy-nearer": _NEARER,
    "buy-outs": _OUTS,
    "buy-chances": translate("Rummy", "What you draw with it may help you."),
    "buy-room": translate("Rummy", "Without buying you will not have enough cards for this contract."),
    "pass-no-use": translate("Rummy", "It does not help you."),
    "pass-hardly": translate("Rummy", "It does not bring you closer to your contract."),
    "pass-risk": translate("Rummy", "It would help, but more cards in hand cost too much now."),
    "pass-limit": translate("Rummy", "Buying again does not pay now."),
    "pass-penalty": translate("Rummy", "Buying again would cost you a penalty."),
    "pass-down": translate("Rummy", "You want to get rid of cards now."),
    "lay-down": translate("Rummy", "What lies on the table costs nothing."),
    "lay-down-out": LAST_CARDS,
    "lay-down-owed": translate("Rummy", "You took a joker, so you have to lay down now."),
    "lay-off": translate("Rummy", "Once laid, a card costs nothing."),
    "lay-off-out": LAST_CARDS,
    "lay-joker-first": translate("Rummy", "The joker that you took has to be laid first."),
    "swap-lay-down": translate("Rummy", "With the joker you can lay down."),
    "swap-lay-off": translate("Rummy", "You can lay the joker off again."),
    "swap-out": translate("Rummy", "After that you can go out."),
    "discard-out": LAST_CARDS,
    "discard-useless": translate("Rummy", "There is no card you need less."),
    "discard-dear": translate("Rummy", "No card costs you more if you are left with it."),
    "discard-dear-spare": translate("Rummy", "Of the cards you need least, it costs the most."),
    "discard-spares-dearer": translate("Rummy", "Your costlier cards help you more."),
    "discard-alike": translate(
        "Rummy", "None of your cards fits on the table and all cost the same, so it does not matter which."
    ),
    "discard-safe": translate("Rummy", "Another of your cards would help the others more."),
    "discard-keeps-outs": translate("Rummy", "You can spare it, and then the most cards can help you."),
    "discard-steps-back": translate("Rummy", "It is a step back, but then more cards can help you."),
    "discard-keeps-fit": translate("Rummy", "You keep a card that you can lay off later."),
    "discard-keeps-near": translate("Rummy", "You keep a card that may soon fit on the table."),
    "discard-gives-way": translate("Rummy", "Otherwise the round would never end."),
    "only-move": translate("Rummy", "Nothing else is possible."),
    "keep-last": translate("Rummy", "Your last card does not fit yet."),
}


def advise(action: Action, reasons: Sequence[Reason]) -> Message:
    """What a good player would do, and the weightiest reason for it."""
    return with_reason(_advice(action), reasons, WHY)


def _advice(action: Action) -> Message:
    match action:
        case Ready():
            return translate("Rummy", "Turn up the first card.")
        case TakeUpcard():
            return translate("Rummy", "Take the upcard.")
        case DrawStock():
            return translate("Rummy", "Draw from the stock.")
        case Buy():
            return translate("Rummy", "Buy the upcard.")
        case PassBuy():
            return translate("Rummy", "Do not buy this card.")
        case LayDown(melds):
            return translate("Rummy", "Lay down: {melds}.").put(melds=melds_text(melds))
        case LayOff(card):
            return translate("Rummy", "Lay off the {card}.").put(card=card_object(card))
        case SwapJoker(card):
            return translate("Rummy", "Swap the {card} for the joker.").put(card=card_object(card))
        case Discard(card):
            return translate("Rummy", "Discard the {card}.").put(card=card_object(card))
        case KeepLast():
            return translate("Rummy", "Keep your last card.")
    raise ValueError("this is the action of another game")
