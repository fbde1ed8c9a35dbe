"""Why something may not be done, from a table of sentences by the codes of refusals."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cardtable.messages import listing
from cardtable.stage.card_names import card_name, card_object, ranks_name, suit_name
from cardtable.stage.common_words import NOT_NOW, NOT_YOUR_TURN, PICK_FIRST, ROUND_OVER

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from cardtable.engine.refusal import Refusal
    from cardtable.messages import Listing, Message

    Value = str | int | Message | Listing
    Texts = Mapping[str, Message]

# What games of all families refuse in the same words.
COMMON: Final = {
    "not-your-turn": NOT_YOUR_TURN,
    "round-over": ROUND_OVER,
    "pick-first": PICK_FIRST,
}
_NAMES: Final = re.compile(r"{(\w+)}")


def explain(
    refusal: Refusal,
    names: Sequence[str],
    texts: Texts,
    *,
    objects: Mapping[str, str] | None = None,
    more: Mapping[str, Callable[[], Value]] | None = None,
) -> Message:
    """Why not, in one sentence.

    Args:
        refusal: What the rules say.
        names: The names of all seats.
        texts: The sentences by code; ``code/rule`` for one that rests on that chapter, and ``code+`` where a number
            goes with it, are taken before ``code`` alone. ``{card}`` is the first card, ``{other}`` and ``{top}`` the
            second, ``{cards}`` all; ``{player}``, ``{suit}``, ``{number}``, ``{ranks}`` (of that number) and ``%n``
            are what the refusal holds.
        objects: The codes in whose sentence a card is in the accusative, and its name there.
        more: What else is filled in, by name, or otherwise than said above.
    """
    keys = (f"{refusal.code}/{refusal.rule}", f"{refusal.code}+" if refusal.number else "", refusal.code)
    text = next((table[key] for key in keys for table in (texts, COMMON) if key in table), NOT_NOW)
    if "%n" in text.source:
        text = replace(text, n=refusal.number)
    inflected = (objects or {}).get(refusal.code)
    return text.put(
        **{
            name: more[name]() if more and name in more else _value(name, refusal, names, name == inflected)
            for name in _NAMES.findall(text.source)
        }
    )


def _value(name: str, refusal: Refusal, names: Sequence[str], inflected: bool) -> Value:
    match name:
        case "player":
            assert refusal.seat is not None
            return names[refusal.seat]
        case "suit":
            assert refusal.suit is not None
            return suit_name(refusal.suit)
        case "number":
            return refusal.number
        case "ranks":
            return ranks_name(refusal.number)
        case "cards":
            return listing([card_name(card) for card in refusal.cards])
    card = refusal.cards[0 if name == "card" else 1]
    return card_object(card) if inflected else card_name(card)
