"""Why something may not be done in Veiðimaður, and what would do instead, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.veidimadur.presentation.texts import asked
from cardtable.games.veidimadur.rules.actions import Ask
from cardtable.messages import Message, listing, translate
from cardtable.stage.commands import Instead
from cardtable.stage.refusal_texts import WhyNot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.refusal import Refusal
    from cardtable.games.veidimadur.rules.state import VeidimadurView
    from cardtable.stage.refusal_texts import Texts


def _hold_none(refusal: Refusal, _: Sequence[str]) -> Message:
    text = translate("Veidimadur", "You hold no {ranks}, and you may ask only for what you hold.")
    return text.put(ranks=asked(refusal.number))


def _others(table: VeidimadurView, _: Refusal, names: Sequence[str]) -> Instead | None:
    """Which players have cards."""
    asks = tuple(one for one in table.legal() if isinstance(one, Ask))
    others = [names[seat] for seat in sorted({ask.seat for ask in asks})]
    text = translate("Veidimadur", "Whom you can ask: {players}.", "names in the nominative")
    return Instead(text.put(players=listing(others)), asks) if others else None


REFUSALS: Final[Texts] = {
    "ask-another": translate("Veidimadur", "Ask one of the other players."),
    "empty-handed": WhyNot(translate("Veidimadur", "{player} has no cards, so ask somebody else."), instead=_others),
    "hold-none": WhyNot(_hold_none),
    "pick-first": translate("Veidimadur", "First pick a card of the rank you want to ask for."),
    "one-rank": translate("Veidimadur", "You ask for one rank at a time: pick cards of a single rank."),
}
