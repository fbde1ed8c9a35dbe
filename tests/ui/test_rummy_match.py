"""Whole matches of contract rummy in the window, by real mouse events."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF

from cardtable.engine.match import Seat
from cardtable.games.catalogue import entry
from cardtable.games.rummy.rules.actions import Discard, LayDown, LayOff, SwapJoker
from cardtable.players.decision import Level
from cardtable.stage.zones import ZoneKind
from cardtable.ui.new_game.match_setup import MatchSetup
from tests.ui.fingers import Fingers
from tests.ui.robot import no_hand_is_shown
from tests.ui.test_whole_match import CODE

pytestmark = pytest.mark.long

BUTTONS = {"buy": "B", "pass-buy": "N", "keep-last": "K"}
ZONES = {"ready": "stock", "draw-stock": "stock", "take-upcard": "discard"}
LIMIT = 4000


def meld_point(hands: Fingers, meld: int, place: int) -> QPoint:
    """The open strip of a card of a meld."""
    item = hands.scene.items_in(f"meld-{meld}")[place]
    return hands.view.mapFromScene(item.mapToScene(QPointF(-item.width * 0.4, 0)))


def drag_to(hands: Fingers, card: Any, point: QPoint) -> None:
    hands.drag(hands.card_point(card), point)


def by_mouse(hands: Fingers, seat: int, rng: Random) -> None:
    """One action of the person in front of the screen, chosen as a computer player would."""
    page = hands.page
    table = page.table
    chosen = table.entry.player.choose(table.round.view(seat), Level.MEDIUM, rng)
    assert chosen is not None
    action = chosen.action
    before = len(table.match.log)
    match action:
        case LayDown(melds):
            lay_down(hands, melds, rng)
        case LayOff(card, meld, end):
            place = 0 if end == "low" else len(table.round.melds[meld].cards) - 1
            drag_to(hands, card, meld_point(hands, meld, place))
        case SwapJoker(card, meld, place):
            drag_to(hands, card, meld_point(hands, meld, place))
        case Discard(card):
            if rng.random() < 0.5:
                hands.drag_card(card, "discard")
            else:
                hands.click_card(card)
                hands.click_zone("discard")
        case _ if action.kind in BUTTONS:
            hands.click_command(BUTTONS[action.kind])
        case _:
            hands.click_zone(ZONES[action.kind])
    assert len(table.match.log) > before, f"{action} did nothing: {page.bubble.text}"


def lay_down(hands: Fingers, melds: Any, rng: Random) -> None:
    """Drag every card into its place, or pick them all and let them sort themselves."""
    places = [item for zone, item in sorted(hands.scene.zones.items()) if item.zone.kind is ZoneKind.TRAY and zone]
    lengths = [len(meld.cards) for meld in melds]
    if rng.random() < 0.5 and lengths == [item.zone.room for item in places]:
        for item, meld in zip(places, melds, strict=True):
            for card in meld.cards:
                rect = hands.scene.zones[item.zone.id].rect
                drag_to(hands, card, hands.view.mapFromScene(QPointF(rect.right() - 3, rect.center().y())))
    else:
        for meld in melds:
            for card in meld.cards:
                hands.click_card(card)
        hands.click_command("P")
    hands.click_command("L")


def play_match(window: Any, hands: Fingers, name: str, letters: str, options: dict[str, Any]) -> None:
    game = entry(name)
    seats = tuple(
        Seat(f"{letter}{place}", None if letter == "p" else "easy", place) for place, letter in enumerate(letters)
    )
    page = hands.page
    window.start(MatchSetup(game, game.game.options.read(options), seats, CODE))
    rng = Random("mouse")

    def waits() -> bool:
        table = page.table
        asked = table.round.must_answer() if not table.match.between_rounds else ()
        mine = not page.curtain.isVisible() and ((hands.my_turn() and not asked) or hands.viewer in asked)
        return not hands.scene.moving and (
            mine or page.curtain.isVisible() or page.round_end.isVisible() or page.commands.go_on.isVisible()
        )

    for _ in range(LIMIT):
        hands.wait(waits)
        table = page.table
        no_hand_is_shown(hands)
        if table.match.over:
            break
        asked = () if table.match.between_rounds else table.round.must_answer()
        if page.round_end.isVisible():
            page.round_end.panel.next_button.click()
        elif page.curtain.isVisible():
            hands.click_button(page.curtain.show_button)
        elif hands.viewer is not None and (hands.viewer in asked or (not asked and hands.my_turn())):
            by_mouse(hands, hands.viewer, rng)
        elif asked:
            buyer = next((seat for seat in asked if rng.random() < 0.3), None)
            hands.click_command(str(buyer + 1)) if buyer is not None else hands.click_button(page.commands.go_on)
            if page.bubble.isVisible():
                hands.click_button(page.asker.choice_buttons[-1])
        else:
            page.commands.go_on.click()
        no_hand_is_shown(hands)
    assert page.table.match.over


@pytest.mark.parametrize(
    ("game", "letters", "options"),
    [
        ("kinaskak", "pbb", {}),
        ("kinaskak", "ppb", {"length": "first-five"}),
        ("shanghai", "pbb", {"length": "short"}),
        ("shanghai", "pp", {"length": "first-five"}),
    ],
    ids=["kinaskak", "kinaskak-hot-seat", "shanghai-short", "shanghai-two-persons"],
)
def test_a_match_is_played_by_mouse(window, qtbot, game: str, letters: str, options: dict[str, Any]) -> None:
    play_match(window, Fingers(window, qtbot), game, letters, options)
