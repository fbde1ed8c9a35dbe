"""What a seat did in its last turn, in a word or two."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.olsen.rules.events import Drew, Laid, MissedTurn, Passed, TookBack, TookOwed
from cardtable.messages import translate
from cardtable.stage.action_tags import drew, drew_and_passed, took_cards
from cardtable.stage.zones import Tag

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.games.olsen.rules.events import OlsenEvent


def tag(events: Sequence[OlsenEvent], seat: int) -> Tag | None:
    """The cards that were laid, or what was done instead; nothing of what was done in secret (V02, V03)."""
    deeds = [one for one in events if isinstance(one, Drew | Laid | MissedTurn | Passed | TookBack | TookOwed)]
    deeds = [one for one in deeds if one.seat == seat]
    laid = [one.card for one in deeds if isinstance(one, Laid)]
    drawn = sum(isinstance(one, Drew) for one in deeds)
    match deeds[-1:]:
        case [TookBack(card=card, open=is_open)]:
            text = translate("Olsen", "took back", "at a player’s name; a card may follow")
            return Tag(text, card if is_open else None)
        case [_] if len(laid) > 1:
            text = translate("Olsen", "laid %n, last", "at a player’s name; the last card follows", len(laid))
            return Tag(text, laid[-1])
        case [_] if laid:
            return Tag(translate("Olsen", "laid", "at a player’s name; a card follows"), laid[-1])
        case [Passed()]:
            return Tag(drew_and_passed(drawn))
        case [MissedTurn()]:
            return Tag(translate("Olsen", "missed a turn", "at a player’s name"))
        case [TookOwed(number=number)]:
            return Tag(took_cards(number))
        case [Drew()]:
            return Tag(drew(drawn))
    return None
