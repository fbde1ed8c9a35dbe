"""Which card of the old picture becomes which card of the new one.

Animation is the difference of two layouts. A card whose face is known keeps its item. A hidden card has no identity:
where one zone has lost as many cards as another has won, that many are taken to have gone from the one to the other.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cardtable.cards import Card

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Held(Generic[T]):
    """A card item of the old picture: what it shows and the zone it lies in."""

    item: T
    card: Card | None
    zone: str


@dataclass(frozen=True, slots=True)
class Slot:
    """A place of the new picture that needs an item."""

    zone: str
    index: int
    card: Card | None


@dataclass(slots=True)
class Matching(Generic[T]):
    """For every slot the item that fills it, or the zone a new item comes from (``None``: it just appears).

    ``gone`` are items that no slot needs, with the zone they fly to before they vanish (``None``: at once).
    """

    kept: dict[Slot, T]
    born: dict[Slot, str | None]
    gone: list[tuple[T, str | None]]


def match(
    held: Sequence[Held[T]],
    slots: Sequence[Slot],
    before: Mapping[str, int],
    after: Mapping[str, int],
    piled: frozenset[str] = frozenset(),
) -> Matching[T]:
    """Match old items with new slots; ``before`` and ``after`` are the numbers of cards of every zone.

    ``piled`` are the zones whose cards lie face up on each other.
    """
    zones = {*before, *after}
    losing = {zone: before.get(zone, 0) - after.get(zone, 0) for zone in zones}
    found: Matching[T] = Matching({}, {}, [])
    free = _keep_known(held, slots, found, losing)
    missing = [slot for slot in slots if slot not in found.kept]
    missing = _keep_hidden_in_place(free, missing, found)
    # What was drawn and what was laid open takes its card first; a card that nobody saw come has none left to take.
    missing.sort(key=lambda slot: (slot.zone in piled and slot.card is None, slot.zone in piled))
    missing = _move_between_zones(free, missing, found, losing)
    missing = _reuse_in_place(free, missing, found)
    for slot in missing:
        found.born[slot] = None
    for rest in free:
        winner = next((zone for zone in after if losing.get(zone, 0) < 0 and losing.get(rest.zone, 0) > 0), None)
        if winner is not None:
            losing[winner] += 1
            losing[rest.zone] -= 1
        found.gone.append((rest.item, winner))
    return found


def _keep_known(
    held: Sequence[Held[T]], slots: Sequence[Slot], found: Matching[T], losing: dict[str, int]
) -> list[Held[T]]:
    known = {old.card: old for old in held if old.card is not None}
    taken: set[int] = set()
    for slot in slots:
        old = known.get(slot.card) if slot.card is not None else None
        if old is not None:
            found.kept[slot] = old.item
            taken.add(id(old))
            if old.zone != slot.zone:
                losing[old.zone] = losing.get(old.zone, 0) - 1
                losing[slot.zone] = losing.get(slot.zone, 0) + 1
    return [old for old in held if id(old) not in taken]


def _keep_hidden_in_place(free: list[Held[T]], missing: list[Slot], found: Matching[T]) -> list[Slot]:
    """Face-down cards stay face-down cards of their zone."""
    rest: list[Slot] = []
    for slot in missing:
        old = _take(free, slot.zone, hidden=True) if slot.card is None else None
        if old is None:
            rest.append(slot)
        else:
            found.kept[slot] = old.item
    return rest


def _move_between_zones(
    free: list[Held[T]], missing: list[Slot], found: Matching[T], losing: dict[str, int]
) -> list[Slot]:
    """What one zone lost another one won, whether its item is still there or has to be made."""
    rest: list[Slot] = []
    for slot in missing:
        source = _source(slot, losing)
        if source is None:
            rest.append(slot)
            continue
        losing[source] -= 1
        losing[slot.zone] += 1
        old = _take(free, source, hidden=None)
        if old is None:
            found.born[slot] = source
        else:
            found.kept[slot] = old.item
    return rest


def _source(slot: Slot, losing: dict[str, int]) -> str | None:
    if losing.get(slot.zone, 0) >= 0:
        return None
    return next((zone for zone, lost in losing.items() if lost > 0), None)


def _reuse_in_place(free: list[Held[T]], missing: list[Slot], found: Matching[T]) -> list[Slot]:
    """Cards that are turned over where they lie."""
    rest: list[Slot] = []
    for slot in missing:
        old = _take(free, slot.zone, hidden=None)
        if old is None:
            rest.append(slot)
        else:
            found.kept[slot] = old.item
    return rest


def _take(free: list[Held[T]], zone: str, *, hidden: bool | None) -> Held[T] | None:
    for position in range(len(free) - 1, -1, -1):
        old = free[position]
        if old.zone == zone and (hidden is None or hidden == (old.card is None)):
            return free.pop(position)
    return None
