"""What a seat did last is told beside its plate, and covers no other one."""

from __future__ import annotations

from itertools import product

import pytest

from cardtable.stage.table_layout import Side
from cardtable.stage.units import units
from tests.stage.test_layout import TEXTS, WINDOWS, laid, tables


@pytest.mark.parametrize("text", TEXTS)
def test_a_tag_at_a_side_covers_no_plate(text: float) -> None:
    wanted = {"piles 4", "piles 8", "trick 4", "row 6", "no melds 8", "many melds 8"}
    for window, table in product(WINDOWS, {table[0]: table for table in tables() if table[0] in wanted}.values()):
        made = laid(table, units(*window, text))
        plates = [seat_place.plate for seat_place in made.seats.values()]
        for seat_place in made.seats.values():
            if seat_place.side in (Side.LEFT, Side.RIGHT):
                assert not any(seat_place.tag.common(plate) > 3.0 for plate in plates), (table[0], window)


def test_earlier_cards_of_a_row_show_large_print_and_the_two_that_count_where_there_is_need() -> None:
    table = next(table for table in tables() if table[0] == "row 4")
    for window in WINDOWS:
        made = laid(table, units(*window, 1.0))
        place = next(place for place in made.places.values() if place.heads)
        last = len(place.spots)
        assert [place.is_large(at) for at in range(last)] == [True] * (last - 2) + [window == (760, 560)] * 2
