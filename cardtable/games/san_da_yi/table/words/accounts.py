"""The end of a hand of San Da Yi: how its points make what everybody wins and loses (A24 to A27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.san_da_yi.rules import scoring
from cardtable.games.san_da_yi.rules.ranking import points
from cardtable.messages import Message, translate, verbatim
from cardtable.stage import account
from cardtable.stage.account import MINUS, Column, gain, number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.games.san_da_yi.rules.view import SanDaYiView


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
        Column(account.TOTAL, tuple(map(number, totals))),
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
