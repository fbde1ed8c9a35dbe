"""What may be done while cards are played, and nothing else can be: the whole law of a game without an auction."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from cardtable.engine.refusal import Refusal
from cardtable.kinds.tricks.rules import tricks
from cardtable.kinds.tricks.rules.actions import PlayCard

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.kinds.tricks.rules.position import TrickPosition


play: Final = cache(PlayCard)
"""The action that plays a card, made once for each."""


def legal(position: TrickPosition, seat: int, hand: Sequence[Card]) -> list[Action]:
    """The cards that follow, or all where none does."""
    if position.result is not None or seat != position.turn:
        return []
    led = position.trick[0] if position.trick else None
    return [play(card) for card in sorted(tricks.following(hand, led, position.ranking.group, position.trump))]


def refusal(position: TrickPosition, seat: int, hand: Sequence[Card], action: Action) -> Refusal | None:
    """Why ``seat`` may not play this card now; ``None`` when it may."""
    if position.result is not None:
        return Refusal("hand-over", "scoring")
    if seat != position.turn:
        return Refusal("not-your-turn", "tricks", seat=position.turn)
    if not isinstance(action, PlayCard):
        return Refusal("unknown-action", "tricks")
    return tricks.refuse_card(hand, position.trick, action.card, position.ranking.group, position.trump)
