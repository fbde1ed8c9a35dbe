"""Why something may not be done in the family, and what would do instead, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.olsen.rules.actions import DRAW, END_TURN, PASS, Play
from cardtable.messages import translate
from cardtable.stage.commands import Instead
from cardtable.stage.common_words import NOT_IN_HAND, NOTHING_FITS, these_fit
from cardtable.stage.refusal_texts import WhyNot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.refusal import Refusal
    from cardtable.games.olsen.rules.state import OlsenView
    from cardtable.stage.refusal_texts import Texts


def _what_fits(table: OlsenView, refused: Refusal, _: Sequence[str]) -> Instead | None:
    """The cards of the hand that may be laid, else whether one draws, passes or ends the turn."""
    legal = table.legal()
    plays = tuple(one for one in legal if isinstance(one, Play))
    if any(play.card in refused.cards for play in plays):
        return None  # It would fit, but not with the others it was laid with.
    if plays:
        return Instead(these_fit([play.card for play in plays]), plays)
    if DRAW in legal:
        return Instead(NOTHING_FITS, (DRAW,))
    if PASS in legal:
        return Instead(translate("Olsen", "Nothing in your hand fits, so say pass."), (PASS,))
    if END_TURN in legal:
        return Instead(translate("Olsen", "Nothing more in your hand fits, so end your turn."), (END_TURN,))
    return None


REFUSALS: Final[Texts] = {
    "not-in-hand": WhyNot(NOT_IN_HAND, accusative="card"),
    "no-neighbour": WhyNot(
        translate("Olsen", "The {card} does not fit: it has to be one higher or one lower than the {top}."),
        instead=_what_fits,
    ),
    "suits-do-not-count": translate("Olsen", "Suits do not count in this game, only numbers."),
    "named-suit+": WhyNot(
        translate(
            "Olsen", "The {card} does not fit: you need {suit}, or the rank of the top card. Your changer: {ranks}."
        ),
        instead=_what_fits,
    ),
    "does-not-fit+": WhyNot(
        translate(
            "Olsen",
            "The {card} does not fit on the {top}: it needs the same suit or the same rank. Your changer: {ranks}.",
        ),
        accusative="top",
        instead=_what_fits,
    ),
    "named-suit": WhyNot(
        translate("Olsen", "The {card} does not fit: after this eight you need {suit} or another eight."),
        instead=_what_fits,
    ),
    "does-not-fit": WhyNot(
        translate(
            "Olsen", "The {card} does not fit on the {top}: it needs the same suit or the same rank, or an eight."
        ),
        accusative="top",
        instead=_what_fits,
    ),
    "stay-with-suit+": WhyNot(
        translate(
            "Olsen",
            "In your first turn you may not change the suit: it has to be {suit}, and no changer. "
            "Your changer: {ranks}.",
        ),
        instead=_what_fits,
    ),
    "stay-with-suit": WhyNot(
        translate("Olsen", "In your first turn you may not change the suit: it has to be {suit}, and no eight."),
        instead=_what_fits,
    ),
    "no-changer-yet+": WhyNot(
        translate("Olsen", "In your first turn you may not lay your changer. Your changer: {ranks}."),
        instead=_what_fits,
    ),
    "no-changer-yet": WhyNot(translate("Olsen", "In your first turn you may not lay an eight."), instead=_what_fits),
    "one-card-only": translate("Olsen", "At this table only one card is laid in a turn."),
    "other-rank": WhyNot(
        translate("Olsen", "Only cards of the same rank may follow in the same turn, and the {card} is of another."),
        instead=_what_fits,
    ),
    "last-eight+": WhyNot(
        translate("Olsen", "At this table the last card must not be your changer."), instead=_what_fits
    ),
    "last-eight": WhyNot(translate("Olsen", "At this table the last card must not be an eight."), instead=_what_fits),
    "must-play": translate("Olsen", "You can lay a card, so you must: {cards}."),
    "three-draws": WhyNot(
        translate("Olsen", "You have drawn three cards; more are not allowed in one turn."), instead=_what_fits
    ),
    "nothing-to-draw": translate("Olsen", "There is no card left to draw, so you may pass."),
    "draw-first": translate("Olsen", "Before you may pass you have to draw: up to %n more card(s).", None, 0),
    "name-a-suit": translate("Olsen", "First name a suit."),
    "end-your-turn": WhyNot(
        translate("Olsen", "You have laid a card: lay another of the same rank, or end your turn."), instead=_what_fits
    ),
    "end-your-chain": WhyNot(
        translate("Olsen", "You have laid a card: lay another one higher or lower, or end your turn."),
        instead=_what_fits,
    ),
    "lay-or-draw": WhyNot(
        translate("Olsen", "Your turn ends when you have laid a card or passed."), instead=_what_fits
    ),
    "owes-cards": WhyNot(
        translate("Olsen", "First you have to take %n card(s) for the twos.", None, 0), instead=_what_fits
    ),
    "owes-cards/option-stack_twos": WhyNot(
        translate("Olsen", "First you have to take %n card(s) for the twos, or lay a two.", None, 0),
        instead=_what_fits,
    ),
    "nothing-owed": translate("Olsen", "You owe no cards."),
    "nothing-to-name+": translate("Olsen", "A suit is named only after your changer. Your changer: {ranks}."),
    "nothing-to-name": translate("Olsen", "A suit is named only after an eight."),
    "already-said": translate("Olsen", "That has been said already."),
    "said-for-you": translate("Olsen", "The program says this for everybody at this table."),
    "no-last-card": translate("Olsen", "“Ólsen Ólsen” is said with the last card."),
    "no-catching": translate("Olsen", "At this table the penalty comes by itself."),
    "nobody-to-catch": translate("Olsen", "There is nobody to catch now."),
    "catch-yourself": translate("Olsen", "You cannot catch yourself."),
    "caught-already": translate("Olsen", "You have tried that once since the last turn."),
    "several-drops": translate("Olsen", "Cards laid together must be of the same rank: the {card} is not."),
    "several-or-tuck": translate(
        "Olsen",
        "Cards laid together must be of the same rank: the {card} is not. "
        "To hide it below the other, press “Tuck under”.",
    ),
    "broken-chain": translate("Olsen", "Each card must be one step from the card before: the {card} is not."),
    "win-on-trial": translate("Olsen", "{player} has laid the last card: call “Svindl!”, or let it stand."),
    "only-let-stand": translate(
        "Olsen", "{player} has laid the last card, and you have already accused: let it stand."
    ),
    "you-are-out": translate("Olsen", "You are out of cards, and the others play on."),
    "one-cheat": translate("Olsen", "One cheat a turn is enough."),
    "cheat-too-late": translate("Olsen", "You have laid a card already: cheating comes before that."),
    "hide-last": translate("Olsen", "The last card must be laid; it cannot be hidden."),
    "slip-two": translate("Olsen", "Choose two cards: first the one that fits, then the one to tuck under it."),
    "hide-one": translate("Olsen", "Choose one card to hide."),
    "no-cheat": translate("Olsen", "Two cards of the same rank are not a cheat: simply lay both."),
    "it-fits": translate("Olsen", "The {card} fits, so there is no need to cheat."),
    "nobody-to-accuse": translate("Olsen", "There is nobody to accuse now."),
    "accuse-yourself": translate("Olsen", "You cannot accuse yourself."),
    "accuse-last": translate("Olsen", "Only {player}, who acted last, can be accused now."),
    "accused-already": translate("Olsen", "You have already accused somebody since the last turn."),
    "nothing-stands": translate("Olsen", "There is nothing to let stand now."),
    "no-cheating": translate("Olsen", "There is no cheating in this game."),
}
