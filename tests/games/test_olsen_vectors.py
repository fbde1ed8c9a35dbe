"""The vectors B of the rules (section 3.1), as data, against the real round."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from cardtable.cards import shown
from tests.games.olsen_positions import code, legal, play, position, required

pytestmark = pytest.mark.whole


@dataclass
class Vector:
    """A position, a line that must be legal, and what must hold after it."""

    id: str
    state: dict[str, Any]
    line: str = ""
    hand: str | None = None
    count: int | None = None
    required: str | None = None
    top: str | None = None
    refused: dict[str, str] = field(default_factory=dict)
    legal: set[str] | None = None
    due: bool | None = None
    penalty: int | None = None
    winner: int | None = None
    turn: int | None = None
    seat: int = 0


P1_SIX = {1: "6D 3H 4H"}
B14: dict[str, Any] = {"top": "2C", "hand": "KH QD", "stock": "5D 6H JH 10S"}
B18: dict[str, Any] = {"top": "2C", "hand": "6C KD", "others": P1_SIX}

VECTORS = [
    Vector("B2", {"top": "2C", "hand": "2H KD"}, "2H", "KD", required="H"),
    Vector("B3", {"top": "2C", "hand": "KD 9H 4S"}, refused={"KD": "does-not-fit"}),
    Vector("B4", {"top": "2C", "hand": "2H 2S KD"}, "0 2H; 0 2S", "KD", required="S", due=True, turn=1),
    Vector("B5", {"top": "2C", "hand": "5C 5H KD"}, "0 5C; 0 5H", "KD", required="H", turn=1),
    Vector("B8", {"top": "2C", "hand": "2H 2S KD"}, "0 2H; 0 end", "2S KD", required="H", turn=1, due=False),
    Vector("B9", {"top": "KD", "hand": "8C 3S"}, "0 8C; 0 name S", "3S", required="S", due=True),
    Vector(
        "B10", {"top": "8C", "named": "S", "hand": "4C 9D"},
        refused={"4C": "named-suit", "9D": "named-suit"}, legal={"draw"},
    ),
    Vector("B11", {"top": "8C", "named": "S", "hand": "8D 9D"}, "0 8D; 0 name D", "9D", required="D", top="8D"),
    Vector("B12", {"top": "KD", "hand": "8C 8H 3S"}, "0 8C; 0 8H; 0 name S", "3S", required="S", top="8H"),
    Vector(
        "B13", {"top": "2C", "hand": "8D KH"},
        refused={"draw": "must-play", "pass": "must-play", "KH": "does-not-fit"}, legal={"8D"},
    ),
    Vector("B14", B14, "draw; draw; draw", count=5, refused={"draw": "three-draws"}, legal={"pass"}),
    Vector("B14 one", B14, "draw", legal={"draw"}),
    Vector("B14 two", B14, "draw; draw", legal={"draw"}),
    Vector("B15", B14, refused={"pass": "draw-first"}),
    Vector("B17", {"top": "2C", "hand": "KH 9D", "stock": "9C"}, "0 draw; 0 9C; 0 9D", "KH", required="D", due=True),
    Vector("B18", B18, "0 6C; 1 6D", count=4, penalty=3, required="D"),
    Vector("B19", B18, "0 6C; 0 call; 1 6D", "KD", penalty=0),
    Vector("B20", B18, "0 6C; 1 6D; 0 call", count=4, penalty=3, due=False),
    Vector("B21", {"top": "4S", "hand": "9S 9D"}, "0 9S; 0 9D", "", winner=0, penalty=0),
    Vector("B22", {"top": "4S", "hand": "9S 9D", "others": {1: "3S 3H 4H"}}, "0 9S; 0 end; 1 3S", count=4, penalty=3),
    Vector("B23", {"top": "KD", "hand": "8C"}, "8C", "", winner=0),
    Vector("B26", {"top": "2C", "below": "9D 4S", "stock": "5D", "hand": "KH QD"}, "draw; draw", count=4, top="2C"),
    Vector(
        "B28", {"top": "2C", "below": "", "stock": "9D", "hand": "6C KD"}, "0 6C; 1 {any}", count=3, penalty=2,
    ),
    Vector("B29", {"top": "2C", "hand": "2H KD 3H", "players": 3, "others": {1: "2S 3S 4S", 2: "KS 5D 6D"}},
           "0 2H; 1 2S; 2 KS", turn=0),
]  # fmt: skip


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector.id)
def test_vector(vector: Vector) -> None:
    """One row of the table."""
    table = position(**vector.state)
    line = vector.line
    events: list[Any] = []
    if "{any}" in line:
        first, _, _ = line.partition(";")
        events += play(table, first)
        line = f"1 {sorted(legal(table, 1) - {'call'})[0]}"
    events += play(table, line)
    hand = table.hands[vector.seat]
    if vector.hand is not None:
        assert shown(hand) == vector.hand
    if vector.count is not None:
        assert len(hand) == vector.count
    if vector.required is not None:
        assert required(table) == vector.required
    if vector.top is not None:
        assert str(table.pile[-1]) == vector.top
    for text, reason in vector.refused.items():
        assert code(table, vector.seat, text) == reason
    if vector.legal is not None:
        assert legal(table, vector.seat) == vector.legal
    if vector.due is not None:
        assert table.awaited() == ((vector.seat,) if vector.due else ())
    if vector.penalty is not None:
        drawn = [event.number for event in events if event.kind == "penalized"]
        assert sum(drawn) == vector.penalty
        kinds = [event.kind for event in events]
        if drawn and "laid" in kinds[kinds.index("penalized") :]:
            assert kinds.index("penalized") < len(kinds) - 1, "the penalty comes before the next player's action"
    if vector.winner is not None:
        assert table.result is not None
        assert table.result.winners == (vector.winner,)
        assert "suit-named" not in [event.kind for event in events]
    if vector.turn is not None:
        assert table.turn == vector.turn


def test_b18_the_penalty_is_drawn_before_the_next_action_takes_effect() -> None:
    """The order of the events of vector B18."""
    table = position(**B18)
    play(table, "0 6C")
    assert [event.kind for event in play(table, "1 6D")] == ["penalized", "laid"]
