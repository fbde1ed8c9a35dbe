"""Every game is played in the window: by mouse, by keys alone, through a screen reader, and by two persons."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.app import ai_process
from cardtable.app.match.scheduler import Scheduler
from cardtable.games.olsen.rules.actions import Accuse
from tests.every_game import every_game, serve
from tests.tiers import paired
from tests.ui.fingers import Fingers
from tests.ui.robot import WAYS, play_match

GAMES = list(every_game())
# So many steps: whole matches of every game are played from saved games.
LONGEST = 30


@pytest.fixture(autouse=True)
def quickly(monkeypatch) -> None:
    monkeypatch.setattr(Scheduler, "second", 5)
    monkeypatch.setattr(ai_process, "serve", serve)


def short(game: str) -> dict[str, Any]:
    return {key: values[0] for key, values in every_game()[game].game.short.items()}


def letters(game: str, persons: int) -> str:
    counts = every_game()[game].game.seat_counts
    seats = min(count for count in counts if count >= min(3, counts[-1]))
    return "p" * persons + "b" * (seats - persons)


@pytest.mark.parametrize(("game", "way"), paired(GAMES, WAYS))
def test_a_game_is_played_in_one_way_alone(window, qtbot, game: str, way: str) -> None:
    hands = Fingers(window, qtbot)
    acted = play_match(window, hands, game, letters(game, 1), short(game), way, LONGEST)
    assert acted > 3
    assert window.table.table.match.over or acted > 5


@pytest.mark.long
@pytest.mark.parametrize("way", WAYS)
def test_somebody_accuses_at_every_chance(window, qtbot, way: str) -> None:
    """What simple players do now and then only, one accusation right after the other, is done in each way, too."""
    hands = Fingers(window, qtbot)
    play_match(window, hands, "svindl", letters("svindl", 1), short("svindl"), way, LONGEST, first="accuse")
    accusations = [line for line in window.table.table.match.log if line.seat == 0 and isinstance(line.action, Accuse)]
    assert len(accusations) > 1


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_two_persons_play_at_one_machine(window, qtbot, game: str) -> None:
    hands = Fingers(window, qtbot)
    assert play_match(window, hands, game, letters(game, 2), short(game), None, 2 * LONGEST) > 5
