"""Real tables of every game, laid out: every zone has its place, and nothing covers what it should not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.stage.geometry import lay_out
from cardtable.stage.layout_state import Seating
from cardtable.stage.popup_placement import obstacles, place_beside
from cardtable.stage.units import units
from cardtable.stage.zones import ZoneKind
from tests.conformance.common import DEPTH, GAMES, NAMES, option_sets, random_play, some_seats, table_of
from tests.every_game import every_game
from tests.stage.test_layout import faults

SIZES = ((1024, 700), (1280, 800), (1920, 1080))
LIMIT = 60


def tables(game: str, data: Any, seed: int) -> Any:
    """Views of a match in some of its moments, each with a seat that sits near."""
    match = table_of(game, data.draw(some_seats(game)), data.draw(option_sets(game)), f"l{seed}")
    rng = Random(seed)
    for number, _ in enumerate(random_play(match, rng)):
        if number > LIMIT:
            return
        if rng.random() < 0.1 and match.round is not None:
            seat = rng.randrange(match.round.seats)
            yield match.round.view(rng.choice((seat, None))), seat


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=4 * DEPTH)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_every_real_table_lies_without_a_fault(game: str, data: st.DataObject, seed: int) -> None:
    stage = every_game()[game].stage
    for view, near in tables(game, data, seed):
        zones = tuple(stage.layout.zones(view, NAMES, near))
        for size in SIZES:
            room = stage.layout.meld_room(view)
            made = lay_out(zones, Seating(view.seats, near), units(*size), stage.layout.middle, meld_room=room)
            assert set(made.places) == {zone.id for zone in zones}
            assert set(made.seats) == set(range(view.seats))
            wrong = faults(zones, made, near)
            assert not wrong, f"{game} at {size}: {wrong}"
            for zone in zones:
                place = made.places[zone.id]
                assert len(place.spots) == len(place.indices)
                assert set(place.indices) <= set(range(len(zone.cards)))


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=4 * DEPTH)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_what_is_said_lies_beside_and_not_on_the_hand(game: str, data: st.DataObject, seed: int) -> None:
    stage = every_game()[game].stage
    for view, near in tables(game, data, seed):
        zones = tuple(stage.layout.zones(view, NAMES, near))
        unit = units(1280, 800)
        room = stage.layout.meld_room(view)
        made = lay_out(zones, Seating(view.seats, near), unit, stage.layout.middle, meld_room=room)
        hand = [spot.rect for zone in zones if zone.kind is ZoneKind.HAND for spot in made.places[zone.id].spots]
        forbidden = obstacles(made, zones)
        anchors = [*hand[:1], *hand[-1:], *(place.lit or place.rect for place in made.places.values() if place.target)]
        for anchor in (*anchors, *(seat_place.plate for seat_place in made.seats.values())):
            said = place_beside(anchor, (15 * unit.em, 5 * unit.em), made.cloth.inset(0.5 * unit.em), forbidden)
            assert said.side is None or not said.rect.common(anchor)
            assert not any(said.rect.common(card) for card in hand)
