"""The sentences of contract rummy: why something may not be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.rummy.presentation.texts import contract_text
from cardtable.messages import Message, listing, translate
from cardtable.stage.card_names import card_name, card_object, ranks_name, suit_name
from cardtable.stage.common_words import NOT_NOW, PICK_FIRST, ROUND_OVER, not_your_turn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.refusal import Refusal
    from cardtable.games.rummy.rules.contract import Contract


def explain(refusal: Refusal, names: Sequence[str], contracts: Sequence[Contract]) -> Message:
    """Why not, in one sentence."""
    found = _of_turn(refusal, names) or _of_buying(refusal) or _of_melds(refusal, contracts) or _of_jokers(refusal)
    return found or _of_places(refusal) or NOT_NOW


def in_short(fault: Refusal) -> Message:
    """What is written under a place of the tray, where its cards are not what is asked for."""
    match fault.code:
        case "ranks-differ":
            first, second = (ranks_name(card.rank) for card in fault.cards)
            return translate("Rummy", "both {ranks} and {others}", "wrong in a set").put(ranks=first, others=second)
        case "suits-differ":
            first, second = (suit_name(card.suit) for card in fault.cards if card.suit is not None)
            return translate("Rummy", "both {suit} and {other}", "wrong in a run").put(suit=first, other=second)
        case "rank-twice":
            ranks = ranks_name(fault.cards[0].rank)
            return translate("Rummy", "twice: {ranks}", "wrong in a run").put(ranks=ranks)
        case "gaps":
            return translate("Rummy", "%n card(s) missing", "in the gaps of a run", fault.number)
        case "too-far-apart":
            return translate("Rummy", "too far apart", "cards of a run")
        case "too-many":
            return translate("Rummy", "%n too many", "cards of a meld", fault.number)
        case "too-many-jokers":
            return translate("Rummy", "too many jokers", "wrong in a meld")
        case "same-rank":
            return translate("Rummy", "rank already used", "wrong in a set")
        case "runs-touch":
            return translate("Rummy", "runs touch", "wrong in a run")
    return translate("Rummy", "suit already used", "wrong in a run")


def _of_turn(refusal: Refusal, names: Sequence[str]) -> Message | None:
    match refusal.code:
        case "not-your-turn":
            assert refusal.seat is not None
            return not_your_turn(names[refusal.seat])
        case "round-over":
            return ROUND_OVER
        case "not-ready":
            return translate("Rummy", "The first card has not been turned up yet.")
        case "begun-already":
            return translate("Rummy", "The first card has already been turned up.")
        case "draw-first":
            return translate("Rummy", "First take the upcard or draw from the stock.")
        case "drawn-already":
            return translate("Rummy", "You have already taken a card; you may take only one each turn.")
        case "dead-discard":
            return translate(
                "Rummy",
                "This card can no longer be taken: only the latest discard can, and only before somebody draws.",
            )
        case "others-may-buy":
            assert refusal.seat is not None
            return translate("Rummy", "The others are asked first whether they buy: {player} has not answered.").put(
                player=names[refusal.seat]
            )
        case "pick-first":
            return PICK_FIRST
        case "discard-one":
            return translate("Rummy", "A turn ends with exactly one discard: pick one card.")
        case "discard-to-end":
            return translate("Rummy", "At this table every turn ends with a discard.")
        case "float-one":
            return translate("Rummy", "You can end your turn without a discard only if you have a single card left.")
        case "no-discard-out":
            return translate("Rummy", "The last card may not be discarded: it has to be laid.")
        case "stranded":
            return translate(
                "Rummy",
                "You would be left with one card ({card}) that can be neither laid nor discarded: keep two cards.",
            ).put(card=card_name(refusal.cards[0]))
    return None


def _of_buying(refusal: Refusal) -> Message | None:
    match refusal.code:
        case "your-own-draw":
            return translate("Rummy", "It is your turn: you may take the upcard for nothing.")
        case "no-buying-now":
            return translate("Rummy", "In the last round nobody buys.")
        case "bought-enough":
            return translate(
                "Rummy", "You have bought %n time(s) in this round; more is not allowed.", None, refusal.number
            )
        case "down-cannot-buy":
            return translate("Rummy", "Once you have laid down, you may not buy any more in this round.")
        case "own-discard":
            return translate("Rummy", "You may not buy back your own discard.")
        case "nothing-to-buy":
            return translate("Rummy", "There is nothing to buy just now.")
    return None


def _of_melds(refusal: Refusal, contracts: Sequence[Contract]) -> Message | None:
    match refusal.code:
        case "not-in-hand":
            return translate("Rummy", "That card is not in your hand.")
        case "no-meld":
            return translate(
                "Rummy",
                "These cards are neither a set (three of the same rank) nor a run (four in a row of the "
                "same suit), or there are too many jokers among them.",
            )
        case "contract-not-met":
            return translate(
                "Rummy", "Your hand does not meet the contract yet: %n card(s) to go.", None, refusal.number
            )
        case "other-contract":
            return translate("Rummy", "This round asks for {melds}, no more and no less.").put(
                melds=contract_text(contracts[refusal.number])
            )
        case "no-place":
            return translate("Rummy", "There is no free place for that. This round asks for {melds}.").put(
                melds=contract_text(contracts[refusal.number])
            )
        case "other-length":
            return translate(
                "Rummy", "One of the melds has the wrong length: it needs %n card(s).", None, refusal.number
            )
        case "same-suit":
            return translate("Rummy", "Each of your runs needs a suit of its own.")
        case "runs-touch":
            return translate("Rummy", "Runs of one suit may not touch at this table.")
        case "same-rank":
            return translate("Rummy", "Each of your sets needs a rank of its own at this table.")
        case "lay-all":
            return translate(
                "Rummy", "In the last round all cards are laid at once: %n would be left.", None, refusal.number
            )
        case "down-already":
            return translate("Rummy", "You have laid down already; now you can lay off.")
        case "not-down" if refusal.rule == "laying-off":
            return translate("Rummy", "Lay down your contract first; after that you may lay off.")
        case "next-turn":
            return translate("Rummy", "At this table you may lay off only from the turn after you lay down.")
        case "does-not-fit" if len(refusal.cards) > 1 and refusal.cards[0].suit is not None:
            return _what_it_takes(refusal)
        case "does-not-fit" | "which-end" | "not-all-fit":
            return translate("Rummy", "The {card} does not fit on this meld.").put(card=card_name(refusal.cards[0]))
    return None


def _what_it_takes(refusal: Refusal) -> Message:
    card, *taken = refusal.cards
    if len({one.rank for one in taken}) == 1 and len(taken) > 1:
        text = translate("Rummy", "The {card} does not fit on this set. It takes {ranks}.")
        return text.put(card=card_name(card), ranks=ranks_name(taken[0].rank))
    if len(taken) > 1:
        text = translate("Rummy", "The {card} does not fit on this run. It takes the {first} or the {second}.")
        return text.put(card=card_name(card), first=card_name(taken[0]), second=card_name(taken[1]))
    text = translate("Rummy", "The {card} does not fit on this run. It takes the {other}.")
    return text.put(card=card_name(card), other=card_name(taken[0]))


def _of_jokers(refusal: Refusal) -> Message | None:
    match refusal.code:
        case "not-down":
            return translate("Rummy", "Only players who have laid down may take jokers.")
        case "no-joker":
            return translate("Rummy", "There is no joker in that place.")
        case "joker-of-a-set":
            return translate("Rummy", "Jokers in sets stay where they are; only those in runs can be taken.")
        case "other-card":
            return translate("Rummy", "The joker does not stand for the {card}.").put(
                card=card_object(refusal.cards[0])
            )
        case "swap-and-lay-down":
            return translate(
                "Rummy", "Before laying down you may take a joker only if you can lay down with it at once."
            )
        case "swapped-so-lay-down":
            return translate(
                "Rummy", "You have taken a joker, so you must lay down in this turn, or take that move back."
            )
        case "joker-must-be-played":
            return translate("Rummy", "At this table a joker you have taken must be laid in the same turn.")
    return None


def _of_places(refusal: Refusal) -> Message | None:
    """Why what lies in a place of the tray cannot become what is asked for there."""
    cards = listing([card_name(card) for card in refusal.cards])
    match refusal.code:
        case "ranks-differ":
            found = translate("Rummy", "A set has cards of one rank, and these do not go together: {cards}.")
        case "suits-differ":
            found = translate("Rummy", "A run has cards of one suit, and these do not go together: {cards}.")
        case "rank-twice":
            found = translate("Rummy", "A run has each rank only once: {cards}.")
        case "gaps":
            found = translate("Rummy", "This run has gaps: %n card(s) missing. ({cards})", None, refusal.number)
        case "too-far-apart":
            found = translate("Rummy", "For this run, these cards are too far apart: {cards}.")
        case "too-many":
            found = translate("Rummy", "At this table that is %n card(s) too many: {cards}.", None, refusal.number)
        case "too-many-jokers":
            found = translate("Rummy", "There are too many jokers in one place: {cards}.")
        case "set-lacks":
            found = translate(
                "Rummy", "This set cannot be completed, %n card(s) are missing: {cards}.", None, refusal.number
            )
        case "run-lacks":
            found = translate(
                "Rummy", "This run cannot be completed, %n card(s) are missing: {cards}.", None, refusal.number
            )
        case "rest-lacks":
            return translate(
                "Rummy", "For the places that are still empty %n card(s) are missing.", None, refusal.number
            )
        case _:
            return None
    return found.put(cards=cards)
