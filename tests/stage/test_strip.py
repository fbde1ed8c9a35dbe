"""The strip lies in a corner that nothing else needs, and stays there."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.stage.geometry import lay_out
from cardtable.stage.layout_state import Seating
from cardtable.stage.popup_placement import obstacles
from cardtable.stage.strip import place_strip
from cardtable.stage.units import units
from tests.conformance.common import GAMES, NAMES, random_play, seats_for, some_options, table_of
from tests.every_game import every_game

SIZES = ((1280, 800, 1.0), (1024, 700, 1.0), (760, 560, 1.0), (1280, 800, 2.0), (2560, 1600, 1.5))


@pytest.mark.parametrize("game", GAMES)
def test_the_strip_covers_nothing(game: str) -> None:
    rng = Random(3)
    match = table_of(game, seats_for(game, 2), some_options(game, rng), "strip")
    stage = every_game()[game].stage
    found = 0
    for number, _ in enumerate(random_play(match, rng)):
        if number > 60:
            break
        assert match.round is not None
        view = match.round.view(0)
        zones = stage.layout.zones(view, NAMES, 0)
        for width, height, text in SIZES:
            lengths = units(width, height, text)
            layout = lay_out(zones, Seating(view.seats, 0), lengths, stage.layout.middle)
            place = place_strip(layout, zones, 4.6 * lengths.em)
            if place is None:
                continue
            found += 1
            assert layout.cloth.contains(place)
            assert not any(place.common(rect) for rect, _ in obstacles(layout, zones))
            assert place_strip(layout, zones, place.height, place) == place
    assert found > 60, "on an ordinary table there is a place"


@pytest.mark.parametrize("game", GAMES)
def test_large_letters_leave_room_to_a_line_where_normal_ones_do_to_three(game: str) -> None:
    match = table_of(game, seats_for(game, 2), every_game()[game].game.options(), "strip")
    stage = every_game()[game].stage
    match.deal()
    assert match.round is not None
    view = match.round.view(0)
    zones = stage.layout.zones(view, NAMES, 0)
    rooms = []
    for text in (1.0, 1.5):
        lengths = units(1280, 800, text)
        layout = lay_out(zones, Seating(view.seats, 0), lengths, stage.layout.middle)
        heights = [(1.5 * lines + 0.9) * lengths.em for lines in (1, 2, 3)]
        rooms.append(sum(place_strip(layout, zones, height) is not None for height in heights))
    assert rooms[0] == 3
    assert rooms[1] >= 1
