"""Seats on phones at one table after the other: who gets whose hand, and what is done while the table rests."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.app.ai_process import Answer
from cardtable.app.autosave import NoAutosave
from cardtable.app.match.scheduler import TIME_LIMIT
from cardtable.app.phones.hand import SUDDEN, HandPorts, PhoneHand
from cardtable.app.phones.pairing import Invitation, new_invitation
from cardtable.app.phones.seats import ANSWER_AFTER, OFFER_AFTER, PhoneSeats, SeatPorts
from cardtable.app.running_match import RunningMatch
from cardtable.cards import Card, Rank
from cardtable.engine.match import Match, Seat, TakingBack
from cardtable.games.rummy.rules.actions import DRAW_STOCK, READY
from cardtable.players.decision import Decision
from tests.app.desk import Desk, english
from tests.app.test_phones import random_deed
from tests.conformance.common import DEPTH, GAMES, cards_in, some_options
from tests.every_game import every_game

Page = dict[str, Any]
# So many things happen in an evening.
STEPS = 150


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
            desk.minds, lambda page: self._send(driver, seat, page), controller.play,
            controller.play_the_rest, lambda: controller.take_back(elsewhere=True), controller.redo,
            lambda: driver.going_on,
        )  # fmt: skip
        return PhoneHand(driver.table, seat, driver.tray, ports)

    def _send(self, driver: Any, seat: int, page: Page) -> None:
        """Every page goes to a phone that sits there, and shows what its seat may know of the table that lies there."""
        assert seat in self.seats.languages
        self.door.pages.append((seat, page))
        if "hand" in page:
            assert driver is self.desk.driver
            known = {str(card) for card in cards_in(driver.table.round.view(seat))}
            shown = [*page["hand"], *(card for zone in page["zones"] for card in zone["cards"] if card is not None)]
            assert {card["id"] for card in shown} <= known

    def sit(self, seat: int, language: Any) -> None:
        """A phone comes to this seat, to which it was invited."""
        self.seats.guests()
        self.seats.sat(seat, language)

    def follow(self) -> None:
        self.desk.tell_all()
        self.seats.follow()

    def page(self, seat: int) -> Page:
        return next(page for one, page in reversed(self.door.pages) if one == seat and "hand" in page)

    def do(self, seat: int, deed: str, **parts: Any) -> None:
        self.desk.clock.time += SUDDEN
        self.seats.deed(seat, {"do": deed, **parts})
        self.follow()


def desk_of(
    game: str, *names: str, computers: int = 0, code: str = "0000-0001", options: Any = None, **named: Any
) -> Desk:
    """A table of these persons, and of computer players after them."""
    known = every_game()[game]
    seats = [Seat(name, None, at) for at, name in enumerate(names)]
    seats += [Seat(f"Refur {at}", "easy", len(names) + at) for at in range(computers)]
    match = Match(known.game, options or known.game.options.read(named), seats, code, TakingBack.DECISION)
    desk = Desk(RunningMatch(known, match, "test", NoAutosave()))
    desk.table.asking = desk.settings.asking
    desk.deal()
    desk.tell_all()
    return desk


def test_a_phone_that_comes_while_something_is_told_sees_it_when_all_do() -> None:
    """Loading the page anew shows nothing before the others see it."""
    home = Home(desk_of("olsen", "Anna", "Birta"))
    home.desk.cards.flies = True
    for seat in (0, 1):
        home.sit(seat, "en")
    home.follow()
    before = home.page(1)
    current = home.desk.table.round
    home.desk.controller.play(current.turn, (current.legal(current.turn)[0],))
    assert not home.seats.follow(), "it is being told"
    home.door.pages.clear()
    home.seats.sat(1, "en")
    assert home.page(1) == before
    home.seats.sat(0, "is")
    assert not any(seat == 0 and "hand" in page for seat, page in home.door.pages), (
        "another language, nothing shown yet"
    )
    home.follow()
    assert home.page(1) != before
    assert home.page(0)["line"] == home.page(1)["line"]


def test_who_ends_a_round_with_a_hasty_finger_goes_not_on_with_it() -> None:
    """The way to the next round comes up where a card was discarded, and goes on for everybody."""
    home = Home(desk_of("two_of_three", "Anna", "Birta"))
    home.sit(0, "en")
    table = home.desk.table
    while not table.match.between_rounds:
        current = table.round
        home.desk.controller.play(current.turn, (current.legal(current.turn)[0],))
        home.follow()
    assert home.page(0)["over"]
    home.seats.deed(0, {"do": "go on"})
    assert table.match.between_rounds
    home.desk.clock.pass_by(SUDDEN)
    home.seats.deed(0, {"do": "go on"})
    assert not table.match.between_rounds


def test_what_waits_for_a_person_at_the_screen_goes_on_from_a_phone_too() -> None:
    """What everybody should see lies there until somebody says go on, and a phone stands still meanwhile."""
    home = Home(desk_of("two_of_three", "Anna", "Birta"))
    desk, table = home.desk, home.desk.table
    desk.settings.pace, desk.settings.wait_for_me = "normal", True
    home.sit(1, "en")
    while not desk.driver.playback.waits:
        current = table.round
        desk.controller.play(current.turn, (current.legal(current.turn)[0],))
        for _ in range(20):
            desk.clock.pass_by(2000)
        assert not table.match.between_rounds, "nothing had to be seen"
    before = home.page(1)
    assert not home.seats.follow()
    shown = home.page(1)
    assert shown["go_on"] == "Go on"
    assert {**shown, "go_on": ""} == before, "and nothing is told ahead"
    home.seats.deed(1, {"do": "go on", "at": shown["line"]})
    assert desk.driver.playback.waits, "it came up under a finger"
    home.do(1, "go on", at=shown["line"])
    assert not desk.driver.playback.waits
    assert home.page(1)["go_on"] == ""
    assert home.page(1)["line"] > before["line"]


def test_a_phone_keeps_its_seat_at_another_table_only_for_the_same_person() -> None:
    """A saved game that is opened from a file may have others in the same seats."""
    home = Home(desk_of("olsen", "Anna", "Birta"))
    for seat in (0, 1):
        home.sit(seat, "en")
    home.follow()
    home.desk = other = desk_of("olsen", "Jón", "Birta", code="0000-0002")
    home.door.pages.clear()
    home.seats.sit_at(other.driver)
    home.follow()
    assert home.door.freed == [0]
    assert {seat for seat, _ in home.door.pages} == {1}
    assert other.table.elsewhere == {1}


def test_a_phone_that_sat_down_while_its_seat_was_freed_does_not_sit_there() -> None:
    """What the door reports may be older than what it was told."""
    home = Home(desk_of("olsen", "Anna", "Birta"))
    home.sit(0, "en")
    home.seats.went(0)
    home.seats.guests()
    home.seats.take_over(0)
    home.seats.sat(0, "en")
    assert home.desk.table.elsewhere == frozenset()
    assert home.door.freed == [0, 0]


def test_another_phone_at_a_seat_is_told_to_all() -> None:
    """While a phone is away its code stands on the screen: whose hand somebody else holds now, all may know."""
    home = Home(desk_of("olsen", "Anna", "Birta"))
    home.sit(1, "en")
    home.seats.went(1)
    home.told.clear()
    home.seats.sat(1, "en")
    assert home.told == [], "it is back"
    home.seats.went(1)
    home.seats.guests()
    home.told.clear()
    home.seats.sat(1, "en", new=True)
    assert home.told == ["Birta plays on a phone now."]


def test_while_the_table_rests_no_hint_lays_a_hand_open() -> None:
    for late in (False, True):
        home = Home(desk_of("olsen", "Anna", "Birta"))
        for seat in (0, 1):
            home.sit(seat, "en")
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
        home.sit(seat, "en")
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
    home.sit(0, "en")
    pages = [page for _, page in home.door.pages]
    assert "covered" in pages[-1]
    assert any("words" in page for page in pages)
    assert not any("hand" in page for page in pages)


def test_while_the_table_rests_nobody_is_answered_for_and_no_player_plays_on() -> None:
    home = Home(desk_of("kinaskak", "Anna", "Birta", "Jón", computers=1))
    for seat in range(3):
        home.sit(seat, "en")
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


@pytest.mark.parametrize(
    ("game", "named", "words"), [("kinaskak", {}, "I am ready"), ("svindl", {"window_s": 0}, "Go on")]
)
def test_what_a_computer_player_waits_to_hear_is_said_on_any_phone(game: str, named: Any, words: str) -> None:
    """Where all hands are on phones nobody gets up to press a key of the screen."""
    for number in range(20):
        home = Home(desk_of(game, "Anna", "Birta", computers=2, code=f"0000-{number:04}", **named))
        table, desk = home.desk.table, home.desk
        for seat in (0, 1):
            home.sit(seat, "en")
        for _ in range(20):
            if table.round.turn in table.persons:
                desk.controller.play(table.round.turn, (table.round.legal(table.round.turn)[0],))
                desk.tell_all()
        while getattr(table.step(), "call", False):
            desk.clock.pass_by(4_000)
            desk.driver.answered(Answer(len(desk.minds.asked), None))
        home.follow()
        if table.round.turn not in table.persons and home.page(1)["go_on"] == words:
            break
    else:
        raise AssertionError("nothing is waited for")
    asked = len(desk.minds.asked)
    desk.clock.pass_by(10 * TIME_LIMIT)
    assert len(desk.minds.asked) == asked
    was = home.page(0)["line"]
    home.seats.deed(0, {"do": "go on", "at": was - 1})
    desk.clock.pass_by(TIME_LIMIT)
    assert len(desk.minds.asked) == asked, "that was about the turn before"
    home.do(1, "go on")
    desk.clock.pass_by(TIME_LIMIT)
    assert len(desk.minds.asked) > asked
    action = table.round.legal(table.round.turn)[0]
    desk.decide(table.round.turn, action)
    home.follow()
    assert not home.page(1)["go_on"] or table.round.turn not in table.persons


def test_who_unlocks_a_phone_for_a_question_or_the_own_turn_has_time_to() -> None:
    """A phone that lies in a pocket while the others play is away for minutes, and nobody is lost."""
    home = Home(desk_of("kinaskak", "Anna", "Birta", "Jón", computers=1))
    for seat in range(3):
        home.sit(seat, "en")
    table, clock = home.desk.table, home.desk.clock
    forehand = table.round.turn
    away = next(seat for seat in table.persons if seat != forehand)
    home.desk.decide(forehand, READY)
    home.desk.tell_all()
    for seat in (away, forehand):
        home.seats.went(seat)
    home.seats.wait_for_who_is_away()
    clock.time += OFFER_AFTER
    home.seats.wait_for_who_is_away()
    assert home.offers == 1
    home.desk.decide(forehand, DRAW_STOCK)
    home.desk.tell_all()
    assert away in table.round.must_answer()
    home.seats.wait_for_who_is_away()
    clock.time += ANSWER_AFTER - 1
    home.seats.wait_for_who_is_away()
    assert away in table.round.must_answer()
    clock.time += 1
    home.seats.wait_for_who_is_away()
    assert away not in table.round.must_answer()
    home.seats.sat(forehand, "en")
    home.desk.clock.time += OFFER_AFTER
    while table.round.must_answer() or table.round.turn != away:
        seat = next(iter(table.round.must_answer()), table.round.turn)
        action = table.round.legal(seat)[-1]
        home.desk.controller.play(seat, (action,))
        home.desk.tell_all()
    home.seats.wait_for_who_is_away()
    assert home.offers == 1
    clock.time += OFFER_AFTER
    home.seats.wait_for_who_is_away()
    assert home.offers == 2


def test_who_sits_down_while_the_table_rests_lets_no_player_play_on() -> None:
    home = Home(desk_of("olsen", "Anna", "Birta", computers=1))
    table, desk = home.desk.table, home.desk
    while table.round.turn in table.persons:
        desk.play(table.round.turn, table.round.legal(table.round.turn)[0])
        desk.tell_all()
    desk.look_away()
    home.seats.cover(covered=True)
    asked = len(desk.minds.asked)
    home.sit(0, "en")
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
    home.sit(anna, "en")
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


@pytest.mark.parametrize("on_phones", [(0, 1, 2), (1, 2)])
def test_the_table_on_the_screen_lies_as_it_lay_when_a_phone_takes_back(on_phones: tuple[int, ...]) -> None:
    home = Home(desk_of("olsen", "Anna", "Birta", "Jón", olsen_auto=True))
    table, desk = home.desk.table, home.desk
    for seat in on_phones:
        home.sit(seat, "en")
    while not table.match.log or table.match.log[-1].seat != 2:
        desk.uncover()
        desk.controller.play(table.round.turn, (table.round.legal(table.round.turn)[0],))
        desk.tell_all()
    home.follow()
    home.do(2, "back")
    assert table.round.turn == 2
    assert desk.screen.near == 0


class Evening:
    """A table whose phones say anything at any moment, late and twice, come and go, while the screen does as it likes.

    ``seen`` are the cards of this deal that all have seen; ``away``: another page is shown.
    """

    def __init__(self, game: str, seed: str) -> None:
        self.game, self.rng = game, Random(f"{game}/{seed}")
        self.home = Home(self._desk())
        self.old: list[tuple[int, Page]] = []
        self.seen: set[Card] = set()
        self.lying: Any = None
        self.shown, self.away = 0, False
        self.sitting: dict[int, str] = {}

    def _desk(self) -> Desk:
        counts = [count for count in every_game()[self.game].game.seat_counts if count <= 5]
        many = max(2, self.rng.choice(counts))
        persons = self.rng.randint(2, many)
        names = self.rng.sample(["Anna", "Birta 👩‍👧", "דוד", "{player}", "Jón %n"], persons)
        options = some_options(self.game, self.rng)
        return desk_of(self.game, *names, computers=many - persons, options=options)

    def step(self) -> None:
        rng, home = self.rng, self.home
        desk, seats = home.desk, home.seats
        table = desk.table
        resting, before = self.away, list(table.match.log)
        what = rng.choice(["deed"] * 4 + ["play"] * 12 + ["old", "screen", "think", "time", "seat", "page", "table"])
        if self.away:
            what = rng.choice(("page", "think", "time", "time", "seat", what))
        phones = list(seats.languages)
        if what == "deed" and phones:
            seat = rng.choice(phones)
            page = next((page for one, page in reversed(home.door.pages) if one == seat and "hand" in page), None)
            if page is not None:
                deed = random_deed(page, rng)
                self.old.append((seat, deed))
                for _ in range(rng.choice((1, 1, 1, 2))):
                    seats.deed(seat, deed)
        elif what == "play" and not self.away:
            self._play()
        elif what == "old" and self.old:
            seats.deed(*rng.choice(self.old))
        elif what == "screen" and not self.away:
            self._at_the_screen()
        elif what == "think":
            self._think()
        elif what == "time":
            desk.clock.pass_by(rng.choice((1, 300, 1100, 9_000)))
            seats.wait_for_who_is_away()
        elif what == "seat":
            seat = rng.choice(table.persons)
            if seat not in seats.languages or seat in seats.away:
                self.home.sit(seat, rng.choice(("is", "nb", "de", "en")))
                self.sitting[seat] = table.names[seat]
            elif rng.random() < 0.5:
                seats.went(seat)
            else:
                seats.take_over(seat)
        elif what == "page":
            self.away = not self.away
            if self.away:
                for seat in phones:
                    seats.deed(seat, {"do": "hint"})
                desk.look_away()
            else:
                desk.come_back()
            seats.cover(covered=self.away)
        elif what == "table" and rng.random() < 0.3 and not self.away:
            home.desk = self._desk()
            seats.sit_at(home.desk.driver)
            self.shown = 0
            assert all(home.desk.table.names[seat] == self.sitting[seat] for seat in seats.languages)
        if rng.random() < 0.8:
            home.desk.tell_all()
        seats.follow()
        assert not (resting and self.away) or table.match.log == before, "somebody plays while the table rests"
        self.check()

    def _play(self) -> None:
        """Whoever is waited for does something, on a phone what stands on its page."""
        desk, seats, rng = self.home.desk, self.home.seats, self.rng
        table = desk.table
        desk.clock.pass_by(SUDDEN)
        if table.match.between_rounds:
            if rng.random() < 0.5 and seats.languages:
                seats.deed(rng.choice(list(seats.languages)), {"do": "go on"})
            elif not table.match.over:
                desk.deal()
            return
        seat = rng.choice(table.round.must_answer() or (table.round.turn,))
        if seat in seats.languages:
            self._touch(seat)
        elif seat in table.persons:
            desk.uncover()
            if desk.sight.viewer == seat:
                desk.play(seat, rng.choice(table.round.legal(seat)))
        else:
            desk.clock.pass_by(4_000)
            self._think()

    def _touch(self, seat: int) -> None:
        """Press a button that stands there, or lay a card where it lights up."""
        seats, rng = self.home.seats, self.rng
        seats.follow()
        page = self.home.page(seat)
        buttons = [one["key"] for one in page["buttons"] if not one["why"]]
        if page.get("choice"):
            asked = page["choice"]
            answer = rng.randrange(len(asked["answers"]))
            seats.deed(seat, {"do": "choose", "answer": answer, "number": asked["number"]})
        elif buttons and rng.random() < 0.5:
            seats.deed(seat, {"do": "press", "key": rng.choice(buttons)})
        for card in rng.sample(page["hand"], min(4, len(page["hand"]))):
            seats.deed(seat, {"do": "pick", "cards": [card["id"]]})
            page = self.home.page(seat)
            lit = [one["id"] for one in page["zones"] if one["lit"]] + [
                one["zone"] for one in page["seats"] if one["lit"]
            ]
            if lit and page["picked"]:
                seats.deed(seat, {"do": "drop", "cards": page["picked"], "zone": rng.choice(lit)})
                return

    def _think(self) -> None:
        """The computer player that was asked last answers."""
        desk = self.home.desk
        if not desk.minds.asked or desk.table.match.between_rounds:
            return
        asked = desk.minds.asked[-1].view.seat
        legal = desk.table.round.legal(asked)
        if legal:
            answer = Answer(len(desk.minds.asked), Decision(self.rng.choice(legal), ()))
            desk.driver.answered(answer)
            self.home.seats.answered(answer)

    def _at_the_screen(self) -> None:
        desk, rng = self.home.desk, self.rng
        table = desk.table
        match rng.randrange(9):
            case 0 | 1 | 2:
                desk.uncover()
            case 3:
                desk.cover()
            case 4:
                desk.take_back()
            case 5:
                desk.redo()
            case 6:
                desk.controller.leave_seat()
            case _ if table.match.between_rounds:
                if not table.match.over:
                    desk.deal()
            case 7:
                desk.go_on()
            case _:
                viewer = desk.sight.viewer
                if viewer is not None and viewer in table.here and table.round.legal(viewer):
                    desk.play(viewer, rng.choice(table.round.legal(viewer)))

    def check(self) -> None:
        home = self.home
        desk, match = home.desk, home.desk.table.match
        if self.lying != (match.last_deal, desk):
            self.lying, self.seen = (match.last_deal, desk), set()
        self.seen |= set(cards_in(desk.table.round.view(None)))
        screens, self.shown = desk.screens[self.shown :], len(desk.screens)
        if match.between_rounds:
            return
        held = {
            card: seat
            for seat in (*desk.table.elsewhere, *(desk.table.persons if self.away else ()))
            for card in desk.table.round.hands[seat]
            if card not in self.seen
        }
        for screen in screens[-1:]:
            open_cards = {card for zone in screen.picture.zones for card in zone.cards if card is not None}
            assert not held.keys() & open_cards, "the screen shows what is held elsewhere"
        if self.away:
            for seat in home.seats.languages:
                last = next((page for one, page in reversed(home.door.pages) if one == seat), None)
                assert last is None or "covered" in last, last


@pytest.mark.parametrize("game", GAMES)
def test_whatever_phones_and_the_screen_do_no_hand_is_seen_and_nothing_is_lost(game: str, caplog: Any) -> None:
    for number in range(DEPTH):
        evening = Evening(game, f"evening/{number}")
        for _ in range(STEPS):
            evening.step()
        match = evening.home.desk.table.match
        assert match.at(len(match.log)).round == match.round
    errors = {one.getMessage() for one in caplog.records if one.levelname == "ERROR"}
    assert errors <= {"a hint took too long", "a computer player took too long"}
