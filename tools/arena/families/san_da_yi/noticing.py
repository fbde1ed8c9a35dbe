"""What a viewer can count of a player: what it calls, what it leads, and what it puts into tricks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.cards import SUITS
from cardtable.games.san_da_yi.rules.actions import Call
from cardtable.games.san_da_yi.rules.ranking import height, is_trump, worth
from cardtable.kinds.tricks.rules import PlayCard

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.cards import Card, Suit
    from cardtable.games.san_da_yi.rules.state import SanDaYiView
    from tools.arena.family import Deed


# Cards that are no further apart are about as high.
_ABOUT: Final = 2


def noticed(deeds: Sequence[Deed], _end: SanDaYiView, seat: int) -> Iterator[tuple[str, float]]:
    """The habits that a hand showed: what was played later had been in hand before."""
    played = [(view, action.card) for view, action in deeds if isinstance(action, PlayCard)]
    for _, action in deeds:
        if isinstance(action, Call):
            yield "calls", float(action.value > 0)
    for number, (view, card) in enumerate(played):
        if view.trump is not None and not view.trick and seat != view.declarer:
            for _, other in played[number + 1 :]:
                yield from _compared(card, other, view.trump)


def _compared(card: Card, other: Card, trump: Suit) -> Iterator[tuple[str, float]]:
    """What it shows that the one card was led and not the other."""
    if is_trump(card, trump) != is_trump(other, trump):
        yield "trump first", float(is_trump(card, trump))
        return
    ahead = height(card, trump) - height(other, trump)
    if ahead:
        yield "higher first", float(ahead > 0)
    if worth(card) != worth(other):
        yield "points first", float(worth(card) > worth(other))
    elif not is_trump(card, trump) and card.suit is not other.suit and abs(ahead) <= _ABOUT:
        yield "diamonds, then clubs first", float(SUITS.index(card.suit) > SUITS.index(other.suit))
