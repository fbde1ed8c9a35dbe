"""What no play leads to, so that no file can say it: the rest of a check, for rounds that come from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.cards import packs

if TYPE_CHECKING:
    from cardtable.engine.round import RoundResult
    from cardtable.games.veidimadur.rules.house_rules import VeidimadurRules
    from cardtable.games.veidimadur.rules.state import VeidimadurState

REASONS: Final = ("books",)


def check(table: VeidimadurState) -> None:
    """ValueError when no play could have led to this table; :meth:`VeidimadurState.check` comes first."""
    if table.result is None:
        return
    check_result(table.rules, table.seats, table.result)
    if table.result.scores != tuple(len(cards) // table.rules.book_size for cards in table.books):
        raise ValueError("other books were counted")
    if table.addressed is not None:
        raise ValueError("the round is over")


def check_result(rules: VeidimadurRules, seats: int, result: RoundResult) -> None:
    """ValueError when no round ends like this."""
    result.check(seats, REASONS)
    if sum(result.scores) != len(packs()) // rules.book_size or min(result.scores) < 0:
        raise ValueError("other books were counted")
    if result.winners != tuple(seat for seat, score in enumerate(result.scores) if score == max(result.scores)):
        raise ValueError("others have won")
    if any(result.held) or result.left or result.carried:
        raise ValueError("nothing is left")
