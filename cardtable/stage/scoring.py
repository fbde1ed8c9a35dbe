"""What is counted in a game: the scores of a round and of the match, how far it is, and how long it takes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Generic, TypeVar

from cardtable.engine.cover import in_minutes, share_of_time
from cardtable.messages import listing, translate
from cardtable.stage.account import (
    TOTAL,
    AccountSheet,
    Column,
    Count,
    ListedRound,
    Row,
    hurrah,
    hurrah_at_the_end,
    number,
    told,
)
from cardtable.stage.card_names import card_name
from cardtable.stage.common_words import POINTS, round_of
from cardtable.stage.match_story import margin, running_totals, story

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

    ``score_name`` is what a score counts, such as points or deals won, and ``fewest_wins`` how it is meant. From
    ``luck_from`` players on a better one wins hardly more often. ``next_round`` is what comes next, by its number.
    """

    score_name: Message = POINTS
    fewest_wins: bool = False
    luck_from: int | None = None
    next_round: Message = translate("Table", "Round {number}", "button: what comes next")

    def luck_decides(self, seats: int) -> bool:
        """Whether, with so many players, a better one wins hardly more often: the choice of a level says so."""
        return self.luck_from is not None and seats >= self.luck_from

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
