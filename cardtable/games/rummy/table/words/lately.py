"""What a seat did last, in a word or two."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.rummy.rules.events import (
    Bought,
    Discarded,
    Drew,
    KeptLast,
    LaidDown,
    LaidOff,
    Swapped,
    TookUpcard,
)
from cardtable.messages import translate
from cardtable.stage.action_tags import TOOK, drew
from cardtable.stage.zones import Tag

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.games.rummy.rules.events import RummyEvent


def tag(events: Sequence[RummyEvent], seat: int) -> Tag | None:
    """The last deed of this seat; of what it bought only the card that everybody saw."""
    deeds = [
        one
        for one in events
        if isinstance(one, Bought | Discarded | Drew | KeptLast | LaidDown | LaidOff | Swapped | TookUpcard)
    ]
    match [one for one in deeds if one.seat == seat][-1:]:
        case [Bought(card=card)]:
            return Tag(translate("Rummy", "bought", "at a player’s name; a card follows"), card)
        case [TookUpcard(card=card)]:
            return Tag(TOOK, card)
        case [Swapped(joker=joker)]:
            return Tag(TOOK, joker)
        case [Drew()]:
            return Tag(drew(1))
        case [LaidDown()]:
            return Tag(translate("Rummy", "laid down", "at a player’s name"))
        case [LaidOff(card=card)]:
            return Tag(translate("Rummy", "laid off", "at a player’s name; a card follows"), card)
        case [Discarded(card=card)]:
            return Tag(translate("Rummy", "discarded", "at a player’s name; a card follows"), card)
        case [KeptLast()]:
            return Tag(translate("Rummy", "kept one card", "at a player’s name"))
    return None
