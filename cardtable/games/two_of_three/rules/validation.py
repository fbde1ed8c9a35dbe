"""What no play leads to, so that no file can say it: the rest of a check, for legs that come from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.cards import packs
from cardtable.games.two_of_three.rules import legality
from cardtable.games.two_of_three.rules.house_rules import HAND_SIZE, ROW_START, cards_to_deal

if TYPE_CHECKING:
    from cardtable.engine.round import RoundResult
    from cardtable.games.two_of_three.rules.state import TwoOfThreeState

REASONS: Final = ("leg",)


def check(table: TwoOfThreeState) -> None:
    """ValueError when no play could have led to this table; :meth:`TwoOfThreeState.check` comes first."""
    over = table.result is not None
    _refuse(not 1 <= table.number <= len(packs()) // cards_to_deal(table.seats), "no such round")
    _refuse(min(table.lost) < 0 or sum(table.lost) != table.number - 1 + over, "other rounds were lost")
    if over:
        _check_result(table)
        return
    taken = sum(map(len, table.piles))
    _refuse(len(table.gone) + sum(map(len, table.kept)) != taken, "cards were taken that nobody held")
    _refuse(table.dealer != (table.starter - 1) % table.seats, "another seat deals")
    for seat, hand in enumerate(table.hands):
        drawn = table.drawn and seat == table.turn
        _refuse(len(hand) > HAND_SIZE + drawn, "too many cards")
        _check_barred(table, seat, drawn)


def _refuse(wrong: bool, why: str) -> None:
    if wrong:
        raise ValueError(why)


def _check_barred(table: TwoOfThreeState, seat: int, drawn: bool) -> None:
    """Where a seat had nothing that fits, it holds nothing that does: only the card just drawn may (G12, G14)."""
    hand, lengths = table.hands[seat], table.barred[seat]
    _refuse(sorted(set(lengths)) != lengths, "no such lengths")
    for length in lengths:
        old = hand[:-1] if drawn else hand
        previous, last = table.row[length - ROW_START : length]
        _refuse(any(legality.fits(table.rules, card, previous, last) for card in old), "something would have fitted")
    if seat == table.turn:
        _refuse((len(table.row) in lengths) != drawn, "who has drawn had nothing that fits, and nobody else on turn")


def check_result(seats: int, result: RoundResult) -> None:
    """ValueError when no leg ends like this."""
    result.check(seats, REASONS)
    _refuse(
        result.left != () or min(result.scores) < 0 or sum(result.scores) != len(packs()), "other cards were counted"
    )
    _refuse(len(result.carried) != len(("starter", "lost", "rest")), "no such memory")
    starter, lost, rest = result.carried
    _refuse(len(starter) != 1 or starter[0] not in range(seats), "no such memory")
    _refuse(len(lost) != seats or min(lost) < 0, "no such memory")
    _refuse(len(rest) != seats or min(rest) < 0 or sum(rest) >= cards_to_deal(seats), "no such rest")


def _check_result(table: TwoOfThreeState) -> None:
    result = table.result
    assert result is not None
    check_result(table.seats, result)
    _refuse(result.scores != tuple(map(len, table.piles)), "other cards were counted")
    _refuse(result.carried[1] != tuple(table.lost), "no such memory")
    _refuse(table.placed != 0 or table.drawn or bool(table.stock or table.row or any(table.hands)), "the leg is over")
