"""The lines of the family: whose turn it is, how a deal ended, how far the match is, and the cheat report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.olsen.rules import scoring
from cardtable.games.olsen.rules.actions import DRAW, PASS
from cardtable.messages import Message, listing, translate, verbatim
from cardtable.stage.card_names import card_object, ranks_name, suit_name
from cardtable.stage.commands import Report
from cardtable.stage.common_words import is_playing, round_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.round import RoundResult
    from cardtable.games.olsen.rules.house_rules import Rules
    from cardtable.games.olsen.rules.knowledge import Deed
    from cardtable.games.olsen.rules.view import OlsenView


def status(table: OlsenView, names: Sequence[str]) -> Message:
    """Whose turn it is, and what has to be done."""
    player = names[table.turn]
    if table.result is not None:
        return round_end(table.result, names)
    if table.phase == "stand":
        assert table.window is not None
        return translate("Olsen", "{player} has laid the last card. Was everything fair?").put(
            player=names[table.window]
        )
    if table.seat != table.turn:
        return is_playing(player)
    return _own_turn(table).put(player=player)


def _own_turn(table: OlsenView) -> Message:
    if table.phase == "name":
        return translate("Olsen", "{player}: which suit do you name?")
    if table.phase == "chain" and table.rules.neighbours:
        return translate("Olsen", "{player}: lay another card one higher or lower, or end your turn.")
    if table.phase == "chain":
        return translate("Olsen", "{player}: lay another card of the same rank, or end your turn.")
    if table.phase == "owe":
        if any(action.kind == "play" for action in table.legal()):
            return translate("Olsen", "{player}: take %n card(s), or lay a two.", None, table.owed)
        return translate("Olsen", "{player}: first take %n card(s) for the twos.", None, table.owed)
    return _what_fits(table)


def _what_fits(table: OlsenView) -> Message:
    legal = table.legal()
    if PASS in legal and not any(action.kind == "play" for action in legal):
        return translate("Olsen", "{player}: nothing fits. Say pass.")
    if DRAW in legal and not table.rules.voluntary_draw:
        n = 3 - table.drawn
        return translate("Olsen", "{player}: nothing fits. Draw up to %n card(s).", None, n)
    if table.free and table.rules.ladder:
        return translate("Olsen", "{player}: the start card is a changer, so you may lay any card.")
    if table.free:
        return translate("Olsen", "{player}: the start card is an eight, so you may lay any card.")
    if table.named is not None:
        return translate("Olsen", "{player}: it is your turn. The suit is {suit}.").put(suit=suit_name(table.named))
    if table.rules.ladder:
        return translate("Olsen", "{player}: it is your turn. Your changer: {ranks}.").put(
            ranks=ranks_name(table.changer)
        )
    return translate("Olsen", "{player}: it is your turn.")


def round_end(result: RoundResult, names: Sequence[str]) -> Message:
    """Who won, or that nobody could go on."""
    winners = listing([names[seat] for seat in result.winners])
    if result.reason == "blocked" and result.left:
        return translate("Olsen", "Nobody can go on: everybody counts the cards in hand.")
    if result.reason == "blocked":
        return translate("Olsen", "Nobody can go on, and the fewest cards win: {players}.").put(players=winners)
    return translate("Olsen", "Ólsen Ólsen! {player} has won the round.").put(player=winners)


def progress(rules: Rules, rounds: int) -> Message:
    """Which round it is, and what ends the match."""
    number = max(rounds, 1)
    if rules.scored:
        target, in_rounds = scoring.target(rules)
        if in_rounds:
            return round_of(number, target)
        return translate("Olsen", "Round {number}, playing to %n point(s)", None, target).put(number=number)
    if rules.first_to == 1:
        return translate("Olsen", "One round decides")
    return translate("Olsen", "Round {number}, first to %n win(s)", None, rules.first_to).put(number=number)


def account(result: RoundResult, seat: int) -> Message | None:
    """The points of the cards that were left, such as 25 + 10 + 5."""
    if not result.left or not result.left[seat]:
        return None
    return verbatim(" + ".join(str(scoring.cost(card)) for card in sorted(result.left[seat], key=_dearest_first)))


def _dearest_first(card: object) -> int:
    return -scoring.cost(card)  # type: ignore[arg-type]


def report(table: OlsenView, names: Sequence[str]) -> Report | None:
    """Every cheat and every wrong accusation."""
    if not table.rules.cheating or table.result is None:
        return None
    lines = tuple(_deed(deed, names) for deed in table.report)
    nothing = translate("Olsen", "Nobody cheated, and nobody was accused.")
    return Report(translate("Olsen", "Cheat report"), lines or (nothing,))


def _deed(deed: Deed, names: Sequence[str]) -> Message:
    player = names[deed.seat]
    if deed.kind == "accusation":
        assert deed.by is not None
        return translate("Olsen", "{accuser} accused {player} wrongly.").put(accuser=player, player=names[deed.by])
    if deed.kind == "silent":
        done = translate("Olsen", "{player} kept quiet with one card.").put(player=player)
    else:
        assert deed.card is not None
        card = card_object(deed.card)
        told = {
            "slip": translate("Olsen", "{player} slipped in the {card}."),
            "hide": translate("Olsen", "{player} hid the {card}."),
            "false": translate("Olsen", "{player} laid the {card}, which did not fit."),
        }
        done = told[deed.kind].put(player=player, card=card)
    if deed.by is None:
        return translate("Olsen", "{deed} Nobody noticed.", "a line of the cheat report").put(deed=done)
    return translate("Olsen", "{deed} {accuser} noticed.", "a line of the cheat report").put(
        deed=done, accuser=names[deed.by]
    )
