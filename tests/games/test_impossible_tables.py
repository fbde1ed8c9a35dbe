"""Tables that no play leads to, of every family, each of which was taken from a file once, or is of the same kind."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tests.conformance.test_impossible_rounds import loaded
from tests.games.test_saved_rounds import saved_rounds

pytestmark = pytest.mark.whole


def rank_15(data: dict[str, Any]) -> None:
    data["melds"] = [{**meld, "low": 12} if meld["suit"] is not None else meld for meld in data["melds"]]


IMPOSSIBLE: list[tuple[str, str, Any]] = [
    ("shanghai", "window", {"discard": []}),
    ("shanghai", "window", {"asked": []}),
    ("kinaskak", "window", {"live": False}),
    ("kinaskak", "meld", {"penalties": [10**9] * 4}),
    ("kinaskak", "meld", rank_15),
    ("klikk", "play", {"phase": "stand"}),
    ("klikk", "owe", {"owed": 0}),
    ("klikk", "owe", {"owed": 1}),
    ("svindl", "stand", {"window": None}),
    ("svindl", "stand", {"trace": None}),
    ("langi", "play", {"levels": [15, 15]}),
    ("upp_og_nidur", "play", {"free": True}),
    ("olsen", "play", {"called": [True] * 4}),
    ("olsen", "play", {"direction": -1}),
    ("san_da_yi", "play", {"trump": None}),
    ("san_da_yi", "play", {"declarer": None}),
    ("san_da_yi", "play", {"leader": 9}),
    ("san_da_yi", "bury", {"calls": [60, 65, 60]}),
    ("two_of_three", "", {"lost": [5, 5, 5]}),
    ("two_of_three", "", {"rules": {"end": "for ever"}}),
    ("olsen", "play", {"rules": {"decks": "99"}}),
    ("kinaskak", "meld", {"rules": {"kinaskak": False}}),
]


@pytest.mark.parametrize(("game", "phase", "change"), IMPOSSIBLE)
def test_what_cannot_exist_is_refused(game: str, phase: str, change: Any) -> None:
    """Some that were taken once, and some of the same kind; each in every saved round of that phase."""
    tried = 0
    for saved in saved_rounds(game):
        data = copy.deepcopy(saved["round"])
        if data.get("phase", "") != phase:
            continue
        if callable(change):
            change(data)
        else:
            data.update({**change, "rules": {**data["rules"], **change.get("rules", {})}})
        if data != saved["round"]:
            tried += 1
            assert loaded(game, data) is None
    assert tried
