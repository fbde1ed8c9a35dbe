"""What a phone gets: the screen of one seat in words and names, as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cardtable.app.awaiting import Person
from cardtable.app.match.screen import Place
from cardtable.app.match.spoken_screen import GO_ON
from cardtable.cards import Card, Rank, Suit
from cardtable.messages import capitalized, translate
from cardtable.stage.card_names import card_name, laid_name, suit_name
from cardtable.stage.characters import animal_of_seat
from cardtable.stage.picture import is_target
from cardtable.stage.standing_orders import AT_MOST, USEFUL
from cardtable.stage.zones import ZoneKind

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from cardtable.app.match.screen import Button, Screen
    from cardtable.app.match.table_pictures import Say
    from cardtable.app.sight import SeatSight
    from cardtable.messages import Message
    from cardtable.stage.picture import TagText
    from cardtable.stage.zones import Zone

Page = dict[str, Any]

PLACES: Final = (Place.BAR, Place.QUESTION, Place.CARD)
MOST_LINES: Final = 6
WORDS: Final[Mapping[str, Message]] = {
    "turn": translate("Phones", "Your turn"),
    "hand": translate("Phones", "Your cards"),
    "lost": translate("Phones", "Connection lost"),
    "again": translate("Phones", "Connecting again …"),
    "other": translate("Phones", "Another phone has taken this seat"),
    "shut": translate("Phones", "The table plays without phones now. Your cards are on the big screen."),
    "covered": translate("Phones", "The table rests. Your cards come back with it."),
    "go": GO_ON,
    "close": translate("Phones", "Close"),
    "on": translate("Phones", "Put on: {place}", "button: put the picked cards there; {place} is a pile or a meld"),
    "up": translate("Phones", "Back to the hand", "button: picked cards that were put together go back"),
    "table": translate("Phones", "The table"),
    "players": translate("Phones", "Players"),
    "tools": translate("Phones", "More"),
    "sort": translate("Phones", "Sort the hand"),
    "hint": translate("Phones", "Hint"),
    "back": translate("Phones", "Take back"),
    "redo": translate("Table", "Redo", "play again what was taken back"),
    "log": translate("Phones", "What has happened"),
    "scores": translate("Phones", "Scores"),
    "rules": translate("Phones", "Rules"),
    "left": translate("Phones", "Move the picked card to the left"),
    "right": translate("Phones", "Move the picked card to the right"),
    "language": translate("Phones", "Language"),
    "useful": USEFUL,
    "most": AT_MOST,
    "cheat": translate("Phones", "Hide or cheat with what is picked", "switch: picked cards are then put down slyly"),
}
"""The page's own words, by the names that it knows them by."""


# What a page tells of the own cards, and what the program says of them.
OWN: Final = frozenset(
    ("hand", "breaks", "picked", "fresh", "hinted", "arrived", "below", "bubble", "choice", "tools", "order", "go_on")
)


def not_ahead(page: Page, shown: Page) -> Page:
    """This page while the table still tells what has happened: of all but the own cards stands what was ``shown``.

    What the picked cards could do is known when that has been told.
    """
    held = {
        **shown,
        "zones": [
            *({**one, "lit": False} for one in shown["zones"] if one["kind"] != ZoneKind.TRAY),
            *(one for one in page["zones"] if one["kind"] == ZoneKind.TRAY),
        ],
        "seats": [{**one, "lit": False} for one in shown["seats"]],
        "buttons": [one for one in shown["buttons"] if one["place"] != Place.CARD],
        "sly": False,
    }
    known = {name: part for name, part in held.items() if name in page}  # What was asked may be answered.
    return {**known, **{name: page[name] for name in OWN if name in page}}


class PageWriter:
    """Writes pages in the language of one phone; ``index`` letters ranks as its cards do."""

    def __init__(self, say: Say, index: Callable[[Rank], str]) -> None:
        self._say, self._index = say, index

    def words(self) -> Page:
        """The page's own words."""
        return {name: self._say(message) for name, message in WORDS.items()}

    def page(
        self, screen: Screen, sight: SeatSight, lit: Collection[str], picked: Sequence[Card], *, sly: bool
    ) -> Page:
        """All that stands on the phone of the seat whose sight it is; ``sly``: the picked cards can be put slyly."""
        say, draw, picture, table = self._say, self.draw, screen.picture, sight.table
        lines = [] if screen.round_end else screen.strip[-MOST_LINES:]
        held = [zone for zone in picture.zones if zone.kind is ZoneKind.HAND and zone.seat == sight.seat]
        result: Page = {
            "line": screen.line,
            "seat": sight.seat,
            "title": say(screen.top.title),
            "progress": say(screen.top.progress),
            "yours": isinstance(sight.step(), Person),
            "over": table.match.between_rounds,
            "ended": table.match.over,
            "status": capitalized(say(screen.status.line)),
            "below": self.text(screen.status.below),
            "own": next((zone.id for zone in held), ""),
            "hand": [self._card(card) for zone in held for card in zone.cards if card is not None],
            "breaks": [at for zone in held for at in zone.breaks],
            "picked": [str(card) for card in picked],
            "sly": sly,
            "fits": sorted(map(str, picture.fitting)),
            "fresh": sorted(map(str, picture.fresh)),
            "hinted": sorted(map(str, picture.hinted)),
            "arrived": {str(card): why for card, why in picture.arrived.items()},
            "zones": [self._zone(zone, screen, sight, lit) for zone in picture.zones if _shown(zone)],
            "signs": [{"text": sign.text, "suit": _sign(sign.suit)} for sign in picture.signs],
            "seats": [self._seat(number, screen, sight, lit) for number in sorted(picture.plates)],
            "go_on": "" if screen.go_on is None else say(screen.go_on.words or GO_ON),
            "buttons": [self._button(button) for button in screen.buttons if button.place in PLACES],
            "notices": [{"text": say(one.text, draw), "good": one.good} for one in screen.notices],
            "lines": [{"seat": one.seat, "text": say(one.text(table.names), draw)} for one in lines],
            "tools": sorted(self._tools(screen, sight)),
            "order": self.text(screen.top.order),
        }
        if screen.question is not None:
            asked = screen.question
            result["question"] = {
                "title": say(asked.title),
                "notes": list(map(self.text, asked.notes)),
                "about": asked.about,
            }
        if screen.choice is not None:
            choice = screen.choice
            answers = [say(one) for one in choice.answers]
            result["choice"] = {"text": say(choice.message), "answers": answers, "number": choice.number}
        if screen.bubble is not None:
            bubble = screen.bubble
            result["bubble"] = {"text": say(bubble.message), "rule": bubble.rule, "number": bubble.number}
        if table.match.between_rounds and table.match.results:
            result["outcome"] = say(sight.outcome())
        return result

    def _tools(self, screen: Screen, sight: SeatSight) -> frozenset[str]:
        """What is offered beside the buttons; what was taken back is done again by whose deed it was."""
        again = sight.table.undo.whose_again() == sight.seat
        return screen.top.tools & ({"hint", "back", "redo"} if again else {"hint", "back"})

    def text(self, message: Message | None) -> str:
        """The message with what can be drawn in it as signs; empty where there is none."""
        return "" if message is None else self._say(message, self.draw)

    def draw(self, thing: object) -> str:
        """What can be drawn in a sentence: cards as index and sign, suits as signs, numbers as they are."""
        match thing:
            case Suit():
                return thing.symbol
            case tuple():
                return " ".join(map(self._brief, thing))
        return str(thing)

    def _tag(self, tag: TagText) -> str:
        """What a seat did last, with the card that the screen draws beside its words, and the suit named for it."""
        drawn = [] if tag.card is None else [self._brief(tag.card)]
        return " ".join([tag.text, *drawn, *([] if tag.named is None else ["→", tag.named.symbol])])

    def _brief(self, card: Card) -> str:
        return "★" if card.suit is None else f"{self._index(card.rank)}{card.suit.symbol}"

    def _card(self, card: Card) -> Page:
        """``id`` is the card, ``face`` the picture, which all cards that look alike share."""
        return {"id": str(card), "face": element_name(card), "text": self._say(card_name(card))}

    def _zone(self, zone: Zone, screen: Screen, sight: SeatSight, lit: Collection[str]) -> Page:
        pile = zone.kind in (ZoneKind.STOCK, ZoneKind.PILE, ZoneKind.WON)
        names, picture = sight.table.names, screen.picture
        return {
            "id": zone.id,
            "kind": zone.kind.value,
            "label": picture.labels[zone.id][0],
            "count": len(zone.cards) if zone.counted else None,
            "cards": [self._laid(zone, at) for at in range(len(zone.cards))][-1 if pile else 0 :],
            "owner": zone.owner,
            "by": [names[seat] for seat in zone.players],
            "marked": self._marked(zone, screen),
            "suit": _sign(zone.suit),
            "suit_name": "" if zone.suit is None else self._say(suit_name(zone.suit)),
            "target": is_target(zone),
            "lit": zone.id in lit,
            "fine": zone.fine,
            "wrong": self.text(zone.wrong),
            "room": zone.room,
            "hinted": zone.id == picture.hinted_zone,
        }

    def _laid(self, zone: Zone, at: int) -> Page | None:
        """A card of a zone; a joker that stands for another says so in words."""
        card, stands = zone.cards[at], zone.stands[at] if at < len(zone.stands) else None
        if card is None:
            return None
        if stands is None:
            return self._card(card)
        sign = f"{self._index(Rank(stands.rank))}{'' if stands.suit is None else stands.suit.symbol}"
        return {**self._card(card), "text": self._say(laid_name(card, stands)), "stands": sign}

    def _marked(self, zone: Zone, screen: Screen) -> list[Page]:
        """The cards that count now, what is written over and under each, and with what of it the picked card agrees."""
        if zone.kind is ZoneKind.TRICK:
            return [{"at": at} for at in zone.marked]
        agreed = screen.agreement
        return [
            {
                "at": at,
                "head": self._say(zone.heads[number].text) if number < len(zone.heads) else "",
                "features": [
                    {"text": self._say(one.text), "agreed": number < len(agreed) and one in agreed[number]}
                    for one in (zone.features[number] if number < len(zone.features) else ())
                ],
            }
            for number, at in enumerate(zone.marked)
        ]

    def _seat(self, number: int, screen: Screen, sight: SeatSight, lit: Collection[str]) -> Page:
        plate, sitting = screen.picture.plates[number], sight.table.match.seats[number]
        hands = (one for one in screen.picture.zones if one.kind is ZoneKind.OTHER_HAND and one.seat == number)
        asked = next((one.id for one in hands if one.target), None)
        tag = screen.picture.tags.get(number)
        return {
            "seat": number,
            "name": plate.name,
            "face": f"{animal_of_seat(sitting.face, sitting.colour)}{sitting.colour}",
            "count": plate.short_count,
            "score": plate.score,
            "notes": list(plate.short_notes),
            "active": plate.active,
            "text": plate.whole(),
            "tag": "" if tag is None else self._tag(tag),
            "rank": plate.rank,
            "tokens": "●" * plate.tokens + "○" * (plate.tokens_of - plate.tokens),
            "zone": asked,
            "lit": asked in lit,
        }

    def _button(self, button: Button) -> Page:
        say, command = self._say, button.command
        return {
            "key": say(command.key),
            "text": capitalized(say(command.label)),
            "place": button.place.value,
            "primary": command.primary,
            "why": self.text(button.why),
            "loud": command.hasty,
            "hinted": button.hinted,
            "suit": _sign(command.suit),
            "card": None if command.card is None else self._brief(command.card),
            "words": say(command.words),
        }


def _shown(zone: Zone) -> bool:
    """Other hands are told at their seats, and the last trick when it is asked for."""
    return zone.kind not in (ZoneKind.HAND, ZoneKind.OTHER_HAND, ZoneKind.LAST)


def _sign(suit: Suit | None) -> str | None:
    return None if suit is None else suit.symbol


def element_name(card: Card) -> str:
    """The name of a card's picture, the same for every pack."""
    return f"joker{card.joker}" if card.suit is None else f"{card.rank.value}{card.suit.name[0].lower()}"
