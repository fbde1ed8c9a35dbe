"""What is counted in San Da Yi: points won and lost by the cases of the score table, and how long a match takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.san_da_yi.rules import scoring
from cardtable.games.san_da_yi.rules.house_rules import SanDaYiRules
from cardtable.games.san_da_yi.rules.ranking import points
from cardtable.games.san_da_yi.rules.state import SanDaYiView
from cardtable.messages import Message, translate, verbatim
from cardtable.stage.common_words import round_of
from cardtable.stage.round_result import MINUS, TOTAL, Column, gain, number
from cardtable.stage.scoring import Scoring

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.round import RoundResult, Standing

MINUTES_PER_HAND: Final = 4
# A match without an end is announced as long as the longest one with.
OPEN_END: Final = 20


class SanDaYiScoring(Scoring[SanDaYiView, SanDaYiRules]):
    """Each defender wins or loses a multiple of the base, and the declarer three times as much."""

    def progress(self, options: SanDaYiRules, standing: Standing, rounds: int) -> Message:
        """Which round it is, and of how many."""
        number = max(rounds, 1)
        if not options.hands:
            return translate("SanDaYi", "Round {number}").put(number=number)
        return round_of(min(number, options.hands), options.hands)

    def account(self, result: RoundResult, seat: int) -> Message:
        """How many times the base."""
        facts = scoring.facts_of(result)
        base = scoring.base(facts.bid)
        times = abs(result.scores[seat]) // base
        if seat == facts.declarer:
            text = translate("SanDaYi", "declarer at {bid}: {times} times the base of {base}")
        else:
            text = translate("SanDaYi", "defender: {times} times the base of {base}")
        return text.put(bid=facts.bid, times=times, base=base)

    def hurrah(self, view: SanDaYiView, names: Sequence[str]) -> Message:
        """Which side has won, and how much each of it."""
        assert view.result is not None
        facts = scoring.facts_of(view.result)
        won = max(view.result.scores)
        if view.result.winners == (facts.declarer,):
            text = translate("SanDaYi", "{player} wins %n point(s)!", "called out at the end of a round", won)
            return text.put(player=names[facts.declarer])
        return translate("SanDaYi", "The defenders win %n point(s) each!", "called out at the end of a round", won)

    def columns(self, view: SanDaYiView, totals: Sequence[int]) -> Sequence[Column]:
        """How the change is reckoned: defenders times the times of the case times the base; then it, and the total."""
        assert view.result is not None
        facts = scoring.facts_of(view.result)
        base = scoring.base(facts.bid)
        each = abs(scoring.TIMES[view.result.reason]) // 3
        reckoned = tuple(
            verbatim(f"3 × {each} × {base}" if seat == facts.declarer else f"{each} × {base}")
            for seat in range(view.seats)
        )
        return [
            Column(translate("SanDaYi", "Calculation", "column: how the change is reckoned"), reckoned),
            Column(translate("SanDaYi", "Change", "column: points won or lost in this round"),
                   tuple(map(gain, view.result.scores))),
            Column(TOTAL, tuple(map(number, totals))),
        ]  # fmt: skip

    def facts(self, view: SanDaYiView, names: Sequence[str]) -> Sequence[tuple[Message, Message]]:
        """What was bid, what the defenders took of what they needed, and what became of the kitty."""
        assert view.result is not None
        found = scoring.facts_of(view.result)
        bid = translate("SanDaYi", "{bid}, base {base}", "the bid and its base points")
        took = translate("SanDaYi", "{points}, needed {need}", "the defenders’ points")
        buried = points(view.buried)
        if found.captured:
            kitty = translate("SanDaYi", "captured · %n point(s) in it", "the kitty at the end of a round", buried)
        else:
            kitty = translate("SanDaYi", "not captured · %n point(s) in it", "the kitty at the end of a round", buried)
        each = abs(scoring.TIMES[view.result.reason]) // 3
        sign = "" if scoring.TIMES[view.result.reason] > 0 else MINUS
        declarer = translate("SanDaYi", "{player}, declarer", "at the end of a round").put(player=names[found.declarer])
        factor = translate("SanDaYi", "Factor", "how often each defender wins or loses the base")
        dearest = max(view.tricks, key=lambda trick: points(trick.cards))
        worth = translate("SanDaYi", "{player}, %n point(s)", "who took a trick, and its points", points(dearest.cards))
        return [
            (declarer, bid.put(bid=found.bid, base=scoring.base(found.bid))),
            (translate("SanDaYi", "Defenders’ points"), took.put(points=found.points, need=scoring.needed(found.bid))),
            (translate("SanDaYi", "Richest trick"), worth.put(player=names[dearest.winner])),
            (translate("SanDaYi", "Last trick"), verbatim(names[view.tricks[-1].winner])),
            (translate("SanDaYi", "Kitty"), kitty),
            (factor, verbatim(f"{sign}{each}")),
        ]

    def planned(self, options: SanDaYiRules) -> int | None:
        return options.hands or None

    def minutes(self, options: SanDaYiRules, seats: int) -> int:
        return (options.hands or OPEN_END) * MINUTES_PER_HAND
