"""The lines of Veiðimaður: whose turn it is, how a round ended, how far the match is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.veidimadur.table.buttons import somebody
from cardtable.messages import Message, listing, translate
from cardtable.stage.common_words import is_playing, round_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.round import RoundResult
    from cardtable.games.veidimadur.rules.house_rules import VeidimadurRules
    from cardtable.games.veidimadur.rules.view import VeidimadurView


def status(table: VeidimadurView, names: Sequence[str]) -> Message:
    """Whose turn it is, and what can be asked."""
    if table.result is not None:
        return round_end(table.result, names)
    player = names[table.turn]
    if table.seat != table.turn:
        return is_playing(player)
    other = somebody(table)
    if other is not None:
        text = translate("Veidimadur", "{player}: what do you ask {other} for?").put(other=names[other])
    elif table.rules.any_rank:
        text = translate("Veidimadur", "{player}: whom do you ask?")
    else:
        text = translate("Veidimadur", "{player}: pick a card of the rank you want, and ask somebody for more of it.")
    return text.put(player=player)


def round_end(result: RoundResult, names: Sequence[str]) -> Message:
    """Who has the most books."""
    if len(result.winners) == len(result.scores):
        return translate("Veidimadur", "The round is over, and everybody has the same number of books.")
    winners = listing([names[seat] for seat in result.winners])
    return translate("Veidimadur", "The round is over. Most books: {players}.").put(players=winners)


def progress(rules: VeidimadurRules, rounds: int) -> Message:
    """Which round it is, and of how many."""
    if rules.deals == 1:
        return translate("Veidimadur", "One round decides")
    return round_of(min(max(rounds, 1), rules.deals), rules.deals)
