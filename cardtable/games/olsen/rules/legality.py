"""What fits and what is due: decided from public knowledge and one's own hand alone.

A round and a view both are a :class:`Position`, so a player's screen, its computer player and the engine judge an
action by the same lines, and legality cannot depend on a hidden card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.cards import Card, Rank, Suit
from cardtable.engine.refusal import Refusal
from cardtable.kinds.laying.rules import PilePosition

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.games.olsen.rules.house_rules import Rules
    from cardtable.games.olsen.rules.knowledge import Trace

MAX_DRAWS: Final = 3


class OlsenPosition(PilePosition):
    """What a round and a view both know."""

    __slots__ = ()
    rules: Rules
    phase: str
    direction: int
    out: Sequence[int]
    begun: bool
    named: Suit | None
    free: bool
    drawn: int
    owed: int
    levels: Sequence[int]
    had_turn: Sequence[bool]
    window: int | None
    called: Sequence[bool]
    tried: Sequence[int]
    provisional: bool
    trace: Trace | None


def others_after(position: OlsenPosition, seat: int) -> list[int]:
    """The other seats in the order of their turns; who is out has none, where the others play on."""
    order = [(seat + position.direction * step) % position.seats for step in range(1, position.seats)]
    return [other for other in order if other not in position.out] if position.out else order


def required_suit(position: OlsenPosition) -> Suit | None:
    """The suit that has to follow: the named one after a changer, else the top card's (B10, B14)."""
    return position.top.suit if position.named is None else position.named


def are_neighbours(rank: int, other: int, ace_king: bool) -> bool:
    """Whether two ranks are one step apart (U03, U04)."""
    steps = abs(rank - other)
    return steps == 1 or (ace_king and steps == Rank.KING - Rank.ACE)


def ranks_that_fit(position: OlsenPosition) -> tuple[int, ...]:
    """The ranks that may be laid whatever their suit, by the seat whose turn it is (B10, B13, U03, L07)."""
    top = position.top.rank
    rules = position.rules
    if rules.neighbours:
        return tuple(rank for rank in range(1, 14) if are_neighbours(top, rank, rules.ace_king))
    return (top, position.levels[position.turn])


def keeps_suit(position: OlsenPosition) -> bool:
    """Whether the seat whose turn it is must not change the suit, because this is its first turn."""
    return position.rules.first_turn == "suit" and not position.had_turn[position.turn]


def goes_with(position: OlsenPosition, first: Card, other: Card) -> bool:
    """Whether the two may be laid in one turn (B11); last cards aside."""
    same = position.rules.multi_rank and other.rank is first.rank
    return same and (other.suit is first.suit or not keeps_suit(position))


def fits(position: OlsenPosition, card: Card) -> bool:
    """Whether the card may be laid first in a turn (B07, B10, B13, B15, U03, L07)."""
    if position.rules.neighbours:
        return card.rank in ranks_that_fit(position)
    if keeps_suit(position):
        free = position.free or card.suit is required_suit(position)
        return free and card.rank != position.levels[position.turn]
    return position.free or card.suit is required_suit(position) or card.rank in ranks_that_fit(position)


def ends_on_changer(position: OlsenPosition, hand: Sequence[Card], card: Card) -> bool:
    """Whether this would be a forbidden last changer (B25)."""
    return len(hand) == 1 and card.rank == position.levels[position.turn] and not position.rules.out_on_changer


def fitting(position: OlsenPosition, hand: Sequence[Card]) -> list[Card]:
    """The cards of the hand that may be laid first."""
    if position.phase == "owe":
        if not position.rules.stack_twos:
            return []
        found = [card for card in hand if card.rank is Rank.TWO and (not keeps_suit(position) or fits(position, card))]
    elif keeps_suit(position):
        found = [card for card in hand if fits(position, card)]
    elif position.free:
        found = list(hand)
    else:
        ranks = ranks_that_fit(position)
        suit = None if position.rules.neighbours else required_suit(position)
        found = [card for card in hand if card.suit is suit or card.rank in ranks]
    if len(hand) == 1 and found and ends_on_changer(position, hand, found[0]):
        return []
    return found


def companions(position: OlsenPosition, hand: Sequence[Card]) -> list[Card]:
    """The cards that may follow in the same turn (B11, B15, U05)."""
    rules = position.rules
    if rules.neighbours:
        ranks = ranks_that_fit(position)
        return [card for card in hand if card.rank in ranks]
    top = position.top
    found = [card for card in hand if goes_with(position, top, card)]
    if len(hand) == 1 and found and ends_on_changer(position, hand, found[0]):
        return []
    return found


def can_draw_any(position: OlsenPosition) -> bool:
    """Whether the stock, or the pile below its top card, still holds a card (B20)."""
    return position.stock_left > 0 or len(position.pile) > 1


def call_is_due(position: OlsenPosition, cards: int) -> bool:
    """Whether the seat in the window, which holds so many cards, has one left and has not said so (B21).

    In an extra turn of its own nothing is due any more once that has begun (B22, K09).
    """
    window = position.window
    if window is None or cards != 1 or position.called[window]:
        return False
    return not (position.begun and position.turn == window)


def misfit(position: OlsenPosition, card: Card) -> Refusal:
    """Why this card does not fit on the pile."""
    top = position.top
    if position.rules.neighbours:
        low, high = (ranks_that_fit(position) * 2)[:2]
        rule = "option-ace_king" if are_neighbours(card.rank, top.rank, ace_king=True) else "laying"
        return Refusal("no-neighbour", rule, (card, top), number=low * 100 + high)
    changer = changer_of(position)
    if keeps_suit(position):
        return too_early(position, card, None if position.free else required_suit(position))
    if position.named is not None:
        return Refusal("named-suit", "eights", (card,), position.named, changer)
    # An eight that no suit was named for is the start card; on the ladder it may be an ordinary one.
    start = top.rank is Rank.EIGHT and position.rules.start_changer == "suit" and not position.rules.ladder
    return Refusal(
        "does-not-fit", "option-start_changer" if start else "laying", (card, top), required_suit(position), changer
    )


def too_early(position: OlsenPosition, card: Card, suit: Suit | None) -> Refusal:
    """The card would change the suit in a first turn; with no suit to stay with, it is the changer."""
    code = "no-changer-yet" if suit is None else "stay-with-suit"
    return Refusal(code, "option-first_turn", (card,), suit, changer_of(position))


def changer_of(position: OlsenPosition) -> int:
    """The rank to speak of where everybody has another changer; 0 where it is simply the eight."""
    return position.levels[position.turn] if position.rules.ladder else 0
