"""What happens in the family: how each type of event is told, shown and counted, and a turn in one line."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from cardtable.games.olsen.presentation.texts import ALOUD, LAST_WORDS, OUT
from cardtable.games.olsen.rules.effects import effect
from cardtable.games.olsen.rules.events import (
    Accused,
    Blocked,
    CallArmed,
    Called,
    CatchFailed,
    Dealt,
    Drew,
    Fined,
    Hid,
    Imposed,
    Laid,
    LaidLast,
    MissedTurn,
    Passed,
    Penalized,
    Slipped,
    StartReturned,
    SteppedDown,
    Stood,
    SuitNamed,
    TookBack,
    TookOwed,
    TurnedRound,
    WentOut,
)
from cardtable.kinds.stock.rules import Reshuffled
from cardtable.messages import Message, Shown, listing, translate
from cardtable.stage.card_names import card_name, ranks_name
from cardtable.stage.common_words import (
    PILE_SHUFFLED,
    draws,
    drew,
    drew_and_passed,
    passes,
    pile_becomes_stock,
    short_count,
)
from cardtable.stage.counted_events import CountedEvent, Feat
from cardtable.stage.event_style import Announcement, EventStyle, Rest, Sound, Weight
from cardtable.stage.event_texts import Told, filled, rows
from cardtable.stage.turn_lines import Notice, Part, TurnLine, cards, suit
from cardtable.stage.zones import Arrival

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from cardtable.cards import Card
    from cardtable.engine.values import Event
    from cardtable.games.olsen.rules.state import OlsenView
    from cardtable.stage.turn_lines import Turn


_CAUGHT: Final = translate("Olsen", "Caught", "a stamp on the table: an accusation was right")
_WRONG: Final = translate("Olsen", "Wrong!", "a stamp on the table: an accusation was not right")
_PENALTY: Final = translate("Olsen", "Penalty", "on a card in the hand: why it came")
_DRAWING: Final = EventStyle(sound=Sound.DRAW)
_SHUFFLING: Final = EventStyle(sound=Sound.SHUFFLE, rest=Rest.BREATH)
_EFFECT: Final = EventStyle(Weight.NOTABLE, Sound.CALL, Rest.BREATH)


def _dealt(event: Dealt, names: Sequence[str]) -> Message:
    text = translate("Olsen", "{player} deals. The start card is the {card}.")
    return text.put(player=names[event.dealer], card=card_name(event.start_card))


def _armed(event: CallArmed, names: Sequence[str], up: bool = False) -> Message:
    if event.last and up:
        return filled(
            translate("Olsen", "{player} will say “Ólsen Ólsen upp og niður” with the last card."), event, names
        )
    if event.last:
        return filled(translate("Olsen", "{player} will say “Ólsen Ólsen” with the last card."), event, names)
    return filled(translate("Olsen", "{player} will say “Ólsen” when only one card is left."), event, names)


def _called(event: Called, names: Sequence[str]) -> Message:
    if event.last:
        return filled(translate("Olsen", "{player} says “Ólsen Ólsen”."), event, names)
    return filled(translate("Olsen", "{player} says “Ólsen”."), event, names)


def _call(event: Called | WentOut | LaidLast | SteppedDown) -> EventStyle:
    """Who calls in time is glad of it; one who went out silently may still be caught."""
    if isinstance(event, Called) and not event.counts:
        return EventStyle(sound=Sound.CALL)
    glad = None if isinstance(event, LaidLast) and not event.said else event.seat
    sound = Sound.STEP if isinstance(event, SteppedDown) else Sound.CALL
    return EventStyle(Weight.TURNING, sound, Rest.TRICK, Announcement(event.seat), delighted=glad)


def _penalized(event: Penalized, names: Sequence[str], up: bool = False) -> Message:
    player = names[event.seat]
    if event.caught_by is not None:
        return translate(
            "Olsen",
            "{catcher} noticed that {player} forgot to say “Ólsen”: {player} draws %n card(s).",
            None,
            event.number,
        ).put(player=player, catcher=names[event.caught_by])
    if event.last and up:
        return translate(
            "Olsen", "{player} forgot to say “Ólsen Ólsen upp og niður” and draws %n card(s).", None, event.number
        ).put(player=player)
    if event.last:
        return translate("Olsen", "{player} forgot to say “Ólsen Ólsen” and draws %n card(s).", None, event.number).put(
            player=player
        )
    return translate("Olsen", "{player} forgot to say “Ólsen” and draws %n card(s).", None, event.number).put(
        player=player
    )


def _forgotten(event: Penalized) -> EventStyle:
    """A penalty is counted out one by one."""
    if event.caught_by is not None:
        announcement = Announcement(event.caught_by, event.seat, _CAUGHT)
    else:
        forgot = translate("Olsen", "Forgotten!", "a stamp on the table: a call was not made")
        announcement = Announcement(event.seat, stamp=forgot, good=False)
    return EventStyle(Weight.TURNING, Sound.ACCUSATION, Rest.LOOK, announcement, counted=True, caught=event.seat)


def _caught_forgetting(event: Penalized) -> Iterator[CountedEvent]:
    """A player who forgets to call counts as caught, even if only the rules noticed (B21)."""
    yield CountedEvent(event.seat, Feat.CAUGHT)
    if event.caught_by is not None:
        yield CountedEvent(event.caught_by, Feat.ACCUSED_RIGHTLY)


def _catch_failed(event: CatchFailed, names: Sequence[str]) -> Message:
    text = translate("Olsen", "{player} thought that {other} had forgotten to say “Ólsen”, but that was not so.")
    return text.put(player=names[event.seat], other=names[event.target])


def _wrongly(event: CatchFailed) -> EventStyle:
    announcement = Announcement(event.seat, event.target, _WRONG, good=False)
    return EventStyle(Weight.TURNING, Sound.ACCUSATION, Rest.LOOK, announcement, caught=event.seat)


def _blocked(event: Blocked, names: Sequence[str]) -> Message:
    text = translate("Olsen", "Nobody can go on. Fewest cards: {players}.")
    return text.put(players=listing([names[seat] for seat in event.winners]))


def _turned_round(event: TurnedRound, _: Sequence[str]) -> Message:
    if event.clockwise:
        return translate("Olsen", "The direction changes: play goes clockwise again.")
    return translate("Olsen", "The direction changes: play goes anticlockwise now.")


def _stepped_down(event: SteppedDown, names: Sequence[str]) -> Message:
    text = translate(
        "Olsen", "{player} says “Ólsen Ólsen” and draws %n card(s). New changer: {ranks}.", None, event.number
    )
    return text.put(player=names[event.seat], ranks=ranks_name(event.level))


def _went_out(event: WentOut, names: Sequence[str], up: bool = False) -> Message:
    """That a player has won, or has a place and the others play on; ``up`` with the longer words of upp og niður."""
    if event.place and up:
        text = translate("Olsen", "{player} says “Ólsen Ólsen upp og niður” and goes out: place {place} of {players}.")
    elif event.place:
        text = translate("Olsen", "{player} says “Ólsen Ólsen” and goes out: place {place} of {players}.")
    elif up:
        text = translate("Olsen", "{player} says “Ólsen Ólsen upp og niður” and has won the round.")
    else:
        text = translate("Olsen", "{player} says “Ólsen Ólsen” and has won the round.")
    return filled(text, event, names)


def _laid_last(event: LaidLast, names: Sequence[str]) -> Message:
    if event.said:
        text = translate("Olsen", "{player} says “Ólsen Ólsen”. The win counts unless somebody calls “Svindl!”.")
    else:
        text = translate("Olsen", "{player} lays the last card. The win counts unless somebody calls “Svindl!”.")
    return filled(text, event, names)


def _accused(event: Accused, names: Sequence[str]) -> Message:
    both = {"accuser": names[event.seat], "player": names[event.target]}
    match event.cheat:
        case "slip":
            found = translate("Olsen", "“Svindl!” {accuser} is right: {player} had tucked a card under.")
        case "hide":
            found = translate("Olsen", "“Svindl!” {accuser} is right: {player} had hidden a card.")
        case "false":
            found = translate("Olsen", "“Svindl!” {accuser} is right: {player}’s card does not fit.")
        case "silent":
            found = translate("Olsen", "“Svindl!” {accuser} is right: {player} kept quiet.")
        case _:
            found = translate("Olsen", "“Svindl!” {accuser} is wrong: {player} played fair.")
    return found.put(**both)


def _verdict(event: Accused) -> EventStyle:
    right = event.cheat is not None
    announcement = Announcement(event.seat, event.target, _CAUGHT if right else _WRONG, good=right)
    caught = event.target if right else event.seat
    return EventStyle(Weight.TURNING, Sound.ACCUSATION, Rest.LOOK, announcement, caught=caught)


def _accusation(event: Accused) -> Iterator[CountedEvent]:
    """Who is right has caught another one (V05, V06)."""
    if event.cheat is None:
        yield CountedEvent(event.seat, Feat.ACCUSED_WRONGLY)
    else:
        yield CountedEvent(event.seat, Feat.ACCUSED_RIGHTLY)
        yield CountedEvent(event.target, Feat.CAUGHT)


def _took_back(event: TookBack, names: Sequence[str]) -> Message:
    if event.card is None:
        return filled(translate("Olsen", "{player} takes the card back."), event, names)
    return filled(translate("Olsen", "{player} takes the {card} back."), event, names)


def _returned(event: TookBack) -> Arrival | None:
    """The card with which a player was caught."""
    if event.card is None:
        return None
    return Arrival(
        event.seat, (event.card,), translate("Olsen", "Caught with it", "on a card in the hand: why it came")
    )


# Calls and what they cost are for the whole table; what is done in secret has a sentence for its seat alone.
EVENTS: Final = rows(
    Told(Dealt, _dealt, EventStyle(sound=Sound.DEAL)),
    Told(
        StartReturned,
        lambda event, _: translate("Olsen", "The {card} was turned up first and goes back into the stock.").put(
            card=card_name(event.card)
        ),
        _SHUFFLING,
    ),
    Told(Drew, lambda event, names: draws(names[event.seat], event.card), _DRAWING),
    Told(
        Passed,
        lambda event, names: passes(names[event.seat]),
    ),
    Told(Laid, translate("Olsen", "{player} lays the {card}."), EventStyle(sound=Sound.LAY)),
    Told(
        SuitNamed,
        translate("Olsen", "{player} names a suit: {suit}."),
        _EFFECT,
        aloud=translate("Olsen", "{suit}!", "a suit that a player names aloud"),
    ),
    Told(CallArmed, _armed),
    Told(Called, _called, _call, aloud=lambda event: LAST_WORDS if event.last else ALOUD),
    Told(
        Penalized,
        _penalized,
        _forgotten,
        arrival=_PENALTY,
        counts=_caught_forgetting,
    ),
    Told(
        CatchFailed,
        _catch_failed,
        _wrongly,
        aloud=translate("Olsen", "Caught?", "what a player says aloud"),
        counts=lambda event: [CountedEvent(event.seat, Feat.ACCUSED_WRONGLY)],
    ),
    Told(Reshuffled, lambda event, _: pile_becomes_stock(event.number), _SHUFFLING),
    Told(WentOut, _went_out, _call, aloud=LAST_WORDS),
    Told(Blocked, _blocked, EventStyle(Weight.NOTABLE, rest=Rest.LOOK)),
    Told(
        TookOwed,
        translate("Olsen", "{player} takes %n card(s) for the twos.", None, 0),
        EventStyle(sound=Sound.DRAW, rest=Rest.BREATH, counted=True),
        arrival=translate("Olsen", "For twos", "on a card in the hand: why it came"),
    ),
    Told(
        Imposed,
        translate("Olsen", "{player} has to take %n card(s).", None, 0),
        _EFFECT,
    ),
    Told(TurnedRound, _turned_round, _EFFECT),
    Told(
        MissedTurn,
        translate("Olsen", "{player} misses a turn."),
        _EFFECT,
    ),
    Told(
        SteppedDown,
        _stepped_down,
        _call,
        aloud=LAST_WORDS,
        arrival=translate("Olsen", "Next step", "on a card in the hand: why it came"),
    ),
    Told(Slipped, translate("Olsen", "{player} secretly tucks the {card} under.")),
    Told(Hid, translate("Olsen", "{player} secretly hides the {card}.")),
    Told(LaidLast, _laid_last, _call, aloud=lambda event: LAST_WORDS if event.said else None),
    Told(
        Accused,
        _accused,
        _verdict,
        aloud=translate("Olsen", "Svindl!", "what a player says aloud"),
        counts=_accusation,
    ),
    Told(
        TookBack,
        _took_back,
        lambda event: EventStyle(
            Weight.NOTABLE, Sound.SWEEP, Rest.LOOK, Announcement(event.seat, good=False, card=event.card)
        ),
        arrival=_returned,
    ),
    Told(
        Fined,
        translate("Olsen", "{player} draws %n card(s) as a penalty.", None, 0),
        EventStyle(Weight.NOTABLE, Sound.DRAW, Rest.BREATH, counted=True),
        arrival=_PENALTY,
    ),
    Told(Stood),
)


# What names the words for the last card, with those of upp og niður (U08).
UP: Final[Mapping[type, Callable[[Any, Sequence[str]], Message]]] = {
    CallArmed: partial(_armed, up=True),
    Penalized: partial(_penalized, up=True),
    WentOut: partial(_went_out, up=True),
}


# More cards than these are a number and the last of them.
MOST_SHOWN: Final = 4
MOST_AFTER_DRAWING: Final = 2
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
    # Where it stays on the pile, no event says which card it is.
    "false-stays": translate(
        "Olsen", "saw it: {other} laid a false card, {penalty}", "in a line about a call, after the name"
    ),
    "silent": translate("Olsen", "heard it: {other} kept quiet, {penalty}", "in a line about a call, after the name"),
    None: translate("Olsen", "was wrong: {other} played fair, {penalty}", "in a line about a call, after the name"),
}
_LAST_CARD: Final = translate("Olsen", "the last card", "in a line about a turn, after the card")
_STEPPED: Final = translate("Olsen", "out! Changers: {ranks}", "in a line about a turn, after the card")

_YOU_MISS: Final = translate("Olsen", "{player} laid {cards}: you miss a turn", "done to the person at the screen")
_YOU_TAKE: Final = translate("Olsen", "{player} laid {cards}: you take {number}", "done to the person at the screen")
_YOU_FORGOT: Final = translate("Olsen", "You forgot “Ólsen”: {penalty}", "done to the person at the screen")
_YOU_FORGOT_LAST: Final = translate("Olsen", "You forgot “Ólsen Ólsen”: {penalty}", "done to the person at the screen")
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
    "false-stays": translate(
        "Olsen", "{player} saw it: you laid a false card, {penalty}", "done to the person at the screen"
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
                case SteppedDown(who, level):
                    self._out(who, seat, parts, Part(_STEPPED.put(ranks=ranks_name(level)), Weight.TURNING))
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
            shown = cards([card for card in self._laid if self._skips(card)])
            notice = Notice(_YOU_MISS.put(player=self._names[seat], cards=shown))
            parts.append(Part(_misses([self._names[self._me]]), Weight.TURNING, notice=notice))
        if who:
            parts.append(Part(_misses([self._names[one] for one in who]), Weight.NOTABLE, effect=True))
        return parts

    def _skips(self, card: Card) -> bool:
        """A queen, or an ace where the two who play agreed on that (K05, K06)."""
        view = self._view
        return effect(view.rules, card.rank, 1, view.seats - len(view.out) - 1)[0] > 0

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
            told = (_YOU_FORGOT_LAST if event.last else _YOU_FORGOT).put(penalty=penalty)
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
        if number is None:
            return  # What it costs, and before that which card goes back, has not been told yet.
        penalty = _penalty(number)
        shown = {"cards": cards([card])} if cheat == "false" and card is not None else {}
        found = "false-stays" if cheat == "false" and not shown else cheat
        text = _FOUND[found].put(penalty=penalty, other=self._names[other], **shown)
        notice = None
        if other == self._me:
            told = _FOUND_AT_YOU[found].put(
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
