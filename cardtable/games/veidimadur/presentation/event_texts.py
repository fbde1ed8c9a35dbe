"""What happens in Veiðimaður: how each type of event is told and shown, and a turn in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.veidimadur.presentation.texts import asked
from cardtable.games.veidimadur.rules.events import (
    Addressed,
    Asked,
    Booked,
    Dealt,
    Drew,
    Gave,
    Landed,
    Refilled,
    Refused,
)
from cardtable.messages import Message, listing, translate
from cardtable.stage.common_words import draws, drew, named_cards, short_count
from cardtable.stage.event_style import Announcement, EventStyle, Rest, Sound, Weight
from cardtable.stage.event_texts import Told, filled, rows
from cardtable.stage.turn_lines import Notice, Part, TurnLine, cards
from cardtable.stage.zones import Tag

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.stage.turn_lines import Turn


def _dealt(event: Dealt, names: Sequence[str]) -> Message:
    text = translate("Veidimadur", "{player} deals %n card(s) to everybody. {other} begins.", None, event.each)
    return text.put(player=names[event.dealer], other=names[event.starter])


def _gave(event: Gave, names: Sequence[str]) -> Message:
    text = translate("Veidimadur", "{player} gives {other} {cards}.", "cards in the accusative")
    return text.put(player=names[event.seat], other=names[event.other], cards=named_cards(event.cards))


def _drew(event: Drew, names: Sequence[str]) -> Message:
    if not event.empty:
        return draws(names[event.seat], event.card)
    if event.card is None:
        return translate("Veidimadur", "{player} has no cards left and draws one.").put(player=names[event.seat])
    return filled(translate("Veidimadur", "{player} has no cards left and draws the {card}."), event, names)


def question_text(text: Message, event: Asked, names: Sequence[str]) -> Message:
    """A text about who asks whom for what."""
    return text.put(player=names[event.seat], other=names[event.other], ranks=asked(event.rank))


# Question, answer, fish and book are one after the other, so that everybody can remember them.
EVENTS: Final = rows(
    Told(Dealt, _dealt, EventStyle(sound=Sound.DEAL)),
    Told(Addressed, translate("Veidimadur", "{player} turns to {other}.")),
    Told(
        Asked,
        lambda event, names: question_text(
            translate("Veidimadur", "{player} asks: “{other}, have you any {ranks}?”"), event, names
        ),
        lambda event: EventStyle(Weight.NOTABLE, Sound.CALL, Rest.TRICK, Announcement(event.seat, event.other)),
        aloud=lambda event: translate("Veidimadur", "Any {ranks}?", "said aloud").put(ranks=asked(event.rank)),
        tag=lambda event, names: Tag(
            translate("Veidimadur", "asked {player} for {ranks}", "at a player’s name").put(
                player=names[event.other], ranks=asked(event.rank)
            )
        ),
    ),
    Told(
        Gave,
        _gave,
        lambda event: EventStyle(Weight.NOTABLE, Sound.SWEEP, Rest.BREATH, delighted=event.other, caught=event.seat),
        aloud=translate("Veidimadur", "Here you are!", "what a player says aloud"),
        tag=lambda event, _: Tag(
            translate("Veidimadur", "gave {cards}", "at a player’s name").put(cards=short_count(len(event.cards)))
        ),
    ),
    Told(
        Refused,
        translate("Veidimadur", "{player} has none: “Veiddu!”"),
        EventStyle(rest=Rest.BREATH),
        aloud=translate("Veidimadur", "Veiddu!", "said aloud; Icelandic for: go fish"),
        tag=Tag(translate("Veidimadur", "had none", "at a player’s name")),
    ),
    # A card from the stock says nothing new, but where it is all that there was to do.
    Told(
        Drew,
        _drew,
        EventStyle(sound=Sound.DRAW, rest=Rest.BREATH),
        tag=lambda event, _: Tag(drew(1)) if event.empty else None,
    ),
    Told(
        Refilled,
        lambda event, names: translate(
            "Veidimadur", "{player} has no cards left and draws %n.", "so many cards", event.number
        ).put(player=names[event.seat]),
        EventStyle(sound=Sound.DRAW, rest=Rest.BREATH),
        tag=lambda event, _: Tag(drew(event.number)),
    ),
    Told(
        Landed,
        translate("Veidimadur", "{player} fishes the {card}, just what was asked for."),
        lambda event: EventStyle(
            Weight.TURNING,
            Sound.BUY,
            Rest.TRICK,
            Announcement(event.seat, card=event.card),
            delighted=event.seat,
        ),
        aloud=translate("Veidimadur", "Got one!", "what a player says aloud"),
        tag=lambda event, _: Tag(translate("Veidimadur", "fished", "at a player’s name; a card follows"), event.card),
    ),
    Told(
        Booked,
        lambda event, names: translate("Veidimadur", "{player} lays down a book: {ranks}.").put(
            player=names[event.seat], ranks=asked(event.cards[0].rank)
        ),
        lambda event: EventStyle(
            Weight.TURNING,
            Sound.MELD,
            Rest.BREATH,
            Announcement(event.seat),
            delighted=event.seat,
        ),
        aloud=translate("Veidimadur", "A book!", "what a player says aloud"),
        tag=lambda event, _: Tag(
            translate("Veidimadur", "book: {ranks}", "at a player’s name").put(ranks=asked(event.cards[0].rank))
        ),
    ),
)


_GOT: Final = translate(
    "Veidimadur", "asked {other} for {ranks}, got {number}", "in a line about a turn, after the name"
)
_NONE: Final = translate("Veidimadur", "asked {other} for {ranks}, got none", "in a line about a turn, after the name")
_FISHED: Final = translate(
    "Veidimadur", "asked {other} for {ranks}, fished {cards}", "in a line about a turn, after the name"
)
_SUM: Final = translate("Veidimadur", "asked %n time(s), got {number}", "in a line about a turn, after the name", 0)
_BOOKED: Final = translate("Veidimadur", "made a book: {ranks}", "in a line about a turn, after the name")
_FROM_YOU: Final = translate(
    "Veidimadur", "{player} got {ranks} from you: {number}", "done to the person at the screen"
)


def turn_lines(turn: Turn, me: int, names: Sequence[str]) -> list[TurnLine]:
    """What was asked, what came of it, and the books."""
    seat = turn.seat
    if seat is None:
        return []
    asks: list[Part] = []
    books = [asked(one.cards[0].rank) for one in turn.events if isinstance(one, Booked)]
    got = 0
    question: Asked | None = None
    for event in turn.events:
        match event:
            case Asked():
                question = event
            case Gave(giver, _, given):
                got += len(given)
                ranks = asked(given[0].rank)
                told = _FROM_YOU.put(number=short_count(len(given)), player=names[seat], ranks=ranks)
                text = _GOT.put(number=short_count(len(given)), other=names[giver], ranks=ranks)
                mine = giver == me
                asks.append(
                    Part(text, Weight.TURNING if mine else Weight.NOTABLE, notice=Notice(told) if mine else None)
                )
            case Refused(other, rank):
                asks.append(Part(_NONE.put(other=names[other], ranks=asked(rank)), Weight.NOTABLE))
            case Landed(_, card) if question is not None:
                got += 1
                text = _FISHED.put(other=names[question.other], ranks=asked(question.rank), cards=cards([card]))
                asks = [*asks[:-1], Part(text, Weight.NOTABLE)]
    parts = [one for one in asks if one.notice is not None]
    if len(asks) > 1:
        parts.append(Part(_SUM.count(len(asks)).put(number=short_count(got))))
    if books:
        parts.append(Part(_BOOKED.put(ranks=listing(books)), Weight.TURNING))
    parts += [one for one in asks[-1:] if one not in parts]
    return [TurnLine(seat, tuple(parts))] if parts else []
