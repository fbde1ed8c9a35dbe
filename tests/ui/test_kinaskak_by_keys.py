"""A round of Kínaskák by keys alone: buying, joker places, laying down and off, and the way to the end."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardtable.cards import Card, cards
from cardtable.stage.zones import ZoneKind
from tests.games.rummy_positions import position
from tests.ui.fingers import Fingers
from tests.ui.robot import KEYS, play_on
from tests.ui.test_rummy_table import hand, sit, tray

PLAIN, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


class Keys:
    """Nothing but keys, pressed on whatever has them."""

    def __init__(self, hands: Fingers) -> None:
        self.hands = hands

    def press(self, *keys: Qt.Key | str) -> None:
        for key in keys:
            if isinstance(key, str):
                QTest.keyClick(self.hands.view, key, SHIFT if key.isupper() else PLAIN)
            else:
                self.hands.key(key)
            self.hands.wait(lambda: not self.hands.scene.moving)

    def pick(self, name: str) -> None:
        """Type the card and pick it."""
        card = Card.parse(name)
        self.press(*("*" if card.suit is None else name.replace("10", "1")[0:1] + name[-1].lower()))
        assert self.hands.scene.focusItem().card.face is card.face  # type: ignore[union-attr]
        self.press(Qt.Key.Key_Space)

    def go_to(self, zone: str) -> None:
        """Tab until the focus is in this zone."""
        for _ in range(20):
            focus = self.hands.scene.focusItem()
            if zone in (getattr(focus, "zone", None), getattr(getattr(focus, "zone", None), "id", None)):
                return
            self.press(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not get to {zone}")


@pytest.fixture
def hands(window, qtbot) -> Fingers:
    return Fingers(window, qtbot)


def test_a_round_by_keys_with_buying_joker_places_and_laying_off(window, hands: Fingers) -> None:
    window.services.change(asking="always")
    current = position(
        hand="2H 4H 5H 6H JK1 JK2 9S 9D 9C QC",
        others={1: "2S 4D 6S 8C 10S QD"},
        upcard="KH",
        players=2,
        phase="offer",
        stock="3S 3D 5S 5D 7S 7D",
    )
    current.turn = 1
    table = sit(window, current)
    keys = Keys(hands)
    hands.page.running.scheduler.pause()  # type: ignore[union-attr]
    draw = next(action for action in table.round.legal(1) if action.kind == "draw-stock")
    hands.page.running.controller.play(1, (draw,))  # type: ignore[union-attr]

    hands.wait(lambda: hands.page.questions.panel.isVisible())
    keys.press("b")
    hands.wait(lambda: table.round.turn == 0 and not hands.page.running.playback.hurry())
    assert Card.parse("KH") in hand(hands)
    hands.view.setFocus()
    keys.press("d")

    for name in ("4H", "5H", "6H"):
        keys.pick(name)
    keys.pick("JK1")
    keys.go_to("tray-1")
    keys.press(Qt.Key.Key_Return)
    assert [str(card) for card in tray(hands)[1]] == ["4H", "5H", "6H", "JK1"]
    keys.go_to("tray-1")
    keys.press(Qt.Key.Key_End, Qt.Key.Key_Space, Qt.Key.Key_Home, Qt.Key.Key_Return)
    assert [str(card) for card in tray(hands)[1]] == ["JK1", "4H", "5H", "6H"]
    for name in ("9S", "9D", "9C"):
        keys.pick(name)
    keys.go_to("tray-0")
    keys.press(Qt.Key.Key_Return)
    keys.press("l")
    run = table.round.melds[1]  # type: ignore[attr-defined]
    assert (run.low, [str(card) for card in run.cards]) == (3, ["JK1", "4H", "5H", "6H"])

    melds = [zone.id for zone in hands.scene.picture.zones if zone.kind is ZoneKind.MELD]  # type: ignore[union-attr]
    keys.pick("2H")
    keys.go_to(melds[1])
    keys.press(Qt.Key.Key_Home, Qt.Key.Key_Return)
    keys.pick("JK2")
    keys.go_to(melds[1])
    keys.press(Qt.Key.Key_End, Qt.Key.Key_Return)
    run = table.round.melds[1]  # type: ignore[attr-defined]
    assert [str(card) for card in run.cards] == ["2H", "JK1", "4H", "5H", "6H", "JK2"]

    keys.pick("QC")
    keys.press("c")
    assert Card.parse("QC") not in table.round.hands[0]  # type: ignore[attr-defined]
    assert not set(cards("2H JK1 JK2 QC")) & set(table.round.hands[0])  # type: ignore[attr-defined]
    rng = Random(1)
    for _ in range(200):
        if table.match.results:
            break
        play_on(hands, rng, KEYS, 1)
    assert table.match.results, "the round was played to its end"
    window.table.get_up()
