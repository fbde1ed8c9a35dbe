"""What may be done now, and why something may not, from public knowledge and one's own hand alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.refusal import Refusal
from cardtable.games.san_da_yi.rules.actions import CALL, NAME_TRUMP, PLAY, Bury, Call
from cardtable.games.san_da_yi.rules.house_rules import FLOORS, KITTY, PASS, SEATS, STEP, VALUES
from cardtable.games.san_da_yi.rules.ranking import following, group, worth
from cardtable.games.san_da_yi.rules.scoring import defenders_points
from cardtable.kinds.tricks.rules import NameTrump, PlayCard, TrickPosition, refuse_card

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.games.san_da_yi.rules.house_rules import SanDaYiRules


class SanDaYiPosition(TrickPosition):
    """What a round and a view both know."""

    __slots__ = ()
    rules: SanDaYiRules
    phase: str
    calls: Sequence[int]
    declarer: int | None

    @property
    def points(self) -> int:
        """The points that the defenders have taken so far (A24)."""
        return defenders_points(self.tricks, self.declarer)


def highest(calls: Sequence[int]) -> int:
    """The highest call so far; 0 while all passed."""
    return max(calls, default=PASS)


def least_call(rules: SanDaYiRules, calls: Sequence[int]) -> int:
    """The least number that may be called now (A9, A10)."""
    best = highest(calls)
    if not best:
        return FLOORS[len(calls)]
    if rules.strict_floors and len(calls) == SEATS - 1:
        return max(best + STEP, FLOORS[-1])
    return best + STEP


def legal(position: SanDaYiPosition, seat: int, hand: Sequence[Card]) -> list[Action]:
    """Every action of ``seat`` that changes something now; of the ways to bury only some."""
    if position.result is not None or seat != position.turn:
        return []
    if position.phase == "call":
        least = least_call(position.rules, position.calls)
        return [CALL[PASS], *(CALL[value] for value in VALUES if value >= least)]
    if position.phase == "bury":
        return list(burials(position.rules, hand))
    if position.phase == "trump":
        return list(NAME_TRUMP)
    assert position.trump is not None
    led = position.trick[0] if position.trick else None
    return [PLAY[card] for card in sorted(following(hand, led, position.trump))]


def burials(rules: SanDaYiRules, hand: Sequence[Card]) -> list[Bury]:
    """A few of the ways to bury six cards: those that lie side by side in the sorted hand, round its end too.

    All 18 564 ways may be played. There are always six cards without points, because the pack has only twelve with.
    """
    cards = sorted(card for card in hand if rules.bury_points == "allowed" or not worth(card))
    if len(cards) == KITTY:
        return [Bury(tuple(cards))]
    twice = cards + cards
    return [Bury(tuple(sorted(twice[first : first + KITTY]))) for first in range(len(cards))]


def refusal(position: SanDaYiPosition, seat: int, hand: Sequence[Card], action: Action) -> Refusal | None:
    """Why ``seat`` may not do this now; ``None`` when it may."""
    if position.result is not None:
        return Refusal("hand-over", "scoring")
    if seat != position.turn:
        return Refusal("not-your-turn", "calling" if position.phase == "call" else "tricks", seat=position.turn)
    match action:
        case Call(value):
            return _refuse_call(position, value)
        case Bury(cards):
            return _refuse_burying(position, hand, cards)
        case NameTrump():
            return _refuse_trump(position)
        case PlayCard(card):
            return _refuse_card(position, hand, card)
    return Refusal("unknown-action", "aim")


def _refuse_call(position: SanDaYiPosition, value: int) -> Refusal | None:
    if position.phase != "call":
        return Refusal("auction-over", "calling")
    if value == PASS:
        return None
    if value not in VALUES:
        return Refusal("no-such-call", "calling", number=value)
    best, least = highest(position.calls), least_call(position.rules, position.calls)
    if value >= least:
        return None
    if best and least == best + STEP:
        return Refusal("call-higher", "calling", number=best)
    return Refusal("below-floor", "option-strict_floors" if best else "floors", number=least)


def _refuse_burying(position: SanDaYiPosition, hand: Sequence[Card], cards: Sequence[Card]) -> Refusal | None:
    if position.phase == "call":
        return Refusal("call-first", "calling")
    if position.phase != "bury":
        return Refusal("buried-already", "burying")
    missing = next((card for card in cards if card not in hand), None)
    if missing is not None:
        return Refusal("not-in-hand", "burying", (missing,))
    if len(cards) != KITTY or len(set(cards)) != KITTY:
        return Refusal("bury-six", "burying", number=len(set(cards)))
    counting = tuple(card for card in cards if worth(card))
    if counting and position.rules.bury_points == "forbidden":
        return Refusal("no-points-buried", "option-bury_points", counting)
    return None


def _refuse_trump(position: SanDaYiPosition) -> Refusal | None:
    if position.phase == "trump":
        return None
    if position.phase == "call":
        return Refusal("call-first", "calling")
    return Refusal("bury-first", "burying") if position.phase == "bury" else Refusal("trump-named", "trump")


def _refuse_card(position: SanDaYiPosition, hand: Sequence[Card], card: Card) -> Refusal | None:
    if position.phase == "call":
        return Refusal("call-first", "calling")
    if position.phase == "bury":
        return Refusal("bury-first", "burying")
    if position.phase == "trump":
        return Refusal("trump-first", "trump")
    trump = position.trump
    assert trump is not None
    return refuse_card(hand, position.trick, card, group, trump)
