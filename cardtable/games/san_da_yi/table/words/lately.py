"""What a seat did in its last turn, in a word or two."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.san_da_yi.rules.events import Buried, Called, NamedTrump, Played, TookKitty
from cardtable.games.san_da_yi.rules.house_rules import PASS
from cardtable.games.san_da_yi.table.words.phrases import bid_text
from cardtable.messages import translate
from cardtable.stage.action_tags import PASSED
from cardtable.stage.card_names import suit_name
from cardtable.stage.zones import Tag

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.games.san_da_yi.rules.events import SanDaYiEvent


def tag(events: Sequence[SanDaYiEvent], seat: int) -> Tag | None:
    """The last deed of this seat; which cards were taken up or buried is not said."""
    deeds = [one for one in events if isinstance(one, Buried | Called | NamedTrump | Played | TookKitty)]
    match [one for one in deeds if one.seat == seat][-1:]:
        case [Called(value=value)]:
            return Tag(PASSED if value == PASS else bid_text(value))
        case [TookKitty()]:
            return Tag(translate("SanDaYi", "took the kitty", "at a player’s name"))
        case [Buried()]:
            return Tag(translate("SanDaYi", "buried six", "at a player’s name"))
        case [NamedTrump(suit=suit)]:
            return Tag(translate("SanDaYi", "trump: {suit}", "at a player’s name").put(suit=suit_name(suit)))
        case [Played(card=card)]:
            return Tag(translate("SanDaYi", "played", "at a player’s name; a card follows"), card)
    return None
