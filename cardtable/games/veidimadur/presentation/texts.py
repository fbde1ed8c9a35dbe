"""What Veiðimaður says round the table: whose turn it is, hints and their reasons, how a round ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.veidimadur.rules.actions import Address, Ask
from cardtable.messages import Message, listing, translate
from cardtable.stage.common_words import is_playing, round_of, with_reason

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Rank
    from cardtable.engine.round import RoundResult
    from cardtable.engine.values import Action
    from cardtable.games.veidimadur.rules.house_rules import VeidimadurRules
    from cardtable.games.veidimadur.rules.view import VeidimadurView
    from cardtable.players.decision import Reason

_ASKED: Final = (
    translate("Veidimadur", "aces", "what somebody is asked for, accusative: Have you any aces?"),
    translate("Veidimadur", "twos", "what somebody is asked for, accusative: Have you any twos?"),
    translate("Veidimadur", "threes", "what somebody is asked for, accusative: Have you any threes?"),
    translate("Veidimadur", "fours", "what somebody is asked for, accusative: Have you any fours?"),
    translate("Veidimadur", "fives", "what somebody is asked for, accusative: Have you any fives?"),
    translate("Veidimadur", "sixes", "what somebody is asked for, accusative: Have you any sixes?"),
    translate("Veidimadur", "sevens", "what somebody is asked for, accusative: Have you any sevens?"),
    translate("Veidimadur", "eights", "what somebody is asked for, accusative: Have you any eights?"),
    translate("Veidimadur", "nines", "what somebody is asked for, accusative: Have you any nines?"),
    translate("Veidimadur", "tens", "what somebody is asked for, accusative: Have you any tens?"),
    translate("Veidimadur", "jacks", "what somebody is asked for, accusative: Have you any jacks?"),
    translate("Veidimadur", "queens", "what somebody is asked for, accusative: Have you any queens?"),
    translate("Veidimadur", "kings", "what somebody is asked for, accusative: Have you any kings?"),
)


def asked(rank: Rank | int) -> Message:
    """All cards of a rank as something that is asked for, held or laid down (the accusative)."""
    return _ASKED[rank - 1]


def status(table: VeidimadurView, names: Sequence[str]) -> Message:
    """Whose turn it is, and what can be asked."""
    if table.result is not None:
        return round_end(table.result, names)
    player = names[table.turn]
    if table.seat != table.turn:
        return is_playing(player)
    other = anyone_to_ask(table)
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


# What each reason of the computer players says.
WHY: Final = {
    "sure": translate("Veidimadur", "Everybody has heard or seen that this player holds some."),
    "completes": translate("Veidimadur", "That is sure to give you a book."),
    "likely": translate("Veidimadur", "As far as anyone can know, no question is likelier to get you a card."),
    "likely-held": translate(
        "Veidimadur", "As far as anyone can know, no question for a rank that you hold is likelier to get you a card."
    ),
    "likely-several": translate(
        "Veidimadur",
        "You hold more than one card of this rank, and no question for such a rank is likelier to get you a card.",
    ),
    "builds": translate("Veidimadur", "You hold more cards of this rank than of any other."),
    "builds-too": translate("Veidimadur", "You hold no more cards of any other rank."),
    "tells-nothing": translate("Veidimadur", "Everybody knows that you hold some, so the question gives nothing away."),
    "guess": translate("Veidimadur", "Nothing more is known, so try your luck."),
    "as-good": translate("Veidimadur", "No other question is better."),
}


def advise(action: Action, reasons: Sequence[Reason], names: Sequence[str]) -> Message:
    """What a good player would do, and the weightiest reason for it."""
    return with_reason(_advice(action, names), reasons, WHY)


def _advice(action: Action, names: Sequence[str]) -> Message:
    match action:
        case Ask(seat, rank):
            return translate("Veidimadur", "Ask {player} for {ranks}.", "a hint").put(
                player=names[seat], ranks=asked(rank)
            )
        case Address(seat):
            return translate("Veidimadur", "Turn to {player}.", "a hint").put(player=names[seat])
    raise ValueError("this is the action of another game")


def anyone_to_ask(table: VeidimadurView) -> int | None:
    """Whom a question goes to for which no card is picked: who was turned to, or the only one who has cards."""
    if not table.rules.any_rank:
        return None
    others = [seat for seat in range(table.seats) if seat != table.seat and table.counts[seat]]
    return others[0] if len(others) == 1 else table.addressed
