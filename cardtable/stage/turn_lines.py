"""A turn in one line: what a player did, and what came of it for others; what matters stays longest.

Every place that tells turns (strip, notices over the own hand, curtain) makes its lines from the log and the view.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from cardtable.messages import Message, Shown, listing
from cardtable.stage.card_names import suit_name
from cardtable.stage.common_words import named_cards
from cardtable.stage.event_style import Weight

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from cardtable.cards import Card, Suit
    from cardtable.engine.values import Event

WIDE: Final = 45
"""So many letters stand in one line of the strip, the name among them."""
LINES: Final = 3
MOST_LINES: Final = 5
"""The strip has so many lines, and grows for turning points to so many."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What happened while ``seat`` was on turn (``None``: at a deal), as the screen may show it: who did what."""

    seat: int | None
    done: tuple[tuple[int | None, tuple[Event, ...]], ...]

    @property
    def events(self) -> list[Event]:
        """All of it, whoever did it."""
        return [event for _, events in self.done for event in events]


@dataclass(frozen=True, slots=True)
class Notice:
    """What was done to the person in front of the screen, said over the own hand; ``good``: it is a gain."""

    text: Message
    good: bool = False


@dataclass(frozen=True, slots=True)
class Part:
    """One thing in a line. ``short`` says it where the line is too long; an ``effect`` never stands without its cause.

    With a ``notice`` it was done to the viewer, who is told that over the own hand, and then not in the line.
    """

    text: Message
    weight: Weight = Weight.PASSING
    short: Message | None = None
    effect: bool = False
    notice: Notice | None = None


@dataclass(frozen=True, slots=True)
class TurnLine:
    """The parts of a turn of ``seat``. ``called``: it was called during a turn, perhaps that of another.

    ``joins``: it goes on from the line before, where that is of the same seat. ``ends``: what lies on the table has
    gone, so of what came before only turning points matter.
    """

    seat: int
    parts: tuple[Part, ...]
    called: bool = False
    joins: bool = False
    ends: bool = False

    @property
    def weight(self) -> Weight:
        """That of its weightiest part."""
        return max(part.weight for part in self.parts)

    def text(self, names: Sequence[str]) -> Message:
        """The whole line, with the name of the player before it."""
        return Message("", "{player} {told}", parameters=(("player", names[self.seat]), ("told", joined(self.parts))))


def joined(parts: Sequence[Part]) -> Message:
    """The parts in a row, as every language writes them."""
    told = parts[0].text
    for part in parts[1:]:
        told = Message("", "{first} · {second}", parameters=(("first", told), ("second", part.text)))
    return told


def cards(shown: Sequence[Card], name: Callable[[Card], Message] | None = None) -> Shown:
    """Cards in a line: small ones for eyes, and for ears their names as given, or as objects of the sentence."""
    return Shown(tuple(shown), named_cards(shown) if name is None else listing([name(card) for card in shown]))


def suit(shown: Suit) -> Shown:
    """A suit in a line: its sign for eyes."""
    return Shown(shown, suit_name(shown))


def fold(lines: Sequence[TurnLine]) -> tuple[list[TurnLine], list[Notice]]:
    """The lines that all can read, those that go on joined to those before, and what was done to the viewer."""
    found: list[TurnLine] = []
    notices: list[Notice] = []
    for line in lines:
        done = [part.notice for part in line.parts if part.notice is not None]
        notices += done
        parts = tuple(part for part in line.parts if part.notice is None)
        if not any(part.effect for part in parts):
            parts = tuple(part for part in parts if not any(_is_cause(part, notice) for notice in done))
        if not parts:
            continue
        before = found[-1] if found else None
        if before is not None and before.seat == line.seat and line.joins:
            found[-1] = replace(before, parts=before.parts + parts, called=before.called and line.called)
        else:
            found.append(replace(line, parts=parts))
    ended = max((at for at, line in enumerate(found) if line.ends), default=0)
    return [line for at, line in enumerate(found) if at >= ended or line.weight is Weight.TURNING], notices


def _is_cause(part: Part, notice: Notice) -> bool:
    """Whether a notice names what was done before it says what that means: such as the cards that were laid."""
    named = part.text.parameters
    return bool(named) and all(one in notice.text.parameters for one in named)


def not_at_plates(lines: Sequence[TurnLine], tagged: Collection[int]) -> list[TurnLine]:
    """The lines without the last turn of each seat that is ``tagged`` with it at its plate, if nothing came of that."""
    last = {line.seat: at for at, line in enumerate(lines) if not line.called}
    return [
        line for at, line in enumerate(lines) if line.weight or line.seat not in tagged or last.get(line.seat) != at
    ]


class Weighted(Protocol):
    """What matters more or less."""

    @property
    def weight(self) -> Weight:
        """How much."""


W = TypeVar("W", bound=Weighted)


def weightiest(lines: Sequence[W], room: int = LINES) -> list[W]:
    """The lines for which there is room: what matters most, then what is newest, in the order of time.

    For turning points the strip grows before one of them gives way.
    """
    turning = sum(line.weight is Weight.TURNING for line in lines)
    room = min(max(room, turning), room + MOST_LINES - LINES)
    kept = sorted(range(len(lines)), key=lambda at: (-lines[at].weight, -at))[:room]
    return [lines[at] for at in sorted(kept)]


def fitted(line: TurnLine, names: Sequence[str], say: Callable[[Message], str], wide: int = WIDE) -> TurnLine:
    """The line in so many letters: in shorter words, then without the least and oldest of what is no turning point."""
    parts = list(line.parts)
    while len(say(replace(line, parts=tuple(parts)).text(names))) > wide:
        long = next((at for at, part in enumerate(parts) if part.short is not None), None)
        if long is not None:
            short = parts[long].short
            assert short is not None
            parts[long] = replace(parts[long], text=short, short=None)
            continue
        least = min(part.weight for part in parts)
        loose = [
            at
            for at, part in enumerate(parts)
            if part.weight == least and not (at + 1 < len(parts) and parts[at + 1].effect)
        ]
        if len(parts) == 1 or not loose or least is Weight.TURNING:
            break
        parts.pop(loose[0])
    return replace(line, parts=tuple(parts))
