"""What leaves the middle of the table goes to whoever took it: every trick of played matches, on every screen."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from cardtable.app.beats import Beat
from cardtable.cards import Card
from cardtable.engine.match import Match
from cardtable.stage.geometry import lay_out
from cardtable.stage.layout_state import Seating
from cardtable.stage.picture import counted
from cardtable.stage.units import units
from cardtable.stage.zones import Middle, Zone, ZoneKind
from cardtable.ui.scene.transition import match, slots_of
from tests.conformance.common import DEPTH, GAMES, NAMES, seats_for, some_options, table_of
from tests.conformance.leaks import played_in_beats
from tests.every_game import every_game

TAKING = [game for game in GAMES if every_game()[game].stage.layout.middle in (Middle.TRICK, Middle.ROW)]
MIDDLES = (ZoneKind.TRICK, ZoneKind.ROW)


class Item:
    """One item on a screen."""

    def __init__(self) -> None:
        self.card: Card | None = None
        self.zone, self.index = "", 0


class Screen:
    """The cards of one screen without the screen: where each goes when the next picture is shown."""

    def __init__(self, game: str, seat: int | None) -> None:
        self.stage, self.seat = every_game()[game].stage, seat
        self.zones: list[Zone] = []
        self._held: list[Item] = []

    def show(self, table: Any) -> dict[Card, str | None]:
        """Where the cards went that lay in the middle: to a zone, or to whoever took them."""
        near = self.seat or 0
        before, held = counted(self.zones), self._held
        self.zones = list(self.stage.layout.zones(table.view(self.seat), NAMES, near))
        places = lay_out(self.zones, Seating(table.seats, near), units(1280, 800), self.stage.layout.middle).places
        slots = slots_of(self.zones, places)
        found = match(held, slots, before, counted(self.zones))
        went = {item: slot.zone for slot, item in found.kept.items()} | dict(found.gone)
        moves = {one.card: went[one] for one in held if one.card is not None and went[one] != one.zone}
        self._held = [found.kept.get(slot) or Item() for slot in slots]
        for item, slot in zip(self._held, slots, strict=True):
            item.card, item.zone, item.index = slot.card, slot.zone, slot.index
        return moves

    def packs(self) -> dict[str, Zone]:
        """The packs of tricks that were won."""
        return {zone.id: zone for zone in self.zones if zone.kind is ZoneKind.WON}

    def middle(self) -> list[Card]:
        """What lies in the middle."""
        return [card for zone in self.zones if zone.kind in MIDDLES for card in zone.cards if card is not None]


def taken(game: str, beats: Iterator[Beat]) -> Iterator[tuple[Beat, int | None]]:
    """Every beat with who takes what is then in the middle, or has won it with what was seen before."""
    stage, before = every_game()[game].stage, None
    for beat in beats:
        now = next((taker for event in beat.events if (taker := stage.speech.mark(event).taker) is not None), None)
        yield beat, now if before is None else before
        before = now


def some_table(game: str, number: int) -> tuple[Match, Random]:
    rng = Random(f"{game}/sweeps/{number}")
    return table_of(game, seats_for(game, number), some_options(game, rng), f"sweep{number}"), rng


@pytest.mark.parametrize("number", range(3 * DEPTH))
@pytest.mark.parametrize("game", TAKING)
def test_what_leaves_the_middle_goes_to_who_took_it(game: str, number: int) -> None:
    played, rng = some_table(game, number)
    screens = [Screen(game, seat) for seat in (None, *range(len(played.seats)))]
    swept = 0
    for beat, taker in taken(game, played_in_beats(played, rng, 300)):
        for screen in screens:
            lay, packs = screen.middle(), screen.packs()
            moves = screen.show(beat.table)
            left = [card for card in lay if card not in screen.middle()]
            if not left or taker is None:
                continue
            swept += 1
            open_tricks = [zone for zone in screen.zones if zone.kind is ZoneKind.MELD and set(left) <= set(zone.cards)]
            if open_tricks:  # When the round is over they lie on the table, each at who took it.
                assert [zone.owner for zone in open_tricks] == [taker]
                assert {moves.get(card) for card in left} == {open_tricks[0].id}
                continue
            owners = {zone.owner: zone for zone in screen.packs().values()}
            if not owners:  # Then it goes to the seat itself.
                assert {moves.get(card) for card in left} == {None}
                continue
            grown = {name: len(zone.cards) - len(packs[name].cards) for name, zone in screen.packs().items()}
            # Partners share a pack, which only one of them owns.
            pack = owners.get(taker, owners.get(None)) or screen.packs()[max(grown, key=grown.__getitem__)]
            assert {card: moves.get(card) for card in left} == dict.fromkeys(left, pack.id)
            assert grown == {name: len(left) if name == pack.id else 0 for name in grown}
            (last,) = (zone for zone in screen.zones if zone.kind is ZoneKind.LAST)
            assert (last.owner, list(last.cards)) == (taker, left)
    assert swept >= len(screens) * 2
