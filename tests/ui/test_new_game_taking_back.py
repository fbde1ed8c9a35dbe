"""What may be taken back is chosen where a table is set up, remembered with it, and what is usual until then."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardtable.app.settings import LastTable, SeatChoice
from cardtable.engine.match import Match, TakingBack


def test_what_is_usual_follows_who_sits_there_until_somebody_chooses(window) -> None:
    window.set_up("olsen")
    page = window.new_game
    box = page.taking_back.box
    assert box.currentData() == TakingBack.DECISION
    assert page.wish().taking_back is None
    page.look_at(1)
    page.panel.new_person.emit("Amma")
    assert box.currentData() == TakingBack.UNSEEN
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Up)
    assert box.currentData() == TakingBack.NEVER
    assert page.wish().taking_back is TakingBack.NEVER
    page.start.click()
    assert window.running.match.taking_back is TakingBack.NEVER
    window.go_home()
    window.set_up("olsen")
    assert box.currentData() == TakingBack.NEVER
    window.home.played_again.emit("olsen")
    assert window.running.match.taking_back is TakingBack.NEVER
    window.launcher.play_again()
    assert window.running.match.taking_back is TakingBack.NEVER


def test_at_the_same_cards_with_other_seats_what_is_usual_follows_who_sits_there(window) -> None:
    window.set_up("olsen")
    page = window.new_game
    match = Match(page.entry.game, page.entry.game.options.read({}), page.wish().seats, "K7QF-2M9Z")
    window.set_up("olsen", like=match)
    assert page.taking_back.box.currentData() == TakingBack.DECISION
    page.look_at(1)
    page.panel.new_person.emit("Amma")
    assert page.taking_back.box.currentData() == TakingBack.UNSEEN
    chosen = Match(match.game, match.options, match.seats, match.deal_code, TakingBack.NEVER)
    window.set_up("olsen", like=chosen)
    assert page.wish().taking_back is TakingBack.NEVER


def test_a_game_in_which_nothing_is_taken_back_asks_nothing(window) -> None:
    window.set_up("svindl")
    page = window.new_game
    page.house_button.click()
    assert not page.taking_back.isVisible()
    assert "take" not in page.house_button.accessibleName()
    window.set_up("klikk")
    page.house_button.click()
    assert page.taking_back.isVisible()
    assert "take" in page.house_button.accessibleName()


def test_settings_from_before_have_no_choice() -> None:
    seats = [{"name": "A", "level": None, "colour": 0}]
    assert LastTable.read({"seats": seats, "options": {}}) == LastTable([SeatChoice("A", None, 0)], {})
    assert LastTable.read({"seats": seats, "options": {}, "taking_back": "unseen"}).taking_back == "unseen"
    for nonsense in (1, "always", None, ["never"]):
        assert LastTable.read({"seats": seats, "options": {}, "taking_back": nonsense}).taking_back is None
