"""What a viewer can count of a player: which cards go first, what becomes of groups, and what came to light."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from cardtable.games.olsen.players.styles import RED
from cardtable.games.olsen.rules import legality
from cardtable.games.olsen.rules.actions import FalsePlay, Play, Slip

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.cards import Card
    from cardtable.games.olsen.rules.state import OlsenView
    from tools.arena.family import Deed

# With so many cards in hand it is early in the round.
MANY: Final = 4


def noticed(deeds: Sequence[Deed], end: OlsenView, seat: int) -> Iterator[tuple[str, float]]:
    """The habits that a round showed."""
    if end.rules.cheating:
        yield "cheats", float(sum(deed.seat == seat for deed in end.report))
    laid = [(view, action.card) for view, action in deeds if isinstance(action, Play | Slip | FalsePlay)]
    plain = [card for view, card in laid if end.rules.neighbours or card.rank != view.levels[seat]]
    for earlier, later in combinations(plain, 2):
        if earlier.rank is not later.rank:
            yield "higher first", float(earlier.rank > later.rank)
    left = [card for card in end.open_hands[seat] if end.rules.neighbours or card.rank != end.levels[seat]]
    for card in left:
        yield "height of what is left", float(card.rank)
        for one in plain:
            if one.rank is not card.rank:
                yield "higher than what is left", float(one.rank > card.rank)
    if end.rules.neighbours:
        yield from _colours(plain, left)
    for view, card in laid:
        if view.counts[seat] >= MANY:
            yield "height early", float(card.rank)
        if end.rules.neighbours:
            yield "goes on", float(view.phase == "chain")
        elif card.rank == view.levels[seat]:
            yield "cards at a changer", float(view.counts[seat])
        elif view.laid or legality.required_suit(view) is card.suit:
            yield "more of a rank", float(view.laid > 0)


def _colours(laid: Sequence[Card], left: Sequence[Card]) -> Iterator[tuple[str, float]]:
    """Of two cards of a rank, which colour goes first."""
    for at, card in enumerate(laid):
        for later in (*laid[at + 1 :], *left):
            if later.rank is card.rank and (later.suit in RED) != (card.suit in RED):
                yield "red first", float(card.suit in RED)
