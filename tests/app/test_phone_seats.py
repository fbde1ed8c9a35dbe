"""Seats on phones at one table after the other: who gets whose hand, and what is done while the table rests."""

from __future__ import annotations

from typing import Any

from cardtable.app.ai_process import Answer
from cardtable.app.autosave import NoAutosave
from cardtable.app.match.scheduler import TIME_LIMIT
from cardtable.app.phones.hand import HandPorts, PhoneHand
from cardtable.app.phones.pairing import Invitation, new_invitation
from cardtable.app.phones.seats import ANSWER_AFTER, PhoneSeats, SeatPorts
from cardtable.app.running_match import RunningMatch
from cardtable.cards import Rank
from cardtable.engine.match import Match, Seat, TakingBack
from cardtable.games.rummy.rules.actions import DRAW_STOCK, READY
from cardtable.players.decision import Decision
from tests.app.desk import Desk, english
from tests.every_game import every_game

Page = dict[str, Any]


class Doorway:
    """A door that keeps what went through it."""

    def __init__(self) -> None:
        self.pages: list[tuple[int, Page]] = []
        self.freed: list[int] = []
        self.invited: list[int] = []

    def invite(self, seat: int) -> Invitation:
        self.invited.append(seat)
        return new_invitation()

    def free(self, seat: int) -> None:
        self.freed.append(seat)

    def last(self, seat: int) -> Page:
        return next((page for one, page in reversed(self.pages) if one == seat), {})


class Home:
    """A table with phones at it: its desk, its seats on phones, and the door between."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.door = desk, Doorway()
        self.told: list[str] = []
        self.offers = 0
        ports = SeatPorts(
            self._hand,
            lambda message: self.told.append(english(message)),
            lambda: None,
            self._offer,
            lambda: self.desk.deal(),
            desk.clock,
        )
        self.seats = PhoneSeats(self.door, ports)
        self.seats.sit_at(desk.driver)

    def _offer(self) -> None:
        self.offers += 1

    def _hand(self, driver: Any, seat: int, language: Any) -> PhoneHand:
        desk, controller = self.desk, driver.controller
        ports = HandPorts(
            english, lambda rank: str(Rank(rank).value), language, lambda: desk.settings, desk.change, desk.clock,
            desk.minds, lambda page: self.door.pages.append((seat, page)), controller.play,
            controller.play_the_rest, lambda: controller.take_back(elsewhere=True), controller.redo,
        )  # fmt: skip
        return PhoneHand(driver.table, seat, driver.tray, ports)

    def follow(self) -> None:
        self.desk.tell_all()
        self.seats.follow()

    def page(self, seat: int) -> Page:
        return next(page for one, page in reversed(self.door.pages) if one == seat and "hand" in page)

    def do(self, seat: int, deed: str, **parts: Any) -> None:
        self.seats.deed(seat, {"do": deed, **parts})
        self.follow()


def desk_of(game: str, *names: str, computers: int = 0, code: str = "0000-0001", **options: Any) -> Desk:
    """A table of these persons, and of computer players after them."""
    known = every_game()[game]
    seats = [Seat(name, None, at) for at, name in enumerate(names)]
    seats += [Seat(f"Refur {at}", "easy", len(names) + at) for at in range(computers)]
    match = Match(known.game, known.game.options.read(options), seats, code, TakingBack.DECISION)
    desk = Desk(RunningMatch(known, match, "test", NoAutosave()))
    desk.table.asking = desk.settings.asking
    desk.deal()
    desk.tell_all()
    return desk


def test_a_phone_keeps_its_seat_at_another_table_only_for_the_same_person() -> None:
    """A saved game that is opened from a file may have others in the same seats."""
    home = Home(desk_of("olsen", "Anna", "Birta"))
    for seat in (0, 1):
        home.seats.sat(seat, "en")
    home.follow()
    home.desk = other = desk_of("olsen", "Jón", "Birta", code="0000-0002")
    home.door.pages.clear()
    home.seats.sit_at(other.driver)
    home.follow()
    assert home.door.freed == [0]
    assert {seat for seat, _ in home.door.pages} == {1}
    assert other.table.elsewhere == {1}


def test_while_the_table_rests_no_hint_lays_a_hand_open() -> None:
    for late in (False, True):
        home = Home(desk_of("olsen", "Anna", "Birta"))
        for seat in (0, 1):
            home.seats.sat(seat, "en")
        turn = home.desk.table.round.turn
        home.do(turn, "hint")
        home.seats.cover(covered=True)
        if late:
            home.desk.clock.pass_by(TIME_LIMIT)
        else:
            action = home.desk.table.round.legal(turn)[0]
            home.seats.answered(Answer(len(home.desk.minds.asked), Decision(action, ())))
        assert "covered" in home.door.last(turn)
        home.seats.cover(covered=False)
        assert "hand" in home.door.last(turn)


def test_a_hint_of_the_table_before_is_nothing_at_the_next_one() -> None:
    home = Home(desk_of("olsen", "Anna", "Birta"))
    for seat in (0, 1):
        home.seats.sat(seat, "en")
    turn = home.desk.table.round.turn
    home.do(turn, "hint")
    before = home.desk
    home.desk = desk_of("olsen", "Anna", "Birta", code="0000-0002")
    home.seats.sit_at(home.desk.driver)
    home.follow()
    now = home.page(turn)["hand"]
    before.clock.pass_by(TIME_LIMIT)
    assert home.page(turn)["hand"] == now


def test_who_comes_while_the_table_rests_gets_the_words_to_say_so() -> None:
    home = Home(desk_of("olsen", "Anna", "Birta"))
    home.seats.cover(covered=True)
    home.seats.sat(0, "en")
    pages = [page for _, page in home.door.pages]
    assert "covered" in pages[-1]
    assert any("words" in page for page in pages)
    assert not any("hand" in page for page in pages)


def test_while_the_table_rests_nobody_is_answered_for_and_no_player_plays_on() -> None:
    home = Home(desk_of("kinaskak", "Anna", "Birta", "Jón", computers=1))
    for seat in range(3):
        home.seats.sat(seat, "en")
    table = home.desk.table
    for action in (READY, DRAW_STOCK):
        home.desk.decide(table.round.turn, action)
        home.desk.tell_all()
    away = next(seat for seat in table.round.must_answer() if seat in table.persons)
    home.seats.went(away)
    home.desk.look_away()
    home.seats.cover(covered=True)
    line = len(table.match.log)
    home.desk.clock.pass_by(ANSWER_AFTER)
    home.seats.wait_for_who_is_away()
    assert len(table.match.log) == line
    assert not home.offers


def test_who_sits_down_while_the_table_rests_lets_no_player_play_on() -> None:
    home = Home(desk_of("olsen", "Anna", "Birta", computers=1))
    table, desk = home.desk.table, home.desk
    while table.round.turn in table.persons:
        desk.play(table.round.turn, table.round.legal(table.round.turn)[0])
        desk.tell_all()
    desk.look_away()
    home.seats.cover(covered=True)
    asked = len(desk.minds.asked)
    home.seats.sat(0, "en")
    desk.clock.pass_by(10 * TIME_LIMIT)
    assert len(desk.minds.asked) == asked
    home.seats.take_over(0)
    desk.clock.pass_by(10 * TIME_LIMIT)
    assert len(desk.minds.asked) == asked
    home.seats.cover(covered=False)
    desk.come_back()
    desk.clock.pass_by(10 * TIME_LIMIT)
    assert len(desk.minds.asked) > asked


def test_a_phone_takes_back_its_own_turn_though_somebody_at_the_screen_was_away() -> None:
    home = Home(desk_of("olsen", "Anna", "Birta", olsen_auto=True))
    desk, table = home.desk, home.desk.table
    if table.round.turn == 0:
        desk.uncover()
        desk.play(0, table.round.legal(0)[0])
        desk.tell_all()
    anna, birta = 0, 1
    home.seats.sat(anna, "en")
    while table.round.turn != birta:
        desk.play(anna, table.round.legal(anna)[0])
        desk.tell_all()
    assert table.can_leave(birta)
    desk.controller.leave_seat()
    while table.round.turn == birta:
        desk.decide(birta, table.round.legal(birta)[0])
        desk.tell_all()
    begun = len(table.match.log)
    while table.round.turn == anna:
        desk.play(anna, table.round.legal(anna)[0])
        desk.tell_all()
    assert table.can_take_turn_back(birta)
    home.follow()
    home.do(anna, "back")
    assert len(table.match.log) >= begun
    assert table.round.turn == anna
