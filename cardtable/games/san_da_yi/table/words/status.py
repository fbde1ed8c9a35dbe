"""The lines of San Da Yi: whose turn it is, how a hand ended, how far the match is, what is written at a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.san_da_yi.rules import legality, scoring
from cardtable.games.san_da_yi.rules.house_rules import HIGHEST, PASS
from cardtable.games.san_da_yi.rules.ranking import PACK, following, group, is_trump
from cardtable.games.san_da_yi.table.words.phrases import bid_text, case_text, standing_of_hand
from cardtable.messages import Message, translate
from cardtable.stage.action_tags import PASSED
from cardtable.stage.card_names import suit_name
from cardtable.stage.common_words import is_playing, round_of, two_sentences
from cardtable.stage.zones import Note

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.round import RoundResult
    from cardtable.games.san_da_yi.rules.house_rules import SanDaYiRules
    from cardtable.games.san_da_yi.rules.view import SanDaYiView


def status(table: SanDaYiView, names: Sequence[str]) -> Message:
    """Whose turn it is, and what has to be done."""
    if table.result is not None:
        return round_end(table.result, names)
    own = table.seat == table.turn
    if table.phase == "call":
        text = _own_call(table) if own else _other_call(table)
    elif table.phase == "bury":
        text = _own_burying(table) if own else translate("SanDaYi", "{player} buries six cards.")
    elif table.phase == "trump":
        text = (
            translate("SanDaYi", "{player}: name the trump suit.")
            if own
            else translate("SanDaYi", "{player} names the trump suit.")
        )
    else:
        text = _own_card(table) if own else is_playing(names[table.turn])
        if table.rules.memory_aid:
            return two_sentences(text.put(player=names[table.turn]), standing_of_hand(table.bid, table.points))
    return text.put(player=names[table.turn])


def _own_call(table: SanDaYiView) -> Message:
    return translate("SanDaYi", "{player}: bid {least} or more, or pass.").put(
        least=legality.least_call(table.rules, table.calls)
    )


def _other_call(table: SanDaYiView) -> Message:
    best = legality.highest(table.calls)
    if best:
        return translate("SanDaYi", "{player} may bid; the highest bid is {best}.").put(best=best)
    return translate("SanDaYi", "{player} may bid; nobody has bid yet.")


def _own_burying(table: SanDaYiView) -> Message:
    if table.is_shown:
        return translate("SanDaYi", "{player}: bury six cards. Everybody has seen the kitty.")
    return translate("SanDaYi", "{player}: bury six cards. Nobody else has seen the kitty.")


def _own_card(table: SanDaYiView) -> Message:
    assert table.trump is not None
    if not table.trick:
        return translate("SanDaYi", "{player}: lead any card.")
    suit = group(table.trick[0], table.trump)
    if all(group(card, table.trump) is suit for card in following(table.hand, table.trick[0], table.trump)):
        if suit is None:
            return translate("SanDaYi", "{player}: play a trump.")
        return translate("SanDaYi", "{player}: follow suit ({suit}).").put(suit=suit_name(suit))
    if suit is None:
        return translate("SanDaYi", "{player}: no trump is left, so play any card.")
    return translate("SanDaYi", "{player}: you cannot follow suit ({suit}), so play any card.").put(
        suit=suit_name(suit)
    )


def round_end(result: RoundResult, names: Sequence[str]) -> Message:
    """Which row of the score table it is."""
    return case_text(result, names[scoring.facts_of(result).declarer])


def account(result: RoundResult, seat: int) -> Message:
    """How many times the base."""
    facts = scoring.facts_of(result)
    base = scoring.base(facts.bid)
    times = abs(result.scores[seat]) // base
    if seat == facts.declarer:
        text = translate("SanDaYi", "declarer at {bid}: {times} times the base of {base}")
    else:
        text = translate("SanDaYi", "defender: {times} times the base of {base}")
    return text.put(bid=facts.bid, times=times, base=base)


def progress(rules: SanDaYiRules, rounds: int) -> Message:
    """Which round it is, and of how many."""
    number = max(rounds, 1)
    if not rules.hands:
        return translate("SanDaYi", "Round {number}").put(number=number)
    return round_of(min(number, rules.hands), rules.hands)


def notes(table: SanDaYiView, seat: int) -> tuple[Note, ...]:
    """What is written at a seat: its call, who declares at what, its tricks, and the trumps that are still out."""
    if table.phase == "call":
        return _call_note(table, seat)
    found = []
    if seat == table.declarer:
        text = translate("SanDaYi", "declarer, {bid}", "at a player's name").put(bid=table.bid)
        short = translate("SanDaYi", "bids {bid}", "at the declarer's name, in short").put(bid=table.bid)
        found.append(Note(text, short))
    if table.phase == "play":
        won = sum(trick.winner == seat for trick in table.tricks)
        if won:
            found.append(Note(translate("SanDaYi", "%n trick(s)", "at a player's name", won)))
        if seat == table.seat and table.rules.memory_aid:
            out = _out(table)
            text = translate("SanDaYi", "%n trump(s) out", "trumps not seen yet, at a player's name", out)
            short = translate("SanDaYi", "%n out", "trumps not seen yet, at a player's name, in short", out)
            found.append(Note(text, short))
    return tuple(found)


def _call_note(table: SanDaYiView, seat: int) -> tuple[Note, ...]:
    by_seat = {table.rules.after(table.dealer, step): value for step, value in enumerate(table.calls)}
    if seat not in by_seat:
        return ()
    value = by_seat[seat]
    if value == PASS:
        return (Note(PASSED),)
    return (Note(bid_text(min(value, HIGHEST))),)


def _out(table: SanDaYiView) -> int:
    """How many trumps this seat has not seen: neither in its hand, nor buried by itself, nor played."""
    assert table.trump is not None
    seen = {*table.hand, *table.buried, *(card for _, card in table.played())}
    return sum(is_trump(card, table.trump) for card in PACK if card not in seen)
