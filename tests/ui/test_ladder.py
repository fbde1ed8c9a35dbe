"""Langi's ladder: every face on its step, and a jump when one goes down."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cardtable.stage.zones import Ladder
from tests.games.olsen_positions import position
from tests.ui.tables import table_at

STEPS = tuple(range(8, 0, -1))


@pytest.fixture
def scene(window) -> Any:
    current = position(game="langi", top="KS", hand="7D 8C", players=3, levels=[7, 8, 8])
    window.show_page(window.table)
    window.table.sit_down(table_at(window.services, current, 1, "langi"))
    return window.table.scene


def go_down(scene: Any) -> None:
    scene.show_picture(replace(scene.picture, ladder=Ladder(STEPS, (1, 1, 0))), animate=False)


def test_faces_stand_on_their_steps_beside_the_piles(scene) -> None:
    ladder = scene.ladder
    assert ladder.isVisible()
    assert ladder.ladder == Ladder(STEPS, (1, 0, 0))
    assert not any(ladder.boundingRect().intersects(zone.rect) for zone in scene.zones.values())
    assert (
        len({(ladder.place(step, number).x(), ladder.place(step, number).y()) for step in (0, 1) for number in (0, 1)})
        == 4
    )
    assert ladder.place(7, 0).y() > ladder.place(0, 0).y()
    assert all(ladder.boundingRect().contains(ladder.place(step, 2)) for step in range(8))


def test_who_goes_down_jumps_and_lies_at_once_when_hurried(scene) -> None:
    scene.motion_time = 260
    go_down(scene)
    assert scene.ladder.jumping
    scene.finish_motion()
    assert not scene.ladder.jumping


def test_without_motion_nobody_jumps(scene) -> None:
    scene.motion_time = 0
    go_down(scene)
    assert scene.ladder.ladder == Ladder(STEPS, (1, 1, 0))
    assert not scene.ladder.jumping


def test_another_table_has_no_ladder(scene, window) -> None:
    window.table.sit_down(table_at(window.services, position(top="5C", hand="AC 9H")))
    assert not scene.ladder.isVisible()
    assert not scene.layout.ladder.width
