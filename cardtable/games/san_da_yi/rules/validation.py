"""What no play leads to, so that no file can say it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.engine.round import rule_out
from cardtable.games.san_da_yi.rules import legality
from cardtable.games.san_da_yi.rules.house_rules import (
    HAND,
    HIGHEST,
    KITTY,
    LOWEST,
    PASS,
    POINTS,
    SEATS,
    TRICKS,
    VALUES,
)
from cardtable.games.san_da_yi.rules.ranking import DIAMONDS, PACK, worth
from cardtable.games.san_da_yi.rules.scoring import TIMES, Facts, facts_of

if TYPE_CHECKING:
    from cardtable.engine.round import RoundResult
    from cardtable.games.san_da_yi.rules.state import SanDaYiState

_PHASES: Final = ("call", "bury", "trump", "play", "over")
_BURIED: Final = ("trump", "play", "over")


def check(table: SanDaYiState) -> None:
    """ValueError when no play could have led to this table."""
    _check_places(table)
    _check_kitty(table)
    _check_hands(table)
    _check_calls(table)
    _check_turn(table)
    _check_opening(table)
    if table.trump is not None:
        table.check_following()
    if table.result is not None:
        _check_result(table)


def _check_places(table: SanDaYiState) -> None:
    """Every card of the pack lies somewhere, and what is said of seats is said of those that exist."""
    rule_out(table.seats != SEATS, "nobody plays so")
    seats = {table.leader, table.previous, table.declarer}
    table.check_cards_and_seats(PACK, seats.union(*((trick.leader, trick.winner) for trick in table.tricks)))
    rule_out(table.phase not in _PHASES or (table.phase == "over") != (table.result is not None), "no such phase")
    rule_out(not set(table.calls) <= {PASS, *VALUES} or len(table.calls) > SEATS, "no such calls")


def _check_kitty(table: SanDaYiState) -> None:
    """Where the six cards lie, and what else an auction leads to (A11 to A17)."""
    calling = table.phase == "call"
    early = calling != (table.declarer is None) or calling != (table.bid == 0) or calling != (not table.taken)
    rule_out(early, "nobody declares, or somebody too early")
    rule_out(table.bid not in (0, *VALUES) or len(table.kitty) != (KITTY if calling else 0), "the kitty does not fit")
    rule_out(len(table.buried) != (KITTY if table.phase in _BURIED else 0), "the buried cards do not fit")
    rule_out((table.trump is not None) != (table.phase in ("play", "over")), "the trump suit does not fit")
    if table.declarer is not None:
        owned = {*table.hands[table.declarer], *table.buried, *table.played_by(table.declarer)}
        rule_out(len(set(table.taken)) != KITTY or not set(table.taken) <= owned, "the kitty was not taken")


def _check_hands(table: SanDaYiState) -> None:
    """The tricks, and as many cards in every hand as they leave."""
    rule_out(bool(table.tricks) and table.trump is None, "no such trick")
    table.check_tricks()
    for seat, hand in enumerate(table.hands):
        extra = KITTY if table.phase == "bury" and seat == table.declarer else 0
        rule_out(len(hand) != HAND + extra - sum(1 for _ in table.played_by(seat)), "a hand of another size")


def _check_calls(table: SanDaYiState) -> None:
    """Every call was allowed, and the player who called most declares (A6 to A12)."""
    calls = table.calls
    for number, value in enumerate(calls):
        before = calls[:number]
        rule_out(HIGHEST in before, "the auction was over")
        rule_out(value != PASS and value < legality.least_call(table.rules, before), "a call that was too low")
    ended = len(calls) == SEATS or HIGHEST in calls
    rule_out(ended != (table.phase != "call"), "the auction is over, or goes on")
    if not ended:
        return
    best = legality.highest(calls)
    forced = table.rules.all_pass == "first_caller_60"
    rule_out(not best and not forced, "nobody declares")
    caller = table.rules.after(table.dealer, calls.index(best)) if best else table.dealer
    rule_out((table.declarer, table.bid) != (caller, best or LOWEST), "somebody else declares")


def _check_turn(table: SanDaYiState) -> None:
    """Who leads each trick, and whose turn it is (A3, A6, A20)."""
    rules, phase = table.rules, table.phase
    table.check_leaders(table.dealer if table.declarer is None else table.declarer)
    steps = len(table.calls) if phase == "call" else len(table.trick)
    rule_out(table.turn != rules.after(table.leader, steps), "another seat's turn")
    rule_out(bool(table.tricks or table.trick) and phase not in ("play", "over"), "nobody plays yet")
    rule_out((len(table.tricks) == TRICKS) != (phase == "over"), "the last trick ends a hand")
    rule_out(rules.claim and phase == "play" and len(table.tricks) == TRICKS - 1, "the last trick plays itself")
    points = rules.bury_points == "forbidden" and any(map(worth, table.buried))
    rule_out(points, "points cannot be buried")


def _check_opening(table: SanDaYiState) -> None:
    """The first caller declared before, or holds the lowest diamond that is not in the kitty (A7, A8)."""
    opening = table.opening
    if table.previous is not None:
        rule_out(opening is not None or table.dealer != table.previous, "another seat calls first")
        return
    if opening is None:
        return
    rule_out(opening not in DIAMONDS, "another seat calls first")
    kitty = {*table.kitty, *table.taken}
    held = {*table.hands[table.dealer], *table.played_by(table.dealer)}
    held |= set(table.buried) if table.dealer == table.declarer else set()
    rule_out(not set(DIAMONDS[: DIAMONDS.index(opening)]) <= kitty, "a lower diamond decides")
    rule_out(opening in kitty or opening not in held, "another seat calls first")


def check_result(result: RoundResult) -> None:
    """ValueError when no hand ends like this."""
    result.check(SEATS, tuple(TIMES))
    rule_out(len(result.carried) != 1 or len(result.carried[0]) != len(Facts._fields), "no facts")
    declarer, bid, points, captured = result.carried[0]
    rule_out(declarer not in range(SEATS) or bid not in VALUES or captured not in (0, 1), "no such facts")
    rule_out(not 0 <= points <= POINTS or sum(result.scores) != 0, "what one wins the others lose")


def _check_result(table: SanDaYiState) -> None:
    result = table.result
    assert result is not None
    check_result(result)
    facts = facts_of(result)
    rule_out((facts.declarer, facts.bid, facts.points) != (table.declarer, table.bid, table.points), "other facts")
