"""What may be done now: decided from public knowledge and one's own hand alone.

A round and a view both are a :class:`Position`, so a player's screen, its computer player and the engine judge an
action by the same lines, and legality cannot depend on a hidden card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from cardtable.cards import Card, Rank, Suit
from cardtable.games.olsen.actions import (
    CATCH,
    DRAW,
    END_TURN,
    LET_STAND,
    NAME_SUIT,
    PASS,
    PLAY,
    SAY_OLSEN,
    SAY_OLSEN_OLSEN,
    TAKE_OWED,
    Accuse,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.round import RoundResult
    from cardtable.engine.values import Action
    from cardtable.games.olsen.knowledge import Own, Trace
    from cardtable.games.olsen.rules import Rules

MAX_DRAWS: Final = 3


class Position(Protocol):
    """What both a round and a view know."""

    @property
    def rules(self) -> Rules: ...
    @property
    def seats(self) -> int: ...
    @property
    def turn(self) -> int: ...
    @property
    def phase(self) -> str: ...
    @property
    def begun(self) -> bool: ...
    @property
    def pile(self) -> Sequence[Card | None]: ...
    @property
    def named(self) -> Suit | None: ...
    @property
    def free(self) -> bool: ...
    @property
    def drawn(self) -> int: ...
    @property
    def owed(self) -> int: ...
    @property
    def levels(self) -> Sequence[int]: ...
    @property
    def window(self) -> int | None: ...
    @property
    def called(self) -> Sequence[bool]: ...
    @property
    def tried(self) -> Sequence[int]: ...
    @property
    def provisional(self) -> bool: ...
    @property
    def trace(self) -> Trace | None: ...
    @property
    def result(self) -> RoundResult | None: ...
    @property
    def stock_left(self) -> int: ...


def top_of(position: Position) -> Card:
    """The top card of the discard pile, which everybody sees."""
    top = position.pile[-1]
    assert top is not None
    return top


def required_suit(position: Position) -> Suit | None:
    """The suit that has to follow: the named one after a changer, else the top card's (B10, B14)."""
    return top_of(position).suit if position.named is None else position.named


def are_neighbours(rank: int, other: int, ace_king: bool) -> bool:
    """Whether two ranks are one step apart (U03, U04)."""
    steps = abs(rank - other)
    return steps == 1 or (ace_king and steps == Rank.KING - Rank.ACE)


def ranks_that_fit(position: Position) -> tuple[int, ...]:
    """The ranks that may be laid whatever their suit, by the seat whose turn it is (B10, B13, U03, L07)."""
    top = top_of(position).rank
    rules = position.rules
    if rules.neighbours:
        return tuple(rank for rank in range(1, 14) if are_neighbours(top, rank, rules.ace_king))
    return (top, position.levels[position.turn])


def fits(position: Position, card: Card) -> bool:
    """Whether the card may be laid first in a turn (B07, B10, B13, B15, U03, L07)."""
    if position.rules.neighbours:
        return card.rank in ranks_that_fit(position)
    return position.free or card.suit is required_suit(position) or card.rank in ranks_that_fit(position)


def ends_on_changer(position: Position, hand: Sequence[Card], card: Card) -> bool:
    """Whether this would be a forbidden last changer (B25)."""
    return len(hand) == 1 and card.rank == position.levels[position.turn] and not position.rules.out_on_changer


def fitting(position: Position, hand: Sequence[Card]) -> list[Card]:
    """The cards of the hand that may be laid first."""
    if position.phase == "owe":
        if not position.rules.stack_twos:
            return []
        found = [card for card in hand if card.rank is Rank.TWO]
    elif position.free:
        found = list(hand)
    else:
        ranks = ranks_that_fit(position)
        suit = None if position.rules.neighbours else required_suit(position)
        found = [card for card in hand if card.suit is suit or card.rank in ranks]
    if len(hand) == 1 and found and ends_on_changer(position, hand, found[0]):
        return []
    return found


def companions(position: Position, hand: Sequence[Card]) -> list[Card]:
    """The cards that may follow in the same turn (B11, B15, U05)."""
    rules = position.rules
    if rules.neighbours:
        ranks = ranks_that_fit(position)
        return [card for card in hand if card.rank in ranks]
    if not rules.multi_rank:
        return []
    rank = top_of(position).rank
    found = [card for card in hand if card.rank is rank]
    if len(hand) == 1 and found and ends_on_changer(position, hand, found[0]):
        return []
    return found


def can_draw_any(position: Position) -> bool:
    """Whether the stock, or the pile below its top card, still holds a card (B20)."""
    return position.stock_left > 0 or len(position.pile) > 1


def call_is_due(position: Position, cards: int) -> bool:
    """Whether the seat in the window, which holds so many cards, has one left and has not said so (B21).

    In an extra turn of its own nothing is due any more once that has begun (B22, K09).
    """
    window = position.window
    if window is None or cards != 1 or position.called[window]:
        return False
    return not (position.begun and position.turn == window)


def legal(position: Position, seat: int, own: Own) -> list[Action]:
    """Every action of ``seat`` that changes something now."""
    if position.result is not None:
        return []
    if seat != position.turn:
        return _out_of_turn(position, seat, own)
    rules = position.rules
    phase = position.phase
    if phase == "stand":
        return [LET_STAND, *_reactions(position, seat)]
    found = _moves(position, own.hand)
    if phase in ("play", "owe"):
        if position.window is not None and position.window != seat:
            found += _reactions(position, seat)
            if rules.cheating:
                found.append(LET_STAND)
        if rules.cheating and not own.cheated:
            from cardtable.games.olsen.cheating import possible_cheats

            found += possible_cheats(position, own.hand)
    if not rules.olsen_auto:
        due = position.window == seat and call_is_due(position, len(own.hand))
        if due or not own.armed:
            found.append(SAY_OLSEN)
        if rules.olsen_olsen_required and not own.armed_out:
            found.append(SAY_OLSEN_OLSEN)
    return found


def _moves(position: Position, hand: Sequence[Card]) -> list[Action]:
    phase = position.phase
    if phase in ("chain", "name"):
        found: list[Action] = [PLAY[card] for card in companions(position, hand)]
        return [*found, END_TURN] if phase == "chain" else [*found, *NAME_SUIT]
    playable = fitting(position, hand)
    found = [PLAY[card] for card in playable]
    if phase == "owe":
        return [*found, TAKE_OWED]
    if not playable or position.rules.voluntary_draw:
        can_draw = position.drawn < MAX_DRAWS and can_draw_any(position)
        found.append(DRAW if can_draw else PASS)
    return found


def _out_of_turn(position: Position, seat: int, own: Own) -> list[Action]:
    if position.window is None:
        return []
    if position.window != seat:
        return _reactions(position, seat)
    if position.called[seat] or position.rules.olsen_auto:
        return []
    found: list[Action] = [SAY_OLSEN] if len(own.hand) == 1 else []
    if position.provisional and position.rules.olsen_olsen_required:
        found.append(SAY_OLSEN_OLSEN)
    return found


def _reactions(position: Position, seat: int) -> list[Action]:
    """What another player may say to the one who acted last (B21, V05, V09)."""
    if seat in position.tried or position.window is None:
        return []
    if position.rules.cheating:
        return [Accuse(position.window)]
    if position.rules.olsen_enforce == "caught" and not position.provisional:
        return [CATCH]
    return []
