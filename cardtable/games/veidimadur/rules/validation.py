"""What no play leads to, so that no file can say it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from cardtable.cards import RANKS, packs
from cardtable.games.veidimadur.covers import VEIDIMADUR

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cardtable.cards import Card, Rank
    from cardtable.engine.round import RoundResult
    from cardtable.games.veidimadur.rules.house_rules import VeidimadurRules
    from cardtable.games.veidimadur.rules.state import VeidimadurState

REASONS: Final = ("books",)


def check(table: VeidimadurState) -> None:
    """ValueError when no play leads to this table: cards missing or twice, a book that is none, another result."""
    if table.seats not in VEIDIMADUR.seat_counts:
        raise ValueError("nobody plays so")
    table.check_cards_and_seats(packs(), by_seat=(table.books, table.known, table.holds, table.fresh))
    for cards in table.books:
        _check_books(table, cards)
    for seat in range(table.seats):
        _check_heard(table, seat)
    if table.result is None:
        _check_running(table)
    else:
        _check_over(table, table.result)


def _check_books(table: VeidimadurState, cards: list[Card]) -> None:
    size = table.rules.book_size
    groups = [cards[first : first + size] for first in range(0, len(cards), size)]
    if any(len(group) != size or len({card.rank for card in group}) != 1 for group in groups):
        raise ValueError("that is no book")


def _check_heard(table: VeidimadurState, seat: int) -> None:
    hand, known, holds, fresh = table.hands[seat], table.known[seat], table.holds[seat], table.fresh[seat]
    hidden = [card.rank for card in hand if card not in known]
    if any(len(set(one)) != len(one) for one in (known, holds)) or len(fresh) != len(RANKS):
        raise ValueError("something was heard twice, or of no rank")
    if not set(known) <= set(hand) or not set(holds) <= set(hidden) or not agrees(hidden, fresh):
        raise ValueError("what was heard is not so")
    if not all(0 <= most <= len(hidden) for most in fresh):
        raise ValueError("so many cards were not drawn")
    if table.rules.any_rank and holds:
        raise ValueError("a question for any rank tells nothing")
    if any(count >= table.rules.book_size for count in Counter(card.rank for card in hand).values()):
        raise ValueError("a book was not laid down")


def _check_running(table: VeidimadurState) -> None:
    if not table.hands[table.turn] or (table.stock and not all(table.hands)):
        raise ValueError("somebody should have drawn")
    others = [seat for seat in range(table.seats) if seat != table.turn and table.hands[seat]]
    asked = [*table.questions, *([table.asked] if table.asked else [])]
    asking = {seat for *seats, _ in asked for seat in seats}
    if not asking <= set(range(table.seats)) or len(set(table.questions)) != len(table.questions):
        raise ValueError("nobody can have asked that")
    if table.addressed is not None and (table.addressed not in others or not table.rules.any_rank):
        raise ValueError("nobody can be asked there")


def _check_over(table: VeidimadurState, result: RoundResult) -> None:
    if table.stock or any(table.hands):
        raise ValueError("a round ends when all books are laid down")
    check_result(table.rules, table.seats, result)
    if result.scores != tuple(len(cards) // table.rules.book_size for cards in table.books):
        raise ValueError("other books were counted")
    if table.addressed is not None:
        raise ValueError("the round is over")


def agrees(hidden: Iterable[Rank], fresh: Sequence[int]) -> bool:
    """Whether the unseen cards of a hand can be of these ranks: each must be among its so many newest ones."""
    return all(most >= place for place, most in enumerate(sorted(fresh[rank - 1] for rank in hidden), start=1))


def check_result(rules: VeidimadurRules, seats: int, result: RoundResult) -> None:
    """ValueError when no round ends like this."""
    result.check(seats, REASONS)
    if sum(result.scores) != len(packs()) // rules.book_size or min(result.scores) < 0:
        raise ValueError("other books were counted")
    if result.winners != tuple(seat for seat, score in enumerate(result.scores) if score == max(result.scores)):
        raise ValueError("others have won")
    if any(result.held) or result.left or result.carried:
        raise ValueError("nothing is left")
