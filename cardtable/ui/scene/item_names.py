"""Accessible names: what everything on a table is called for ears, and what is said of it beside its name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.messages import translate
from cardtable.stage.card_names import card_name, laid_name, suit_name
from cardtable.stage.common_words import count_text
from cardtable.stage.zones import ZoneKind
from cardtable.ui.a11y.speech_text import sentence, spoken
from cardtable.ui.language import say
from cardtable.ui.scene.card_item import CardItem
from cardtable.ui.scene.plate_item import PlateItem
from cardtable.ui.scene.scene import TableScene
from cardtable.ui.scene.signs import DirectionItem, SignItem
from cardtable.ui.scene.speech_items import NoticeItem
from cardtable.ui.scene.strip import StripItem
from cardtable.ui.scene.zone_item import ZoneItem

if TYPE_CHECKING:
    from cardtable.messages import Message
    from cardtable.stage.zones import Zone

LISTS: Final = (
    ZoneKind.HAND, ZoneKind.OPEN_HAND, ZoneKind.MELD, ZoneKind.TRAY, ZoneKind.TRICK, ZoneKind.ROW, ZoneKind.KITTY
)  # fmt: skip
"""Zones of which every card that lies open is an object of its own."""

_PACKS: Final = (ZoneKind.STOCK, ZoneKind.WON)


def table_of(item: CardItem | ZoneItem) -> TableScene:
    """The scene of an item, which itself knows no other items."""
    assert isinstance(item.table, TableScene)
    return item.table


def name_of(item: object) -> str:
    """What an item of the table is called, with its state."""
    return spoken(_name(item))


def more_of(item: object) -> str:
    """What is said after the name: which of how many cards, and whose; how many a list holds."""
    if isinstance(item, CardItem):
        return spoken(_place(item))
    if isinstance(item, ZoneItem) and item.zone.kind in LISTS and item.zone.cards:
        return say(count_text(len(item.zone.cards)))
    return spoken(item.hint) if isinstance(item, StripItem) else ""


def _name(item: object) -> str:
    match item:
        case CardItem():
            return _card(item)
        case ZoneItem():
            return _zone(item)
        case PlateItem():
            return seat_words(item)
        case StripItem():
            return " ".join(map(sentence, item.spoken))
        case SignItem():
            return ". ".join(sign.text for sign in item.signs)
        case NoticeItem():
            return ". ".join(one.spoken for one in item.notices)
        case DirectionItem():
            return _direction(item)
    return ""


def _direction(item: DirectionItem) -> str:
    if item.direction is None:
        return ""
    if item.direction.clockwise:
        return say(translate("Reader", "Play goes clockwise."))
    return say(translate("Reader", "Play goes anticlockwise."))


def _card(item: CardItem) -> str:
    zone = table_of(item).zones.get(item.zone)
    name = say(laid_name(item.card, item.stands))
    if zone is not None:
        name = _with_marks(name, zone.zone, item.index)
    if item.picked:
        return say(translate("Reader", "{card}, picked").put(card=name))
    if item.arrived:
        text = translate("Reader", "{card}, {reason}", "a card and why it came")
        name = say(text.put(card=name, reason=item.arrived))
    if item.winning:
        name = say(translate("Reader", "{card}, wins the trick").put(card=name))
    if item.taking:
        return say(translate("Reader", "{card}, can be swapped", "such as a joker").put(card=name))
    return say(translate("Reader", "{card}, fits").put(card=name)) if _fits(item, zone) else name


def _fits(item: CardItem, zone: ZoneItem | None) -> bool:
    """Where every card fits none is marked for eyes, but ears come to one after the other."""
    picture = item.table.picture
    in_hand = zone is not None and zone.zone.kind is ZoneKind.HAND
    return item.fitting or (picture is not None and picture.all_fit and in_hand)


def _with_marks(name: str, zone: Zone, index: int) -> str:
    """A card of a row or a trick with what is written over and under it."""
    if index not in zone.marked:
        return name
    at = zone.marked.index(index)
    heads = [head.text for head in zone.heads[at : at + 1]]
    marks = [*heads, *(one.text for one in (zone.features[at] if at < len(zone.features) else ()))]
    return ", ".join([name, *map(say, marks)])


def _place(item: CardItem) -> str:
    zone = table_of(item).zones.get(item.zone)
    if zone is None:
        return ""
    place = translate("Reader", "{number} of {count}", "the place of a card among others")
    text = say(place.put(number=item.index + 1, count=len(zone.zone.cards)))
    player = _laid_by(item, zone)
    return f"{text}, {player}" if player else text


def _laid_by(item: CardItem, zone: ZoneItem) -> str:
    """The name of the player who laid a card of a trick."""
    players = zone.zone.players
    plate = table_of(item).plates.get(players[item.index]) if item.index < len(players) else None
    return "" if plate is None or plate.text is None else plate.text.name


def zone_label(item: ZoneItem) -> str:
    """A place without what lies there."""
    zone = item.zone
    if zone.wrong is not None:
        text = translate("Reader", "{place}, not right: {reason}", "a place where cards were put together")
        return say(text.put(place=zone.name, reason=zone.wrong))
    if zone.fine:
        return say(translate("Reader", "{place}, complete").put(place=zone.name))
    if zone.kind is ZoneKind.HAND:
        return say(translate("Reader", "Your hand"))
    return item.label


def _zone(item: ZoneItem) -> str:
    zone = item.zone
    name = zone_label(item)
    if zone.kind in _PACKS or zone.kind is ZoneKind.OTHER_HAND:
        pass
    elif not zone.cards:
        name = say(translate("Reader", "{place}, empty").put(place=name))
    elif zone.kind not in (*LISTS, ZoneKind.LAST):
        name = f"{name}: {say(card_name(zone.cards[-1]))}"
    if zone.suit is not None:
        suit = translate("Reader", "{place}, the suit is {suit}").put(place=name, suit=suit_name(zone.suit))
        name = say(suit)
    if item.legal:
        return say(translate("Reader", "{place}, fits here", "where picked cards can be put").put(place=name))
    return name


def whole_zone(item: ZoneItem) -> str:
    """A place with all that lies open there, in one sentence."""
    zone = item.zone
    if zone.kind not in LISTS or not zone.cards:
        return name_of(item)
    cards = [one for one in table_of(item).items_in(zone.id) if one.card is not None]
    if not cards:
        return name_of(item)
    text = translate("Reader", "{place}: {cards}")
    all_cards = sentence(say(text.put(place=zone_label(item), cards=", ".join(_laid(item, one) for one in cards))))
    marked = [_with_marks(f"{_laid(item, one)}:", zone, one.index) for one in cards if one.index in zone.marked]
    return spoken(" ".join([all_cards, *(sentence(one.replace(":,", ":")) for one in marked if not one.endswith(":"))]))


def _laid(zone: ZoneItem, item: CardItem) -> str:
    """A card in the list of all cards of its place, with who laid it where that is known."""
    name = say(laid_name(item.card, item.stands))
    player = _laid_by(item, zone)
    if not player:
        return name
    text: Message = translate("Reader", "{player} {card}", "who laid which card of a trick")
    return say(text.put(player=player, card=name))


def seat_words(item: PlateItem, count: str = "") -> str:
    """A seat with all that is known of it; ``count`` says how many cards it holds where that is not written there."""
    text = item.text
    if text is None:
        return ""
    facts = list(dict.fromkeys(fact for fact in (count, *text.facts(), item.lately) if fact))
    whole = f"{text.name}: {', '.join(facts)}" if facts else text.name
    if text.active:
        return say(translate("Reader", "{seat}, now playing", "a seat with its cards and points").put(seat=whole))
    return whole
