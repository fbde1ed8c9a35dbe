"""Why something may not be done in contract rummy, in sentences, and in short under a place of the tray."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.rummy.presentation.texts import contract_text
from cardtable.messages import Message, translate
from cardtable.stage.card_names import card_name, ranks_name, suit_name
from cardtable.stage.refusal_texts import WhyNot, explain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.refusal import Refusal
    from cardtable.games.rummy.rules.contract import Contract
    from cardtable.stage.refusal_texts import Texts

_FITS_NOT: Final = translate("Rummy", "The {card} does not fit on this meld.")


def _does_not_fit(refusal: Refusal, _: Sequence[str]) -> Message:
    """What the meld would take, where the refusal names it."""
    card, *taken = refusal.cards
    if taken and card.suit is None:
        return translate("Rummy", "That would be too many jokers in one meld.")
    if not taken:
        return _FITS_NOT.put(card=card_name(card))
    if len({one.rank for one in taken}) == 1 and len(taken) > 1:
        text = translate("Rummy", "The {card} does not fit on this set. It takes {ranks}.")
        return text.put(card=card_name(card), ranks=ranks_name(taken[0].rank))
    if len(taken) > 1:
        text = translate("Rummy", "The {card} does not fit on this run. It takes the {first} or the {second}.")
        return text.put(card=card_name(card), first=card_name(taken[0]), second=card_name(taken[1]))
    text = translate("Rummy", "The {card} does not fit on this run. It takes the {other}.")
    return text.put(card=card_name(card), other=card_name(taken[0]))


def _suit(card: Card) -> Message:
    assert card.suit is not None
    return suit_name(card.suit)


REFUSALS: Final[Texts] = {
    "not-ready": translate("Rummy", "The first card has not been turned up yet."),
    "begun-already": translate("Rummy", "The first card has already been turned up."),
    "draw-first": translate("Rummy", "First take the upcard or draw from the stock."),
    "drawn-already": translate("Rummy", "You have already taken a card; you may take only one each turn."),
    "dead-discard": translate(
        "Rummy", "This card can no longer be taken: only the latest discard can, and only before somebody draws."
    ),
    "others-may-buy": translate("Rummy", "The others are asked first whether they buy: {player} has not answered."),
    "answer-first": translate("Rummy", "First say whether you buy this card."),
    "discard-one": translate("Rummy", "Only one card is discarded: pick just one."),
    "discard-to-end": translate("Rummy", "At this table every turn ends with a discard."),
    "float-one": translate("Rummy", "You can end your turn without a discard only if you have a single card left."),
    "no-discard-out": translate("Rummy", "The last card may not be discarded: it has to be laid."),
    "no-discard-out/option-float_one": translate("Rummy", "The last card may not be discarded: lay it, or keep it."),
    "stranded": translate(
        "Rummy", "You would be left with one card ({card}) that can be neither laid nor discarded: keep two cards."
    ),
    "your-own-draw": translate("Rummy", "It is your turn: you may take the upcard for nothing."),
    "no-buying-now": translate("Rummy", "In the last round nobody buys."),
    "bought-enough": translate("Rummy", "You have bought %n time(s) in this round; more is not allowed.", None, 0),
    "down-cannot-buy": translate("Rummy", "Once you have laid down, you may not buy any more in this round."),
    "own-discard": translate("Rummy", "You may not buy back your own discard."),
    "nothing-to-buy": translate("Rummy", "There is nothing to buy just now."),
    "not-in-hand": translate("Rummy", "That card is not in your hand."),
    "no-meld": translate(
        "Rummy",
        "These cards are neither a set (three of the same rank) nor a run (four in a row of the "
        "same suit), or there are too many jokers among them.",
    ),
    "only-plan": translate("Rummy", "There is no other way to lay your contract down."),
    "contract-not-met": translate("Rummy", "Your hand does not meet the contract yet: %n card(s) to go.", None, 0),
    "other-length": translate("Rummy", "One of the melds has the wrong length: it needs %n card(s).", None, 0),
    "same-suit": translate("Rummy", "Each of your runs needs a suit of its own."),
    "runs-touch": translate("Rummy", "Runs of one suit may not touch at this table."),
    "same-rank": translate("Rummy", "Each of your sets needs a rank of its own at this table."),
    "lay-all": translate("Rummy", "In the last round all cards are laid at once: %n would be left.", None, 0),
    "down-already": translate("Rummy", "You have laid down already; now you can lay off."),
    "not-down/laying-off": translate("Rummy", "Lay down your contract first; after that you may lay off."),
    "next-turn": translate("Rummy", "At this table you may lay off only from the turn after you lay down."),
    "does-not-fit": WhyNot(_does_not_fit),
    "which-end": _FITS_NOT,
    "not-all-fit": translate("Rummy", "These cards do not all fit on this meld."),
    "not-down": translate("Rummy", "Only players who have laid down may take jokers."),
    "no-joker": translate("Rummy", "There is no joker in that place."),
    "joker-of-a-set": translate("Rummy", "Jokers in sets stay where they are; only those in runs can be taken."),
    "other-card": WhyNot(translate("Rummy", "The joker does not stand for the {card}."), accusative="card"),
    "swap-and-lay-down": translate(
        "Rummy", "Before laying down you may take a joker only if you can lay down with it at once."
    ),
    "swapped-so-lay-down": translate(
        "Rummy",
        "You have taken a joker, so you must lay down in this turn, or take that move back if this table allows it.",
    ),
    "joker-must-be-played": translate("Rummy", "At this table a joker you have taken must be laid in the same turn."),
    "ranks-differ": translate("Rummy", "A set has cards of one rank, and these do not go together: {cards}."),
    "suits-differ": translate("Rummy", "A run has cards of one suit, and these do not go together: {cards}."),
    "rank-twice": translate("Rummy", "A run has each rank only once: {cards}."),
    "gaps": translate("Rummy", "This run has gaps: {cards}. %n card(s) are missing.", None, 0),
    "too-far-apart": translate("Rummy", "For this run, these cards are too far apart: {cards}."),
    "too-many/runs": translate(
        "Rummy", "A run has fourteen cards at most, from ace to ace: that is %n card(s) too many.", None, 0
    ),
    "too-many": translate("Rummy", "At this table that is %n card(s) too many: {cards}.", None, 0),
    "jokers-touch": translate("Rummy", "In a run two jokers may not lie side by side at this table."),
    "too-many-jokers": translate("Rummy", "There are too many jokers in one place: {cards}."),
    "set-lacks": translate("Rummy", "This set cannot be completed: {cards}. %n card(s) are missing.", None, 0),
    "run-lacks": translate("Rummy", "This run cannot be completed: {cards}. %n card(s) are missing.", None, 0),
    "rest-lacks": translate("Rummy", "For the places that are still empty %n card(s) are missing.", None, 0),
}
# What is written under a place of the tray.
SHORT: Final[Texts] = {
    "ranks-differ": WhyNot(
        lambda fault, _: translate("Rummy", "both {ranks} and {others}", "wrong in a set").put(
            ranks=ranks_name(fault.cards[0].rank), others=ranks_name(fault.cards[1].rank)
        )
    ),
    "suits-differ": WhyNot(
        lambda fault, _: translate("Rummy", "both {suit} and {other}", "wrong in a run").put(
            suit=_suit(fault.cards[0]), other=_suit(fault.cards[1])
        )
    ),
    "rank-twice": WhyNot(
        lambda fault, _: translate("Rummy", "twice: {ranks}", "wrong in a run").put(
            ranks=ranks_name(fault.cards[0].rank)
        )
    ),
    "gaps": translate("Rummy", "%n card(s) missing", "in the gaps of a run", 0),
    "too-far-apart": translate("Rummy", "too far apart", "cards of a run"),
    "too-many": translate("Rummy", "%n too many", "cards of a meld", 0),
    "jokers-touch": translate("Rummy", "jokers side by side", "wrong in a run"),
    "too-many-jokers": translate("Rummy", "too many jokers", "wrong in a meld"),
    "same-rank": translate("Rummy", "rank already used", "wrong in a set"),
    "runs-touch": translate("Rummy", "runs touch", "wrong in a run"),
    "same-suit": translate("Rummy", "suit already used", "wrong in a run"),
}


def refusals_for(contracts: Sequence[Contract]) -> Texts:
    """The table of a game with these contracts."""
    return {
        **REFUSALS,
        "other-contract": WhyNot(
            lambda refusal, _: translate("Rummy", "This round asks for {melds}, no more and no less.").put(
                melds=contract_text(contracts[refusal.number])
            )
        ),
        "no-place": WhyNot(
            lambda refusal, _: translate("Rummy", "There is no free place for that. This round asks for {melds}.").put(
                melds=contract_text(contracts[refusal.number])
            )
        ),
    }


def in_short(fault: Refusal) -> Message:
    """What is written under a place of the tray, where its cards are not what is asked for."""
    return explain(fault, (), SHORT)
