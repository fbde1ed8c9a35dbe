"""The buying window on the screen: alone, with several persons at one machine, with computers that answer at once."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.app.match.scheduler import Scheduler
from cardtable.app.steps import Asked, Curtain, Person
from cardtable.cards import Card
from cardtable.games.rummy.rules.actions import BUY
from cardtable.ui.language import say
from tests.games.rummy_positions import position
from tests.ui.behind import behind
from tests.ui.fingers import Fingers
from tests.ui.test_rummy_table import sit

DULL = {0: "2S 4D 6H 8C 10S QD", 1: "2H 4S 6D 8H 10D QC", 2: "2D 4C 6S 8D 10C QH"}


@pytest.fixture
def hands(window, qtbot) -> Fingers:
    return Fingers(window, qtbot)


def offered(game: str = "kinaskak", turn: int = 0, upcard: str = "KH", **facts: Any) -> Any:
    """Seat ``turn`` may take a king of hearts that nobody has any use for."""
    current = position(
        game,
        number=facts.pop("number", 1),
        hand=DULL[0],
        others={1: DULL[1], 2: DULL[2]},
        upcard=upcard,
        players=3,
        phase="offer",
        discarder=(turn - 1) % 3 if turn == 0 else None,
        **facts,
    )
    current.turn = turn
    current.check()
    return current


def test_several_persons_are_asked_in_public_and_no_hand_is_open(window, hands: Fingers) -> None:
    table = sit(window, offered(), people=3)
    table.uncover(0)
    hands.page.arrive()
    hands.click_command("D")
    assert isinstance(table.step(), Asked)
    assert table.viewer is None
    assert all(item.card is None for item in hands.scene.cards if item.zone.startswith("hand-"))
    keys = [say(command.key) for _, command in hands.page.commands.buttons]
    assert keys == ["2", "S"]


def test_whoever_is_asked_may_look_first(window, hands: Fingers) -> None:
    table = sit(window, offered(), people=3)
    table.uncover(0)
    hands.page.arrive()
    hands.click_command("D")
    hands.click_command("S")
    assert hands.page.curtain.isVisible()
    assert hands.page.curtain.seat == 1
    hands.key("2")
    hands.page.go_on()
    assert table.round.must_answer() == (1,)
    hands.click_button(hands.page.curtain.show_button)
    assert table.viewer == 1
    assert isinstance(table.step(), Person)
    hands.click_command("N")
    assert table.round.turn == 0
    assert table.round.phase == "meld"  # type: ignore[attr-defined]
    assert isinstance(table.step(), Curtain)
    assert table.viewer is None


def test_go_on_means_that_nobody_else_buys(window, hands: Fingers) -> None:
    table = sit(window, offered(), people=3)
    table.uncover(0)
    hands.page.arrive()
    hands.click_command("D")
    assert hands.page.commands.go_on.accessibleName() == "None of us buys"
    assert hands.page.commands.go_on.isVisible()
    hands.key("N")
    assert hands.page.commands.go_on.accessibleName() != "None of us buys"
    assert table.round.phase == "meld"  # type: ignore[attr-defined]
    assert table.round.bought == [0, 0, 0]  # type: ignore[attr-defined]


def test_two_who_want_the_card_draw_for_it(window, hands: Fingers) -> None:
    current = offered()
    current.discarder = None
    table = sit(window, current, people=3)
    table.uncover(0)
    hands.page.arrive()
    hands.click_command("D")
    window.services.change(pace="brisk")
    hands.click_command("2")
    hands.wait(lambda: not behind(hands.page).playback.busy)
    assert isinstance(table.step(), Asked)
    assert table.round.bought == [0, 0, 0]  # type: ignore[attr-defined]
    hands.click_command("3")
    assert sum(table.round.bought) == 1  # type: ignore[attr-defined]
    hands.wait(lambda: behind(hands.page).playback.waits)
    told = [hands.page.log.item(row).text() for row in range(hands.page.log.count())]
    assert any("Several want to buy" in line for line in told)
    hands.scene.finish_flights()
    assert behind(hands.page).playback.waits, "until everybody has seen who buys, and before the next curtain"
    assert not hands.page.curtain.isVisible()
    assert len(hands.scene.spoken) == 2
    assert {seat for seat, _ in hands.scene.outcry.told.shown} == {1, 2}
    while not hands.page.curtain.isVisible():
        hands.scene.finish_motion()
    assert not hands.scene.outcry.isVisible()


def test_alone_one_is_asked_with_the_hand_open_and_computers_take_no_time(window, hands: Fingers) -> None:
    window.services.change(pace="calm", asking="until_down")
    current = offered(turn=1)
    current.discarder = None
    table = sit(window, current)
    conductor = behind(hands.page).scheduler
    assert conductor is not None
    conductor.pause()
    table.play(1, next(action for action in table.round.legal(1) if action.kind == "draw-stock"))
    behind(hands.page).controller.happened()
    hands.wait(lambda: table.round.must_answer() == (0,) and not behind(hands.page).playback.busy)
    assert table.step() == Person(0)
    assert [say(command.key) for _, command in hands.page.commands.buttons] == ["B", "N"]
    hands.click_command("B")
    assert Card.parse("KH") in table.round.hands[0] or Card.parse("KH") in table.round.hands[2]  # type: ignore[attr-defined]


def test_who_is_down_is_asked_only_when_that_is_wanted(window, hands: Fingers) -> None:
    for asking, asked in (("until_down", False), ("always", True), ("never", False)):
        window.services.settings.asking = asking
        current = offered(turn=1, down=(0,))
        table = sit(window, current)
        hands.page.pause()  # type: ignore[union-attr]
        table.play(1, next(action for action in table.round.legal(1) if action.kind == "draw-stock"))
        assert (0 in table.round.must_answer()) is asked
        hands.page.get_up()


def test_asking_only_when_the_card_helps(window, hands: Fingers) -> None:
    window.services.settings.asking = "useful"
    for upcard, asked in (("KH", False), ("JK1", True), ("2C", True)):
        current = offered(turn=1, upcard=upcard)
        table = sit(window, current)
        hands.page.pause()  # type: ignore[union-attr]
        table.play(1, next(action for action in table.round.legal(1) if action.kind == "draw-stock"))
        assert (0 in table.round.must_answer()) is asked, upcard
        hands.page.get_up()


def test_the_fourth_purchase_is_asked_about(window, hands: Fingers) -> None:
    window.services.settings.asking = "always"
    current = offered(turn=1)
    current.bought = [3, 0, 0]
    table = sit(window, current)
    hands.page.pause()  # type: ignore[union-attr]
    table.play(1, next(action for action in table.round.legal(1) if action.kind == "draw-stock"))
    hands.page.pause()  # type: ignore[union-attr]
    if 2 in table.round.must_answer():
        table.play(2, next(action for action in table.round.legal(2) if action.kind == "pass-buy"))
    hands.page.arrive()
    hands.wait(lambda: table.round.must_answer() == (0,))
    hands.click_command("B")
    assert "200" in hands.page.asker.text
    assert BUY in table.round.legal(0)
    hands.click_button(hands.page.asker.yes_button)
    assert table.round.penalties[0] == 200  # type: ignore[attr-defined]


def test_in_the_last_round_nobody_is_asked(window, hands: Fingers) -> None:
    table = sit(window, offered(number=8), people=3)
    table.uncover(0)
    hands.page.arrive()
    hands.click_command("D")
    assert table.round.phase == "meld"  # type: ignore[attr-defined]
    assert table.viewer == 0


QUICK = {"buy_priority": "fastest"}


def test_where_the_quickest_buys_a_person_may_be_the_first(window, hands: Fingers, monkeypatch) -> None:
    monkeypatch.setattr(Scheduler, "second", 100_000)
    window.services.change(asking="until_down")
    current = offered(turn=1, options=QUICK)
    table = sit(window, current, **QUICK)
    hands.page.pause()  # type: ignore[union-attr]
    table.play(1, next(action for action in table.round.legal(1) if action.kind == "draw-stock"))
    hands.page.arrive()
    assert set(table.round.must_answer()) == {0, 2}
    hands.click_command("B")
    assert table.round.bought == [1, 0, 0]  # type: ignore[attr-defined]
    assert not table.round.must_answer()
    hands.page.get_up()


def test_where_the_quickest_buys_the_time_is_up_in_the_end(window, hands: Fingers, monkeypatch) -> None:
    monkeypatch.setattr(Scheduler, "second", 1)
    current = offered(options=QUICK)
    table = sit(window, current, people=3, **QUICK)
    table.uncover(0)
    hands.page.arrive()
    hands.click_command("D")
    hands.wait(lambda: not table.round.must_answer())
    assert table.round.bought == [0, 0, 0]  # type: ignore[attr-defined]
    assert isinstance(table.step(), Curtain)


def test_where_the_quickest_buys_the_public_bar_stays_while_computers_think(
    window, hands: Fingers, monkeypatch
) -> None:
    monkeypatch.setattr(Scheduler, "second", 100_000)
    current = offered(options=QUICK)
    current.discarder = None
    table = sit(window, current, people=2, **QUICK)
    table.uncover(0)
    hands.page.arrive()
    hands.click_command("D")
    assert table.step() == Asked((1,))
    assert [say(command.key) for _, command in hands.page.commands.buttons] == ["2", "S"]
    hands.click_command("2")
    assert table.round.bought == [0, 1, 0]  # type: ignore[attr-defined]
    hands.page.get_up()


def test_forehands_no_and_every_answer_stand(window, hands: Fingers) -> None:
    """Nobody takes a no back after hearing who wants the card (K-18)."""
    current = offered()
    current.discarder = None
    table = sit(window, current, people=3)
    table.uncover(0)
    hands.page.arrive()
    hands.click_command("D")
    assert table.take_back_refusal() is not None
    hands.click_command("2")
    before = len(table.match.log)
    hands.page.take_back()
    assert len(table.match.log) == before
