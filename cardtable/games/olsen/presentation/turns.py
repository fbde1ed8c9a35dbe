"""Turns of the family in one line each: what was laid, and what that means for others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.olsen.presentation.texts import OUT
from cardtable.games.olsen.rules.events import (
    Accused,
    Called,
    CatchFailed,
    Drew,
    Fined,
    Imposed,
    Laid,
    LaidLast,
    MissedTurn,
    Passed,
    Penalized,
    SteppedDown,
    SuitNamed,
    TookBack,
    TookOwed,
    TurnedRound,
    WentOut,
)
from cardtable.kinds.stock.rules import Reshuffled
from cardtable.messages import Message, Shown, listing, translate
from cardtable.stage.card_names import ranks_name
from cardtable.stage.common_words import PILE_SHUFFLED, drew, drew_and_passed, short_count
from cardtable.stage.event_style import Weight
from cardtable.stage.turn_lines import Notice, Part, TurnLine, cards, suit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.values import Event
    from cardtable.games.olsen.rules.state import OlsenView
    from cardtable.stage.turn_lines import Turn

# More cards than these are a number and the last of them.
MOST_SHOWN: Final = 4
MOST_AFTER_DRAWING: Final = 2
QUEEN: Final = 12
TWO: Final = 2


_LAID: Final = translate("Olsen", "laid {cards}", "in a line about a turn, after the name")
_LAID_MANY: Final = translate("Olsen", "laid {number}, last {cards}", "in a line about a turn, after the name")
_DREW_AND_LAID: Final = translate("Olsen", "drew {number}, laid {cards}", "in a line about a turn, after the name")
_TOOK_FOR_TWOS: Final = translate("Olsen", "took {number} for the twos", "in a line about a turn, after the name")
_NAMED: Final = translate("Olsen", "named {suit}", "in a line about a turn, after the name")
_TURNED: Final = translate("Olsen", "the direction changes: {way}", "in a line about a turn; {way} is a round arrow")
_CLOCKWISE: Final = translate("Olsen", "clockwise again", "which way play goes now")
_ANTICLOCKWISE: Final = translate("Olsen", "anticlockwise", "which way play goes now")
_MISSES: Final = translate("Olsen", "{other} misses a turn", "in a line about a turn")
_MISS: Final = translate("Olsen", "{others} miss a turn", "in a line about a turn; several players")
_MUST_TAKE: Final = translate("Olsen", "{other} must take {number}", "in a line about a turn")
_SAID: Final = translate("Olsen", "said “Ólsen”", "in a line about a turn, after the name")
_SAW: Final = translate("Olsen", "saw it: {other} forgot “Ólsen”, {penalty}", "in a line about a call, after the name")
_FORGOT: Final = translate("Olsen", "forgot “Ólsen”: {penalty}", "in a line about a turn, after the name")
_FORGOT_LAST: Final = translate("Olsen", "forgot “Ólsen Ólsen”: {penalty}", "in a line about a turn, after the name")
_FORGOT_NOTHING: Final = translate(
    "Olsen", "was wrong: {other} forgot nothing", "in a line about a call, after the name"
)
_FOUND: Final = {
    "slip": translate(
        "Olsen", "saw it: {other} tucked a card under, {penalty}", "in a line about a call, after the name"
    ),
    "hide": translate("Olsen", "saw it: {other} hid a card, {penalty}", "in a line about a call, after the name"),
    "false": translate(
        "Olsen", "saw it: {other} wrongly laid {cards}, {penalty}", "in a line about a call, after the name"
    ),
    "silent": translate("Olsen", "heard it: {other} kept quiet, {penalty}", "in a line about a call, after the name"),
    None: translate("Olsen", "was wrong: {other} played fair, {penalty}", "in a line about a call, after the name"),
}
_LAST_CARD: Final = translate("Olsen", "the last card", "in a line about a turn, after the card")
_STEPPED: Final = translate("Olsen", "out! Changers: {ranks}", "in a line about a turn, after the card")

_YOU_MISS: Final = translate("Olsen", "{player} laid {cards}: you miss a turn", "done to the person at the screen")
_YOU_TAKE: Final = translate("Olsen", "{player} laid {cards}: you take {number}", "done to the person at the screen")
_YOU_FORGOT: Final = translate("Olsen", "You forgot “Ólsen”: {penalty}", "done to the person at the screen")
_YOU_WERE_SEEN: Final = translate(
    "Olsen", "{player} saw it: you forgot “Ólsen”, {penalty}", "done to the person at the screen"
)
_YOU_WERE_WRONG: Final = translate(
    "Olsen", "You were wrong: {player} played fair, {penalty}", "done to the person at the screen"
)
_FOUND_AT_YOU: Final = {
    "slip": translate(
        "Olsen", "{player} saw it: you tucked a card under, {penalty}", "done to the person at the screen"
    ),
    "hide": translate("Olsen", "{player} saw it: you hid a card, {penalty}", "done to the person at the screen"),
    "false": translate(
        "Olsen", "{player} saw it: you wrongly laid {cards}, {penalty}", "done to the person at the screen"
    ),
    "silent": translate("Olsen", "{player} heard it: you kept quiet, {penalty}", "done to the person at the screen"),
    None: translate("Olsen", "{player} accused you wrongly and draws {number}", "done to the person at the screen"),
}


def turn_lines(turn: Turn, view: OlsenView, me: int, names: Sequence[str]) -> list[TurnLine]:
    """What was laid or drawn with what came of it, and a line for each call and each accusation."""
    return _Folding(turn, view, me, names).lines()


class _Folding:
    def __init__(self, turn: Turn, view: OlsenView, me: int, names: Sequence[str]) -> None:
        self._turn, self._view, self._me, self._names = turn, view, me, names
        self._events: list[Event] = turn.events
        self._laid = [one.card for one in self._events if isinstance(one, Laid) and one.seat == turn.seat]
        self._fined = {one.seat: one.number for one in self._events if isinstance(one, Fined)}
        self._back = {one.seat: one.card for one in self._events if isinstance(one, TookBack)}
        self._shuffles = any(isinstance(one, Reshuffled) for one in self._events)
        self._called: list[TurnLine] = []

    def lines(self) -> list[TurnLine]:
        seat = self._turn.seat
        if seat is None:
            return []
        deed = self._deed(seat)
        shuffled = [Part(PILE_SHUFFLED, effect=True)] if deed and self._shuffles else []
        parts = [*deed, *shuffled, *self._suit(), *self._direction(), *self._missing(seat), *self._owed(seat)]
        for event in self._events:
            match event:
                case Called(caller, counts=True, last=False):
                    parts += self._said(caller, seat)
                case Penalized():
                    self._forgotten(event)
                case CatchFailed(by, other):
                    self._call(by, _FORGOT_NOTHING.put(other=self._names[other]))
                case Accused():
                    self._accused(event)
                case LaidLast():
                    parts.append(Part(_LAST_CARD, Weight.TURNING, effect=True))
                case WentOut(who, place) if place:
                    weight = Weight.TURNING if place == 1 else Weight.NOTABLE
                    self._out(who, seat, parts, Part(OUT.put(place=place), weight))
                case SteppedDown(level=level):
                    parts.append(Part(_STEPPED.put(ranks=ranks_name(level)), Weight.TURNING))
        return [*self._called, TurnLine(seat, tuple(parts))] if parts else self._called

    def _deed(self, seat: int) -> list[Part]:
        drawn = sum(isinstance(one, Drew) and one.seat == seat for one in self._events)
        owed = [one.number for one in self._events if isinstance(one, TookOwed)]
        parts = [Part(_TOOK_FOR_TWOS.put(number=short_count(owed[0])))] if owed else []
        laid = self._laid
        if laid:
            parts.append(_laid(laid, drawn))
        elif any(isinstance(one, Passed) for one in self._events):
            parts.append(Part(drew_and_passed(drawn)))
        elif drawn:
            parts.append(Part(drew(drawn)))
        return parts

    def _suit(self) -> list[Part]:
        named = [one.suit for one in self._events if isinstance(one, SuitNamed)]
        if not named:
            return []
        return [
            Part(
                _NAMED.put(suit=suit(named[-1])),
                Weight.TURNING if self._view.named is named[-1] else Weight.PASSING,
                effect=True,
            )
        ]

    def _direction(self) -> list[Part]:
        turned = [one.clockwise for one in self._events if isinstance(one, TurnedRound)]
        if not turned:
            return []
        clockwise = turned[-1]
        way = Shown("↻", _CLOCKWISE) if clockwise else Shown("↺", _ANTICLOCKWISE)
        holds = (self._view.direction == 1) == clockwise
        return [Part(_TURNED.put(way=way), Weight.TURNING if holds else Weight.NOTABLE, effect=True)]

    def _missing(self, seat: int) -> list[Part]:
        who = list(dict.fromkeys(one.seat for one in self._events if isinstance(one, MissedTurn)))
        if not who:
            return []
        parts = []
        if self._me in who and seat != self._me:
            who.remove(self._me)
            shown = cards([card for card in self._laid if card.rank == QUEEN])
            notice = Notice(_YOU_MISS.put(player=self._names[seat], cards=shown))
            parts.append(Part(_misses([self._names[self._me]]), Weight.TURNING, notice=notice))
        if who:
            parts.append(Part(_misses([self._names[one] for one in who]), Weight.NOTABLE, effect=True))
        return parts

    def _owed(self, seat: int) -> list[Part]:
        imposed = [one for one in self._events if isinstance(one, Imposed)]
        if not imposed:
            return []
        event, other = imposed[-1], self._names[imposed[-1].seat]
        text = _MUST_TAKE.put(number=short_count(event.number), other=other)
        if event.seat != self._me:
            return [Part(text, Weight.NOTABLE, effect=True)]
        shown = cards([card for card in self._laid if card.rank == TWO])
        notice = Notice(_YOU_TAKE.put(number=short_count(event.number), player=self._names[seat], cards=shown))
        return [Part(text, Weight.TURNING, effect=True, notice=notice)]

    def _said(self, caller: int, seat: int) -> list[Part]:
        """It matters while that player has one card left."""
        holds = self._view.counts[caller] == 1 and self._view.called[caller]
        part = Part(_SAID, Weight.TURNING if holds else Weight.PASSING)
        if caller == seat:
            return [part]
        if caller != self._me:
            self._called.append(TurnLine(caller, (part,), called=True, joins=True))
        return []

    def _forgotten(self, event: Penalized) -> None:
        by, penalty = event.caught_by, _penalty(event.number)
        if by is None:
            text = (_FORGOT_LAST if event.last else _FORGOT).put(penalty=penalty)
            told = _YOU_FORGOT.put(penalty=penalty)
        else:
            text = _SAW.put(penalty=penalty, other=self._names[event.seat])
            told = _YOU_WERE_SEEN.put(penalty=penalty, player=self._names[by])
        notice = Notice(told) if event.seat == self._me else None
        seat = event.seat if by is None else by
        self._called.append(TurnLine(seat, (Part(text, Weight.TURNING, notice=notice),), called=True))

    def _accused(self, event: Accused) -> None:
        """Accused, took back, fined: three events, one line; a card that was hidden stays hidden in it."""
        by, other, cheat = event.seat, event.target, event.cheat
        card = self._back.get(other)
        number = self._fined.get(by if cheat is None else other)
        if number is None or (cheat == "false" and card is None):
            return  # What it costs, or which card goes back, has not been told yet.
        penalty = _penalty(number)
        shown = {"cards": cards([card])} if cheat == "false" and card is not None else {}
        text = _FOUND[cheat].put(penalty=penalty, other=self._names[other], **shown)
        notice = None
        if other == self._me:
            told = _FOUND_AT_YOU[cheat].put(
                penalty=penalty, number=short_count(number), player=self._names[by], **shown
            )
            notice = Notice(told, good=cheat is None)
        elif by == self._me and cheat is None:
            notice = Notice(_YOU_WERE_WRONG.put(penalty=penalty, player=self._names[other]))
        # A player knows what that player has called.
        weight = Weight.NOTABLE if by == self._me and cheat else Weight.TURNING
        self._called.append(TurnLine(by, (Part(text, weight, notice=notice),), called=True))

    def _out(self, who: int, seat: int, parts: list[Part], part: Part) -> None:
        """With the last card, or afterwards by the call that was still due."""
        if who == seat:
            parts.append(part)
        else:
            self._called.append(TurnLine(who, (part,), called=True))

    def _call(self, seat: int, text: Message) -> None:
        self._called.append(TurnLine(seat, (Part(text, Weight.TURNING),), called=True))


def _laid(laid: Sequence[Card], drawn: int) -> Part:
    last = _LAID_MANY.put(number=short_count(len(laid)), cards=cards(laid[-1:]))
    if len(laid) > (MOST_AFTER_DRAWING if drawn else MOST_SHOWN):
        return Part(last)
    if drawn:
        text = _DREW_AND_LAID.put(number=short_count(drawn), cards=cards(laid))
        return Part(text, short=_LAID.put(cards=cards(laid)))
    return Part(_LAID.put(cards=cards(laid)), short=last if len(laid) > 1 else None)


def _penalty(number: int) -> Shown:
    return Shown(f"+{number}", translate("Olsen", "%n penalty card(s)", "in a line, where eyes read: +3", number))


def _misses(who: Sequence[str]) -> Message:
    return _MISSES.put(other=who[0]) if len(who) == 1 else _MISS.put(others=listing(who))
