"""What Veiðimaður says round the table: whose turn it is, hints and their reasons, how a round ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.veidimadur.presentation.controls import anyone_to_ask
from cardtable.games.veidimadur.presentation.event_texts import EVENTS, turn_lines
from cardtable.games.veidimadur.presentation.refusal_texts import REFUSALS
from cardtable.games.veidimadur.presentation.texts import asked
from cardtable.games.veidimadur.rules.actions import Address, Ask
from cardtable.games.veidimadur.rules.events import Gave, VeidimadurEvent
from cardtable.games.veidimadur.rules.state import VeidimadurView
from cardtable.messages import Message, listing, translate
from cardtable.players.decision import Style
from cardtable.stage.common_words import is_playing, short_count
from cardtable.stage.speech import Speech
from cardtable.stage.zones import Tag

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.round import RoundResult
    from cardtable.players.evaluation import Mistake
    from cardtable.stage.speech import Hints, Mistakes
    from cardtable.stage.turn_lines import Turn, TurnLine

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


def _ask(action: Ask, names: Sequence[str]) -> Message:
    text = translate("Veidimadur", "Ask {player} for {ranks}.", "a hint")
    return text.put(player=names[action.seat], ranks=asked(action.rank))


HINTS: Final[Hints] = {Ask: _ask, Address: translate("Veidimadur", "Turn to {player}.", "a hint")}


def _holds_none(mistake: Mistake, names: Sequence[str]) -> Message:
    text = translate(
        "Veidimadur", "{player} could have none, as everybody knew. Better: ask {other} for {ranks}.", "a review"
    )
    assert mistake.seat is not None
    return _of_question(text, mistake).put(player=names[mistake.seat], other=names[_asked(mistake).seat])


def _sure_book(mistake: Mistake, names: Sequence[str]) -> Message:
    text = translate(
        "Veidimadur",
        "{player} certainly had what was missing from your book. Better: ask for {ranks} first.",
        "a review",
    )
    return _of_question(text, mistake).put(player=names[_asked(mistake).seat])


def _of_question(text: Message, mistake: Mistake) -> Message:
    return text.put(ranks=asked(_asked(mistake).rank))


def _asked(mistake: Mistake) -> Ask:
    assert isinstance(mistake.better, Ask)
    return mistake.better


# What each certain mistake says.
MISTAKES: Final[Mistakes] = {"holds-none": _holds_none, "sure-book": _sure_book}


class VeidimadurSpeech(Speech[VeidimadurView, VeidimadurEvent]):
    """What is said in Veiðimaður."""

    events = EVENTS
    refusals = REFUSALS
    hints = HINTS
    reasons = WHY
    mistakes = MISTAKES

    def turn(self, view: VeidimadurView, names: Sequence[str]) -> Message:
        """Whose turn it is, and what can be asked."""
        player = names[view.turn]
        if view.seat != view.turn:
            return is_playing(player)
        other = anyone_to_ask(view)
        if other is not None:
            text = translate("Veidimadur", "What do you ask {other} for?", "status: what may be done now")
            return text.put(other=names[other])
        return translate("Veidimadur", "Whom do you ask, and for what?", "status: what may be done now")

    def round_end(self, result: RoundResult, names: Sequence[str]) -> Message:
        """Who has the most books."""
        if len(result.winners) == len(result.scores):
            return translate("Veidimadur", "The round is over, and everybody has the same number of books.")
        winners = listing([names[seat] for seat in result.winners])
        return translate("Veidimadur", "The round is over. Most books: {players}.").put(players=winners)

    def chapter(self, view: VeidimadurView) -> str:
        """Asking in one's own turn, who plays next in that of another, and what counts when the round is over."""
        if view.result is not None:
            return "match-end" if view.rules.deals == 1 else "round-end"
        return "asking" if view.seat == view.turn else "turn"

    def turn_lines(self, turn: Turn, view: VeidimadurView, me: int, names: Sequence[str]) -> list[TurnLine]:
        """What was done and what came of it."""
        return turn_lines(turn, me, names)

    def tag(self, event: VeidimadurEvent, seat: int, names: Sequence[str]) -> Tag | None:
        """What a player gave stands at both names."""
        if isinstance(event, Gave) and event.other == seat:
            got = translate("Veidimadur", "got {cards}", "at a player’s name")
            return Tag(got.put(cards=short_count(len(event.cards))))
        return super().tag(event, seat, names)


HABITS: Final = {
    Style.CAREFUL: translate(
        "VeidimadurHabits",
        "When I know nothing, I ask whoever comes next, and for low cards.",
        "what a computer player does, in its own words",
    ),
    Style.GREEDY: translate(
        "VeidimadurHabits",
        "When I know nothing, I ask whoever holds most cards, and for high ones.",
        "what a computer player does, in its own words",
    ),
    Style.BOLD: translate(
        "VeidimadurHabits",
        "When I know nothing, I like to ask the same player again.",
        "what a computer player does, in its own words",
    ),
}
