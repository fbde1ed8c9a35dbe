"""The player for nothing: what it cannot tell apart is left to a rule of thumb, else to the lot."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.games.catalogue import entry
from cardtable.players.decision import Level
from cardtable.players.search_player import SearchPlayer
from tests.games.olsen_positions import position


@pytest.fixture
def even(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A judge that finds all alike."""
    judge = entry("olsen").judge
    monkeypatch.setattr(type(judge), "tried", lambda *_: 0.5)
    return judge


def chosen(player: Any, rng: Random) -> Any:
    decision = player.choose(position(top="5H", hand="5S 9H KH 2H").view(0), Level.HARD, rng)
    assert decision is not None
    return decision.action


def test_the_rule_of_thumb_decides_among_equals(even: Any) -> None:
    asked: list[Any] = []

    def thumb(view: Any, options: Any) -> Any:
        asked.append(options)
        return options[-1]

    player: Any = SearchPlayer(even, entry("olsen").worlds, thumb)
    last = chosen(player, Random(1))
    assert last == asked[0][-1]
    assert len(asked[0]) > 1


def test_without_one_the_lot_does_so_that_nobody_goes_in_circles(even: Any) -> None:
    player: Any = SearchPlayer(even, entry("olsen").worlds)
    assert len({chosen(player, Random(luck)) for luck in range(12)}) > 1
    assert chosen(player, Random(3)) == chosen(player, Random(3))
