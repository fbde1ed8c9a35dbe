"""What a viewer can count of a player: of cards that both fitted which went first, and what came to light."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cardtable.games.olsen.players.styles import RED
from cardtable.games.olsen.rules import legality
from cardtable.games.olsen.rules.actions import FalsePlay, Play, Slip
from tools.arena.family import kept

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.cards import Card
    from cardtable.games.olsen.rules.state import OlsenView
    from tools.arena.family import Deed


class _Laid(NamedTuple):
    """A card that was laid, what was seen before, the others that were in hand then, and whether another followed."""

    view: OlsenView
    card: Card
    others: Sequence[Card]
    followed: bool


def noticed(deeds: Sequence[Deed], end: OlsenView, seat: int) -> Iterator[tuple[str, float]]:
    """The habits that a round showed."""
    if end.rules.cheating:
        yield "cheats", float(sum(deed.seat == seat for deed in end.report))
    for one in _laid(deeds, end, seat):
        yield from _without_suits(one) if end.rules.neighbours else _with_suits(one, seat)


def _laid(deeds: Sequence[Deed], end: OlsenView, seat: int) -> Iterator[_Laid]:
    laid = [(view, action.card) for view, action in deeds if isinstance(action, Play | Slip | FalsePlay)]
    known = kept([(view.counts[seat], card) for view, card in laid], end.open_hands[seat])
    for at, ((view, card), others) in enumerate(zip(laid, known, strict=True)):
        followed = any(later.laid == view.laid + 1 for later, _ in laid[at + 1 : at + 2])
        yield _Laid(view, card, others, followed)


def _with_suits(one: _Laid, seat: int) -> Iterator[tuple[str, float]]:
    view, card, others, followed = one
    if view.laid:
        return
    suit, changer = legality.required_suit(view), view.levels[seat]
    for other in others:
        if other.rank is card.rank or not legality.fits(view, other):
            continue
        if changer in (card.rank, other.rank):
            yield "changer first", float(card.rank == changer)
            continue
        yield "higher first", float(card.rank > other.rank)
        if (card.suit is suit) != (other.suit is suit):
            yield "another suit", float(card.suit is not suit)
    if card.rank != changer and any(other.rank is card.rank for other in others):
        yield "together", float(followed)


def _without_suits(one: _Laid) -> Iterator[tuple[str, float]]:
    view, card, others, _ = one
    for other in others:
        if other.rank is card.rank:
            if (other.suit in RED) != (card.suit in RED):
                yield "red first", float(card.suit in RED)
        elif legality.fits(view, other):
            yield "higher first", float(card.rank > other.rank)
