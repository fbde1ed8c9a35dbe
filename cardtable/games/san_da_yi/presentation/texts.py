"""What San Da Yi says round the table: whose turn it is, hints and their reasons, how a round ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.san_da_yi.rules import legality, scoring
from cardtable.games.san_da_yi.rules.actions import Bury, Call
from cardtable.games.san_da_yi.rules.house_rules import HIGHEST, PASS
from cardtable.games.san_da_yi.rules.ranking import PACK, following, group, is_trump, points
from cardtable.kinds.tricks.rules.moves import NameTrump, PlayCard
from cardtable.messages import Message, listing, translate, verbatim
from cardtable.stage.account import MINUS, TOTAL, Column, gain, number
from cardtable.stage.action_tags import PASSED
from cardtable.stage.card_names import card_name, card_object, suit_name
from cardtable.stage.common_words import is_playing, round_of, two_sentences, with_reason
from cardtable.stage.zones import Note

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.round import RoundResult
    from cardtable.engine.values import Action
    from cardtable.games.san_da_yi.rules.house_rules import SanDaYiRules
    from cardtable.games.san_da_yi.rules.view import SanDaYiView
    from cardtable.players.decision import Reason


def bid_text(value: int) -> Message:
    """What a player has bid."""
    return translate("SanDaYi", "bid {value}", "at a player's name").put(value=value)


def standing_of_hand(bid: int, points: int) -> Message:
    """How many points the defenders have of those they need."""
    return translate("SanDaYi", "The defenders have {points} and need %n point(s).", None, scoring.needed(bid)).put(
        points=points
    )


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


def score_text(result: RoundResult, seat: int) -> Message:
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


def advise(action: Action, reasons: Sequence[Reason]) -> Message:
    """What a good player would do, and the weightiest reason for it."""
    return with_reason(_advice(action), reasons, WHY)


def _advice(action: Action) -> Message:
    match action:
        case Call(value) if value == PASS:
            return translate("SanDaYi", "Pass.", "a hint")
        case Call(value):
            return translate("SanDaYi", "Bid {value}.", "a hint").put(value=value)
        case Bury(cards):
            return translate("SanDaYi", "Bury: {cards}.", "a hint, cards in the nominative").put(
                cards=listing([card_name(card) for card in cards])
            )
        case NameTrump(suit):
            return translate("SanDaYi", "Name the trump suit: {suit}.", "a hint").put(suit=suit_name(suit))
        case PlayCard(card):
            return translate("SanDaYi", "Play the {card}.", "a hint").put(card=card_object(card))
    raise ValueError("this is the action of another game")


def hurrah(view: SanDaYiView, names: Sequence[str]) -> Message:
    """Which side has won, and how much each of it."""
    assert view.result is not None
    facts = scoring.facts_of(view.result)
    won = max(view.result.scores)
    if view.result.winners == (facts.declarer,):
        text = translate("SanDaYi", "{player} wins %n point(s)!", "called out at the end of a round", won)
        return text.put(player=names[facts.declarer])
    return translate("SanDaYi", "The defenders win %n point(s) each!", "called out at the end of a round", won)


def columns(view: SanDaYiView, totals: Sequence[int]) -> list[Column]:
    """How the change is reckoned: defenders times the times of the case times the base; then it, and the total."""
    assert view.result is not None
    facts = scoring.facts_of(view.result)
    base = scoring.base(facts.bid)
    each = abs(scoring.TIMES[view.result.reason]) // 3
    reckoned = tuple(
        verbatim(f"3 × {each} × {base}" if seat == facts.declarer else f"{each} × {base}") for seat in range(view.seats)
    )
    return [
        Column(translate("SanDaYi", "Calculation", "column: how the change is reckoned"), reckoned),
        Column(translate("SanDaYi", "Change", "column: points won or lost in this round"),
               tuple(map(gain, view.result.scores))),
        Column(TOTAL, tuple(map(number, totals))),
    ]  # fmt: skip


def facts(view: SanDaYiView, names: Sequence[str]) -> list[tuple[Message, Message]]:
    """What was bid, what the defenders took of what they needed, and what became of the kitty."""
    assert view.result is not None
    found = scoring.facts_of(view.result)
    bid = translate("SanDaYi", "{bid} = base {base}", "the bid and its base points")
    took = translate("SanDaYi", "{points}, needed {need}", "the defenders’ points")
    buried = points(view.buried)
    if found.captured:
        kitty = translate("SanDaYi", "captured · %n point(s) in it", "the kitty at the end of a round", buried)
    else:
        kitty = translate("SanDaYi", "not captured · %n point(s) in it", "the kitty at the end of a round", buried)
    each = abs(scoring.TIMES[view.result.reason]) // 3
    sign = "" if scoring.TIMES[view.result.reason] > 0 else MINUS
    declarer = translate("SanDaYi", "{player}, declarer", "at the end of a round").put(player=names[found.declarer])
    return [
        (declarer, bid.put(bid=found.bid, base=scoring.base(found.bid))),
        (translate("SanDaYi", "Defenders’ points"), took.put(points=found.points, need=scoring.needed(found.bid))),
        (translate("SanDaYi", "Kitty"), kitty),
        (translate("SanDaYi", "Factor", "how often each defender wins or loses the base"), verbatim(f"{sign}{each}")),
    ]
