"""What is counted in a game: the scores of a round and of the match, how far it is, and how long it takes.

The story of a match that is over is read from its rounds.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Generic, TypeVar

from cardtable.engine.cover import in_minutes, share_of_time
from cardtable.messages import listing, translate
from cardtable.stage.card_names import card_name
from cardtable.stage.common_words import POINTS, round_of
from cardtable.stage.round_result import (
    TOTAL,
    AccountSheet,
    Column,
    Count,
    ListedRound,
    Row,
    gain,
    hurrah,
    hurrah_at_the_end,
    number,
    told,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.options import Options
    from cardtable.engine.round import RoundResult, Standing, View
    from cardtable.messages import Listing, Message
    from cardtable.stage.commands import Report

V = TypeVar("V", bound="View")
O = TypeVar("O", bound="Options")


class Scoring(ABC, Generic[V, O]):
    """What is counted.

    ``score_name`` is what a score counts, such as points or deals won, and ``fewest_wins`` how it is meant;
    ``other_name`` is what it counts by a house rule that lets a round bring more than to be won. From
    ``luck_from`` players on a better one wins hardly more often. ``next_round`` is what comes next, by its number.
    """

    score_name: Message = POINTS
    other_name: Message | None = None
    fewest_wins: bool = False
    luck_from: int | None = None
    next_round: Message = translate("Table", "Round {number}", "button: what comes next")

    def luck_decides(self, seats: int) -> bool:
        """Whether, with so many players, a better one wins hardly more often: the choice of a level says so."""
        return self.luck_from is not None and seats >= self.luck_from

    def counted(self, options: O) -> Message:
        """What a score counts with these options."""
        return self.score_name

    @abstractmethod
    def progress(self, options: O, standing: Standing, rounds: int) -> Message:
        """How far the match is, such as "Deal 2, played to 3 wins"."""

    def account(self, result: RoundResult, seat: int) -> Message | None:
        """Why a seat scored what it did in a round; ``None`` where the number says it all."""
        return None

    def report(self, view: V, names: Sequence[str]) -> Report | None:
        """What comes to light when the round of this view is over; ``None`` where nothing was hidden."""
        return None

    def costs(self, view: V) -> Sequence[Count]:
        """What is counted for whom, in the order in which it is counted; nothing where a round has no points."""
        assert view.result is not None
        return [Count(seat, score) for seat, score in enumerate(view.result.scores) if score]

    def hurrah(self, view: V, names: Sequence[str]) -> Message:
        """Who has won the round, called out in the game's own words."""
        assert view.result is not None
        return hurrah([names[seat] for seat in view.result.winners])

    def hurrah_at_the_end(self, options: O, standing: Standing, names: Sequence[str]) -> Message:
        """Who has won the match, and by how much where that says something."""
        ahead, winners = margin(standing, self.fewest_wins), [names[seat] for seat in standing.leaders]
        text = self.wins_by(options, ahead) if ahead > 0 and len(winners) == 1 else None
        return hurrah_at_the_end(winners) if text is None else text.put(player=winners[0])

    def wins_by(self, options: O, ahead: int) -> Message | None:
        """That a player has won the match by so much; ``None`` where that number says nothing."""
        return translate("Table", "{player} wins by %n point(s)!", "at the end of a match", ahead)

    def columns(self, view: V, totals: Sequence[int]) -> Sequence[Column]:
        """What the panel counts for each seat, the total last."""
        return [Column(TOTAL, tuple(map(number, totals)))]

    def facts(self, view: V, names: Sequence[str]) -> Sequence[tuple[Message, Message]]:
        """What the panel counts for all together, each with its value."""
        return ()

    def _dearest(self, view: V, names: Sequence[str]) -> Sequence[tuple[Message, Message]]:
        """The card that cost most, and whom, where cards cost differently."""
        costs = [(cost, card, count.seat) for count in self.costs(view) for card, cost in count.cards]
        dearest = max(costs, key=lambda one: one[0], default=None)
        if dearest is None or dearest[0] == min(costs, key=lambda one: one[0])[0]:
            return ()
        text = translate("Table", "{player}: {card}, {number}", "the dearest card, whose it was, and what it cost")
        value = text.put(player=names[dearest[2]], card=card_name(dearest[1]), number=dearest[0])
        return [(translate("Table", "Costliest card", "of those left in hands"), value)]

    def place(self, view: V, seat: int, total: int) -> tuple[int, ...]:
        """By what seats are ordered, the best first; those of whom it is equal came in one place."""
        return (total if self.fewest_wins else -total,)

    def places(self, view: V, standing: Standing) -> tuple[int, ...]:
        """Where every seat came in the match, from 1; who is equal shares a place, and the next one stays free."""
        keys = [
            () if seat in standing.leaders else self.place(view, seat, standing.totals[seat])
            for seat in range(view.seats)
        ]
        return tuple(1 + sum(other < key for other in keys) for key in keys)

    def rounds(self, options: O) -> Sequence[Listing]:
        """What each round of a match asks for, where each asks for something else."""
        return ()

    def planned(self, options: O) -> int | None:
        """How many rounds a match has; ``None`` where something else ends it."""
        return None

    def comes_next(self, options: O, played: int) -> tuple[Message, Message]:
        """What the round after so many is, in words and in fewer."""
        short = self.next_round.put(number=played + 1)
        asks = self.rounds(options)
        if not asks:
            return short, short
        text = translate("Table", "Round {number}: {asks}", "button: what comes next, and what it asks for")
        return text.put(number=played + 1, asks=asks[played]), short

    def sheet_title(self, options: O, standing: Standing, played: int) -> Message:
        """Which round is over; what it asked for stands in the list of the rounds."""
        planned = self.planned(options)
        return (
            round_of(played, planned) if planned and self.rounds(options) else self.progress(options, standing, played)
        )

    def leads(self, standing: Standing, names: Sequence[str]) -> Message | None:
        """Who is ahead after several rounds, in one sentence."""
        players = listing([names[seat] for seat in standing.leaders])
        if not standing.leaders or len(standing.leaders) == len(names):
            return None
        text = (
            translate("Table", "Fewest points win. In front: {players}.")
            if self.fewest_wins
            else translate("Table", "In front: {players}.")
        )
        return text.put(players=players)

    def account_sheet(
        self, view: V, options: O, results: Sequence[RoundResult], standing: Standing, names: Sequence[str]
    ) -> AccountSheet:
        """The panel at the end of the round of this view, the last one of ``results``."""
        assert view.result is not None
        columns = told(self.columns(view, standing.totals))
        won = standing.leaders if standing.over else view.result.winners
        if standing.over:
            seats = sorted(range(view.seats), key=self.places(view, standing).__getitem__)
        else:
            seats = sorted(range(view.seats), key=lambda seat: self.place(view, seat, standing.totals[seat]))
        asks, played = self.rounds(options), len(results)
        title = self.sheet_title(options, standing, played)
        following = None if standing.over else self.comes_next(options, played)
        whole = standing.over and played > 1
        return AccountSheet(
            title=self.hurrah_at_the_end(options, standing, names) if standing.over else title,
            columns=tuple(column.heading for column in columns),
            rows=tuple(
                Row(seat, tuple(one.cells[seat] for one in columns), seat in won, self.account(view.result, seat))
                for seat in seats
            ),
            facts=(*self.facts(view, names), *(() if whole else self._dearest(view, names))),
            sentence=None if standing.over else self.leads(standing, names),
            rounds=tuple(
                ListedRound(at + 1, text, at < played, at == played and not standing.over)
                for at, text in enumerate(() if whole else asks)
            ),
            report=self.report(view, names),
            following=None if following is None else following[0],
            following_short=None if following is None else following[1],
            story=story(results, standing, names, self.fewest_wins) if whole else (),
            totals=tuple(running_totals(results, view.seats)) if whole else (),
        )

    def goal(self, options: O) -> int | None:
        """The total that ends a match; ``None`` where something else does."""
        return None

    @abstractmethod
    def minutes(self, options: O, seats: int) -> int:
        """About how many minutes a match lasts with these options, for one person among computer players."""

    def evening(self, options: O, seats: int, persons: int) -> int:
        """About how many minutes a match lasts with so many people at the table, as one says it: in whole fives."""
        return in_minutes(self.minutes(options, seats) * share_of_time(seats, persons))


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
