"""Every refusal of Veiðimaður, with its chapter and what it speaks of."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.engine.refusal import Refusal
from cardtable.games.olsen.rules.actions import PASS
from tests.games import refusal_tables
from tests.games.veidimadur_positions import action, play, position

pytestmark = pytest.mark.whole

ANY: dict[str, Any] = {"asking": "any"}


def over() -> Any:
    """All books are laid down."""
    table = position("7S 7D", "7H 7C")
    play(table, "1 7")
    return table


def two(**more: Any) -> Any:
    """Seat 0 on turn, and cards everywhere."""
    return position("7S KD", "4S KS", stock="...", **more)


def empty(**more: Any) -> Any:
    """Seat 1 has no cards, and there is no stock."""
    return position("7S 7H KS KH", "", "7C 7D KC KD", **more)


REFUSALS: list[tuple[Any, int, str, Refusal]] = [
    (over(), 0, "1 7", Refusal("round-over", "round-end")),
    (over(), 1, "0 7", Refusal("round-over", "round-end")),
    (over(), 1, "to 0", Refusal("round-over", "round-end")),
    (two(), 1, "0 K", Refusal("not-your-turn", "turn", seat=0)),
    (two(turn=1), 0, "1 K", Refusal("not-your-turn", "turn", seat=1)),
    (two(options=ANY), 1, "to 0", Refusal("not-your-turn", "turn", seat=0)),
    (two(), 1, "1 4", Refusal("not-your-turn", "turn", seat=0)),
    (two(), 0, "0 7", Refusal("ask-another", "asking")),
    (two(), 0, "2 7", Refusal("ask-another", "asking")),
    (two(), 0, "4 4", Refusal("ask-another", "asking")),
    (two(options=ANY), 0, "to 0", Refusal("ask-another", "asking")),
    (two(options=ANY), 0, "to 2", Refusal("ask-another", "asking")),
    (two(options=ANY), 0, "0 7", Refusal("ask-another", "asking")),
    (empty(), 0, "1 7", Refusal("empty-handed", "asking", seat=1)),
    (empty(), 0, "1 9", Refusal("empty-handed", "asking", seat=1)),
    (empty(options=ANY), 0, "1 9", Refusal("empty-handed", "asking", seat=1)),
    (empty(options=ANY), 0, "to 1", Refusal("empty-handed", "asking", seat=1)),
    (empty(turn=2), 2, "1 7", Refusal("empty-handed", "asking", seat=1)),
    (two(), 0, "1 4", Refusal("hold-none", "asking", number=4)),
    (two(), 0, "1 A", Refusal("hold-none", "asking", number=1)),
    (two(), 0, "to 1", Refusal("pick-first", "asking")),
]  # fmt: skip


@pytest.mark.parametrize(("table", "seat", "text", "refusal"), REFUSALS, ids=refusal_tables.name)
def test_a_refusal_says_why_and_where_it_is_written(table: Any, seat: int, text: str, refusal: Refusal) -> None:
    refusal_tables.holds(table, seat, action(text), refusal)


def test_the_action_of_another_game_is_refused() -> None:
    refusal_tables.holds(two(), 0, PASS, Refusal("unknown-action", "turn"))


def test_every_refusal_is_in_the_table() -> None:
    assert refusal_tables.missing("veidimadur", ("legality",), [row[3] for row in REFUSALS]) == {"unknown-action"}


@pytest.mark.parametrize("text", ["1 7", "1 K"])
def test_what_is_allowed_is_not_refused(text: str) -> None:
    table = two()
    assert table.refusal(0, action(text)) is None
    assert table.view(0).refusal(action(text)) is None
    assert action(text) in table.legal(0)


def test_nobody_acts_behind_the_curtain() -> None:
    with pytest.raises(ValueError, match="curtain"):
        two().view(None).refusal(action("1 7"))
