"""What happens in Two of Three: how each type of event is told and shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.two_of_three.rules.events import Dealt, Passed, Played, Stuck, Took, TookStock, WentOut
from cardtable.kinds.stock.rules import Drew
from cardtable.messages import Message, translate
from cardtable.stage.card_names import card_name
from cardtable.stage.common_words import I_AM_OUT, draws
from cardtable.stage.event_style import Announcement, EventStyle, Rest, Sound, Weight
from cardtable.stage.event_texts import Told, filled, rows

if TYPE_CHECKING:
    from collections.abc import Sequence


def _dealt(event: Dealt, names: Sequence[str]) -> Message:
    previous, last = event.row
    if event.number == 1:
        found = translate(
            "TwoOfThree",
            "A new leg: {player} begins. The row starts with the {first} and the {second}.",
            "a leg (omgang) is one time through the pack",
        )
    else:
        found = translate(
            "TwoOfThree",
            "Round {number} of this leg: {player} begins. The row starts with the {first} and the {second}.",
        ).put(number=event.number)
    return found.put(player=names[event.starter], first=card_name(previous), second=card_name(last))


def _played(event: Played, names: Sequence[str]) -> Message:
    if event.contrast:
        return filled(translate("TwoOfThree", "{player} lays the {card} as a contrast."), event, names)
    return filled(translate("TwoOfThree", "{player} lays the {card}."), event, names)


def _passed(event: Passed, names: Sequence[str]) -> Message:
    if event.chosen:
        return filled(translate("TwoOfThree", "{player} ends the turn."), event, names)
    return filled(translate("TwoOfThree", "{player} has nothing more that fits, and the turn passes."), event, names)


# How a round was lost, with what that costs, is told before the cards go: their taker has been named then.


def _stuck(event: Stuck, names: Sequence[str]) -> Message:
    if event.stock_empty:
        text = translate(
            "TwoOfThree",
            "{player} cannot lay a card, and the stock is empty. The row and all hands go to {player}: %n card(s).",
            None,
            0,
        )
    else:
        text = translate(
            "TwoOfThree",
            "The card that {player} drew does not fit. The row and all hands go to {player}: %n card(s).",
            None,
            0,
        )
    return filled(text, event, names)


def _went_out(event: WentOut, names: Sequence[str]) -> Message:
    text = translate(
        "TwoOfThree", "{player} goes out. {other} takes the row and their own hand: %n card(s).", None, event.number
    )
    return text.put(player=names[event.seat], other=names[event.loser])


def _took(event: Took, names: Sequence[str]) -> Message | None:
    text = translate("TwoOfThree", "{player} takes their own hand: %n card(s).", None, 0)
    return filled(text, event, names) if event.what == "hand" else None


def _sweep(event: Took | TookStock) -> EventStyle:
    return EventStyle(sound=Sound.SWEEP, rest=Rest.BREATH, taker=event.seat)


# The end of a round is seen before the row goes to the player who takes it.
EVENTS: Final = rows(
    Told(Dealt, _dealt, EventStyle(sound=Sound.DEAL, rest=Rest.BREATH)),
    Told(Played, _played, EventStyle(sound=Sound.LAY)),
    Told(Drew, lambda event, names: draws(names[event.seat], event.card), EventStyle(sound=Sound.DRAW)),
    Told(Passed, _passed),
    Told(
        WentOut,
        _went_out,
        lambda event: EventStyle(Weight.TURNING, Sound.CALL, Rest.STUDIED, Announcement(event.seat)),
        aloud=I_AM_OUT,
    ),
    Told(
        Stuck,
        _stuck,
        lambda event: EventStyle(Weight.TURNING, Sound.NOT_ALLOWED, Rest.STUDIED, Announcement(event.seat, good=False)),
        aloud=translate("TwoOfThree", "Nothing fits!", "what a player says aloud"),
    ),
    Told(Took, _took, _sweep),
    Told(
        TookStock,
        translate(
            "TwoOfThree",
            "The stock is too small for another round, and {player} takes it too: %n card(s).",
            None,
            0,
        ),
        _sweep,
    ),
)
