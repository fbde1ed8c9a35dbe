"""The ways in which a turn can still end, in the terms of the rules, and who acts then.

The reasons of the computer players are measured by these, so nothing here knows how a player thinks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.cards import SUITS, Card, Rank, Suit
from cardtable.games.olsen.rules import legality
from cardtable.games.olsen.rules.actions import NameSuit, Play

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardtable.engine.values import Action
    from cardtable.games.olsen.rules.view import OlsenView

MOST_CHAINS: Final = 300


class Ending(NamedTuple):
    """A way in which the turn can end: the cards kept, the card on top, the suit that has to follow, the cards laid."""

    kept: tuple[Card, ...]
    top: Card
    suit: Suit | None
    laid: int


def endings(view: OlsenView, action: Action) -> list[Ending]:
    """Every way in which the turn can end after this move, groups laid whole or one card of them alone."""
    hand = view.hand
    if isinstance(action, NameSuit):
        return [Ending(hand, view.top, action.suit, view.laid)]
    if not isinstance(action, Play):
        return [Ending(hand, view.top, legality.required_suit(view), view.laid)]
    card = action.card
    if view.rules.neighbours:
        return list(_chains(view, card))
    group = tuple(one for one in hand if one.rank is card.rank) if view.rules.multi_rank else (card,)
    if card.rank == view.changer:
        return list(_with_changers(view, card, group))
    kept = _without(hand, group)
    whole = [
        Ending(kept, last, last.suit, view.laid + len(group)) for last in group if last is not card or len(group) == 1
    ]
    return whole + ([Ending(_without(hand, (card,)), card, card.suit, view.laid + 1)] if len(group) > 1 else [])


def acts_next(view: OlsenView, ending: Ending) -> int:
    """Whose turn follows (B09, K04 to K07)."""
    assert view.seat is not None
    rules, rank = view.rules, ending.top.rank
    steps = view.direction
    if rules.effects and ending.laid:
        number = ending.laid if rules.group_effects == "each" else 1
        if rank is Rank.QUEEN:
            steps *= 1 + min(number, view.seats - 1)
        elif rank is Rank.ACE and view.seats == 2 and rules.reverse2 == "skip":
            steps *= 2
        elif rank is Rank.ACE and number % 2:
            steps = -steps
    return (view.seat + steps) % view.seats


def next_player(view: OlsenView, action: Action) -> int | None:
    """The other player who acts after this turn; ``None`` where that depends on how the turn goes on."""
    seats = {acts_next(view, ending) for ending in endings(view, action)}
    return seats.pop() if len(seats) == 1 and view.seat not in seats else None


def _with_changers(view: OlsenView, card: Card, group: tuple[Card, ...]) -> Iterator[Ending]:
    for laid in dict.fromkeys(((card,), group)):
        kept = _without(view.hand, laid)
        if kept:
            yield from (Ending(kept, laid[-1], suit, view.laid + len(laid)) for suit in SUITS)
        elif view.rules.out_on_changer:
            yield Ending((), card, card.suit, view.laid + len(laid))


def _chains(view: OlsenView, card: Card) -> Iterator[Ending]:
    waiting = [(card, _without(view.hand, (card,)))]
    seen: set[tuple[int, tuple[int, ...]]] = set()
    while waiting and len(seen) < MOST_CHAINS:
        last, kept = waiting.pop()
        state = last.rank, tuple(sorted(one.rank for one in kept))
        if state in seen:
            continue
        seen.add(state)
        yield Ending(kept, last, None, view.laid + len(view.hand) - len(kept))
        near = (one for one in kept if legality.are_neighbours(last.rank, one.rank, view.rules.ace_king))
        waiting += [(one, _without(kept, (one,))) for one in near]


def _without(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card for card in hand if card not in cards)
