"""Phones at the table, with a door in the test's hands: who sits where, what the screen says, and coming and going."""

from __future__ import annotations

import re
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.app.phones import seats as module
from cardtable.app.phones.pairing import new_invitation
from cardtable.engine.match import Seat
from cardtable.games.catalogue import entry
from cardtable.games.rummy.rules.actions import DRAW_STOCK, READY
from cardtable.messages import Message
from cardtable.ui.new_game.match_setup import MatchSetup
from cardtable.ui.phones.panel import REFUSED
from cardtable.ui.phones.phones import Phones, own_files
from tests.ui.fingers import Fingers

Page = dict[str, Any]


class FakeDoor:
    """A door of which the test says what comes through it."""

    def __init__(self, said: Any) -> None:
        self.said, self.files, self.pages, self.freed = said, set[str](), list[tuple[int, Page]](), list[int]()
        self.invited: list[int] = []
        self.is_open = True

    def give(self, name: str, kind: str, body: bytes) -> None:
        assert body
        self.files.add(name)

    def invite(self, seat: int) -> Any:
        self.invited.append(seat)
        return new_invitation()

    def show(self, seat: int, page: Page) -> None:
        self.pages.append((seat, page))

    def free(self, seat: int) -> None:
        self.freed.append(seat)

    def close(self) -> None:
        self.is_open = False

    def hears(self, **report: Any) -> None:
        self.said(report)
        QApplication.processEvents()

    def page(self, seat: int) -> Page:
        return next(page for number, page in reversed(self.pages) if number == seat and "hand" in page)

    def last(self, seat: int) -> Page:
        return next(page for number, page in reversed(self.pages) if number == seat)


@pytest.fixture
def made(window, qtbot, monkeypatch) -> tuple[Phones, FakeDoor, Fingers]:
    """A table of three persons and a computer player, with the door open."""
    game = entry("kinaskak")
    seats = (Seat("Anna"), Seat("Sigrún", None, 1), Seat("Jón", None, 2), Seat("Refur", "easy", 3))
    window.start(MatchSetup(game, game.game.options(), seats, "0000-0000"))
    doors: list[FakeDoor] = []

    def open_door(said: Any) -> Any:
        doors.append(FakeDoor(said))
        return doors[0]

    monkeypatch.setattr(window, "open_door", open_door)
    window.table.deeds["phones"]()
    phones = window.phones
    assert phones is not None
    doors[0].hears(open="192.168.1.7:4000")
    return phones, doors[0], Fingers(window, qtbot)


def sit(door: FakeDoor, seat: int, language: str = "en") -> None:
    door.hears(sat=seat, language=language, new=True)


def test_before_anybody_asks_there_is_no_door(window) -> None:
    assert window.phones is None


def test_every_person_is_invited_and_sits_down_in_an_own_language(made) -> None:
    phones, door, hands = made
    assert sorted(door.invited) == [0, 1, 2]
    assert phones.panel.isVisible()
    assert {"/", "/phone.js", "/phone.css", "/places.json", "/cabin-bold.otf"} <= door.files
    sit(door, 0, "is")
    sit(door, 1, "de")
    table = hands.page.table
    assert table.elsewhere == {0, 1}
    assert {"/deck-1.png", "/deck-2.png"} <= door.files
    first, second = door.page(0), door.page(1)
    assert (first["seat"], first["language"], second["language"]) == (0, "is", "de")
    assert first["status"] != second["status"]
    words = [page["words"] for seat, page in door.pages if seat == 0 and "words" in page]
    assert words
    assert hands.page.running.sight.viewer is None


def test_who_has_no_phone_plays_at_the_screen_behind_the_curtain(made) -> None:
    _, door, hands = made
    sit(door, 0)
    sit(door, 1)
    table, sight = hands.page.table, hands.page.running.sight
    assert table.here == (2,)
    assert sight.near == 2
    held = {card for seat in (0, 1) for card in table.round.hands[seat]}
    assert not held & {item.card for item in hands.scene.cards}


def test_a_language_we_do_not_speak_is_that_of_the_screen(made) -> None:
    _, door, _ = made
    sit(door, 0, "xx")
    assert door.page(0)["language"] == "en"


def test_without_phones_every_hand_is_behind_the_curtain_again(made, window) -> None:
    phones, door, hands = made
    for seat in range(3):
        sit(door, seat)
    phones.panel.end.click()
    assert window.phones is None
    assert not door.is_open
    assert hands.page.table.elsewhere == frozenset()
    assert hands.page.running.sight.viewer is None


def test_a_door_that_breaks_gives_the_hands_back_and_says_so(made, window) -> None:
    phones, door, hands = made
    sit(door, 0)
    log = len(hands.page.table.match.log)
    door.hears(closed=True)
    assert window.phones is None
    assert phones.panel.isVisible()
    assert "Nothing is lost" in phones.panel.how.text()
    assert hands.page.table.elsewhere == frozenset()
    assert len(hands.page.table.match.log) == log
    phones.panel.close()


def test_a_door_that_ends_before_it_opens_says_so(window, qtbot) -> None:
    game = entry("kinaskak")
    window.start(MatchSetup(game, game.game.options(), (Seat("Anna"), Seat("Sigrún", None, 1)), "0000-0000"))
    doors: list[FakeDoor] = []
    window.open_door = lambda said: doors.append(FakeDoor(said)) or doors[0]
    window.table.deeds["phones"]()
    panel = window.phones.panel
    doors[0].hears(closed=True)
    assert window.phones is None
    assert "closed by itself" in panel.how.text()
    panel.close()


def test_where_no_process_can_be_had_a_sentence_says_so(window, asked) -> None:
    game = entry("kinaskak")
    window.start(MatchSetup(game, game.game.options(), (Seat("Anna"), Seat("Sigrún", None, 1)), "0000-0000"))

    def no_process(_: Any) -> Any:
        raise OSError("no more processes")

    window.open_door = no_process
    window.table.deeds["phones"]()
    assert window.phones is None
    assert asked.told == [REFUSED["port"].source]


def test_whoever_comes_while_the_table_rests_sees_no_hand(made, window) -> None:
    _, door, _ = made
    window.show_page(window.settings)
    sit(door, 0)
    assert [page for seat, page in door.pages if seat == 0 and "hand" in page] == []
    assert "covered" in door.last(0)


def test_cards_have_the_letters_of_the_settings_and_of_each_language(made, window) -> None:
    _, door, _ = made
    sit(door, 0, "nb")
    sit(door, 1, "is")
    before = [door.page(seat)["deck"] for seat in (0, 1)]
    assert before == ["/deck-1.png", "/deck-2.png"]
    window.services.change(letters="international")
    assert [door.page(seat)["deck"] for seat in (0, 1)] == ["/deck-3.png", "/deck-3.png"]
    window.services.change(letters="language")
    assert [door.page(seat)["deck"] for seat in (0, 1)] == before


@pytest.mark.parametrize("change", [{"four_colour": True}, {"back": "green"}, {"letters": "norwegian"}])
def test_a_look_that_is_chosen_while_phones_play_is_seen_there(made, window, change: dict[str, Any]) -> None:
    _, door, _ = made
    sit(door, 0)
    before, pages = door.page(0)["deck"], len(door.pages)
    window.services.change(text_scale=125)
    assert len(door.pages) == pages, "nothing that a phone shows looks otherwise"
    window.services.change(**change)
    assert door.page(0)["deck"] != before
    assert door.page(0)["deck"] in door.files


@pytest.mark.parametrize("why", ["public", "offline", "port"])
def test_a_door_that_does_not_open_says_why(made, window, why: str) -> None:
    phones, door, _ = made
    door.hears(refused=why)
    assert window.phones is None
    assert phones.panel.how.text() == REFUSED[why].source
    phones.panel.close()


def test_whoever_gets_up_shuts_the_door(made, window) -> None:
    _, door, _ = made
    window.go_home()
    assert window.phones is None
    assert not door.is_open


def test_another_page_on_the_screen_covers_the_hands_and_takes_no_deed(made, window) -> None:
    _, door, hands = made
    sit(door, 0)
    window.show_page(window.settings)
    assert "covered" in door.last(0)
    log = len(hands.page.table.match.log)
    door.hears(deed={"do": "press", "key": "R"}, seat=0)
    assert len(hands.page.table.match.log) == log
    window.go_back()
    QApplication.processEvents()
    assert "hand" in door.last(0)


def test_what_the_door_has_said_before_it_was_shut_is_heard_no_more(made, window) -> None:
    phones, door, hands = made
    for report in ({"open": "192.168.1.7:4000"}, {"sat": 0, "language": "en"}, {"refused": "port"}, {"closed": True}):
        door.said(report)
    invited = list(door.invited)
    phones.panel.end.click()
    QApplication.processEvents()
    assert hands.page.table.elsewhere == frozenset()
    assert door.invited == invited
    assert phones.place == ""
    window.table.deeds["phones"]()
    again = window.phones
    assert again is not None
    assert again is not phones


def test_another_game_on_the_table_gives_no_phone_the_hand_of_somebody_else(made, window) -> None:
    """A game that is opened from a file lies down while the door is open."""
    _, door, hands = made
    sit(door, 0)
    sit(door, 1)
    game = entry("kinaskak")
    seats = (Seat("Jón"), Seat("Sigrún", None, 1), Seat("Anna", None, 2))
    before = hands.page.table
    lines = len(before.match.log)
    door.pages.clear()
    door.said({"deed": {"do": "press", "key": "R"}, "seat": before.round.turn})
    window.start(MatchSetup(game, game.game.options(), seats, "0000-0000"))
    QApplication.processEvents()
    hands.page.running.playback.hurry_all()
    QTest.qWait(0)
    assert len(before.match.log) == lines, "a game that has been put away is not played on"
    assert hands.page.table.elsewhere == {1}
    assert sorted(door.freed) == [0, 2]
    held = {str(card) for card in hands.page.table.round.hands[0]}
    assert held not in [{one["id"] for one in page.get("hand", ())} for seat, page in door.pages if seat == 0]


def test_who_sits_down_just_before_another_game_lies_there_gets_no_other_hand(made, window) -> None:
    _, door, hands = made
    before = hands.page.table
    game = entry("kinaskak")
    door.said({"sat": 0, "language": "en", "new": True})
    window.start(MatchSetup(game, game.game.options(), (Seat("Jón"), Seat("Sigrún", None, 1)), "0000-0000"))
    QApplication.processEvents()
    QTest.qWait(0)
    assert hands.page.table is not before
    assert before.elsewhere == frozenset()
    assert hands.page.table.elsewhere == frozenset()
    assert not [page for seat, page in door.pages if seat == 0]


def test_a_guided_round_shuts_the_door(made, window) -> None:
    """It is for one person, who learns at the screen."""
    _, door, hands = made
    sit(door, 0)
    window.begin_guide("kinaskak")
    QApplication.processEvents()
    assert hands.page.table.elsewhere == frozenset()
    assert window.phones is None
    assert not door.is_open


def test_a_phone_that_is_away_is_told_and_its_hand_can_be_taken_over(made) -> None:
    phones, door, hands = made
    sit(door, 0)
    door.hears(gone=0)
    assert 0 in phones.seats.away
    assert door.invited.count(0) == 2, "a phone that is lost can be replaced by another"
    phones.panel.taken_over.emit(0)
    assert door.freed == [0]
    assert hands.page.table.elsewhere == frozenset()


def test_a_phone_that_comes_back_is_away_no_more(made) -> None:
    phones, door, _ = made
    sit(door, 0)
    door.hears(gone=0)
    door.hears(sat=0, language="en", new=False)
    assert not phones.seats.away
    assert "hand" in door.last(0)


def test_for_a_phone_that_is_away_a_question_to_all_is_answered_no(made, monkeypatch) -> None:
    phones, door, hands = made
    for seat in range(3):
        sit(door, seat)
    table = hands.page.table
    for action in (READY, DRAW_STOCK):
        hands.page.running.controller.play(table.round.turn, (action,))
        hands.page.running.playback.hurry_all()
    asked = [seat for seat in table.round.must_answer() if seat in table.persons]
    door.hears(gone=asked[0])
    monkeypatch.setattr(module, "ANSWER_AFTER", 0)
    phones.seats.wait_for_who_is_away()
    assert asked[0] not in table.round.must_answer()


def test_letters_are_shown_when_they_are_asked_for(made) -> None:
    phones, _, _ = made
    before = phones.panel.grab().toImage()
    buttons = [one for one in phones.panel.findChildren(type(phones.panel.play)) if one.text() == "Without a camera"]
    assert len(buttons) == 3
    QTest.mouseClick(buttons[0], Qt.MouseButton.LeftButton)
    assert phones.panel.grab().toImage() != before
    assert phones.seats.invited[0].letters in phones.panel.announcer.lately[-1]


def test_what_comes_up_in_the_panel_is_said_to_who_listens(made) -> None:
    phones, door, _ = made
    assert phones.panel.announcer.lately == (phones.panel.how.text(),)
    phones.panel.patience.timeout.emit()
    assert phones.panel.announcer.lately[-1] == phones.panel.help.text()
    door.hears(refused="port")
    assert phones.panel.announcer.lately[-1] == phones.panel.how.text()


def test_the_panel_speaks_every_language(made, window) -> None:
    phones, _, _ = made
    seen = set()
    for language in ("is", "nb", "de", "en"):
        window.services.change(language=language)
        QApplication.processEvents()
        seen.add((phones.panel.heading.text(), phones.panel.how.text(), phones.panel.help.text()))
    assert len(seen) == 4


def test_after_a_while_without_a_phone_there_is_help(made) -> None:
    phones, door, _ = made
    assert phones.panel.help.isHidden()
    phones.panel.patience.timeout.emit()
    assert not phones.panel.help.isHidden()
    sit(door, 0)
    assert phones.panel.help.isHidden()


def test_a_hand_on_a_phone_plays_at_the_table_of_all(made) -> None:
    _, door, hands = made
    for seat in range(3):
        sit(door, seat)
    table = hands.page.table
    for _ in range(2):
        seat = table.round.turn
        key = next(one["key"] for one in door.page(seat)["buttons"] if one["key"] in "RD" and not one["why"])
        door.hears(deed={"do": "press", "key": key}, seat=seat)
        hands.page.running.playback.hurry_all()
        hands.scene.finish_motion()
        QApplication.processEvents()
        if table.round.must_answer():
            break
    assert [line.seat for line in table.match.log[1:2]] == [seat]
    assert door.page(seat)["line"] == len(table.match.log)


def test_what_is_said_aloud_is_a_sentence() -> None:
    for message in (module.SITS, module.BACK_HERE, module.GONE):
        assert isinstance(message, Message)


def test_whoever_has_the_page_finds_all_that_it_asks_for() -> None:
    """The door gives files out one by one; a page that was there before its cards would stand there without them."""
    given = {name: body.decode() for name, kind, body in own_files() if not kind.startswith("font")}
    names = [name for name, _, _ in own_files()]
    asked = {
        one
        for text in given.values()
        for one in re.findall(r"""(?:href|src)="(/[^"]+)"|url\("?(/[^")]+)|fetch\("(/[^"]+)""", text)
    }
    assert names[-1] == "/"
    assert {name for found in asked for name in found if name} == set(names) - {"/"}


def test_a_phone_that_comes_in_leaves_the_keys_at_no_way_out(made) -> None:
    """Whoever is about to ask for the letters does not end it all with the same key."""
    phones, door, _ = made
    panel = phones.panel
    panel.activateWindow()
    asked = [one for one in panel.findChildren(type(panel.play)) if one.text() == "Without a camera"][2]
    asked.setFocus()
    sit(door, 0)
    assert QApplication.focusWidget() is panel.play
