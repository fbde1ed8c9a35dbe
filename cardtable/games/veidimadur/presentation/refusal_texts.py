"""The sentences of Veiðimaður: why something may not be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.veidimadur.presentation.texts import asked
from cardtable.games.veidimadur.rules.actions import Ask
from cardtable.messages import listing, translate
from cardtable.stage.commands import Instead
from cardtable.stage.common_words import NOT_NOW, ROUND_OVER, not_your_turn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.refusal import Refusal
    from cardtable.games.veidimadur.rules.view import VeidimadurView
    from cardtable.messages import Message


def instead(table: VeidimadurView, refusal: Refusal, names: Sequence[str]) -> Instead | None:
    """Who still has cards, where somebody was asked who has none."""
    if refusal.code != "empty-handed":
        return None
    asks = tuple(one for one in table.legal() if isinstance(one, Ask))
    others = [names[seat] for seat in sorted({ask.seat for ask in asks})]
    text = translate("Veidimadur", "Whom you can ask: {players}.", "names in the nominative")
    return Instead(text.put(players=listing(others)), asks) if others else None


def explain(refusal: Refusal, names: Sequence[str]) -> Message:
    """Why not, in one sentence."""
    player = "" if refusal.seat is None else names[refusal.seat]
    match refusal.code:
        case "round-over":
            return ROUND_OVER
        case "not-your-turn":
            return not_your_turn(player)
        case "ask-another":
            return translate("Veidimadur", "Ask one of the other players.")
        case "empty-handed":
            return translate("Veidimadur", "{player} has no cards, so ask somebody else.").put(player=player)
        case "hold-none":
            return translate("Veidimadur", "You hold no {ranks}, and you may ask only for what you hold.").put(
                ranks=asked(refusal.number)
            )
        case "pick-first":
            return translate("Veidimadur", "First pick a card of the rank you want to ask for.")
        case "one-rank":
            return translate("Veidimadur", "You ask for one rank at a time: pick cards of a single rank.")
    return NOT_NOW
