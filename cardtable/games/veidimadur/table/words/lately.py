"""What a seat did in its last turn, in a word or two."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.veidimadur.rules.events import Asked, Booked, Drew, Gave, Landed, Refused
from cardtable.games.veidimadur.table.words.phrases import asked
from cardtable.messages import translate
from cardtable.stage.action_tags import drew
from cardtable.stage.zones import Tag

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.games.veidimadur.rules.events import VeidimadurEvent


def tag(events: Sequence[VeidimadurEvent], seat: int, names: Sequence[str]) -> Tag | None:
    """What came of the last question of this seat, or what it answered; a card from the stock says nothing new."""
    for event in reversed(events):
        match event:
            case Asked(seat=one, other=other, rank=rank) if one == seat:
                text = translate("Veidimadur", "asked {player}: {ranks}", "at a player’s name")
                return Tag(text.put(player=names[other], ranks=asked(rank)))
            case Gave(other=one, cards=cards) if one == seat:
                return Tag(translate("Veidimadur", "got %n", "at a player’s name", len(cards)))
            case Landed(seat=one, card=card) if one == seat:
                return Tag(translate("Veidimadur", "fished", "at a player’s name; a card follows"), card)
            case Booked(seat=one, cards=cards) if one == seat:
                text = translate("Veidimadur", "book: {ranks}", "at a player’s name")
                return Tag(text.put(ranks=asked(cards[0].rank)))
            case Gave(seat=one, cards=cards) if one == seat:
                return Tag(translate("Veidimadur", "gave %n", "at a player’s name", len(cards)))
            case Refused(seat=one) if one == seat:
                return Tag(translate("Veidimadur", "had none", "at a player’s name"))
            case Drew(seat=one, empty=True) if one == seat:
                return Tag(drew(1))
    return None
