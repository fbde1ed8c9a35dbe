"""What San Da Yi says round the table: whose turn it is, hints and their reasons, how a round ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.san_da_yi.presentation.event_texts import EVENTS, turn_lines
from cardtable.games.san_da_yi.presentation.refusal_texts import REFUSALS
from cardtable.games.san_da_yi.presentation.texts import case_text
from cardtable.games.san_da_yi.rules import legality, scoring
from cardtable.games.san_da_yi.rules.actions import Bury, Call
from cardtable.games.san_da_yi.rules.events import SanDaYiEvent
from cardtable.games.san_da_yi.rules.house_rules import HIGHEST, PASS, TRICKS
from cardtable.games.san_da_yi.rules.state import SanDaYiView
from cardtable.kinds.tricks.presentation import PLAY_HINT, TRUMP_HINT, TrickSpeech
from cardtable.messages import Message, listing, translate
from cardtable.players.decision import Style
from cardtable.stage.card_names import card_name
from cardtable.stage.counted_events import Feat
from cardtable.stage.event_texts import filled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.round import RoundResult
    from cardtable.players.evaluation import OpenCards
    from cardtable.stage.speech import Hints, Mistakes
    from cardtable.stage.turn_lines import Turn, TurnLine

# What each reason of the computer players says.
WHY: Final = {
    "strong": translate("SanDaYi", "A declarer with such a hand wins points on average."),
    "dare": translate("SanDaYi", "It is a risk, but whoever never dares to be declarer seldom wins the game."),
    "weak": translate("SanDaYi", "Your hand is too weak to play alone."),
    "too-high": translate("SanDaYi", "Your hand is good, but not good enough for the bid that is needed now."),
    "bury-points": translate("SanDaYi", "The defenders cannot win points that are buried."),
    "bury-short": translate("SanDaYi", "Once you have none of a suit, you can trump it."),
    "bury-keeps": translate("SanDaYi", "That way you keep your longest suit whole, and all twos and jokers."),
    "bury-low": translate("SanDaYi", "None of these is a high card."),
    "longest-trumps": translate("SanDaYi", "This is your longest suit."),
    "highest-trumps": translate("SanDaYi", "Your highest cards are in this suit."),
    "keep-aces": translate("SanDaYi", "That way your aces are not used up as trumps."),
    "trump-even": translate("SanDaYi", "Another suit would hardly do better."),
    "draw-trumps": translate("SanDaYi", "That draws trumps from the defenders."),
    "lead-trump": translate("SanDaYi", "That draws trumps from the declarer."),
    "lead-top": translate("SanDaYi", "No higher card of the suit is left."),
    "lead-void": translate("SanDaYi", "A partner has none of that suit and may trump it."),
    "costs-little": translate("SanDaYi", "It is worth no points, and it is neither a trump nor an ace."),
    "ruff": translate("SanDaYi", "You have none of that suit, and so far a trump wins the trick."),
    "win-points": translate("SanDaYi", "That wins you points."),
    "win-trick": translate("SanDaYi", "That wins the trick."),
    "beats": translate("SanDaYi", "It beats every card in the trick so far."),
    "load-partner": translate("SanDaYi", "A partner is winning the trick, so give it points."),
    "leave-to-partner": translate("SanDaYi", "A partner is already winning the trick."),
    "give-no-points": translate("SanDaYi", "You cannot win the trick, so do not give it any points."),
    "save-strength": translate("SanDaYi", "You could win this trick, but there are few points in it."),
    "least-loss": translate("SanDaYi", "It costs you least: no points, and no higher a card than need be."),
    "fewest-points": translate("SanDaYi", "All the cards you may play are worth points, and this one the fewest."),
    "keep-top-trump": translate("SanDaYi", "That way you keep the highest trump left, ideally for the last trick."),
    "highest": translate("SanDaYi", "It is the highest of the cards that you may play."),
    "search-keeps-kitty": translate("SanDaYi", "That way you lose the kitty less often than with the next best card."),
    "search-captures": translate(
        "SanDaYi", "That way you defenders capture the kitty more often than with the next best card."
    ),
    "search-fewer-points": translate(
        "SanDaYi", "That way the defenders get fewer points on average than with the next best card."
    ),
    "search-more-points": translate(
        "SanDaYi", "That way the defenders get more points on average than with the next best card."
    ),
    "search-even": translate("SanDaYi", "Another card would hardly do better."),
    "only-card": translate("SanDaYi", "You have no choice."),
}


def _call(action: Call, _: Sequence[str]) -> Message:
    if action.value == PASS:
        return translate("SanDaYi", "Pass.", "a hint")
    return filled(translate("SanDaYi", "Bid {value}.", "a hint"), action)


def _bury(action: Bury, _: Sequence[str]) -> Message:
    text = translate("SanDaYi", "Bury: {cards}.", "a hint, cards in the nominative")
    return text.put(cards=listing([card_name(card) for card in action.cards]))


HINTS: Final[Hints] = {
    Call: _call,
    Bury: _bury,
    **TRUMP_HINT,
    **PLAY_HINT,
}
# What each certain mistake says.
MISTAKES: Final[Mistakes] = {
    "points-lost": translate(
        "SanDaYi",
        "That trick was lost, so the {card} was better: it gives away fewer points, and later both "
        "cards take the same tricks.",
        "a review",
    ),
    "points-kept": translate(
        "SanDaYi",
        "That trick was yours, so the {card} was better: it brings home more points, and later both "
        "cards take the same tricks.",
        "a review",
    ),
    "points-for-partner": translate(
        "SanDaYi",
        "That trick was the defenders’, so the {card} was better: it brings them more points, and "
        "later both cards take the same tricks.",
        "a review",
    ),
}


class SanDaYiSpeech(TrickSpeech[SanDaYiView, SanDaYiEvent]):
    """What is said in San Da Yi."""

    events = EVENTS
    refusals = REFUSALS
    hints = HINTS
    reasons = WHY
    mistakes = MISTAKES
    feats = frozenset({Feat.CALLED, Feat.KEPT})

    def turn(self, view: SanDaYiView, names: Sequence[str]) -> Message:
        """Whose turn it is, and what has to be done."""
        if view.phase == "play":
            return super().turn(view, names)
        if view.seat == view.turn:
            return _own_turn(view)
        if view.phase == "call":
            text = _other_call(view)
        elif view.phase == "bury":
            text = translate("SanDaYi", "{player} buries six cards.")
        else:
            text = translate("SanDaYi", "{player} names the trump suit.")
        return text.put(player=names[view.turn])

    def turn_lines(self, turn: Turn, view: SanDaYiView, me: int, names: Sequence[str]) -> list[TurnLine]:
        """What was done and what came of it."""
        return turn_lines(turn, view, me)

    def with_open_cards(self, opened: OpenCards, names: Sequence[str]) -> Message:
        """Which call would have done, and what the defenders would have got."""
        if opened.call is None:
            text = translate(
                "SanDaYi",
                "With open cards no bid of {player} could be made: the defenders would have got {points} points.",
            )
            return text.put(player=names[opened.seat], points=opened.points)
        text = translate(
            "SanDaYi",
            "With open cards {player} could have made {bid}: the defenders would have got {points} points.",
        )
        return text.put(player=names[opened.seat], bid=opened.call, points=opened.points)

    def round_end(self, result: RoundResult, names: Sequence[str]) -> Message:
        """Which row of the score view it is."""
        return case_text(result, names[scoring.facts_of(result).declarer])

    def chapter(self, view: SanDaYiView) -> str:
        """The phases of a round, one after the other."""
        burying = "burying" if view.rules.bury_points == "allowed" else "option-bury_points"
        before = {"call": "calling", "bury": burying, "trump": "trump"}
        if view.phase in before:
            return before[view.phase]
        last = view.result is None and len(view.tricks) >= TRICKS - 1
        capture = "option-pull_needs_trump" if view.rules.pull_needs_trump else "capture"
        return capture if last else super().chapter(view)


def _own_turn(table: SanDaYiView) -> Message:
    """What may be done before cards are played."""
    if table.phase == "call":
        least = legality.least_call(table.rules, table.calls)
        text = translate("SanDaYi", "Bid {least} or more, or pass", "status: what may be done now")
        if least == HIGHEST:
            text = translate("SanDaYi", "Bid {least}, or pass", "status: what may be done now")
        return text.put(least=least)
    if table.phase == "trump":
        return translate("SanDaYi", "Name the trump suit", "status: what may be done now")
    if table.is_shown:
        return translate("SanDaYi", "Bury six cards: all have seen the kitty", "status: what may be done now")
    return translate("SanDaYi", "Bury six cards", "status: what may be done now")


def _other_call(table: SanDaYiView) -> Message:
    best = legality.highest(table.calls)
    if best:
        return translate("SanDaYi", "{player} may bid; the highest bid is {best}.").put(best=best)
    return translate("SanDaYi", "{player} may bid; nobody has bid yet.")


# At their best all defenders lead what imagined hands say, and no style can be told by it.
HABITS: Final = {
    Style.CAREFUL: translate(
        "SanDaYiHabits",
        "I bid less often than the others. As a defender I like to lead low cards, diamonds first, "
        "unless I play at my best.",
        "what a computer player does, in its own words",
    ),
    Style.GREEDY: translate(
        "SanDaYiHabits",
        "As a defender I like to lead trumps, unless I play at my best.",
        "what a computer player does, in its own words",
    ),
    Style.BOLD: translate(
        "SanDaYiHabits",
        "I bid more often than the others. As a defender I like to lead high cards, unless I play at my best.",
        "what a computer player does, in its own words",
    ),
}
