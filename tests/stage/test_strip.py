"""The strip lies in a corner that nothing else needs, and stays there."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.stage.geometry import lay_out
from cardtable.stage.layout_parts import Rect
from cardtable.stage.layout_state import Seating
from cardtable.stage.popup_placement import lane_beside, obstacles, place_strip
from cardtable.stage.turn_lines import LINES
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
            place = place_strip(layout, zones)
            assert place is not None
            found += place.lines == LINES
            assert layout.cloth.contains(place.rect)
            grown = max(place.most - place.rect.height, 0.0)
            upper = place.rect.y - (0.0 if place.down else grown)
            tallest = Rect(place.rect.x, upper, place.rect.width, place.rect.height + grown)
            assert layout.cloth.contains(tallest)
            assert not any(tallest.common(rect) for rect, _ in obstacles(layout, zones))
            assert place_strip(layout, zones, place) == place
    assert found > 60, "on an ordinary table there is room for all lines"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_a_line_is_told_at_every_table(game: str, text: float) -> None:
    stage = every_game()[game].stage
    for seats in every_game()[game].game.seat_counts:
        match = table_of(game, seats, every_game()[game].game.options(), "strip")
        match.deal()
        assert match.round is not None
        view = match.round.view(0)
        zones = stage.layout.zones(view, NAMES * 2, 0)
        room = tuple(stage.layout.meld_room(view))
        for width, height in ((1280, 800), (1024, 700), (1920, 1080), (760, 560)):
            lengths = units(width, height, text)
            layout = lay_out(zones, Seating(view.seats, 0), lengths, stage.layout.middle, meld_room=room)
            place = place_strip(layout, zones)
            assert place is not None
            assert not any(place.rect.common(rect) for rect, _ in obstacles(layout, zones))
            rest = lane_beside(layout, place.rect)
            assert place.grows or not place.rect.common(rest)
            assert rest.width > 0.4 * layout.lane.width
            if text == 1.0 and seats == 2:
                assert place.lines == LINES
