"""The buttons of Veiðimaður: whom to ask and, where one may ask for anything, for what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.cards import RANKS
from cardtable.engine.refusal import Refusal
from cardtable.games.veidimadur.presentation.texts import anyone_to_ask, asked
from cardtable.games.veidimadur.rules.actions import ADDRESS, ASK
from cardtable.messages import translate, verbatim
from cardtable.stage.commands import DIGITS, Command

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.games.veidimadur.rules.view import VeidimadurView

# Aces are 1 and tens 0; jacks, queens and kings have the letters of the pack.
_RANK_KEYS: Final = (*DIGITS, verbatim("0"), verbatim("J"), verbatim("Q"), verbatim("K"))


def commands(table: VeidimadurView, names: Sequence[str], picked: Sequence[Card]) -> list[Command]:
    """One button for every other player, or the ranks that the addressed player can be asked for."""
    if table.seat is None or table.result is not None:
        return []
    other = None if picked else anyone_to_ask(table)
    if other is not None and table.seat == table.turn:
        return [
            Command(ASK[other, rank], asked(rank), key, table.refusal(ASK[other, rank]))
            for rank, key in zip(RANKS, _RANK_KEYS, strict=True)
        ]
    others = [(table.seat + step) % table.seats for step in range(1, table.seats)]
    found = []
    for seat, key in zip(others, DIGITS, strict=False):
        action = ASK[seat, picked[0].rank] if picked else ADDRESS[seat]
        several = len({card.rank for card in picked}) > 1
        refusal = Refusal("one-rank", "asking") if several else table.refusal(action)
        label = translate("Veidimadur", "Ask {player}", "button").put(player=names[seat])
        if picked and not several:
            label = translate("Veidimadur", "Ask {player} for {ranks}", "button")
            label = label.put(player=names[seat], ranks=asked(picked[0].rank))
        found.append(Command(action, label, key, refusal))
    return found
