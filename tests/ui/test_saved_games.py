"""Files of earlier versions in the window: each is shown, and one of every game is played to its end by mouse."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from cardtable.app.match.scheduler import Scheduler
from tests.saved_games.reading import all_saved, facts, file_of, versions
from tests.ui.fingers import Fingers
from tests.ui.robot import MOUSE, no_hand_is_shown, play_on

LATE = sorted({name for _, name in all_saved() if name.endswith("/default/late")})
# Each game of one version, each version with some games; at night all of them.
PLAYED = [
    pytest.param(version, name, marks=() if version == its[at % len(its)] else pytest.mark.nightly)
    for at, name in enumerate(LATE)
    for its in [[version for version in versions() if name in facts(version)]]
    for version in its
]
LIMIT = 1500


@pytest.fixture(autouse=True)
def quickly(monkeypatch) -> None:
    monkeypatch.setattr(Scheduler, "second", 5)


@pytest.mark.parametrize("game", sorted({name.partition("/")[0] for _, name in all_saved()}))
def test_every_file_is_opened_and_shown(window, qtbot, asked, tmp_path: Path, game: str) -> None:
    hands = Fingers(window, qtbot)
    for version, name in all_saved():
        if not name.startswith(f"{game}/"):
            continue
        window.open_file(file_of(version, name, tmp_path))
        assert asked.told == [], name
        assert window.pages.currentWidget() is window.table
        assert len(window.table.table.match.log) >= facts(version)[name]["lines"]
        hands.wait(lambda: not hands.scene.moving)
        no_hand_is_shown(hands)
        window.go_home()
    assert len(window.services.database.games()) == sum(
        name.startswith(f"{game}/") for version in versions() for name in facts(version)
    )


@pytest.mark.long
@pytest.mark.parametrize(("version", "name"), PLAYED)
def test_a_match_is_played_to_its_end_by_mouse(window, qtbot, asked, tmp_path: Path, version: str, name: str) -> None:
    hands = Fingers(window, qtbot)
    page = hands.page
    window.open_file(file_of(version, name, tmp_path))
    acted = play_on(hands, Random(name), MOUSE, LIMIT)
    assert page.table.match.over
    assert acted
    assert asked.told == []
    hands.wait(page.round_end.isVisible)
    assert window.services.database.games()[0].over
