"""What a seat did in its last turn, in a word or two."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.two_of_three.rules.events import Drew, Played, Stuck, Took, TookStock
from cardtable.messages import translate
from cardtable.stage.action_tags import drew, took_cards
from cardtable.stage.zones import Tag

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.games.two_of_three.rules.events import TwoOfThreeEvent


def tag(events: Sequence[TwoOfThreeEvent], seat: int) -> Tag | None:
    """How many cards were taken where a round was lost, else the cards that were laid, else that one was drawn."""
    deeds = [one for one in events if isinstance(one, Drew | Played | Stuck | Took | TookStock) and one.seat == seat]
    taken = sum(one.number for one in deeds if isinstance(one, Took | TookStock))
    if taken:
        return Tag(took_cards(taken))
    laid = [one.card for one in deeds if isinstance(one, Played)]
    if len(laid) > 1:
        text = translate("TwoOfThree", "laid %n, last", "at a player’s name; the last card follows", len(laid))
        return Tag(text, laid[-1])
    if laid:
        return Tag(translate("TwoOfThree", "laid", "at a player’s name; a card follows"), laid[0])
    if any(isinstance(one, Stuck) for one in deeds):
        return Tag(translate("TwoOfThree", "could not lay", "at a player’s name"))
    return Tag(drew(len(deeds))) if deeds else None
