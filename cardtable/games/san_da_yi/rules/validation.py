"""What no play leads to, so that no file can say it: the rest of a check, for hands that come from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.san_da_yi.rules import legality
from cardtable.games.san_da_yi.rules.house_rules import HIGHEST, LOWEST, PASS, POINTS, SEATS, TRICKS, VALUES
from cardtable.games.san_da_yi.rules.ranking import DIAMONDS, worth
from cardtable.games.san_da_yi.rules.scoring import TIMES, Facts, facts_of

if TYPE_CHECKING:
    from cardtable.engine.round import RoundResult
    from cardtable.games.san_da_yi.rules.state import SanDaYiState


def check(table: SanDaYiState) -> None:
    """ValueError when no play could have led to this table; :meth:`SanDaYiState.check` comes first."""
    _check_calls(table)
    _check_turn(table)
    _check_opening(table)
    if table.trump is not None:
        table.check_following()
    if table.result is not None:
        _check_result(table)


def _refuse(wrong: bool, why: str) -> None:
    if wrong:
        raise ValueError(why)


def _check_calls(table: SanDaYiState) -> None:
    """Every call was allowed, and the player who called most declares (A6 to A12)."""
    calls = table.calls
    for number, value in enumerate(calls):
        before = calls[:number]
        _refuse(HIGHEST in before, "the auction was over")
        _refuse(value != PASS and value < legality.least_call(table.rules, before), "a call that was too low")
    ended = len(calls) == SEATS or HIGHEST in calls
    _refuse(ended != (table.phase != "call"), "the auction is over, or goes on")
    if not ended:
        return
    best = legality.highest(calls)
    forced = table.rules.all_pass == "first_caller_60"
    _refuse(not best and not forced, "nobody declares")
    caller = table.rules.after(table.dealer, calls.index(best)) if best else table.dealer
    _refuse((table.declarer, table.bid) != (caller, best or LOWEST), "somebody else declares")


def _check_turn(table: SanDaYiState) -> None:
    """Who leads each trick, and whose turn it is (A3, A6, A20)."""
    rules, phase = table.rules, table.phase
    table.check_leaders(table.dealer if table.declarer is None else table.declarer)
    steps = len(table.calls) if phase == "call" else len(table.trick)
    _refuse(table.turn != rules.after(table.leader, steps), "another seat's turn")
    _refuse(bool(table.tricks or table.trick) and phase not in ("play", "over"), "nobody plays yet")
    _refuse((len(table.tricks) == TRICKS) != (phase == "over"), "the last trick ends a hand")
    _refuse(rules.claim and phase == "play" and len(table.tricks) == TRICKS - 1, "the last trick plays itself")
    points = rules.bury_points == "forbidden" and any(map(worth, table.buried))
    _refuse(points, "points cannot be buried")


def _check_opening(table: SanDaYiState) -> None:
    """The first caller declared before, or holds the lowest diamond that is not in the kitty (A7, A8)."""
    opening = table.opening
    if table.previous is not None:
        _refuse(opening is not None or table.dealer != table.previous, "another seat calls first")
        return
    if opening is None:
        return
    _refuse(opening not in DIAMONDS, "another seat calls first")
    kitty = {*table.kitty, *table.taken}
    held = {*table.hands[table.dealer], *table.played_by(table.dealer)}
    held |= set(table.buried) if table.dealer == table.declarer else set()
    _refuse(not set(DIAMONDS[: DIAMONDS.index(opening)]) <= kitty, "a lower diamond decides")
    _refuse(opening in kitty or opening not in held, "another seat calls first")


def check_result(result: RoundResult) -> None:
    """ValueError when no hand ends like this."""
    result.check(SEATS, tuple(TIMES))
    _refuse(len(result.carried) != 1 or len(result.carried[0]) != len(Facts._fields), "no facts")
    declarer, bid, points, captured = result.carried[0]
    _refuse(declarer not in range(SEATS) or bid not in VALUES or captured not in (0, 1), "no such facts")
    _refuse(not 0 <= points <= POINTS or sum(result.scores) != 0, "what one wins the others lose")


def _check_result(table: SanDaYiState) -> None:
    result = table.result
    assert result is not None
    check_result(result)
    facts = facts_of(result)
    _refuse((facts.declarer, facts.bid, facts.points) != (table.declarer, table.bid, table.points), "other facts")
