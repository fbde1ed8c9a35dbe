"""What no play leads to, so that no file can say it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.cards import packs
from cardtable.engine.round import rule_out
from cardtable.games.olsen.rules import legality, scoring
from cardtable.games.olsen.rules.legality import MAX_DRAWS

if TYPE_CHECKING:
    from cardtable.engine.round import RoundResult
    from cardtable.games.olsen.rules.house_rules import Rules
    from cardtable.games.olsen.rules.knowledge import Cheat, Trace
    from cardtable.games.olsen.rules.state import OlsenState

REASONS: Final = ("out", "blocked")
_PHASES: Final = ("owe", "play", "chain", "name", "stand", "over")
_AT_REST: Final = ("play", "owe", "stand")
_LAYING: Final = ("chain", "name")


def check(table: OlsenState) -> None:
    """ValueError when no play could have led to this table."""
    _check_places(table)
    _check_constants(table)
    _check_memory(table)
    _check_out(table)
    _check_secrets(table)
    if table.result is not None:
        _check_result(table)
    else:
        _check_turn(table)
        _check_window(table)
        _check_hands(table)


def _check_places(table: OlsenState) -> None:
    """Every card of the pack lies somewhere, and what is said of seats is said of those that exist."""
    cheat = None if table.cheat is None else table.cheat.seat
    seats = [table.window, cheat, *table.tried, *table.out, *(buried.seat for buried in table.buried)]
    by_seat = (table.called, table.lacks, table.levels, table.caught, table.cleared, table.had_turn)
    table.check_cards_and_seats(packs(table.rules.packs_for(table.seats)), seats, by_seat)
    rule_out(not table.pile, "nothing lies on the pile")
    rule_out(table.phase not in _PHASES or (table.phase == "over") != (table.result is not None), "no such phase")
    rule_out(not 0 <= table.drawn <= MAX_DRAWS or table.direction not in (1, -1) or table.owed < 0, "impossible counts")
    rule_out(not {buried.card for buried in table.buried} <= set(table.pile), "a buried card is not in the pile")


def _check_constants(table: OlsenState) -> None:
    """What the rules of the table fix: changers, direction, the suit or the freedom that the pile gives."""
    rules = table.rules
    first = rules.first_changer
    if rules.ladder:
        rule_out(any(not 1 <= level <= first for level in table.levels), "no such changer")
        rule_out(rules.langi_shared and len(set(table.levels)) > 1, "one changer is shared by all")
    else:
        rule_out(set(table.levels) != {first}, "no such changer")
    rule_out(table.direction != 1 and not rules.effects, "nothing turns the direction")
    top = table.top
    rule_out(
        table.named is not None and top.rank not in (range(1, first + 1) if rules.ladder else (first,)), "no changer"
    )
    rule_out(table.free and (top.rank != first or rules.start_changer != "any"), "the start card is no changer")
    twos = 2 * (len(table.hands) + len(table.pile) + len(table.stock) + sum(map(len, table.hands)))
    rule_out(table.owed > twos or table.owed % 2 == 1 or (table.owed > 0 and not rules.effects), "no such debt")


def _check_memory(table: OlsenState) -> None:
    """What is counted and remembered of everybody."""
    counts = (table.actions, table.empty_passes, table.laid, *table.caught, *table.cleared)
    rule_out(min(counts) < 0 or table.laid > len(tuple(table.all_cards())), "impossible counts")
    for lack, hand in zip(table.lacks, table.hands, strict=True):
        if lack is not None:
            others = sum(not lack.excludes(card) for card in hand)
            rule_out(
                not 1 <= lack.cards <= others or not set(lack.ranks) <= set(range(14)), "the hand lacks something else"
            )
            rule_out(not 0 <= lack.at <= table.actions, "that was not seen yet")
    if not table.rules.cheating:
        secret = (table.trace, table.cheat, table.buried, table.report, table.cheated)
        rule_out(any(secret) or any(table.caught) or any(table.cleared), "nobody cheats at this table")


def _check_out(table: OlsenState) -> None:
    """Who is out, where the others play on."""
    out = table.out
    if not table.rules.play_on or table.seats == 2:
        rule_out(bool(out), "the others do not play on")
        return
    rule_out(len(set(out)) != len(out) or any(table.hands[seat] for seat in out), "nobody is out like that")
    if table.result is None:
        acts = {table.turn, table.window, *table.tried}
        rule_out(len(out) >= table.seats - 1 or not acts.isdisjoint(out), "who is out does nothing")
    else:
        ended = "out" if len(out) == table.seats - 1 else "blocked"
        rule_out(table.result.reason != ended, "another end of the round")
        rule_out(bool(out) and table.result.winners != (out[0],), "another has won")


def _check_secrets(table: OlsenState) -> None:
    """Cheats, what they leave behind, and the report."""
    seats = range(table.seats)
    for deed in table.report:
        named = deed.by is not None if deed.kind == "accusation" else deed.kind == "silent" or deed.card is not None
        rule_out(deed.seat not in seats or deed.by not in (None, *seats) or not named, "no such deed")
    hidden = [buried.card for buried in table.buried]
    rule_out(len(set(hidden)) != len(hidden) or table.pile[-1] in hidden, "a buried card lies on top")
    trace, cheat = table.trace, table.cheat
    if trace is not None:
        more, gone = trace.grown - len(trace.shown), trace.shrunk - trace.grown
        rule_out(trace.seat not in seats or more not in (0, 1) or gone not in (0, 1), "no such trace")
    if cheat is not None:
        rule_out(trace is None or trace.seat != cheat.seat or cheat.kind == "silent", "a cheat leaves a trace")
    if trace is not None and table.result is None:
        _check_trace(table, trace, cheat)


def _check_trace(table: OlsenState, trace: Trace, cheat: Cheat | None) -> None:
    """As long as a cheat can be found, the trace of the turn tells which it was."""
    tucked, hid = trace.grown > len(trace.shown), trace.shrunk > trace.grown
    if cheat is None:
        fresh = trace.seat == (table.turn if table.begun else table.window)
        rule_out(fresh and (tucked or hid), "a cheat that nobody did")
        return
    rule_out(cheat.seat != (table.turn if table.begun else table.window), "an old cheat")
    rule_out(table.begun != table.cheated, "nobody has cheated in this turn")
    rule_out((cheat.kind == "slip") != tucked or (cheat.kind == "hide") != hid, "another trace than the cheat")
    if cheat.kind == "slip":
        place = len(table.pile) - 1 - len(trace.shown)
        rule_out(place < 0 or table.pile[place] is not cheat.card, "the slipped card lies elsewhere")
    elif cheat.kind == "false":
        rule_out(table.pile[-1] is not cheat.card or trace.shown != (cheat.card,), "the false card lies elsewhere")
        rule_out(len(table.pile) < 2, "the false card lies on nothing")


def check_result(rules: Rules, seats: int, result: RoundResult) -> None:
    """ValueError when no deal ends like this."""
    result.check(seats, REASONS)
    rule_out(not result.winners or (result.reason == "out" and len(result.winners) != 1), "nobody has won")
    rule_out(len(result.left) != (seats if rules.scored else 0), "other hands were counted")
    counted = all(len(counts) == len(("caught", "cleared")) and min(counts) >= 0 for counts in result.carried)
    rule_out(len(result.carried) != (seats if rules.cheating else 0) or not counted, "something else is remembered")


def _check_result(table: OlsenState) -> None:
    result, rules = table.result, table.rules
    assert result is not None
    check_result(rules, table.seats, result)
    rule_out(result.reason == "out" and bool(table.hands[result.winners[0]]), "the winner holds cards")
    rule_out(result.held != tuple(map(len, table.hands)), "other hands were counted")
    left = tuple(map(tuple, table.hands)) if rules.scored else ()
    carried = tuple(zip(table.caught, table.cleared, strict=True)) if rules.cheating else ()
    scores = scoring.scores(rules, table.hands, result.winners, table.out)
    rule_out(result.scores != scores, "another count")
    rule_out(result.left != left or result.carried != carried, "something else is remembered")
    rule_out(table.window is not None or table.provisional, "the deal is over")


def _check_turn(table: OlsenState) -> None:
    """The phase, and what of a turn belongs to it."""
    rules, phase = table.rules, table.phase
    laying = phase in _LAYING
    rule_out(laying != (table.laid > 0), "nothing was laid, or the turn is over")
    rule_out(laying and not table.begun, "a turn that has not begun")
    rule_out(phase in ("owe", "stand") and table.begun, "that comes first in a turn")
    rule_out(table.drawn > 0 and not table.begun, "nothing was drawn yet")
    rule_out((phase == "owe") > (table.owed > 0), "nothing is owed")
    rule_out(table.owed > 0 and phase not in ("owe", *_LAYING), "the debt was passed over")
    rule_out(table.owed > 0 and laying and not rules.stack_twos, "the debt was passed over")
    hand, changer = table.hands[table.turn], table.levels[table.turn]
    if phase == "name":
        rule_out(table.top.rank != changer or legality.keeps_suit(table), "no suit is named")
        rule_out(not hand and not (rules.ladder and changer > 1), "the last card was laid")
    if phase == "chain":
        rule_out(not legality.companions(table, hand), "nothing can follow")
    rule_out(laying and (table.named is not None or table.free), "the card that was laid counts")
    rule_out(rules.cheating and table.begun and (table.trace is None or table.trace.seat != table.turn), "no trace")
    rule_out(table.cheated and not table.begun, "nobody has cheated yet")
    rule_out(rules.olsen_auto and (table.armed or table.armed_out), "the program calls")
    rule_out(table.armed_out and not rules.olsen_olsen_required, "nobody has to call that")
    rule_out(table.empty_passes >= table.seats - len(table.out), "impossible counts")


def _check_window(table: OlsenState) -> None:
    """Until the next player acts the last one may be caught, accused, or still say something."""
    window = table.window
    if window is None:
        rule_out(bool(table.tried) or table.provisional or table.phase == "stand", "no window is open")
        return
    again = window == table.turn
    rule_out(again and not table.rules.effects, "nobody plays twice")
    rule_out(table.begun and not again, "the window was closed by the next player")
    rule_out(table.phase not in _AT_REST and not again, "the window was closed by the next player")
    rule_out(len(set(table.tried)) != len(table.tried) or window in table.tried, "no such tries")
    rule_out(table.rules.cheating and (table.trace is None or table.trace.seat != window), "no trace")
    if table.provisional:
        told = table.rules.cheating or (table.rules.olsen_olsen_required and not table.rules.olsen_auto)
        rule_out(bool(table.hands[window]) or again or not told, "nobody has laid the last card")
    rule_out((table.phase == "stand") != (table.provisional and table.rules.cheating), "no win is on trial")
    silent = len(table.hands[window]) == 1 and not table.called[window] and not table.begun
    rule_out(table.rules.olsen_auto and silent, "the program has said it")


def _check_hands(table: OlsenState) -> None:
    """A hand without cards is out, is on trial, or waits for cards (L-g)."""
    for seat, hand in enumerate(table.hands):
        tried = table.provisional and seat == table.window
        gone = seat in table.out or table.rules.ladder
        rule_out(not hand and not tried and not gone, "a hand without cards has won")
        rule_out(table.called[seat] and len(hand) != 1 and not tried, "a call without one card")
