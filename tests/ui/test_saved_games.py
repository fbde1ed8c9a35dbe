"""Files of earlier versions in the window: each is shown, and one of every game is played to its end by mouse."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardtable.app.table import Person
from cardtable.ui.table.conductor import Conductor
from tests.saved_games.reading import all_saved, facts, file_of, versions
from tests.ui import test_new_matches, test_rummy_match
from tests.ui.hands import Hands
from tests.ui.test_rummy_match import no_hand_is_shown
from tests.ui.test_whole_match import call_if_due, one_step_by_mouse

LATE = [(version, name) for version, name in all_saved() if name.endswith("/default/late")]
LIMIT = 1500


@pytest.fixture(autouse=True)
def quickly(monkeypatch) -> None:
    monkeypatch.setattr(Conductor, "second", 5)


@pytest.mark.parametrize("game", sorted({name.partition("/")[0] for _, name in all_saved()}))
def test_every_file_is_opened_and_shown(window, qtbot, asked, tmp_path: Path, game: str) -> None:
    hands = Hands(window, qtbot)
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
    assert len(window.program.database.games()) == sum(
        name.startswith(f"{game}/") for version in versions() for name in facts(version)
    )


@pytest.mark.parametrize(("version", "name"), LATE)
def test_a_match_is_played_to_its_end_by_mouse(window, qtbot, asked, tmp_path: Path, version: str, name: str) -> None:
    hands = Hands(window, qtbot)
    page = hands.page
    window.open_file(file_of(version, name, tmp_path))
    rng = Random(name)
    acted = 0

    def mine() -> bool:
        return not page.table.match.between_rounds and isinstance(page.table.step(), Person)

    def waits() -> bool:
        busy = page.result.isVisible() or page.commands.go_on.isVisible()
        return not hands.scene.moving and not page.reactions.playing and (busy or mine())

    for _ in range(LIMIT):
        hands.wait(waits)
        no_hand_is_shown(hands)
        if page.table.match.over:
            break
        if page.result.isVisible():
            hands.click_button(page.result.next_button)
        elif mine():
            act(hands, rng)
            acted += 1
        else:
            hands.click_button(page.commands.go_on)
    assert page.table.match.over
    assert acted
    assert asked.told == []
    hands.wait(page.result.isVisible)
    assert window.program.database.games()[0].over


def act(hands: Hands, rng: Random) -> None:
    """One action of the person, by what the stage of the game offers the mouse."""
    table: Any = hands.page.table
    before = len(table.match.log)
    if hasattr(table.round, "melds"):
        test_rummy_match.by_mouse(hands, table.viewer, rng)
    elif table.entry.game.id in test_new_matches.MAIN_ZONE:
        test_new_matches.by_mouse(hands, table.viewer, rng)
    else:
        one_step_by_mouse(hands, drag=rng.random() < 0.5)
        call_if_due(hands)
    assert len(table.match.log) > before, hands.page.bubble.text
