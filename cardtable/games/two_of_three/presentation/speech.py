"""What Two of Three says round the table: whose turn it is, hints and their reasons, how a round ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.two_of_three.presentation.event_texts import EVENTS, turn_lines
from cardtable.games.two_of_three.presentation.refusal_texts import REFUSALS
from cardtable.games.two_of_three.rules.actions import Draw, Play, Stop
from cardtable.games.two_of_three.rules.events import Played, Stuck, Took, TookStock, TwoOfThreeEvent
from cardtable.games.two_of_three.rules.legality import playable
from cardtable.games.two_of_three.rules.state import TwoOfThreeView
from cardtable.kinds.stock.rules import Drew
from cardtable.messages import Message, listing, translate
from cardtable.players.decision import Style
from cardtable.stage.card_names import card_name
from cardtable.stage.common_words import drew, is_playing, short_count, took_cards
from cardtable.stage.speech import Speech
from cardtable.stage.turn_lines import cards
from cardtable.stage.zones import Tag

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.round import RoundResult
    from cardtable.stage.speech import Hints, Mistakes
    from cardtable.stage.turn_lines import Turn, TurnLine

# What each reason of the computer players says.
WHY: Final = {
    "nothing-fits": translate("TwoOfThree", "Nothing in your hand fits."),
    "only-card": translate("TwoOfThree", "It is the only card that fits."),
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
HINTS: Final[Hints] = {
    Play: translate("TwoOfThree", "Lay the {card}."),
    Draw: translate("TwoOfThree", "Draw a card."),
    Stop: translate("TwoOfThree", "End your turn."),
}
# What each certain mistake says.
MISTAKES: Final[Mistakes] = {
    "out": translate("TwoOfThree", "You could have gone out by laying the {card}.", "a review"),
    "out-in-turn": translate(
        "TwoOfThree", "You could have gone out in that turn by laying the {card} first.", "a review"
    ),
}


class TwoOfThreeSpeech(Speech[TwoOfThreeView, TwoOfThreeEvent]):
    """What is said in Two of Three."""

    events = EVENTS
    refusals = REFUSALS
    hints = HINTS
    reasons = WHY
    mistakes = MISTAKES
    swept = frozenset({Stuck})

    def turn(self, view: TwoOfThreeView, names: Sequence[str]) -> Message:
        """Whose turn it is, and what can be done in it."""
        if view.seat != view.turn:
            return is_playing(names[view.turn])
        return _own_turn(view)

    def round_end(self, result: RoundResult, names: Sequence[str]) -> Message:
        """Who took the fewest cards."""
        if len(result.winners) == len(result.scores):
            return translate("TwoOfThree", "The leg is over, and everybody took the same number of cards.")
        winners = listing([names[seat] for seat in result.winners])
        return translate("TwoOfThree", "The leg is over. Fewest cards: {players}.").put(players=winners)

    def chapter(self, view: TwoOfThreeView) -> str:
        """The end of the leg, and else what can be done in one's turn."""
        if view.result is not None:
            return "score"
        if not view.row:  # It has just been taken, and the next round is not dealt yet.
            return "round-end"
        if view.seat != view.turn:
            return "turn"
        fitting = playable(view.rules, view.row, view.hand)
        if view.drawn or (not fitting and not view.placed):
            return "drawing"
        if view.placed and view.rules.stop_early:
            return "stopping"
        if view.contrast_holds:
            return "option-contrast" if view.rules.contrast == "callout" else "contrast"
        if view.placed:
            return "turn"
        return "option-match" if view.rules.exactly else "matching"

    def turn_lines(self, turn: Turn, view: TwoOfThreeView, me: int, names: Sequence[str]) -> list[TurnLine]:
        """What was done and what came of it."""
        return turn_lines(turn, me, names)

    def lately(self, events: Sequence[TwoOfThreeEvent], seat: int, names: Sequence[str]) -> Tag | None:
        """How many cards were taken where a round was lost, else the cards that were laid, else that one was drawn.

        Of those who have not lost the own hand goes to their pile, which is no deed (G15).
        """
        deeds = [
            one for one in events if isinstance(one, Drew | Played | Stuck | Took | TookStock) and one.seat == seat
        ]
        lost = [one for one in deeds if isinstance(one, TookStock) or (isinstance(one, Took) and one.what != "hand")]
        taken = sum(one.number for one in lost)
        if taken:
            return Tag(took_cards(taken))
        laid = [one.card for one in deeds if isinstance(one, Played)]
        if len(laid) > 1:
            text = translate("TwoOfThree", "laid {cards}, last", "at a player’s name; the last card follows")
            return Tag(text.put(cards=short_count(len(laid))), laid[-1])
        if laid and any(isinstance(one, Drew) for one in deeds):
            return Tag(translate("TwoOfThree", "drew, laid", "at a player’s name; a card follows"), laid[0])
        if laid:
            return Tag(translate("TwoOfThree", "laid", "at a player’s name; a card follows"), laid[0])
        if any(isinstance(one, Stuck) for one in deeds):
            return Tag(translate("TwoOfThree", "could not lay", "at a player’s name"))
        return Tag(drew(len(deeds))) if deeds else None


def _own_turn(table: TwoOfThreeView) -> Message:
    """What may be done now: a card is like the last two of the row, or as little like them as a contrast (G8, G9)."""
    fitting = playable(table.rules, table.row, table.hand)
    if not fitting:
        return translate(
            "TwoOfThree", "Nothing fits: draw. If that does not fit, you take the row", "status: what may be done now"
        )
    if table.drawn:
        return translate("TwoOfThree", "The card you drew fits: lay it", "status: what may be done now")
    may_end = table.placed and table.rules.stop_early
    text = _contrast(table) if table.contrast_holds else _like(table)
    previous, last = table.row[-2:]
    wanted = text.put(last=cards([last], _the), previous=cards([previous], _the))
    if not may_end:
        return wanted
    return translate("TwoOfThree", "{wanted}, or end your turn", "status: what may be done now").put(wanted=wanted)


def _the(card: Card) -> Message:
    return translate("TwoOfThree", "the {card}", "a card in the nominative, after: like").put(card=card_name(card))


def _like(table: TwoOfThreeView) -> Message:
    if table.rules.exactly:
        return translate("TwoOfThree", "Share exactly two with {last}, exactly one with {previous}", "status: features")
    return translate("TwoOfThree", "Share two with {last}, one with {previous}", "status: features")


def _contrast(table: TwoOfThreeView) -> Message:
    if table.rules.contrast == "callout":
        return translate(
            "TwoOfThree", "Contrast: nothing like {last}, at least one like {previous}", "status: features"
        )
    return translate("TwoOfThree", "Contrast: nothing like {last}, at most one like {previous}", "status: features")


HABITS: Final = {
    Style.CAREFUL: translate(
        "TwoOfThreeHabits",
        "I lay low cards first, and keep the high ones.",
        "what a computer player does, in its own words",
    ),
    Style.GREEDY: translate(
        "TwoOfThreeHabits",
        "I lay high cards first, and aces above all.",
        "what a computer player does, in its own words",
    ),
    Style.BOLD: translate(
        "TwoOfThreeHabits",
        "I lay the cards in the middle first, and keep the lowest and the highest.",
        "what a computer player does, in its own words",
    ),
}
