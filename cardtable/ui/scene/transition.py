"""How one picture of the table becomes the next: which card goes where, and how it flies there."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from operator import attrgetter
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar

from cardtable.stage.layout_parts import ASPECT, Spot
from cardtable.stage.picture import counted
from cardtable.stage.zones import ZoneKind
from cardtable.ui.scene.card_item import CardItem, discard
from cardtable.ui.scene.motion import Flight
from cardtable.ui.widgets.controls import plain_tip

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from cardtable.cards import Card
    from cardtable.stage.layout_parts import Place
    from cardtable.stage.picture import Picture
    from cardtable.stage.zones import Zone
    from cardtable.ui.scene.scene_context import SceneContext
    from cardtable.ui.scene.zone_item import ZoneItem


class Held(Protocol):
    """An item of the old picture: the card it shows, the zone it lies in, and which of its cards it is."""

    card: Card | None
    zone: str
    index: int


T = TypeVar("T", bound=Held)


@dataclass(frozen=True, slots=True, eq=False)
class Slot:
    """A place of the new picture that needs an item, and the spot it gives; each of them is itself alone."""

    zone: str
    index: int
    card: Card | None
    spot: Spot


@dataclass(slots=True)
class CardDiff(Generic[T]):
    """For every slot the item that fills it, or the zone a new item comes from (``None``: it just appears).

    ``gone`` are items that no slot needs, with the zone they fly to before they vanish (``None``: at once).
    """

    kept: dict[Slot, T]
    born: dict[Slot, str | None]
    gone: list[tuple[T, str | None]]


def slots_of(zones: Iterable[Zone], places: Mapping[str, Place]) -> list[Slot]:
    """The places of all cards that are drawn."""
    shown = (zone for zone in zones if zone.kind is not ZoneKind.LAST)
    return [
        Slot(zone.id, index, zone.cards[index], spot)
        for zone in shown
        for index, spot in zip(places[zone.id].indices, places[zone.id].spots, strict=True)
    ]


class _Flow:
    """How many cards every zone has still lost and won when so many of them are found.

    Where all faces lay open and still do, they tell which ones went and came: a trick may leave while the next one is
    there already. Elsewhere the numbers are all there is.
    """

    def __init__(
        self,
        held: Sequence[T],
        slots: Sequence[Slot],
        before: Mapping[str, int],
        after: Mapping[str, int],
    ) -> None:
        self.lost, self.won, self.open = Counter[str](), Counter[str](), set[str]()
        for zone in {**before, **after}:
            old = [one.card for one in held if one.zone == zone]
            new = [slot.card for slot in slots if slot.zone == zone]
            went = before.get(zone, 0) - after.get(zone, 0)
            if None not in old and len(old) == before.get(zone, 0):
                self.open.add(zone)
                if None not in new and len(new) == after.get(zone, 0):
                    if old != new:
                        self.lost[zone] = len([card for card in old if card not in new])
                        self.won[zone] = len([card for card in new if card not in old])
                    continue
            self.lost[zone], self.won[zone] = max(went, 0), max(-went, 0)

    def move(self, source: str, target: str) -> None:
        """A card of one zone is found in another; where no such card was missing, another one took its place."""
        if self.lost[source] > 0:
            self.lost[source] -= 1
        else:
            self.won[source] += 1
        if self.won[target] > 0:
            self.won[target] -= 1
        else:
            self.lost[target] += 1

    def source(self, slot: Slot) -> str | None:
        """Where the card of a slot comes from; no face comes from where all faces lay open, or it would be known."""
        if self.won[slot.zone] <= 0:
            return None
        hidden = (zone for zone, lost in self.lost.items() if lost > 0 and (slot.card is None or zone not in self.open))
        return next(hidden, None)


def match(
    held: Sequence[T],
    slots: Sequence[Slot],
    before: Mapping[str, int],
    after: Mapping[str, int],
    piled: frozenset[str] = frozenset(),
) -> CardDiff[T]:
    """Match old items with new slots; ``before`` and ``after`` are the numbers of cards of every zone.

    ``piled`` are the zones whose cards lie face up on each other.
    """
    flow = _Flow(held, slots, before, after)
    found: CardDiff[T] = CardDiff({}, {}, [])
    free = _keep_known(held, slots, found, flow)
    missing = [slot for slot in slots if slot not in found.kept]
    missing = _keep_hidden_in_place(free, missing, found)
    # What was drawn and what was laid open takes its card first; a card not seen to come has none left to take.
    missing.sort(key=lambda slot: (slot.zone in piled and slot.card is None, slot.zone in piled))
    missing = _move_between_zones(free, missing, found, flow)
    missing = _reuse_in_place(free, missing, found)
    for slot in missing:
        found.born[slot] = None
    for rest in free:
        winner = next((zone for zone in after if flow.won[zone] > 0 and flow.lost[rest.zone] > 0), None)
        if winner is not None:
            flow.move(rest.zone, winner)
        found.gone.append((rest, winner))
    return found


def _keep_known(held: Sequence[T], slots: Sequence[Slot], found: CardDiff[T], flow: _Flow) -> list[T]:
    known = {old.card: old for old in held if old.card is not None}
    taken: set[int] = set()
    for slot in slots:
        old = known.get(slot.card) if slot.card is not None else None
        if old is not None:
            found.kept[slot] = old
            taken.add(id(old))
            if old.zone != slot.zone:
                flow.move(old.zone, slot.zone)
    return [old for old in held if id(old) not in taken]


def _keep_hidden_in_place(free: list[T], missing: list[Slot], found: CardDiff[T]) -> list[Slot]:
    """Face-down cards stay face-down cards of their zone, and each in its place as long as there is one."""
    lying = {(old.zone, old.index): old for old in free if old.card is None}
    for slot in missing:
        old = lying.get((slot.zone, slot.index))
        if slot.card is None and old is not None:
            found.kept[slot] = old
            free.remove(old)
    rest: list[Slot] = []
    for slot in missing:
        if slot in found.kept:
            continue
        old = _take(free, slot.zone, hidden=True) if slot.card is None else None
        if old is None:
            rest.append(slot)
        else:
            found.kept[slot] = old
    return rest


def _move_between_zones(free: list[T], missing: list[Slot], found: CardDiff[T], flow: _Flow) -> list[Slot]:
    """What one zone lost another one won, whether its item is still there or has to be made."""
    rest: list[Slot] = []
    for slot in missing:
        source = flow.source(slot)
        if source is None:
            rest.append(slot)
            continue
        flow.move(source, slot.zone)
        old = _take(free, source, hidden=None)
        if old is None:
            found.born[slot] = source
        else:
            found.kept[slot] = old
    return rest


def _reuse_in_place(free: list[T], missing: list[Slot], found: CardDiff[T]) -> list[Slot]:
    """Cards that are turned over where they lie."""
    rest: list[Slot] = []
    for slot in missing:
        old = _take(free, slot.zone, hidden=None)
        if old is None:
            rest.append(slot)
        else:
            found.kept[slot] = old
    return rest


def _take(free: list[T], zone: str, *, hidden: bool | None) -> T | None:
    for position in range(len(free) - 1, -1, -1):
        old = free[position]
        if old.zone == zone and (hidden is None or hidden == (old.card is None)):
            return free.pop(position)
    return None


# So many milliseconds after each other cards set out, and where they are counted.
STAGGER: Final = 55
ONE_BY_ONE: Final = 240
# Cards that lie open here have been seen by everybody, and fly open wherever they go. Any other face that is to be
# hidden is hidden before its card moves: it is not seen for one frame more.
OPEN: Final = (ZoneKind.PILE, ZoneKind.MELD, ZoneKind.OPEN_HAND, ZoneKind.TRICK, ZoneKind.ROW)
# Whose it is and what is wrong with it is written small under these, or cut.
NAMED: Final = (ZoneKind.MELD, ZoneKind.OPEN_HAND, ZoneKind.TRAY)


def _travel_as_one(flights: list[Flight]) -> None:
    """A card that is not seen under another one leaves with it, from the same place and at the same time."""
    for hidden in (flight for flight in flights if flight.item.unseen and flight.face is None and flight.travels):
        above = (flight for flight in flights if flight.item.zone == hidden.item.zone and flight.face is not None)
        upper = next(above, None)
        if upper is not None:
            hidden.start, hidden.start_rotation = upper.start, upper.start_rotation
            hidden.start_scale, hidden.delay = upper.start_scale, upper.delay


class Transition:
    """Finds for every card of one table where it lies in a new picture."""

    def __init__(self, table: SceneContext, cards: list[CardItem], zones: Mapping[str, ZoneItem]) -> None:
        self._table = table
        self._cards = cards
        self._zones = zones
        self._lay: Mapping[str, Place] = {}

    def flights(
        self, picture: Picture, before: Mapping[str, int], lay: Mapping[str, Place], duration: int, stagger: int
    ) -> list[Flight]:
        """The flights to this picture, which is laid out already; without a duration cards lie there at once.

        ``before`` are the numbers of cards of every zone in the picture before, and ``lay`` is where these were. Cards
        set out so many milliseconds after each other as ``stagger`` says.
        """
        self._lay = lay
        piled = frozenset(zone.id for zone in picture.zones if zone.kind is ZoneKind.PILE)
        slots = slots_of(picture.zones, self._table.layout.places)
        matching = match(self._cards, slots, before, counted(picture.zones), piled)
        flights: list[Flight] = []
        order = 0
        # Several cards that come from one place are dealt round the table, one to each.
        for slot in sorted(slots, key=attrgetter("index")):
            item = matching.kept.get(slot) or self._born(slot, matching.born[slot])
            flight = self._send(item, slot, picture, duration, min(order, 24) * stagger * duration // 260)
            if flight is not None:
                flights.append(flight)
                order += 1
        for item, target in matching.gone:
            self._let_go(item, target if duration else None, duration, flights)
        _travel_as_one(flights)
        return flights

    def _born(self, slot: Slot, source: str | None) -> CardItem:
        item = CardItem(self._table)
        where = source or slot.zone
        place = self._table.layout.places.get(where) or self._lay.get(where)
        if source is not None and place is not None and place.spots:
            item.spot = place.spots[-1]
        elif source is not None and place is not None:
            rect = place.rect
            item.spot = Spot(rect.x, rect.y, slot.spot.width)
        else:
            item.spot = slot.spot
            item.card = slot.card
        item.zone = source or ""
        item.rest()
        self._cards.append(item)
        self._table.addItem(item)
        return item

    def _send(self, item: CardItem, slot: Slot, picture: Picture, duration: int, delay: int) -> Flight | None:
        """Let the item fill the slot; the flight it needs, or ``None`` when it lies there at once."""
        spot, zone, card = slot.spot, self._zones[slot.zone].zone, slot.card
        stands = zone.stands[slot.index] if slot.index < len(zone.stands) else None
        large = self._table.layout.places[slot.zone].is_large(slot.index)
        arrived = "" if card is None else picture.arrived.get(card, "")
        fresh, fitting, hinted = card in picture.fresh, card in picture.fitting, card in picture.hinted
        taking = card in picture.taking
        winning = zone.kind is ZoneKind.TRICK and slot.index in zone.marked
        tip = self._zones[slot.zone].label if zone.kind in NAMED else arrived
        told = (card, slot.zone, slot.index, spot, stands, large, arrived, fresh, fitting, taking, hinted, winning, tip)
        same, item.told = told == item.told, told
        if same and card is item.card and item.lies_still:
            return None
        start, rotation = item.pos(), item.turn
        same_zone = item.zone == slot.zone
        came_from = self._kind_of(item.zone)
        item.zone, item.index, item.spot = slot.zone, slot.index, spot
        item.unseen = card is None and zone.kind is ZoneKind.PILE
        item.stands, item.large, item.arrived, item.fresh, item.fitting = stands, large, arrived, fresh, fitting
        item.taking = taking
        item.setToolTip(plain_tip(tip))
        item.set_winning(winning)
        item.set_hinted(hinted)
        hides = card is None and came_from not in OPEN
        opens = zone.kind is ZoneKind.OPEN_HAND and item.card is None
        if hides or duration == 0 or (same_zone and item.card is not card and not opens):
            item.show_card(card)
        item.setTransform(item.transform().fromScale(1.0, 1.0))
        width = item.width * item.scale()
        drawn = spot.width if duration == 0 else max(spot.width, width)
        item.set_width(drawn)
        still = (start - item.resting_point()).manhattanLength() < 0.5 and abs(width / spot.width - 1.0) < 0.01
        if duration == 0 or (still and item.card is card):
            item.show_card(card)
            item.rest()
            if not same:
                item.update()
            return None
        turns = item.card is not card
        return Flight(
            item, start, rotation, width / drawn, card, turns, 0 if same_zone else delay, duration, vanishes=False,
            travels=not same_zone, end_scale=spot.width / drawn, dealt=came_from is ZoneKind.STOCK,
        )  # fmt: skip

    def _let_go(self, item: CardItem, target: str | None, duration: int, flights: list[Flight]) -> None:
        place = None if target is None else self._table.layout.places.get(target)
        taker = None if self._table.picture is None else self._table.picture.taker
        if place is not None and place.spots:
            spot = place.spots[-1]
        elif duration and taker is not None:
            spot = self._at_seat(taker, item.spot.width / 2)
        elif duration and self._kind_of(item.zone) in (ZoneKind.HAND, ZoneKind.OTHER_HAND):
            # A card that leaves a hand for nowhere slips out of the fan, towards the edge of the table.
            down = 0.55 * item.spot.width * ASPECT
            spot = Spot(item.spot.x, item.spot.y + down, item.spot.width, item.spot.rotation)
        else:
            discard(item, self._cards)
            return
        if self._kind_of(item.zone) not in OPEN:
            item.show_card(None)
        start, rotation = item.pos(), item.turn
        width = item.width * item.scale()
        drawn = max(width, spot.width)
        item.zone, item.spot = target or "", spot
        item.set_width(drawn)
        flights.append(
            Flight(
                item,
                start,
                rotation,
                width / drawn,
                None,
                item.card is not None,
                0,
                duration,
                vanishes=True,
                end_scale=spot.width / drawn,
            )
        )

    def _at_seat(self, seat: int, width: float) -> Spot:
        x, y = self._table.layout.seats[seat].plate.centre
        return Spot(x - width / 2, y - width * ASPECT / 2, width)

    def _kind_of(self, zone: str) -> ZoneKind | None:
        shown = self._zones.get(zone)
        return None if shown is None else shown.zone.kind
