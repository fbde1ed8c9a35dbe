"""How one game looks, speaks and is touched.

Each game answers four questions about a view: which zones lie where (:meth:`Stage.zones`), what a drop would mean
(:meth:`Stage.gesture`), which buttons there are (:meth:`Stage.commands`) and how an event is told
(:meth:`Stage.tell`). One scene draws them all.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import StrEnum
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from cardtable.messages import listing, translate
from cardtable.stage.account import (
    TOTAL,
    AccountSheet,
    Column,
    Count,
    ListedRound,
    Row,
    hurrah,
    number,
    told,
    won_the_match,
)
from cardtable.stage.common_words import round_of
from cardtable.stage.event_style import PLAIN
from cardtable.stage.zones import Middle

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from cardtable.cards import Card
    from cardtable.engine.options import Options
    from cardtable.engine.refusal import Refusal
    from cardtable.engine.round import RoundResult, Standing, View
    from cardtable.engine.values import Action, Event
    from cardtable.messages import Listing, Message
    from cardtable.players.decision import Reason
    from cardtable.stage.commands import Command, Gesture, Instead, Question, ReactionWindow, Report
    from cardtable.stage.counted_events import CountedEvent, Feat
    from cardtable.stage.event_style import EventStyle
    from cardtable.stage.zones import Arrival, Direction, Feature, Notice, Plate, Sign, Tag, TrayPlace, Zone

    Groups = Sequence[Sequence[Card]]

# Turns in units of a computer player's one; handing over comes with every turn where several share the screen.
# These are estimates of ours, not measured.
PERSON: Final = 2.0
HANDING_OVER: Final = 0.8
# So many minutes and more are said in whole fives.
ROUNDED_FROM: Final = 13


def share_of_time(seats: int, persons: int) -> float:
    """How long turns take with so many people at the table, as a share of what they take with one."""
    handing_over = HANDING_OVER if persons > 1 else 0.0
    return (seats - persons + persons * (PERSON + handing_over)) / (seats - 1 + PERSON)


V = TypeVar("V", bound="View")
E = TypeVar("E", bound="Event")
O = TypeVar("O", bound="Options")


def ponder(cards: int) -> float:
    """The share of the usual time for a hand of so many cards; with a single one there is nothing to choose."""
    return min(1.25, 0.65 + 0.06 * cards) if cards > 1 else 0.45


class HandOrder(StrEnum):
    """How a hand is sorted."""

    SUIT = "suit"
    RANK = "rank"
    GROUPS = "groups"
    OWN = "own"


class Stage(ABC, Generic[V, E, O]):
    """How one game looks, speaks and is touched; everything in plain Python, generic in its view, events and options.

    ``score_name`` is what a score counts, such as points or deals won, and ``fewest_wins`` how it is meant.
    ``middle`` is what the middle of its table is there for, and ``feats`` what of the things worth counting exists in
    the game.
    """

    rule_book: str
    score_name: Message
    fewest_wins: bool = False
    feats: frozenset[Feat] = frozenset()
    middle: Middle = Middle.PILES

    def luck_decides(self, seats: int) -> bool:
        """Whether, with so many players, a better one wins hardly more often: the choice of a level says so."""
        return False

    @abstractmethod
    def zones(self, view: V, names: Sequence[str], near: int) -> list[Zone]:
        """What lies where; ``near`` is the seat whose hand lies at the near edge of the table, face up or not."""

    @abstractmethod
    def plates(self, view: V, standing: Standing) -> list[Plate]:
        """What is written at every seat, by seat."""

    @abstractmethod
    def gesture(self, view: V, cards: Sequence[Card], target: str, cheating: bool = False) -> Gesture | Refusal | None:
        """What dropping these cards on the zone ``target`` (or clicking it with none) means; ``None``: nothing.

        ``target`` is ``AWAY`` beyond the edge of the table, and may name a card of a meld (see :func:`at_card`);
        ``cheating`` is a drop with the Alt key.
        """

    @abstractmethod
    def commands(self, view: V, names: Sequence[str], picked: Sequence[Card] = (), tray: Groups = ()) -> list[Command]:
        """The buttons of the seat whose view it is.

        ``names`` are those of the players, by seat, ``picked`` are the cards picked in its hand, in order, and ``tray``
        those that were put together in the places of its tray.
        """

    def question(self, view: V, names: Sequence[str]) -> Question | None:
        """What the table asks the seat whose view it is; the answers are commands."""
        return None

    def commands_out_of_turn(self, view: V, names: Sequence[str]) -> list[Command]:
        """What this seat may still call while another one is in front of the screen; in most games nothing."""
        return []

    @abstractmethod
    def tell(self, event: E, names: Sequence[str]) -> Message | None:
        """The sentence for an event, with names and never "you"; ``None`` where nothing needs saying."""

    def tell_together(self, events: Sequence[E], names: Sequence[str]) -> Message | None:
        """One sentence for several events in a row, for ears; ``None`` where each has its own."""
        return None

    def exclaim(self, event: E) -> Sequence[tuple[int, Message]]:
        """Seats and what they say aloud, for bubbles beside them."""
        return ()

    @abstractmethod
    def explain(self, refusal: Refusal, names: Sequence[str]) -> Message:
        """Why not, in one sentence."""

    def instead(self, view: V, refusal: Refusal, names: Sequence[str]) -> Instead | None:
        """What would do instead of what was refused to the seat whose view it is; ``None`` where the reason says it."""
        return None

    @abstractmethod
    def advise(self, action: Action, reasons: Sequence[Reason], names: Sequence[str]) -> Message:
        """A hint: what a good player would do, and why."""

    @abstractmethod
    def status(self, view: V, names: Sequence[str]) -> Message:
        """Whose turn it is and what is expected, in one line."""

    @abstractmethod
    def chapter(self, view: V) -> str:
        """The chapter of the rule book that matters now to the seat whose view it is, or to who only watches."""

    @abstractmethod
    def round_end(self, result: RoundResult, names: Sequence[str]) -> Message:
        """How the round ended."""

    @abstractmethod
    def progress(self, options: O, standing: Standing, rounds: int) -> Message:
        """How far the match is, such as "Deal 2, played to 3 wins"."""

    def account(self, result: RoundResult, seat: int) -> Message | None:
        """Why a seat scored what it did in a round; ``None`` where the number says it all."""
        return None

    def report(self, view: V, names: Sequence[str]) -> Report | None:
        """What comes to light when the round of this view is over; ``None`` where nothing was hidden."""
        return None

    # -- when a round is over --------------------------------------------------------------------------------------

    def costs(self, view: V) -> Sequence[Count]:
        """What is counted for whom, in the order in which it is counted; nothing where a round has no points."""
        assert view.result is not None
        return [Count(seat, score) for seat, score in enumerate(view.result.scores) if score]

    def hurrah(self, view: V, names: Sequence[str]) -> Message:
        """Who has won the round, called out in the game's own words."""
        assert view.result is not None
        return hurrah([names[seat] for seat in view.result.winners])

    def columns(self, view: V, totals: Sequence[int]) -> Sequence[Column]:
        """What the panel counts for each seat, the total last."""
        return [Column(TOTAL, tuple(map(number, totals)))]

    def facts(self, view: V, names: Sequence[str]) -> Sequence[tuple[Message, Message]]:
        """What the panel counts for all together, each with its value."""
        return ()

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
        short = translate("Table", "Round {number}", "button: what comes next").put(number=played + 1)
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
        return AccountSheet(
            title=won_the_match([names[seat] for seat in standing.leaders]) if standing.over else title,
            columns=tuple(column.heading for column in columns),
            rows=tuple(
                Row(seat, tuple(one.cells[seat] for one in columns), seat in won, self.account(view.result, seat))
                for seat in seats
            ),
            facts=tuple(self.facts(view, names)),
            sentence=None if standing.over else self.leads(standing, names),
            rounds=tuple(
                ListedRound(at + 1, text, at < played, at == played and not standing.over)
                for at, text in enumerate(asks)
            ),
            report=self.report(view, names),
            following=None if following is None else following[0],
            following_short=None if following is None else following[1],
        )

    def reaction_window(self, view: V) -> ReactionWindow | None:
        """Whose last turn everybody may still react to; ``None`` where only urgent calls matter."""
        return None

    def ends_reactions(self, action: Action) -> bool:
        """Whether this action ends a trial, or answers a question to all, and does nothing else."""
        return False

    def answers(self, action: Action) -> bool:
        """Whether this action answers a question to all, so that it is no turn of its seat."""
        return self.ends_reactions(action)

    def asks_ready(self, view: V) -> bool:
        """Whether the player who is on turn asks the others if they are ready, and waits for them."""
        return False

    def seconds_to_answer(self, view: V) -> int | None:
        """How long everybody has to answer a question to all, where the first answer counts; ``None``: no hurry."""
        return None

    def matters_to(self, view: V) -> bool:
        """Whether a question to all matters to the seat whose view it is, as far as everybody may know."""
        return True

    def would_accept(self, view: V) -> bool:
        """Whether saying yes to a question to all could help this hand."""
        return True

    def going_on(self, view: V) -> tuple[Message, Message] | None:
        """What the button “Go on” says and its key, where all are waited for and it means something of its own."""
        return None

    # -- putting cards together ------------------------------------------------------------------------------------

    def tray(self, view: V, groups: Groups = ()) -> Sequence[TrayPlace]:
        """The places where this seat (or, behind the curtain, any player) puts cards together, holding these groups."""
        return ()

    def propose(self, view: V, groups: Groups, picked: Sequence[Card]) -> Sequence[Sequence[Card]] | Refusal:
        """The groups with the picked cards sorted in, or the best ones where none are picked."""
        return groups

    def describe(self, view: V, picked: Sequence[Card]) -> Message | None:
        """What the picked cards are together."""
        return None

    def plan(self, view: V, groups: Groups) -> Message | None:
        """What a tray that holds all that is asked for would do, and that it has not been done yet."""
        return None

    def suggest(self, view: V) -> Sequence[Sequence[Card]]:
        """The hand in groups that belong together, for those who want it sorted so."""
        return ()

    def order(self, view: V) -> HandOrder:
        """How the hand of this view is sorted for those who have not said how they want it."""
        return HandOrder.SUIT

    # -- what is written on the table ------------------------------------------------------------------------------

    def signs(self, view: V, names: Sequence[str]) -> Sequence[Sign]:
        """What is written in the upper left corner of a table of tricks, the trump suit first."""
        return ()

    def agreement(self, view: V, card: Card) -> Sequence[Sequence[Feature]]:
        """For each of the cards that count, those of its features with which this card agrees."""
        return ()

    def lately(self, events: Sequence[E], seat: int, names: Sequence[str]) -> Tag | None:
        """What this seat did last; ``events`` are those since its last turn began, as the screen may show them.

        What other seats did in them is left out. ``None``: nothing that needs a word.
        """
        return None

    def mark(self, event: E) -> EventStyle:
        """How an event is told beside its sentence."""
        return PLAIN

    def deeds(self, events: Iterable[E], seats: int) -> Iterator[CountedEvent]:
        """What in all the events of a match is worth counting, of the kinds in ``feats``."""
        yield from ()

    def notice(self, event: E) -> Notice | None:
        """What an event means for one seat that others did it to, and which that person should not miss."""
        return None

    def arrival(self, event: E) -> Arrival | None:
        """The cards that came to a seat by this event, as that seat sees it, and why."""
        return None

    def direction(self, view: V) -> Direction | None:
        """Which way play goes, where the table shows it; ``None`` where it does not."""
        return None

    def ponders(self, view: V) -> float:
        """How long the player on turn takes, as a share of the usual time, from what everybody sees and nothing else.

        With more cards there is more to think about, and with the last one nothing.
        """
        held: Sequence[int] = getattr(view, "counts", ())
        return ponder(held[view.turn]) if held else 1.0

    def goal(self, options: O) -> int | None:
        """The total that ends a match; ``None`` where something else does."""
        return None

    @abstractmethod
    def minutes(self, options: O, seats: int) -> int:
        """About how many minutes a match lasts with these options, for one person among computer players."""

    def evening(self, options: O, seats: int, persons: int) -> int:
        """About how many minutes a match lasts with so many people at the table, as one says it: in whole fives."""
        minutes = self.minutes(options, seats) * share_of_time(seats, persons)
        return max(1, round(minutes)) if minutes < ROUNDED_FROM else 5 * round(minutes / 5)
