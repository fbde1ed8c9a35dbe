"""The sentences of Veiðimaður: why something may not be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.veidimadur.rules.actions import Ask
from cardtable.messages import listing, translate
from cardtable.stage.commands import Instead

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.refusal import Refusal
    from cardtable.games.veidimadur.rules.view import VeidimadurView


TEXTS: Final = {
    "ask-another": translate("Veidimadur", "Ask one of the other players."),
    "empty-handed": translate("Veidimadur", "{player} has no cards, so ask somebody else."),
    "hold-none": translate("Veidimadur", "You hold no {ranks}, and you may ask only for what you hold."),
    "pick-first": translate("Veidimadur", "First pick a card of the rank you want to ask for."),
    "one-rank": translate("Veidimadur", "You ask for one rank at a time: pick cards of a single rank."),
}


def instead(table: VeidimadurView, refusal: Refusal, names: Sequence[str]) -> Instead | None:
    """Which players have cards, where one without any was asked."""
    if refusal.code != "empty-handed":
        return None
    asks = tuple(one for one in table.legal() if isinstance(one, Ask))
    others = [names[seat] for seat in sorted({ask.seat for ask in asks})]
    text = translate("Veidimadur", "Whom you can ask: {players}.", "names in the nominative")
    return Instead(text.put(players=listing(others)), asks) if others else None
