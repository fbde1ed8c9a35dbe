"""Words that several parts of San Da Yi use: a bid, and how a hand ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.san_da_yi.rules import scoring
from cardtable.messages import Message, translate

if TYPE_CHECKING:
    from cardtable.engine.round import RoundResult


def bid_text(value: int) -> Message:
    """What a player has bid."""
    return translate("SanDaYi", "bid {value}", "at a player's name").put(value=value)


def case_text(result: RoundResult, declarer: str) -> Message:
    """How a hand ended, in one sentence (the rows of the score table)."""
    facts = scoring.facts_of(result)
    texts = {
        "2C": translate("SanDaYi", "The defenders took no points at all: {player} wins 9 times the base of {base}."),
        "2D": translate(
            "SanDaYi",
            "The defenders needed %n point(s) and took only {points}: {player} wins 3 times the base of {base}.",
            None,
            scoring.needed(facts.bid),
        ),
        "2A": translate(
            "SanDaYi",
            "The defenders needed %n point(s) and took {points}: {player} loses 3 times the base of {base}.",
            None,
            scoring.needed(facts.bid),
        ),
        "2B": translate(
            "SanDaYi",
            "The defenders needed %n point(s) and took {points}, at least twice that: {player} loses "
            "6 times the base of {base}.",
            None,
            scoring.needed(facts.bid),
        ),
        "3A": translate(
            "SanDaYi",
            "The defenders took only {points} points (they needed %n), but captured the kitty: "
            "{player} loses 6 times the base of {base}.",
            None,
            scoring.needed(facts.bid),
        ),
        "3B": translate(
            "SanDaYi",
            "The defenders needed %n point(s), took {points} and captured the kitty: {player} loses "
            "9 times the base of {base}.",
            None,
            scoring.needed(facts.bid),
        ),
        "3C": translate(
            "SanDaYi",
            "The defenders needed %n point(s), took {points}, at least twice that, and captured the "
            "kitty: {player} loses 12 times the base of {base}.",
            None,
            scoring.needed(facts.bid),
        ),
    }
    return texts[result.reason].put(player=declarer, points=facts.points, base=scoring.base(facts.bid))
