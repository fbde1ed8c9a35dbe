"""A card that came by a penalty says why, on itself and to ears."""

from __future__ import annotations

import pytest

from cardtable.cards import Card
from cardtable.ui.scene.item_names import name_of
from tests.ui.fingers import Fingers
from tests.ui.tables import position, table_at


@pytest.fixture
def hands(window, qtbot) -> Fingers:
    return Fingers(window, qtbot)


def test_a_penalty_says_what_it_is_on_the_cards(hands) -> None:
    """Anna lays her last but one card, says nothing, and Sigrún acts: three cards for Anna."""
    window, page = hands.window, hands.page
    window.show_page(page)
    table = table_at(window.services, position(["9C 4S", "5C 6D 7D", "8D 10D JD"], "2C", "KH QH JH 2H"))
    page.sit_down(table)
    hands.drag_card(Card.parse("9C"))
    page.running.scheduler.pause()
    page.running.controller.play(1, (next(one for one in table.round.legal(1) if one.kind in ("draw", "play")),))
    page.running.scheduler.pause()
    came = [item for item in hands.scene.cards if item.arrived]
    assert len(came) == 3
    assert all("Penalty" in name_of(item) and "Penalty" in item.toolTip() for item in came)
