"""The lines of contract rummy: whose turn it is, how a round ended, how far the match is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.rummy.rules import scoring
from cardtable.games.rummy.rules.contract import RunSuits
from cardtable.games.rummy.table.words.phrases import contract_text
from cardtable.messages import Message, listing, translate
from cardtable.stage.card_names import card_name, card_object
from cardtable.stage.common_words import is_playing, two_reasons, wins_the_round

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.round import RoundResult
    from cardtable.games.rummy.rules.house_rules import Rules
    from cardtable.games.rummy.rules.view import RummyView


def status(table: RummyView, names: Sequence[str]) -> Message:
    """Whose turn it is, who is asked, and what can be done."""
    player = names[table.turn]
    if table.result is not None:
        return round_end(table.result, names)
    if table.phase == "window":
        return _window(table, names)
    if table.seat != table.turn:
        if table.phase == "ready":
            return translate("Rummy", "{player} turns up the first card when everybody is ready.").put(player=player)
        return is_playing(player)
    return _own_turn(table).put(player=player)


def _window(table: RummyView, names: Sequence[str]) -> Message:
    card = card_object(table.discard[-1])
    if table.seat is not None and table.seat in table.asked:
        return translate("Rummy", "{player}: do you buy the {card}?").put(player=names[table.seat], card=card)
    if table.seat is not None:  # Nobody is asked in front of whom this stands.
        return is_playing(names[table.turn])
    return translate("Rummy", "Who buys the {card}?").put(card=card)


def _own_turn(table: RummyView) -> Message:
    assert table.seat is not None
    if table.phase == "ready":
        return translate("Rummy", "{player}: look at your hand. When everybody is ready, turn up the first card.")
    if table.phase == "offer":
        if not table.live:
            return translate("Rummy", "{player}: draw from the stock.")
        return translate("Rummy", "{player}: take the upcard ({card}), or draw.").put(card=card_name(table.discard[-1]))
    if table.must_lay_down:
        return translate("Rummy", "{player}: you have taken a joker, so lay down now.")
    if table.must_play is not None:
        return translate("Rummy", "{player}: the joker you took must be laid in this turn.")
    if table.down[table.seat]:
        return translate("Rummy", "{player}: lay off what fits, then discard.")
    if table.rules.uses_all(table.number):
        return translate("Rummy", "{player}: lay down all fourteen cards, or discard one.")
    return translate("Rummy", "{player}: lay down if you can, then discard.")


def round_end(result: RoundResult, names: Sequence[str]) -> Message:
    """Who went out, or that nobody could go on."""
    if result.reason == "void":
        return translate("Rummy", "The stock has run out too often: nobody wins the round, and everybody counts.")
    winners = listing([names[seat] for seat in result.winners])
    return wins_the_round(winners)


def progress(rules: Rules, rounds: int) -> Message:
    """Which round it is, and its contract."""
    played = min(max(rounds, 1), len(rules.rounds))
    own_suits = rules.run_suits is RunSuits.DIFFERENT
    melds = contract_text(rules.contract(rules.rounds[played - 1]), own_suits)
    if rules.kinaskak:
        text = translate("Rummy", "Round {number} of {total}: {melds}")
    else:
        text = translate("Rummy", "Round {number} of {total}: {melds}", "a hand is a round of Shanghai Rummy")
    return text.put(number=played, total=len(rules.rounds), melds=melds)


def account(result: RoundResult, seat: int) -> Message | None:
    """How many cards were left, and what was added for buying or taken off."""
    left = len(result.left[seat]) if result.left else 0
    cards = translate("Rummy", "%n card(s) left in hand", None, left) if left else None
    extra = _bought_too_often(result, seat)
    if extra:
        bought = translate("Rummy", "{points} for buying too often").put(points=extra)
        if cards is None:
            return bought
        return two_reasons(cards, bought)
    if not left and result.scores[seat] < 0:
        return translate("Rummy", "out in one turn")
    return cards


def _bought_too_often(result: RoundResult, seat: int) -> int:
    """Penalties come in whole hundreds above anything that other presets of values give."""
    cards = scoring.points(result.left[seat], "kinaskak") if result.left else 0
    over = result.scores[seat] - cards
    return over if over >= scoring.BUY_PENALTY and over % scoring.BUY_PENALTY == 0 else 0
