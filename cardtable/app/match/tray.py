"""Where persons put cards together before laying them, each their own; the game knows nothing of it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cardtable.cards import Card
from cardtable.engine.refusal import Refusal
from cardtable.messages import listing, translate
from cardtable.stage.zones import Zone, ZoneKind, card_at, zone_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from cardtable.app.running_match import RunningMatch
    from cardtable.app.settings import Settings
    from cardtable.engine.round import View
    from cardtable.messages import Message
    from cardtable.stage.zones import TrayPlace

if TYPE_CHECKING:
    Groups = list[list[str]]

# Of more unfinished matches nothing is kept.
MOST: Final = 40


class HandNotes:
    """The notes of one kind (the name of the setting) of all hands of this match; ``change`` writes the settings.

    They belong to one round: of the hands of another there are none.
    """

    def __init__(
        self, table: RunningMatch, kind: str, settings: Callable[[], Settings], change: Callable[..., None]
    ) -> None:
        self._table, self._kind, self._settings, self._change = table, kind, settings, change

    def read(self, seat: int) -> Groups:
        """What was kept of this hand."""
        known: Mapping[str, Groups] = getattr(self._settings(), self._kind)
        return known.get(self._key(seat), []) if self._table.is_played else []

    def write(self, notes: Mapping[int, Groups]) -> None:
        """Keep these of this match alone, and those of other matches."""
        if not self._table.is_played:
            return
        known: Mapping[str, Groups] = getattr(self._settings(), self._kind)
        others = {key: groups for key, groups in known.items() if not key.startswith(self._of_match)}
        own = {self._key(seat): groups for seat, groups in notes.items() if any(groups)}
        wanted = {**dict(list(others.items())[1 - MOST :]), **own}
        if wanted != known:
            self._change(**{self._kind: wanted})

    def _key(self, seat: int) -> str:
        return f"{self._of_match}{len(self._table.match.results)}/{seat}"

    @property
    def _of_match(self) -> str:
        """The same cards may lie at another table, with other people around it."""
        table = self._table
        return f"{table.entry.game.id}/{table.match.deal_code}/{table.number}/"


TRAY: Final = "tray-"


def tray_zone(place: int) -> str:
    """The id of the zone of one place."""
    return f"{TRAY}{place}"


class Tray:
    """The trays of all persons at one table, each known by what its seat sees: of whom a view is, whose tray it is.

    What has left a hand is not in its tray, but lies there again when it is taken back. A plan is kept with the
    ``notes``, and lies there again when the match is opened again.
    """

    def __init__(self, table: RunningMatch, notes: HandNotes) -> None:
        self._table, self._notes = table, notes
        self._groups: dict[int, list[list[Card]]] = {}
        self._shown: dict[int, list[list[Card]]] = {}

    def forget(self) -> None:
        """Another round."""
        self._groups = {}
        self._shown = {}
        self._notes.write({})

    def _plan(self, seat: int) -> list[list[Card]]:
        """What this seat has put together, here or before the match was opened again."""
        if seat not in self._groups:
            try:
                self._groups[seat] = [[Card.parse(card) for card in group] for group in self._notes.read(seat)]
            except ValueError:  # whatever was written there
                self._groups[seat] = []
        return self._groups[seat]

    def groups(self, seat: int | None) -> Sequence[Sequence[Card]]:
        """What this seat has put together; ``None``: nobody's is shown."""
        return [] if seat is None else self._shown.get(seat, [])

    def lay_out(self, view: View, zones: Sequence[Zone], near: int) -> list[Zone]:
        """The zones with the places of the tray, and without its cards in the hand."""
        table = self._table
        groups: Sequence[Sequence[Card]] = []
        if view.seat is not None:
            hand = next((zone.cards for zone in zones if zone.seat == view.seat), ())
            groups = self._shown[view.seat] = self._held(view.seat, hand)
        has_laid = view.seat is None and any(zone.owner == near for zone in zones if zone.kind is ZoneKind.MELD)
        places = () if has_laid else table.entry.stage.controls.tray(view, groups)
        if not places:
            if view.seat is not None:
                # What has been laid may come back into the hand, such as a joker, and lies in no place then.
                self._shown[view.seat] = []
            return list(zones)
        shown = view.seat == near
        mine = {card for place in places for card in place.cards} if shown else set()
        # Where cards are put together nothing is played meanwhile: the tray lies in the place of the trick.
        zones = [zone for zone in zones if zone.kind is not ZoneKind.TRICK]
        rest = [
            replace(zone, cards=tuple(card for card in zone.cards if card not in mine)) if zone.seat == near else zone
            for zone in zones
        ]
        own = [self._zone(number, place, view.seat if shown else None) for number, place in enumerate(places)]
        at = next((number for number, zone in enumerate(rest) if zone.kind is ZoneKind.HAND), len(rest))
        return [*rest[:at], *own, *rest[at:]]

    def _held(self, seat: int, hand: Sequence[Card | None]) -> list[list[Card]]:
        return [[card for card in group if card in hand] for group in self._plan(seat)]

    @staticmethod
    def _zone(number: int, place: TrayPlace, seat: int | None) -> Zone:
        cards = place.cards if seat is not None else ()
        return Zone(
            tray_zone(number),
            ZoneKind.TRAY,
            place.label,
            cards,
            seat,
            room=place.room,
            stands=place.stands if cards else (),
            fine=place.fine and bool(cards),
            wrong=place.wrong if cards else None,
        )

    # -- what persons do -------------------------------------------------------------------------------------------

    def put(self, view: View, cards: Sequence[Card], target: str) -> None:
        """Put cards into a place, behind so many as the target names or at the end; elsewhere: back to the hand.

        The target counts what lies there before the cards are taken up, these cards as well.
        """
        number = len(self._table.entry.stage.controls.tray(view))
        ordered = self._ordered(view)
        lying = [list(group) for group in ordered] + [[] for _ in range(number - len(ordered))]
        now = [[card for card in group if card not in cards] for group in lying]
        zone = zone_of(target)
        if zone.startswith(TRAY):
            place = int(zone.removeprefix(TRAY))
            at = sum(card not in cards for card in lying[place][: card_at(target)])
            now[place][at:at] = cards
        self._change(view.seat, now)

    def propose(self, view: View, picked: Sequence[Card]) -> Refusal | None:
        """Put together what is picked, or the best that the hand can do; why that is not possible."""
        found = self._table.entry.stage.controls.propose(view, self._ordered(view), picked)
        if isinstance(found, Refusal):
            return found
        self._change(view.seat, [list(group) for group in found])
        return None

    def take_up(self, view: View, picked: Sequence[Card]) -> None:
        """Take up again what is picked of it, or everything where none of it is."""
        groups = self._ordered(view)
        some = {card for group in groups for card in group if card in picked}
        self._change(view.seat, [[card for card in group if card not in some] for group in groups] if some else [])

    def _ordered(self, view: View) -> list[Sequence[Card]]:
        """The groups as they are shown, with jokers in their places."""
        return [place.cards for place in self._places(view)]

    def _places(self, view: View) -> Sequence[TrayPlace]:
        return self._table.entry.stage.controls.tray(view, self.groups(view.seat))

    def _change(self, seat: int | None, groups: list[list[Card]]) -> None:
        assert seat is not None
        self._groups[seat] = self._shown[seat] = groups
        plans = {one: self._plan(one) for one in self._table.persons}
        self._notes.write({one: [[str(card) for card in group] for group in plan] for one, plan in plans.items()})

    def text(self, view: View) -> Message:
        """What lies in the tray, for ears."""
        places = (place for place in self._places(view) if place.cards)
        melds = [place.name if place.name is not None else place.label for place in places]
        if not melds:
            return translate("Reader", "Nothing is put together.")
        return translate("Reader", "Put together: {melds}.").put(melds=listing(melds))
