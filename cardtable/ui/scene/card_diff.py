"""Which card of the old picture becomes which card of the new one.

Animation is the difference of two layouts. A card whose face is known keeps its item. A hidden card has no identity:
where one zone has lost as many cards as another has won, that many are taken to have gone from the one to the other.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from cardtable.stage.zones import ZoneKind

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from cardtable.cards import Card
    from cardtable.stage.layout_parts import Place, Spot
    from cardtable.stage.zones import Zone


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
