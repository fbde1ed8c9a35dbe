"""What no play leads to, so that no file can say it: the rest of a check, for rounds that come from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.olsen.rules import legality
from cardtable.games.olsen.rules.legality import MAX_DRAWS

if TYPE_CHECKING:
    from cardtable.engine.round import RoundResult
    from cardtable.games.olsen.rules.house_rules import Rules
    from cardtable.games.olsen.rules.knowledge import Cheat, Trace
    from cardtable.games.olsen.rules.state import OlsenState

REASONS: Final = ("out", "blocked")
_AT_REST: Final = ("play", "owe", "stand")
_LAYING: Final = ("chain", "name")


def check(table: OlsenState) -> None:
    """ValueError when no play could have led to this table; :meth:`OlsenState.check` comes first."""
    _check_constants(table)
    _check_memory(table)
    _check_secrets(table)
    if table.result is not None:
        _check_result(table)
    else:
        _check_turn(table)
        _check_window(table)
        _check_hands(table)


def _refuse(wrong: bool, why: str) -> None:
    if wrong:
        raise ValueError(why)


def _check_constants(table: OlsenState) -> None:
    """What the rules of the table fix: changers, direction, the suit or the freedom that the pile gives."""
    rules = table.rules
    first = rules.first_changer
    if rules.ladder:
        _refuse(any(not 1 <= level <= first for level in table.levels), "no such changer")
        _refuse(rules.langi_shared and len(set(table.levels)) > 1, "one changer is shared by all")
    else:
        _refuse(set(table.levels) != {first}, "no such changer")
    _refuse(table.direction != 1 and not rules.effects, "nothing turns the direction")
    top = legality.top_of(table)
    _refuse(
        table.named is not None and top.rank not in (range(1, first + 1) if rules.ladder else (first,)), "no changer"
    )
    _refuse(table.free and (top.rank != first or rules.start_changer != "any"), "the start card is no changer")
    twos = 2 * (len(table.hands) + len(table.pile) + len(table.stock) + sum(map(len, table.hands)))
    _refuse(table.owed > twos or table.owed % 2 == 1 or (table.owed > 0 and not rules.effects), "no such debt")


def _check_memory(table: OlsenState) -> None:
    """What is counted and remembered of everybody."""
    counts = (table.actions, table.empty_passes, table.laid, *table.caught, *table.cleared)
    _refuse(min(counts) < 0 or table.laid > len(tuple(table.all_cards())), "impossible counts")
    for lack, hand in zip(table.lacks, table.hands, strict=True):
        if lack is not None:
            others = sum(not lack.excludes(card) for card in hand)
            _refuse(
                not 1 <= lack.cards <= others or not set(lack.ranks) <= set(range(14)), "the hand lacks something else"
            )
    if not table.rules.cheating:
        secret = (table.trace, table.cheat, table.buried, table.report, table.cheated)
        _refuse(any(secret) or any(table.caught) or any(table.cleared), "nobody cheats at this table")


def _check_secrets(table: OlsenState) -> None:
    """Cheats, what they leave behind, and the report."""
    seats = range(table.seats)
    for deed in table.report:
        named = deed.by is not None if deed.kind == "accusation" else deed.kind == "silent" or deed.card is not None
        _refuse(deed.seat not in seats or deed.by not in (None, *seats) or not named, "no such deed")
    hidden = [buried.card for buried in table.buried]
    _refuse(len(set(hidden)) != len(hidden) or table.pile[-1] in hidden, "a buried card lies on top")
    trace, cheat = table.trace, table.cheat
    if trace is not None:
        more, gone = trace.grown - len(trace.shown), trace.shrunk - trace.grown
        _refuse(trace.seat not in seats or more not in (0, 1) or gone not in (0, 1), "no such trace")
    if cheat is not None:
        _refuse(trace is None or trace.seat != cheat.seat or cheat.kind == "silent", "a cheat leaves a trace")
    if trace is not None and table.result is None:
        _check_trace(table, trace, cheat)


def _check_trace(table: OlsenState, trace: Trace, cheat: Cheat | None) -> None:
    """As long as a cheat can be found, the trace of the turn tells which it was."""
    tucked, hid = trace.grown > len(trace.shown), trace.shrunk > trace.grown
    if cheat is None:
        fresh = trace.seat == (table.turn if table.begun else table.window)
        _refuse(fresh and (tucked or hid), "a cheat that nobody did")
        return
    _refuse(cheat.seat != (table.turn if table.begun else table.window), "an old cheat")
    _refuse(table.begun != table.cheated, "nobody has cheated in this turn")
    _refuse((cheat.kind == "slip") != tucked or (cheat.kind == "hide") != hid, "another trace than the cheat")
    if cheat.kind == "slip":
        place = len(table.pile) - 1 - len(trace.shown)
        _refuse(place < 0 or table.pile[place] is not cheat.card, "the slipped card lies elsewhere")
    elif cheat.kind == "false":
        _refuse(table.pile[-1] is not cheat.card or trace.shown != (cheat.card,), "the false card lies elsewhere")
        _refuse(len(table.pile) < 2, "the false card lies on nothing")


def check_result(rules: Rules, seats: int, result: RoundResult) -> None:
    """ValueError when no deal ends like this."""
    result.check(seats, REASONS)
    _refuse(not result.winners or (result.reason == "out" and len(result.winners) != 1), "nobody has won")
    _refuse(len(result.left) != (seats if rules.scored else 0), "other hands were counted")
    counted = all(len(counts) == len(("caught", "cleared")) and min(counts) >= 0 for counts in result.carried)
    _refuse(len(result.carried) != (seats if rules.cheating else 0) or not counted, "something else is remembered")


def _check_result(table: OlsenState) -> None:
    result, rules = table.result, table.rules
    assert result is not None
    check_result(rules, table.seats, result)
    _refuse(result.reason == "out" and bool(table.hands[result.winners[0]]), "the winner holds cards")
    _refuse(result.held != tuple(map(len, table.hands)), "other hands were counted")
    left = tuple(map(tuple, table.hands)) if rules.scored else ()
    carried = tuple(zip(table.caught, table.cleared, strict=True)) if rules.cheating else ()
    _refuse(result.left != left or result.carried != carried, "something else is remembered")
    _refuse(table.window is not None or table.provisional, "the deal is over")


def _check_turn(table: OlsenState) -> None:
    """The phase, and what of a turn belongs to it."""
    rules, phase = table.rules, table.phase
    laying = phase in _LAYING
    _refuse(laying != (table.laid > 0), "nothing was laid, or the turn is over")
    _refuse(laying and not table.begun, "a turn that has not begun")
    _refuse(phase in ("owe", "stand") and table.begun, "that comes first in a turn")
    _refuse(table.drawn > 0 and not table.begun, "nothing was drawn yet")
    _refuse((phase == "owe") > (table.owed > 0), "nothing is owed")
    _refuse(table.owed > 0 and phase not in ("owe", *_LAYING), "the debt was passed over")
    _refuse(table.owed > 0 and laying and not rules.stack_twos, "the debt was passed over")
    hand, changer = table.hands[table.turn], table.levels[table.turn]
    if phase == "name":
        _refuse(legality.top_of(table).rank != changer, "no suit is named")
        _refuse(not hand and not (rules.ladder and changer > 1), "the last card was laid")
    if phase == "chain":
        _refuse(not legality.companions(table, hand), "nothing can follow")
    _refuse(laying and (table.named is not None or table.free), "the card that was laid counts")
    _refuse(rules.cheating and table.begun and (table.trace is None or table.trace.seat != table.turn), "no trace")
    _refuse(table.cheated and not table.begun, "nobody has cheated yet")
    _refuse(rules.olsen_auto and (table.armed or table.armed_out), "the program calls")
    _refuse(table.armed_out and not rules.olsen_olsen_required, "nobody has to call that")
    _refuse(table.drawn > MAX_DRAWS or table.empty_passes >= table.seats, "impossible counts")


def _check_window(table: OlsenState) -> None:
    """Until the next player acts the last one may be caught, accused, or still say something."""
    window = table.window
    if window is None:
        _refuse(bool(table.tried) or table.provisional or table.phase == "stand", "no window is open")
        return
    again = window == table.turn
    _refuse(again and not table.rules.effects, "nobody plays twice")
    _refuse(table.begun and not again, "the window was closed by the next player")
    _refuse(table.phase not in _AT_REST and not again, "the window was closed by the next player")
    _refuse(len(set(table.tried)) != len(table.tried) or window in table.tried, "no such tries")
    _refuse(table.rules.cheating and (table.trace is None or table.trace.seat != window), "no trace")
    if table.provisional:
        told = table.rules.cheating or (table.rules.olsen_olsen_required and not table.rules.olsen_auto)
        _refuse(bool(table.hands[window]) or again or not told, "nobody has laid the last card")
    _refuse((table.phase == "stand") != (table.provisional and table.rules.cheating), "no win is on trial")
    silent = len(table.hands[window]) == 1 and not table.called[window] and not table.begun
    _refuse(table.rules.olsen_auto and silent, "the program has said it")


def _check_hands(table: OlsenState) -> None:
    """A hand without cards has won, is on trial, or waits for cards (L-g)."""
    for seat, hand in enumerate(table.hands):
        tried = table.provisional and seat == table.window
        _refuse(not hand and not tried and not table.rules.ladder, "a hand without cards has won")
        _refuse(table.called[seat] and len(hand) != 1 and not tried, "a call without one card")
