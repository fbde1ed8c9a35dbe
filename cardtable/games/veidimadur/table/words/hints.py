"""The sentences of Veiðimaður: hints and their reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.veidimadur.rules.actions import Address, Ask
from cardtable.games.veidimadur.table.words.phrases import asked
from cardtable.messages import Message, translate
from cardtable.stage.common_words import with_reason

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.values import Action
    from cardtable.players.decision import Reason

# What each reason of the computer players says.
WHY: Final = {
    "sure": translate("Veidimadur", "Everybody has heard or seen that this player holds some."),
    "completes": translate("Veidimadur", "That is sure to give you a book."),
    "likely": translate("Veidimadur", "As far as anyone can know, no question is likelier to get you a card."),
    "likely-held": translate(
        "Veidimadur", "As far as anyone can know, no question for a rank that you hold is likelier to get you a card."
    ),
    "likely-several": translate(
        "Veidimadur",
        "You hold more than one card of this rank, and no question for such a rank is likelier to get you a card.",
    ),
    "builds": translate("Veidimadur", "You hold more cards of this rank than of any other."),
    "builds-too": translate("Veidimadur", "You hold no more cards of any other rank."),
    "tells-nothing": translate("Veidimadur", "Everybody knows that you hold some, so the question gives nothing away."),
    "guess": translate("Veidimadur", "Nothing more is known, so try your luck."),
    "as-good": translate("Veidimadur", "No other question is better."),
}


def advise(action: Action, reasons: Sequence[Reason], names: Sequence[str]) -> Message:
    """What a good player would do, and the weightiest reason for it."""
    return with_reason(_advice(action, names), reasons, WHY)


def _advice(action: Action, names: Sequence[str]) -> Message:
    match action:
        case Ask(seat, rank):
            return translate("Veidimadur", "Ask {player} for {ranks}.", "a hint").put(
                player=names[seat], ranks=asked(rank)
            )
        case Address(seat):
            return translate("Veidimadur", "Turn to {player}.", "a hint").put(player=names[seat])
    raise ValueError("this is the action of another game")
