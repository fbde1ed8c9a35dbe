"""What happens in the family: how each type of event is told, shown and counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.olsen.presentation.texts import ALOUD, LAST_WORDS
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
from cardtable.messages import Message, listing, translate
from cardtable.stage.card_names import card_name, ranks_name
from cardtable.stage.common_words import draws, passes, pile_becomes_stock
from cardtable.stage.counted_events import CountedEvent, Feat
from cardtable.stage.event_style import Announcement, EventStyle, Rest, Sound, Weight
from cardtable.stage.event_texts import Told, filled, rows
from cardtable.stage.zones import Arrival

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_CAUGHT: Final = translate("Olsen", "Caught", "a stamp on the table: an accusation was right")
_WRONG: Final = translate("Olsen", "Wrong!", "a stamp on the table: an accusation was not right")
_PENALTY: Final = translate("Olsen", "Penalty", "on a card in the hand: why it came")
_DRAWING: Final = EventStyle(sound=Sound.DRAW)
_SHUFFLING: Final = EventStyle(sound=Sound.SHUFFLE, rest=Rest.BREATH)
_EFFECT: Final = EventStyle(Weight.NOTABLE, Sound.CALL, Rest.BREATH)


def _dealt(event: Dealt, names: Sequence[str]) -> Message:
    text = translate("Olsen", "{player} deals. The start card is the {card}.")
    return text.put(player=names[event.dealer], card=card_name(event.start_card))


def _armed(event: CallArmed, names: Sequence[str]) -> Message:
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


def _penalized(event: Penalized, names: Sequence[str]) -> Message:
    player = names[event.seat]
    if event.caught_by is not None:
        return translate(
            "Olsen",
            "{catcher} noticed that {player} forgot to say “Ólsen”: {player} draws %n card(s).",
            None,
            event.number,
        ).put(player=player, catcher=names[event.caught_by])
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


def went_out(event: WentOut, names: Sequence[str], up: bool = False) -> Message:
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
    Told(WentOut, went_out, _call, aloud=LAST_WORDS),
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
