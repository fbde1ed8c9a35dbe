"""What no play leads to, so that no file can say it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.cards import packs
from cardtable.engine.round import rule_out
from cardtable.games.two_of_three.covers import SEATS
from cardtable.games.two_of_three.rules import legality
from cardtable.games.two_of_three.rules.house_rules import HAND_SIZE, ROW_START, cards_to_deal

if TYPE_CHECKING:
    from cardtable.engine.round import RoundResult
    from cardtable.games.two_of_three.rules.state import TwoOfThreeState

REASONS: Final = ("leg",)


def check(table: TwoOfThreeState) -> None:
    """ValueError when no play could have led to this table."""
    _check_places(table)
    over = table.result is not None
    if not over:
        _check_turn(table)
    rule_out(not 1 <= table.number <= len(packs()) // cards_to_deal(table.seats), "no such round")
    rule_out(min(table.lost) < 0 or sum(table.lost) != table.number - 1 + over, "other rounds were lost")
    if over:
        _check_result(table)
        return
    remembered = len(table.gone) + sum(map(len, table.kept))
    rule_out(remembered != sum(map(len, table.piles)), "cards were taken that nobody held")
    rule_out(table.dealer != (table.starter - 1) % table.seats, "another seat deals")
    for seat, hand in enumerate(table.hands):
        drawn = table.drawn and seat == table.turn
        rule_out(len(hand) > HAND_SIZE + drawn, "too many cards")
        _check_barred(table, seat, drawn)


def _check_places(table: TwoOfThreeState) -> None:
    """Every card of the pack lies somewhere, and whatever was taken lay in the row, in a hand or in the last stock."""
    rule_out(table.seats not in SEATS, "nobody plays so")
    by_seat = (table.piles, table.kept, table.lost, table.barred)
    table.check_cards_and_seats(packs(), [table.starter], by_seat)
    taken = [card for pile in table.piles for card in pile]
    remembered = [*table.gone, *(card for cards in table.kept for card in cards)]
    elsewhere = not set(remembered) <= set(taken) or len(set(remembered)) != len(remembered)
    rule_out(elsewhere, "taken cards are elsewhere")


def _check_turn(table: TwoOfThreeState) -> None:
    """A turn that goes on: something fits, or a card can be drawn."""
    laid = len(table.row) - ROW_START
    drew = table.drawn and table.placed > 0
    rule_out(not 0 <= table.placed <= laid or not all(table.hands) or drew, "no such turn")
    ends = table.placed > 0 or table.drawn or not table.stock
    fitting = legality.playable(table.rules, table.row, table.hands[table.turn])
    rule_out(ends and not fitting, "the turn would have ended")


def _check_barred(table: TwoOfThreeState, seat: int, drawn: bool) -> None:
    """Where a seat had nothing that fits, it holds nothing that does: only the card just drawn may (G12, G14)."""
    hand, lengths = table.hands[seat], table.barred[seat]
    possible = range(ROW_START, len(table.row) + 1)
    rule_out(sorted(set(lengths)) != lengths or not set(lengths) <= set(possible), "no such lengths")
    for length in lengths:
        old = hand[:-1] if drawn else hand
        previous, last = table.row[length - ROW_START : length]
        rule_out(any(legality.fits(table.rules, card, previous, last) for card in old), "something would have fitted")
    if seat == table.turn:
        rule_out((len(table.row) in lengths) != drawn, "who has drawn had nothing that fits, and nobody else on turn")


def check_result(seats: int, result: RoundResult) -> None:
    """ValueError when no leg ends like this."""
    result.check(seats, REASONS)
    rule_out(
        result.left != () or min(result.scores) < 0 or sum(result.scores) != len(packs()), "other cards were counted"
    )
    rule_out(len(result.carried) != len(("starter", "lost", "rest")), "no such memory")
    starter, lost, rest = result.carried
    rule_out(len(starter) != 1 or starter[0] not in range(seats), "no such memory")
    rule_out(len(lost) != seats or min(lost) < 0, "no such memory")
    rule_out(len(rest) != seats or min(rest) < 0 or sum(rest) >= cards_to_deal(seats), "no such rest")


def _check_result(table: TwoOfThreeState) -> None:
    result = table.result
    assert result is not None
    check_result(table.seats, result)
    rule_out(result.scores != tuple(map(len, table.piles)), "other cards were counted")
    rule_out(result.carried[1] != tuple(table.lost), "no such memory")
    rule_out(table.placed != 0 or table.drawn or bool(table.stock or table.row or any(table.hands)), "the leg is over")
