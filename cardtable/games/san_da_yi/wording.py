"""Sentences of San Da Yi that stand in several places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.san_da_yi import scoring
from cardtable.messages import Message, translate

if TYPE_CHECKING:
    from cardtable.engine.round import RoundResult


def two_sentences(first: Message, second: Message) -> Message:
    """Two sentences one after the other."""
    return translate("SanDaYi", "{first} {second}", "two whole sentences").put(first=first, second=second)


def standing_of_hand(bid: int, points: int) -> Message:
    """How many points the defenders have of those they need."""
    return translate("SanDaYi", "The defenders have {points} of %n point(s).", None, scoring.needed(bid)).put(
        points=points
    )


def case_text(result: RoundResult, declarer: str) -> Message:
    """How a hand ended, in one sentence (the rows of the score table)."""
    facts = scoring.facts_of(result)
    texts = {
        "2C": translate("SanDaYi", "The defenders took no point: {player} wins 9 times the base of {base}."),
        "2D": translate(
            "SanDaYi",
            "The defenders took {points} of %n point(s), not enough: {player} wins 3 times the base of {base}.",
            None,
            scoring.needed(facts.bid),
        ),
        "2A": translate(
            "SanDaYi",
            "The defenders took {points} of %n point(s), which is enough: {player} loses 3 times the base of {base}.",
            None,
            scoring.needed(facts.bid),
        ),
        "2B": translate(
            "SanDaYi",
            "The defenders took {points} of %n point(s), twice what they need: "
            "{player} loses 6 times the base of {base}.",
            None,
            scoring.needed(facts.bid),
        ),
        "3A": translate(
            "SanDaYi",
            "The defenders took only {points} of %n point(s), but captured the kitty: "
            "{player} loses 6 times the base of {base}.",
            None,
            scoring.needed(facts.bid),
        ),
        "3B": translate(
            "SanDaYi",
            "The defenders had enough, {points} of %n point(s), and captured the kitty: "
            "{player} loses 9 times the base of {base}.",
            None,
            scoring.needed(facts.bid),
        ),
        "3C": translate(
            "SanDaYi",
            "The defenders had twice enough, {points} of %n point(s), and captured the kitty: "
            "{player} loses 12 times the base of {base}.",
            None,
            scoring.needed(facts.bid),
        ),
    }
    return texts[result.reason].put(player=declarer, points=facts.points, base=scoring.base(facts.bid))
