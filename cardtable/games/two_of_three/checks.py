"""What no play leads to, so that no file can say it: the rest of a check, for legs that come from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.cards import packs
from cardtable.games.two_of_three import legality
from cardtable.games.two_of_three.rules import HAND_SIZE, ROW_START, cards_to_deal

if TYPE_CHECKING:
    from cardtable.games.two_of_three.state import TwoOfThreeState

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
    if drawn:
        _refuse(len(table.row) not in lengths, "nobody has drawn")


def _check_result(table: TwoOfThreeState) -> None:
    result = table.result
    assert result is not None
    result.check(table.seats, REASONS)
    _refuse(result.left != () or result.scores != tuple(map(len, table.piles)), "other cards were counted")
    starter, lost, rest = (*result.carried, (), (), ())[:3]
    _refuse(len(result.carried) != len(("starter", "lost", "rest")) or len(starter) != 1, "no such memory")
    _refuse(starter[0] not in range(table.seats) or lost != tuple(table.lost), "no such memory")
    _refuse(len(rest) != table.seats or min(rest) < 0 or sum(rest) >= cards_to_deal(table.seats), "no such rest")
    _refuse(table.placed != 0 or table.drawn or bool(table.stock or table.row or any(table.hands)), "the leg is over")
