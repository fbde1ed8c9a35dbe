"""What a viewer can count of a player: of cards that both fitted which went first, and what came to light."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.cards import Rank
from cardtable.games.olsen.players.styles import RED
from cardtable.games.olsen.rules import legality
from cardtable.games.olsen.rules.actions import FalsePlay, Play, Slip
from tools.arena.family import kept

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.cards import Card
    from cardtable.games.olsen.rules.state import OlsenView
    from tools.arena.family import Deed


def noticed(deeds: Sequence[Deed], end: OlsenView, seat: int) -> Iterator[tuple[str, float]]:
    """The habits that a round showed."""
    if end.rules.cheating:
        yield "cheats", float(sum(deed.seat == seat for deed in end.report))
    laid = [(view, action.card) for view, action in deeds if isinstance(action, Play | Slip | FalsePlay)]
    known = kept([(view.counts[seat], card) for view, card in laid], end.open_hands[seat])
    for (view, card), others in zip(laid, known, strict=True):
        if view.rules.neighbours or not view.laid:
            yield from (habit for other in others for habit in _compared(view, seat, card, other))


def _compared(view: OlsenView, seat: int, card: Card, other: Card) -> Iterator[tuple[str, float]]:
    """What it shows that the one card was laid and not the other."""
    changer = None if view.rules.neighbours else view.levels[seat]
    if other.rank is card.rank:
        if view.rules.neighbours and (other.suit in RED) != (card.suit in RED):
            yield "red first", float(card.suit in RED)
    elif not legality.fits(view, other):
        return
    elif changer in (card.rank, other.rank):
        yield "changer first", float(card.rank == changer)
    else:
        yield "higher first", float(card.rank > other.rank)
        near, far = abs(card.rank - Rank.SEVEN), abs(other.rank - Rank.SEVEN)
        if near != far:
            yield "nearer the middle first", float(near < far)
