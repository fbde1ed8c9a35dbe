"""The story of a match that is over, read from its rounds: how it was won or lost, and who was in front how long."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.messages import listing, translate
from cardtable.stage.account import gain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.round import RoundResult, Standing
    from cardtable.messages import Message


def running_totals(results: Sequence[RoundResult], seats: int) -> list[tuple[int, ...]]:
    """The totals by seat before the first round and after each."""
    totals = [(0,) * seats]
    for result in results:
        totals.append(tuple(before + score for before, score in zip(totals[-1], result.scores, strict=True)))
    return totals


def margin(standing: Standing, fewest_wins: bool) -> int:
    """By how much the winners are ahead of the next total; 0 where nobody is behind."""
    behind = [total for seat, total in enumerate(standing.totals) if seat not in standing.leaders]
    if not behind:
        return 0
    best = standing.totals[standing.leaders[0]]
    return min(behind) - best if fewest_wins else best - max(behind)


def story(
    results: Sequence[RoundResult], standing: Standing, names: Sequence[str], fewest_wins: bool
) -> tuple[Message, ...]:
    """The round without which the next best would have won or come level, and from when the winner was in front.

    Where several have won, in which round they came level. Nothing where one round was all, and where totals do not
    say who.
    """
    if len(results) < 2:
        return ()
    if len(standing.leaders) > 1:
        return _level(results, standing, names)
    ahead = margin(standing, fewest_wins)
    if ahead <= 0:
        return ()
    winner, sign = standing.leaders[0], -1 if fewest_wins else 1
    seats = len(standing.totals)
    rivals = [seat for seat in range(seats) if seat != winner]
    rival = max(rivals, key=lambda seat: sign * standing.totals[seat])
    told = []
    swings = [sign * (result.scores[winner] - result.scores[rival]) for result in results]
    if max(swings) >= ahead:
        number = swings.index(max(swings))
        mine, theirs = results[number].scores[winner], results[number].scores[rival]
        lost = abs(theirs) >= abs(mine)
        text = (
            translate("Table", "{player} lost it in round {number} ({points}).", "the match")
            if lost
            else translate("Table", "{player} won it in round {number} ({points}).", "the match")
        )
        told.append(
            text.put(player=names[rival if lost else winner], number=number + 1, points=gain(theirs if lost else mine))
        )
    totals = running_totals(results, seats)[1:]
    in_front = [all(sign * (total[winner] - total[seat]) > 0 for seat in rivals) for total in totals]
    since = len(results) - in_front[::-1].index(False) if False in in_front else 0
    if since == 0:
        text = translate("Table", "{player} was in front from the first round to the last.").put(player=names[winner])
    elif since < len(results) - 1:
        text = translate("Table", "{player} was in front from round {number} on.")
        text = text.put(player=names[winner], number=since + 1)
    else:
        best = max(sign * total for total in totals[-2])
        leading = [names[seat] for seat, total in enumerate(totals[-2]) if sign * total == best]
        text = translate("Table", "In front until the last round: {players}.").put(players=listing(leading))
    return (*told, text)


def _level(results: Sequence[RoundResult], standing: Standing, names: Sequence[str]) -> tuple[Message, ...]:
    """Those who share the win: since when they have been level, if they have not been from the first round on."""
    totals = running_totals(results, len(standing.totals))[1:]
    apart = [len({total[seat] for seat in standing.leaders}) > 1 for total in totals]
    if apart[-1] or True not in apart:
        return ()
    text = translate("Table", "{players} came level in round {number}.", "the match is over, and they share the win")
    number = len(results) - apart[::-1].index(True) + 1
    return (text.put(players=listing([names[seat] for seat in standing.leaders]), number=number),)
