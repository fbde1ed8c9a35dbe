"""How a round ends, as data: what is counted, who has won, and the game's own panel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cardtable.messages import listing, translate, verbatim

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.messages import Listing, Message
    from cardtable.stage.commands import Report

MINUS: Final = "−"
NOTHING: Final = verbatim("–")

TOTAL: Final = translate("Table", "Total", "column: the points of all rounds so far")
THIS_ROUND: Final = translate("Table", "Round", "column: points of the round that is over")
IN_HAND: Final = translate("Table", "In hand", "column: how many cards are left")
NOTHING_YET: Final = translate("Scores", "Nothing has been counted yet.")


@dataclass(frozen=True, slots=True)
class Count:
    """What a seat gets for a round: for which cards how much, for what else how much, and all together."""

    seat: int
    total: int
    cards: tuple[tuple[Card, int], ...] = ()
    other: tuple[tuple[Message, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Column:
    """One column of the panel: its heading, and what stands there by seat."""

    heading: Message
    cells: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """One seat in the panel: its cells, and why it has what it has. ``won``: the round, or in the end the match."""

    seat: int
    cells: tuple[Message, ...]
    won: bool
    reason: Message | None = None


@dataclass(frozen=True, slots=True)
class ListedRound:
    """A round of the match by what it asks for: whether it is over, and whether it comes next."""

    number: int
    text: Listing
    over: bool
    following: bool


@dataclass(frozen=True, slots=True)
class AccountSheet:
    """All that the panel says when a round is over.

    ``facts`` are what was counted for all together, each with its value. ``following`` says what comes next, in few
    words ``following_short``; both are ``None`` when the match is over. Then ``story`` is what decided it, and
    ``totals`` are those before its first round and after each, where there were several.
    """

    title: Message
    columns: tuple[Message, ...]
    rows: tuple[Row, ...]
    facts: tuple[tuple[Message, Message], ...] = ()
    sentence: Message | None = None
    rounds: tuple[ListedRound, ...] = ()
    report: Report | None = None
    following: Message | None = None
    following_short: Message | None = None
    story: tuple[Message, ...] = ()
    totals: tuple[tuple[int, ...], ...] = ()


def number(value: int) -> Message:
    """A number, also below zero."""
    return verbatim(f"{MINUS}{-value}" if value < 0 else str(value))


def gain(value: int) -> Message:
    """What was won or lost: +15, −9, and a dash for nothing."""
    return NOTHING if not value else number(value) if value < 0 else verbatim(f"+{value}")


def quantity(value: int) -> Message:
    """How many there are, and a dash for none."""
    return number(value) if value else NOTHING


def sum_text(before: int, more: int) -> str:
    """A total and what comes to it, such as 60 + 32 or 12 − 9."""
    sign = MINUS if more < 0 else "+"
    start = f"{MINUS}{-before}" if before < 0 else str(before)
    return f"{start} {sign} {abs(more)}"


def told(columns: Sequence[Column]) -> list[Column]:
    """The columns that tell something; the last one, of the totals, always does."""
    return [column for column in columns[:-1] if any(cell != NOTHING for cell in column.cells)] + list(columns[-1:])


def hurrah(players: Sequence[str]) -> Message:
    """Who has won a round, called out."""
    if not players:
        return translate("Table", "Nobody wins the round.")
    if len(players) > 1:
        return translate("Table", "{players} share the round!").put(players=listing(list(players)))
    return translate("Table", "{player} wins the round!").put(player=players[0])


def hurrah_at_the_end(players: Sequence[str]) -> Message:
    """Who has won the match, called out."""
    if len(players) > 1:
        return translate("Table", "{players} share the victory!").put(players=listing(list(players)))
    return translate("Table", "{player} has won!").put(player=players[0])
