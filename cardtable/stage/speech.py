"""What a game says: what happens, why something may not be done, hints, and whose turn it is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from cardtable.messages import Message
from cardtable.stage.common_words import with_reason
from cardtable.stage.event_style import EventStyle
from cardtable.stage.event_texts import filled
from cardtable.stage.refusal_texts import explain, row_of
from cardtable.stage.zones import Arrival, Tag

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from cardtable.engine.match import LogLine
    from cardtable.engine.refusal import Refusal
    from cardtable.engine.round import RoundResult, View
    from cardtable.engine.values import Action, Event
    from cardtable.players.evaluation import Mistake, OpenCards
    from cardtable.stage.commands import Instead
    from cardtable.stage.counted_events import CountedEvent, Feat, Unnoticed
    from cardtable.stage.event_texts import Rows
    from cardtable.stage.refusal_texts import Texts
    from cardtable.stage.turn_lines import Turn, TurnLine

    Hints = Mapping[type, Message | Callable[[Any, Sequence[str]], Message]]
    Mistakes = Mapping[str, Message | Callable[[Mistake, Sequence[str]], Message]]

V = TypeVar("V", bound="View")
E = TypeVar("E", bound="Event")


class Speech(ABC, Generic[V, E]):
    """What is said and heard, most of it from tables.

    ``events`` has a row for each type of event, ``refusals`` for each code of a refusal, ``hints`` for each type of
    action, ``reasons`` for each code of a reason and ``mistakes`` for each code of a certain mistake. ``feats`` are
    those of the things worth counting that exist in the game; ``big_turns``: to lay many cards in one turn is something
    to be proud of, and with events of the types ``swept`` a hand goes without being laid.
    """

    events: Rows
    refusals: Texts
    hints: Hints
    reasons: Mapping[str, Message]
    mistakes: Mistakes = MappingProxyType({})
    feats: frozenset[Feat] = frozenset()
    big_turns: bool = True
    swept: frozenset[type] = frozenset()

    def status(self, view: V, names: Sequence[str]) -> Message:
        """Whose turn it is and what is expected, in one line, or how the round has ended."""
        return self.turn(view, names) if view.result is None else self.round_end(view.result, names)

    @abstractmethod
    def turn(self, view: V, names: Sequence[str]) -> Message:
        """Whose turn it is and what is expected, while a round is played."""

    @abstractmethod
    def round_end(self, result: RoundResult, names: Sequence[str]) -> Message:
        """How the round ended."""

    @abstractmethod
    def chapter(self, view: V) -> str:
        """The chapter of the rule book that matters now to the seat whose view it is, or to who only watches."""

    def advise(self, action: Action, reasons: Sequence[str], names: Sequence[str]) -> Message:
        """A hint: what a good player would do, and why."""
        if type(action) not in self.hints:
            raise ValueError("this is the action of another game")
        return with_reason(_told(self.hints[type(action)], action, names), reasons, self.reasons)

    def lesson(self, mistake: Mistake, names: Sequence[str]) -> Message:
        """What would have been better than a mistake that is certain, and why."""
        return _told(self.mistakes[mistake.code], mistake, names)

    def with_open_cards(self, opened: OpenCards, names: Sequence[str]) -> Message:
        """What would have come of a hand that is over with all cards open."""
        raise ValueError("no hand of this game is looked at with open cards")

    def explain(self, refusal: Refusal, names: Sequence[str]) -> Message:
        """Why not, in one sentence."""
        return explain(refusal, names, self.refusals)

    def instead(self, view: V, refusal: Refusal, names: Sequence[str]) -> Instead | None:
        """What would do instead of what was refused to the seat whose view it is; ``None`` where the reason says it."""
        offer = row_of(refusal, self.refusals).instead
        return None if offer is None else offer(view, refusal, names)

    # -- what happens ----------------------------------------------------------------------------------------------

    @abstractmethod
    def turn_lines(self, turn: Turn, view: V, me: int, names: Sequence[str]) -> list[TurnLine]:
        """A turn in lines: what its seat did and what came of it, and what others called meanwhile.

        How much each matters is what ``view`` says now. ``me`` is the seat of the person in front of the screen.
        """

    def tell(self, event: E, names: Sequence[str]) -> Message | None:
        """The sentence for an event, with names and never "you"; ``None`` where nothing needs saying."""
        sentence = self.events[type(event)].sentence
        if sentence is None or not isinstance(sentence, Message):
            return None if sentence is None else sentence(event, names)
        return filled(sentence, event, names)

    def mark(self, event: E) -> EventStyle:
        """How an event is told beside its sentence."""
        style = self.events[type(event)].style
        return style if isinstance(style, EventStyle) else style(event)

    def exclaim(self, event: E) -> Sequence[tuple[int, Message]]:
        """Seats and what they say aloud, for bubbles beside them."""
        aloud = self.events[type(event)].aloud
        if aloud is None:
            return ()
        words = filled(aloud, event) if isinstance(aloud, Message) else aloud(event)
        return () if words is None else ((event.seat, words),)  # type: ignore[attr-defined]

    def lately(self, events: Sequence[E], seat: int, names: Sequence[str]) -> Tag | None:
        """What this seat did last; ``events`` are those since its last turn began, as the screen may show them.

        What other seats did in them is left out. ``None``: nothing that needs a word.
        """
        return next((tag for event in reversed(events) if (tag := self.tag(event, seat, names)) is not None), None)

    def tag(self, event: E, seat: int, names: Sequence[str]) -> Tag | None:
        """What an event says of what this seat did; ``None``: nothing."""
        tag = self.events[type(event)].tag
        if tag is None or event.seat != seat:  # type: ignore[attr-defined]
            return None
        return tag if isinstance(tag, Tag) else tag(event, names)

    def arrival(self, event: E) -> Arrival | None:
        """The cards that came to a seat by this event, as that seat sees it, and why; its ``cards`` may be hidden."""
        reason: Any = self.events[type(event)].arrival
        if not isinstance(reason, Message):
            return None if reason is None else reason(event)
        seen: Any = event
        return None if seen.cards is None else Arrival(seen.seat, seen.cards, reason)

    def deeds(self, events: Iterable[E], seats: int) -> Iterator[CountedEvent]:
        """What in all the events of a match is worth counting, of the kinds in ``feats``."""
        for event in events:
            counts = self.events[type(event)].counts
            if counts is not None:
                yield from counts(event)

    def unnoticed(self, log: Sequence[LogLine], events: Sequence[Sequence[E]]) -> Sequence[tuple[int, Unnoticed]]:
        """The cheats of a match that is over, each with its seat, which nobody noticed; line by line."""
        return ()


def _told(text: Message | Callable[[Any, Sequence[str]], Message], thing: Any, names: Sequence[str]) -> Message:
    return filled(text, thing, names) if isinstance(text, Message) else text(thing, names)
