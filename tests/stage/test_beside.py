"""Where something is said: beside what it is about, and where there is no such place, where it covers least."""

from __future__ import annotations

import pytest

from cardtable.stage.layout_parts import Rect
from cardtable.stage.popup_placement import HAND, OVER_CARD, Where, place_beside

BOUNDS = Rect(0, 0, 800, 600)
PLATE = 3.0


@pytest.mark.parametrize("where", list(Where))
def test_it_stands_on_the_first_side_with_room_and_never_over_its_anchor(where: Where) -> None:
    anchor = Rect(350, 250, 100, 100)
    found = place_beside(anchor, (120, 80), BOUNDS, (), (where,))
    assert found.side is where
    assert not found.rect.common(anchor)
    assert BOUNDS.contains(found.rect)


def test_it_gives_way_to_what_lies_there() -> None:
    anchor, above = Rect(350, 250, 100, 100), Rect(0, 0, 800, 245)
    found = place_beside(anchor, (120, 80), BOUNDS, [(above, PLATE)], OVER_CARD)
    assert found.side is Where.RIGHT
    assert not found.rect.common(above)


def test_on_an_anchor_as_large_as_the_table_it_covers_least() -> None:
    plates = [(Rect(0, 0, 800, 150), PLATE), (Rect(0, 500, 800, 100), 400.0)]
    found = place_beside(BOUNDS, (300, 200), BOUNDS, plates)
    assert found.side is None
    assert found.cost < PLATE * 10, "it covers nothing"
    assert found.rect.centre[0] == BOUNDS.centre[0], "in the middle where that costs nothing"
    assert found.rect.y < 200, "and no lower than it has to"


def test_what_a_button_below_the_table_says_slides_until_it_is_free_of_the_hand() -> None:
    hand, button = Rect(150, 430, 500, 160), Rect(600, 620, 100, 40)
    found = place_beside(button, (260, 120), BOUNDS, [(hand, HAND)])
    assert not found.rect.common(hand)
    assert found.side is Where.ABOVE
    assert BOUNDS.contains(found.rect)


def test_what_is_larger_than_the_table_is_cut_to_it() -> None:
    found = place_beside(Rect(10, 10, 20, 20), (2000, 2000), BOUNDS, ())
    assert BOUNDS.contains(found.rect)
