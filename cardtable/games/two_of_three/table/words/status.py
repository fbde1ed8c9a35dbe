"""The lines of Two of Three: whose turn it is, how a leg ended, how far the match is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.two_of_three.rules.legality import matches, playable
from cardtable.messages import Message, listing, translate
from cardtable.stage.card_names import card_name
from cardtable.stage.common_words import is_playing, two_reasons

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.round import RoundResult
    from cardtable.games.two_of_three.rules.house_rules import TwoOfThreeRules
    from cardtable.games.two_of_three.rules.view import TwoOfThreeView


def status(table: TwoOfThreeView, names: Sequence[str]) -> Message:
    """Whose turn it is, and what can be done in it."""
    if table.result is not None:
        return round_end(table.result, names)
    if table.seat != table.turn:
        return is_playing(names[table.turn])
    return _own_turn(table).put(player=names[table.turn])


def _own_turn(table: TwoOfThreeView) -> Message:
    fitting = playable(table.rules, table.row, table.hand)
    if not fitting:
        return translate(
            "TwoOfThree", "{player}: nothing in your hand fits, so draw a card. If it does not fit, you lose the round."
        )
    if table.drawn:
        return translate("TwoOfThree", "{player}: the card you drew fits, so lay it.")
    if table.placed and table.rules.stop_early:
        return translate("TwoOfThree", "{player}: lay another card, or end your turn.")
    if not matches(table.rules, fitting[0], *table.row[-2:]):
        return _what_contrasts(table)
    if table.placed:
        return translate("TwoOfThree", "{player}: go on as long as anything fits.")
    return _what_fits(table)


def _what_contrasts(table: TwoOfThreeView) -> Message:
    """What a contrast has to be like (G9)."""
    previous, last = table.row[-2:]
    if table.rules.contrast == "callout":
        text = translate(
            "TwoOfThree",
            "{player}: nothing fits in the usual way, so lay a contrast: it shares nothing with the {last} and at "
            "least one feature with the {previous}.",
        )
    else:
        text = translate(
            "TwoOfThree",
            "{player}: nothing fits in the usual way, so lay a contrast: it shares nothing with the {last} and at "
            "most one feature with the {previous}.",
        )
    return text.put(last=card_name(last), previous=card_name(previous))


def _what_fits(table: TwoOfThreeView) -> Message:
    """What the next card has to be like (G8)."""
    previous, last = table.row[-2:]
    if table.rules.exactly:
        text = translate(
            "TwoOfThree",
            "{player}: lay a card that shares exactly two features (suit, odd or even, high or low) with the {last} "
            "and exactly one with the {previous}.",
        )
    else:
        text = translate(
            "TwoOfThree",
            "{player}: lay a card that shares two features (suit, odd or even, high or low) with the {last} and one "
            "with the {previous}.",
        )
    return text.put(last=card_name(last), previous=card_name(previous))


def round_end(result: RoundResult, names: Sequence[str]) -> Message:
    """Who took the fewest cards."""
    if len(result.winners) == len(result.scores):
        return translate("TwoOfThree", "The leg is over, and everybody took the same number of cards.")
    winners = listing([names[seat] for seat in result.winners])
    return translate("TwoOfThree", "The leg is over. Fewest cards: {players}.").put(players=winners)


def progress(rules: TwoOfThreeRules, rounds: int) -> Message:
    """Which leg it is, and what ends the match."""
    number = max(rounds, 1)
    if rules.legs is not None:
        return translate("TwoOfThree", "Leg {number} of {total}", "a leg (omgang) is one time through the pack").put(
            number=min(number, rules.legs), total=rules.legs
        )
    return translate("TwoOfThree", "Leg {number}, playing until somebody has more than {points} points").put(
        number=number, points=rules.limit or 0
    )


def account(result: RoundResult, seat: int) -> Message | None:
    """How many rounds were lost, and whether the stock came with the last one."""
    _, lost, rest = result.carried
    rounds = translate("TwoOfThree", "%n round(s) lost", "why somebody has so many points", lost[seat])
    if not rest[seat]:
        return rounds
    stock = translate("TwoOfThree", "%n card(s) from the stock", "why somebody has so many points", rest[seat])
    return two_reasons(rounds, stock)
