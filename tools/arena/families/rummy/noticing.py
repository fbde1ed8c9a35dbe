"""What a viewer can count of a player: what it takes and buys, and what it throws away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.rummy.players.styles import RED
from cardtable.games.rummy.rules.actions import Buy, Discard, DrawStock, PassBuy, TakeUpcard
from cardtable.games.rummy.rules.scoring import PRESETS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.cards import Card
    from cardtable.games.rummy.rules.state import RummyView
    from tools.arena.family import Deed

# So many discards are the first ones.
_EARLY: Final = 3


def noticed(deeds: Sequence[Deed], end: RummyView, seat: int) -> Iterator[tuple[str, float]]:
    """The habits that a round showed."""
    price = PRESETS[end.rules.points]
    thrown = 0
    for view, action in deeds:
        if isinstance(action, DrawStock | TakeUpcard) and view.live and not view.down[seat]:
            yield "takes", float(isinstance(action, TakeUpcard))
        elif isinstance(action, Buy | PassBuy) and not view.down[seat]:
            yield "buys", float(isinstance(action, Buy))
        elif isinstance(action, Discard) and not view.down[seat] and action.card.suit is not None:
            thrown += 1
            yield "price", float(price(action.card))
            yield "red", float(action.card.suit in RED)
            if thrown <= _EARLY:
                yield "price early", float(price(action.card))
            following = view.known[(seat + 1) % view.seats]
            if following:
                yield "helps", float(any(_alike(action.card, other) for other in following))
    yield "price left", float(sum(map(price, end.open_hands[seat])) / max(1, len(end.open_hands[seat])))


def _alike(card: Card, other: Card) -> bool:
    return other.suit is not None and (
        card.rank is other.rank or (card.suit is other.suit and abs(card.rank - other.rank) <= 2)
    )
