"""Why something may not be done and what would do instead, from rows, one for each code of a refusal."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from cardtable.messages import Message, listing, names_in
from cardtable.stage.card_names import card_name, card_object, ranks_name, suit_name
from cardtable.stage.common_words import NOT_NOW, NOT_YOUR_TURN, PICK_FIRST, ROUND_OVER

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from cardtable.engine.refusal import Refusal
    from cardtable.messages import Listing
    from cardtable.stage.commands import Instead

    Texts = Mapping[str, "Message | WhyNot"]


@dataclass(frozen=True, slots=True)
class WhyNot:
    """Why something is refused: a text to be filled in, or a function that makes it of the refusal and the names.

    ``accusative`` is the name of a card that is the object of the sentence; others are in the nominative. ``instead``
    says what would do, to the seat whose view it gets.
    """

    text: Message | Callable[[Refusal, Sequence[str]], Message]
    accusative: str = ""
    instead: Callable[[Any, Refusal, Sequence[str]], Instead | None] | None = None


# What games of all families refuse in the same words.
COMMON: Final = {
    "not-your-turn": NOT_YOUR_TURN,
    "round-over": ROUND_OVER,
    "pick-first": PICK_FIRST,
}


def row_of(refusal: Refusal, texts: Texts) -> WhyNot:
    """The row of a refusal.

    ``code/rule`` for one that rests on that chapter, and ``code+`` where a number goes with it, are taken before
    ``code`` alone.
    """
    keys = (f"{refusal.code}/{refusal.rule}", f"{refusal.code}+" if refusal.number else "", refusal.code)
    row = next((rows[key] for key in keys for rows in (texts, COMMON) if key in rows), NOT_NOW)
    return WhyNot(row) if isinstance(row, Message) else row


def explain(refusal: Refusal, names: Sequence[str], texts: Texts) -> Message:
    """Why not, in one sentence.

    In a text ``{card}`` is the first card, ``{other}`` and ``{top}`` the second, ``{cards}`` all; ``{player}``,
    ``{suit}``, ``{number}``, ``{ranks}`` (of that number) and ``%n`` are what the refusal holds.
    """
    row = row_of(refusal, texts)
    if not isinstance(row.text, Message):
        return row.text(refusal, names)
    text = replace(row.text, n=refusal.number) if "%n" in row.text.source else row.text
    return text.put(**{name: _value(name, refusal, names, name == row.accusative) for name in names_in(text.source)})


def _value(name: str, refusal: Refusal, names: Sequence[str], inflected: bool) -> str | int | Message | Listing:
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
