"""What happens in Veiðimaður, in sentences, and what a seat did last, in a word or two."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from cardtable.games.veidimadur.presentation.texts import asked
from cardtable.games.veidimadur.rules.events import Addressed, Asked, Booked, Dealt, Drew, Gave, Landed, Refused
from cardtable.messages import Message, listing, translate
from cardtable.stage.action_tags import drew
from cardtable.stage.card_names import card_object
from cardtable.stage.common_words import draws
from cardtable.stage.zones import Tag

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.games.veidimadur.rules.events import VeidimadurEvent


def tell(event: VeidimadurEvent, names: Sequence[str]) -> Message:
    """One sentence for the log and for ears."""
    player = names[event.dealer if isinstance(event, Dealt) else event.seat]
    match event:
        case Dealt(starter=starter, each=each):
            return translate("Veidimadur", "{player} deals %n card(s) to everybody. {other} begins.", None, each).put(
                player=player, other=names[starter]
            )
        case Addressed(other=other):
            return translate("Veidimadur", "{player} turns to {other}.").put(player=player, other=names[other])
        case Asked(other=other, rank=rank):
            return translate("Veidimadur", "{player} asks: “{other}, have you any {ranks}?”").put(
                player=player, other=names[other], ranks=asked(rank)
            )
        case Gave(other=other, cards=cards):
            return translate("Veidimadur", "{player} gives {other}: {cards}.", "cards in the accusative").put(
                player=player, other=names[other], cards=listing([card_object(card) for card in cards])
            )
        case Refused():
            return translate("Veidimadur", "{player} has none: “Veiddu!”").put(player=player)
        case Drew(card=card, empty=True):
            return _drew_alone(player, card is None).put(card="" if card is None else card_object(card))
        case Drew(card=card):
            return draws(player, card)
        case Landed(card=card):
            return translate("Veidimadur", "{player} fishes the {card}, just what was asked for.").put(
                player=player, card=card_object(card)
            )
        case Booked(cards=cards):
            return translate("Veidimadur", "{player} lays down a book: {ranks}.").put(
                player=player, ranks=asked(cards[0].rank)
            )
    assert_never(event)


def tell_together(events: Sequence[VeidimadurEvent], names: Sequence[str]) -> Message | None:
    """A question and what came of it."""
    match list(events):
        case [Asked(seat, other=other, rank=rank), Refused(), Drew(drawer, card=None, empty=False)] if seat == drawer:
            text = translate("Veidimadur", "{player} asks {other} for {ranks}, gets none and draws a card.")
        case [Asked(seat, other=other, rank=rank), Refused()]:
            text = translate("Veidimadur", "{player} asks {other} for {ranks} and gets none.")
        case _:
            return None
    return text.put(player=names[seat], other=names[other], ranks=asked(rank))


def _drew_alone(player: str, hidden: bool) -> Message:
    if hidden:
        return translate("Veidimadur", "{player} has no cards left and draws one.").put(player=player)
    return translate("Veidimadur", "{player} has no cards left and draws the {card}.").put(player=player)


def exclaim(event: VeidimadurEvent) -> Sequence[tuple[int, Message]]:
    """Seats and what they say aloud."""
    match event:
        case Asked(seat, rank=rank):
            return ((seat, translate("Veidimadur", "Any {ranks}?", "said aloud").put(ranks=asked(rank))),)
        case Gave(seat):
            return ((seat, translate("Veidimadur", "Here you are!", "what a player says aloud")),)
        case Refused(seat):
            return ((seat, translate("Veidimadur", "Veiddu!", "said aloud; Icelandic for: go fish")),)
        case Landed(seat):
            return ((seat, translate("Veidimadur", "Got one!", "what a player says aloud")),)
        case Booked(seat):
            return ((seat, translate("Veidimadur", "A book!", "what a player says aloud")),)
    return ()


def tag(events: Sequence[VeidimadurEvent], seat: int, names: Sequence[str]) -> Tag | None:
    """What came of the last question of this seat, or what it answered; a card from the stock says nothing new."""
    for event in reversed(events):
        match event:
            case Asked(seat=one, other=other, rank=rank) if one == seat:
                text = translate("Veidimadur", "asked {player}: {ranks}", "at a player’s name")
                return Tag(text.put(player=names[other], ranks=asked(rank)))
            case Gave(other=one, cards=cards) if one == seat:
                return Tag(translate("Veidimadur", "got %n", "at a player’s name", len(cards)))
            case Landed(seat=one, card=card) if one == seat:
                return Tag(translate("Veidimadur", "fished", "at a player’s name; a card follows"), card)
            case Booked(seat=one, cards=cards) if one == seat:
                text = translate("Veidimadur", "book: {ranks}", "at a player’s name")
                return Tag(text.put(ranks=asked(cards[0].rank)))
            case Gave(seat=one, cards=cards) if one == seat:
                return Tag(translate("Veidimadur", "gave %n", "at a player’s name", len(cards)))
            case Refused(seat=one) if one == seat:
                return Tag(translate("Veidimadur", "had none", "at a player’s name"))
            case Drew(seat=one, empty=True) if one == seat:
                return Tag(drew(1))
    return None
