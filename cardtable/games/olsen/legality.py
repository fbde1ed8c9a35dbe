"""What may be done now: decided from public knowledge and one's own hand alone.

A round and a view both are a :class:`Position`, so a player's screen, its computer player and the engine judge an
action by the same lines, and legality cannot depend on a hidden card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from cardtable.cards import Card, Rank, Suit
from cardtable.engine.refusal import Refusal
from cardtable.games.olsen.actions import (
    CATCH,
    DRAW,
    END_TURN,
    NAME_SUIT,
    PASS,
    PLAY,
    SAY_OLSEN,
    SAY_OLSEN_OLSEN,
    Catch,
    Draw,
    EndTurn,
    NameSuit,
    Pass,
    Play,
    SayOlsen,
    SayOlsenOlsen,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.round import RoundResult
    from cardtable.engine.values import Action
    from cardtable.games.olsen.options import OlsenOptions

MAX_DRAWS: Final = 3
CHANGER: Final = Rank.EIGHT


class Position(Protocol):
    """What both a round and a view know."""

    @property
    def options(self) -> OlsenOptions: ...
    @property
    def turn(self) -> int: ...
    @property
    def phase(self) -> str: ...
    @property
    def pile(self) -> Sequence[Card]: ...
    @property
    def named(self) -> Suit | None: ...
    @property
    def free(self) -> bool: ...
    @property
    def drawn(self) -> int: ...
    @property
    def window(self) -> int | None: ...
    @property
    def called(self) -> Sequence[bool]: ...
    @property
    def tried(self) -> Sequence[int]: ...
    @property
    def provisional(self) -> bool: ...
    @property
    def result(self) -> RoundResult | None: ...
    @property
    def stock_left(self) -> int: ...


def required_suit(position: Position) -> Suit | None:
    """The suit that has to follow: the named one after an eight, else the top card's (B10, B14)."""
    return position.pile[-1].suit if position.named is None else position.named


def fits(position: Position, card: Card) -> bool:
    """Whether the card may be laid first in a turn (B07, B10, B13, B15)."""
    top = position.pile[-1]
    named = position.named
    return (
        card.suit is (top.suit if named is None else named)
        or card.rank is CHANGER
        or card.rank is top.rank
        or position.free
    )


def ends_on_changer(position: Position, hand: Sequence[Card], card: Card) -> bool:
    """Whether this would be a forbidden last eight (B25)."""
    return len(hand) == 1 and card.rank is CHANGER and not position.options.out_on_changer


def fitting(position: Position, hand: Sequence[Card]) -> list[Card]:
    """The cards of the hand that may be laid first."""
    top = position.pile[-1]
    rank = top.rank
    suit = top.suit if position.named is None else position.named
    if position.free:
        found = list(hand)
    else:
        found = [card for card in hand if card.suit is suit or card.rank is rank or card.rank is CHANGER]
    if len(hand) == 1 and found and ends_on_changer(position, hand, found[0]):
        return []
    return found


def companions(position: Position, hand: Sequence[Card]) -> list[Card]:
    """The cards that may follow in the same turn (B11, B15)."""
    if not position.options.multi_rank:
        return []
    rank = position.pile[-1].rank
    found = [card for card in hand if card.rank is rank]
    if len(hand) == 1 and found and ends_on_changer(position, hand, found[0]):
        return []
    return found


def can_draw_any(position: Position) -> bool:
    """Whether the stock, or the pile below its top card, still holds a card (B20)."""
    return position.stock_left > 0 or len(position.pile) > 1


def legal(position: Position, seat: int, hand: Sequence[Card], armed: bool, armed_out: bool) -> list[Action]:
    """Every action of ``seat`` that changes something now."""
    if position.result is not None:
        return []
    if seat != position.turn:
        return _out_of_turn(position, seat, hand)
    found: list[Action] = []
    if position.phase == "play":
        playable = fitting(position, hand)
        found += [PLAY[card] for card in playable]
        if not playable or position.options.voluntary_draw:
            if position.drawn < MAX_DRAWS and can_draw_any(position):
                found.append(DRAW)
            else:
                found.append(PASS)
        if position.window is not None and position.window != seat:
            found += _catches(position, seat)
    elif position.phase == "chain":
        found += [PLAY[card] for card in companions(position, hand)]
        found.append(END_TURN)
    else:
        found += [PLAY[card] for card in companions(position, hand)]
        found += NAME_SUIT
    if not armed and not position.options.olsen_auto:
        found.append(SAY_OLSEN)
    if position.options.olsen_olsen_required and not armed_out and not position.options.olsen_auto:
        found.append(SAY_OLSEN_OLSEN)
    return found


def _out_of_turn(position: Position, seat: int, hand: Sequence[Card]) -> list[Action]:
    if position.window is None:
        return []
    if position.window != seat:
        return _catches(position, seat)
    found: list[Action] = []
    if len(hand) == 1 and not position.called[seat]:
        found.append(SAY_OLSEN)
    if position.provisional:
        found.append(SAY_OLSEN_OLSEN)
    return found


def _catches(position: Position, seat: int) -> list[Action]:
    if position.options.olsen_enforce == "caught" and not position.provisional and seat not in position.tried:
        return [CATCH]
    return []


def refusal(
    position: Position, seat: int, hand: Sequence[Card], armed: bool, armed_out: bool, action: Action
) -> Refusal | None:
    """Why ``seat`` may not do this now; ``None`` when it may. A call at an idle moment is harmless (B23)."""
    if position.result is not None:
        return Refusal("round-over", "going-out")
    match action:
        case SayOlsen():
            return _refuse_call(position, seat, hand, armed)
        case SayOlsenOlsen():
            return _refuse_last_call(position, seat, armed_out)
        case Catch():
            return _refuse_catch(position, seat)
    if seat != position.turn:
        return Refusal("not-your-turn", "turn-order", seat=position.turn)
    match action:
        case Play(card):
            return _refuse_play(position, hand, card)
        case Draw():
            return _refuse_draw(position, hand)
        case Pass():
            return _refuse_pass(position, hand)
        case NameSuit():
            return None if position.phase == "name" else Refusal("nothing-to-name", "eights")
        case EndTurn():
            return _refuse_end(position)
    return Refusal("unknown-action", "laying")


def _refuse_play(position: Position, hand: Sequence[Card], card: Card) -> Refusal | None:
    if card not in hand:
        return Refusal("not-in-hand", "laying", (card,))
    if position.phase == "play":
        if not fits(position, card):
            if position.named is not None:
                return Refusal("named-suit", "eights", (card,), position.named)
            return Refusal("does-not-fit", "laying", (card, position.pile[-1]), required_suit(position))
    elif not position.options.multi_rank:
        return Refusal("one-card-only", "option-multi_rank", (card,))
    elif card.rank is not position.pile[-1].rank:
        return Refusal("other-rank", "groups", (card, position.pile[-1]))
    if ends_on_changer(position, hand, card):
        return Refusal("last-eight", "option-out_on_changer", (card,))
    return None


def _refuse_draw(position: Position, hand: Sequence[Card]) -> Refusal | None:
    if position.phase != "play":
        return _refuse_unfinished(position)
    playable = fitting(position, hand)
    if playable and not position.options.voluntary_draw:
        return Refusal("must-play", "must-play", tuple(playable))
    if position.drawn >= MAX_DRAWS:
        return Refusal("three-draws", "drawing")
    if not can_draw_any(position):
        return Refusal("nothing-to-draw", "reshuffle")
    return None


def _refuse_pass(position: Position, hand: Sequence[Card]) -> Refusal | None:
    if position.phase != "play":
        return _refuse_unfinished(position)
    playable = fitting(position, hand)
    if playable and not position.options.voluntary_draw:
        return Refusal("must-play", "must-play", tuple(playable))
    if position.drawn < MAX_DRAWS and can_draw_any(position):
        return Refusal("draw-first", "passing", number=MAX_DRAWS - position.drawn)
    return None


def _refuse_end(position: Position) -> Refusal | None:
    if position.phase == "chain":
        return None
    if position.phase == "name":
        return Refusal("name-a-suit", "eights")
    return Refusal("lay-or-draw", "turn-order")


def _refuse_unfinished(position: Position) -> Refusal:
    return Refusal("name-a-suit", "eights") if position.phase == "name" else Refusal("end-your-turn", "groups")


def _refuse_call(position: Position, seat: int, hand: Sequence[Card], armed: bool) -> Refusal | None:
    if position.options.olsen_auto:
        return Refusal("said-for-you", "option-olsen_auto")
    if (seat == position.turn and armed) or (len(hand) == 1 and position.called[seat] and seat != position.turn):
        return Refusal("already-said", "call")
    return None


def _refuse_last_call(position: Position, seat: int, armed_out: bool) -> Refusal | None:
    if position.options.olsen_auto or not position.options.olsen_olsen_required:
        return Refusal("said-for-you", "going-out")
    if seat == position.turn:
        return Refusal("already-said", "option-olsen_olsen_required") if armed_out else None
    if position.provisional and position.window == seat:
        return None
    return Refusal("no-last-card", "option-olsen_olsen_required")


def _refuse_catch(position: Position, seat: int) -> Refusal | None:
    if position.options.olsen_enforce != "caught":
        return Refusal("no-catching", "option-olsen_enforce")
    if position.window is None or position.provisional:
        return Refusal("nobody-to-catch", "option-olsen_enforce")
    if position.window == seat:
        return Refusal("catch-yourself", "option-olsen_enforce")
    if seat in position.tried:
        return Refusal("caught-already", "option-olsen_enforce")
    return None
