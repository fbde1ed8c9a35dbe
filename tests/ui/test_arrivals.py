"""Cards that came by a penalty, a purchase or a kitty say why, until one acts; and only in one's own open hand."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.cards import Card
from cardtable.games.olsen.rules.actions import PASS, SayOlsen
from cardtable.ui.a11y.item_names import name_of
from tests.ui.behind import behind
from tests.ui.fingers import Fingers
from tests.ui.tables import position, table_at


@pytest.fixture
def hands(window, qtbot) -> Fingers:
    return Fingers(window, qtbot)


def forgotten(hands: Fingers, people: int) -> Any:
    """Anna lays her last but one card, says nothing, and Sigrún acts: three cards for Anna."""
    window = hands.window
    window.show_page(window.table)
    table = table_at(window.services, position(["9C 4S", "5C 6D 7D", "8D 10D JD"], "2C", "KH QH JH 2H"), people)
    window.table.sit_down(table)
    if people > 1:
        hands.click_button(hands.page.curtain.show_button)
    hands.page.pause()
    behind(hands.page).drops.drop([Card.parse("9C")], "discard")
    hands.page.pause()
    assert table.round.turn == 1
    legal = [one for one in table.round.legal(1) if not isinstance(one, SayOlsen) and one != PASS]
    table.play(1, next(one for one in legal if one.kind in ("draw", "play")))
    behind(hands.page).controller.happened()
    hands.page.pause()
    return table


def test_a_penalty_says_what_it_is_on_the_cards(hands) -> None:
    table = forgotten(hands, 1)
    came = [item for item in hands.scene.cards if item.arrived]
    assert len(came) == 3
    assert {item.arrived for item in came} == {"Penalty"}
    assert all(item.card in table.round.hands[0] for item in came)
    assert "Penalty" in name_of(came[0])
    assert "Penalty" in came[0].toolTip()
    while table.round.turn != 0:
        table.play(table.round.turn, table.round.legal(table.round.turn)[-1])
    table.play(0, table.round.legal(0)[0])
    behind(hands.page).controller.happened()
    hands.page.pause()
    assert not [item for item in hands.scene.cards if item.arrived]


def test_nobody_else_reads_it(hands) -> None:
    forgotten(hands, 2)
    assert not [item for item in hands.scene.cards if item.arrived]


def test_what_is_shown_once_more_takes_no_mark_away(hands, monkeypatch: pytest.MonkeyPatch) -> None:
    forgotten(hands, 1)
    page = hands.page

    def marked() -> set[Any]:
        return {(item.card, item.fresh, item.arrived) for item in hands.scene.cards if item.fresh}

    before = marked()
    assert len(before) == 3
    monkeypatch.setattr(hands.window.services, "ask", lambda _: 0)
    page.play_again()
    page.hurry_all()
    page.pause()
    assert marked() == before
