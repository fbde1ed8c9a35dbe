"""Dares: who is dared, when an envelope opens, what is kept of it, and what nonsense or a deleted match leaves."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardtable.app.autosave import DatabaseAutosave, NoAutosave
from cardtable.app.dares import LASTS, Dares, Envelope, State, alone, dared
from cardtable.app.people import change_people
from cardtable.app.replay import ReplayTable
from cardtable.app.running_match import RunningMatch
from cardtable.app.settings import (
    FILE_NAME,
    MOST_DARES,
    Dare,
    Person,
    SeatChoice,
    Settings,
    read_settings,
    take_settings,
    write_settings,
)
from cardtable.engine.match import GUEST, Match, Seat
from cardtable.games.catalogue import catalogue, entry
from cardtable.stage.characters import ANIMALS, Animal, animal_of_seat
from cardtable.stage.scoring import margin
from cardtable.store.database import Database
from tests.app.desk import Desk, english
from tests.store.common import forward

EVENING = datetime(2026, 11, 20, 22, 0).astimezone()
SIGGA, BJARNI, OLI = Seat("Sigga", None, 2, "owl"), Seat("Bjarni", "medium", 1, "bear"), Seat("Óli", None, 5, "hare")
FIRST = "K7QF-2M9Z"


def over(seats: Sequence[Seat], loser: int, game: str = "klikk", code: str = FIRST, **options: Any) -> Match:
    """A match in which this seat came last, and alone."""
    rules = entry(game)
    for luck in range(400):
        match = forward(Match(rules.game, rules.game.options.read(options), seats, code), 20_000, Random(luck))
        places = rules.stage.scoring.places(match.round.view(None), match.standing)
        if match.over and [seat for seat, place in enumerate(places) if place == max(places) > 1] == [loser]:
            return match
    raise AssertionError("nobody lost so")


def won(seats: Sequence[Seat], winner: int, game: str = "klikk", code: str = FIRST, **options: Any) -> Match:
    """A match that this seat won alone."""
    rules = entry(game)
    for luck in range(400):
        match = forward(Match(rules.game, rules.game.options.read(options), seats, code), 20_000, Random(luck))
        if match.over and list(match.standing.leaders) == [winner]:
            return match
    raise AssertionError("nobody won so")


class House:
    """A household with an hour of its own."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder, self.hour = folder, EVENING
        self.database = Database(folder, lambda: self.hour.astimezone(UTC))
        self.settings = take_settings(folder).settings
        self.dares = Dares(self.database, lambda: self.settings, self.change)
        self.dares.now = lambda: self.hour

    def change(self, **changes: Any) -> bool:
        for name, value in changes.items():
            setattr(self.settings, name, value)
        write_settings(self.settings, self.folder)
        return True

    def table(self, match: Match, seed: str = "seed") -> RunningMatch:
        number = self.database.add(match, seed)
        return RunningMatch(entry(match.game.id), match, seed, DatabaseAutosave(self.database, number))

    def sealed(self, seats: Sequence[Seat] = (SIGGA, BJARNI), loser: int = 0, **rules: Any) -> int:
        table = self.table(over(seats, loser, **rules))
        self.dares.seal(table)
        assert table.number is not None
        return table.number

    @property
    def only(self) -> Envelope:
        (one,) = self.dares.envelopes()
        return one


@pytest.fixture
def house() -> Iterator[House]:
    made = House()
    yield made
    made.database.close()


# -- who is dared ------------------------------------------------------------------------------------------------------


@pytest.mark.whole
@pytest.mark.parametrize(
    ("seats", "loser", "expected"),
    [
        ((SIGGA, BJARNI), 0, 0),
        ((SIGGA, BJARNI), 1, None),
        ((BJARNI, SIGGA, OLI), 2, 2),
        ((OLI, SIGGA, BJARNI), 1, 1),
        ((Seat("Gestur", None, 2, GUEST), BJARNI), 0, None),
    ],
)
def test_the_person_who_came_last_is_dared_and_no_computer_player_or_guest(
    seats: Sequence[Seat], loser: int, expected: int | None
) -> None:
    assert dared(over(seats, loser, "olsen")) == expected


def test_of_several_persons_who_lost_the_last_is_dared_though_a_computer_player_came_behind() -> None:
    match = over((SIGGA, OLI, BJARNI), 2, "veidimadur")
    places = entry("veidimadur").stage.scoring.places(match.round.view(None), match.standing)
    lost = [seat for seat in (0, 1) if places[seat] > 1]
    assert dared(match) == max(lost, key=places.__getitem__)


def test_nobody_is_dared_before_the_end_or_where_the_cards_were_known() -> None:
    match = over((SIGGA, BJARNI), 0)
    assert dared(match) == 0
    assert dared(match.at(len(match.log) - 1)) is None
    match.known = True
    assert dared(match) is None, "an answer to a dare is none itself"
    match.known, match.began = False, 4
    assert dared(match) is None, "played on from another match, it had other cards later"


@pytest.mark.parametrize("name", sorted(catalogue()))
def test_in_every_game_who_lost_is_dared(name: str) -> None:
    game = entry(name)
    seats = [Seat(f"P{at}", None, at) for at in range(game.game.usual_seats)]
    options = game.game.options.read({key: found[0] for key, found in game.game.short.items()})
    match = forward(Match(game.game, options, seats, FIRST), 20_000)
    assert match.over
    found = dared(match)
    assert (found is None) == (len(match.standing.leaders) == len(seats))
    assert found is None or found not in match.standing.leaders


def test_a_table_that_is_only_looked_at_or_learnt_at_offers_nothing(house: House) -> None:
    match = over((SIGGA, BJARNI), 0)
    table = house.table(match)
    assert house.dares.offered(table)
    replay = ReplayTable(table.entry, match)
    replay.go_to(replay.last)
    for other in (replay, RunningMatch(table.entry, match, "", NoAutosave())):
        assert not house.dares.offered(other)
        house.dares.seal(other)
    assert house.dares.envelopes() == []


def test_the_end_of_the_match_offers_it_once_and_says_where_the_envelope_lies(house: House) -> None:
    table = house.table(over((SIGGA, BJARNI), 0))
    at = Desk(table, dares=house.dares)
    at.open()
    at.hurry_end()
    assert at.screen.round_end.dared
    assert at.screen.round_end.dare is None
    at.driver.round_end.seal()
    kept = dict(house.settings.dares)
    assert not at.screen.round_end.dared
    said = english(at.screen.round_end.dare)
    assert "Sigga against the same cards" in said
    assert "tomorrow" in said
    assert at.said()[-1] == said
    at.driver.round_end.seal()
    house.dares.seal(table)
    assert house.settings.dares == kept, "pressed twice, there is one envelope"
    at.driver.call([*table.match.seats])
    assert english(at.screen.round_end.dare) == said


# -- when it opens -----------------------------------------------------------------------------------------------------


def test_it_opens_when_the_next_day_begins_and_goes_after_a_week(house: House) -> None:
    number = house.sealed()
    assert house.only == Envelope(number, SIGGA, State.SEALED)
    house.hour = EVENING + timedelta(hours=6)
    assert house.only.state is State.SEALED, "who sits up late has not slept yet"
    house.hour = EVENING + timedelta(hours=8)
    assert house.only.state is State.READY
    house.hour = EVENING - timedelta(days=2)
    assert house.only.state is State.SEALED, "the clock was put back"
    house.hour = EVENING + LASTS
    assert house.only.state is State.READY
    house.hour += timedelta(days=1)
    assert house.dares.envelopes() == []


def test_who_sees_the_end_again_later_is_told_how_the_envelope_lies_by_then(house: House) -> None:
    table = house.table(over((SIGGA, BJARNI), 0))
    house.dares.seal(table)
    assert "tomorrow" in english(house.dares.said_at(table))
    house.hour += timedelta(days=1)
    assert english(house.dares.said_at(table)) == ("The envelope lies on the home page: Sigga against the same cards.")
    answer = house.table(won((SIGGA, BJARNI), 0), "other").number
    assert table.number is not None
    assert answer is not None
    house.dares.begin(table.number, answer)
    assert english(house.dares.said_at(table)).startswith("Yesterday: Bjarni")
    house.hour += LASTS
    assert house.dares.said_at(table) is None, "it is gone"


def test_a_match_that_was_sealed_long_after_it_was_lost_was_not_lost_yesterday(house: House) -> None:
    table = house.table(over((SIGGA, BJARNI), 0))
    house.hour += timedelta(days=5)
    house.dares.seal(table)
    house.hour += timedelta(days=1)
    answer = house.table(won((SIGGA, BJARNI), 0), "other").number
    assert table.number is not None
    assert answer is not None
    house.dares.begin(table.number, answer)
    assert english(house.only.results).startswith("First: Bjarni")


def test_a_match_left_in_the_middle_and_resumed_is_the_answer_and_both_results_are_told(house: House) -> None:
    number = house.sealed(game="veidimadur")
    house.hour += timedelta(days=1)
    lost, answered = house.database.load(number).match, won((SIGGA, BJARNI), 0, "veidimadur")
    table = house.table(answered.at(12), "other")
    answer = table.number
    assert answer is not None
    house.dares.begin(number, answer)
    assert house.only == Envelope(number, SIGGA, State.BEGUN, answer)
    assert not table.match.over
    house.database.save(answer, house.database.load(answer).match)
    loaded = house.database.load(answer).match
    loaded.rewind(8)
    for line in answered.log[8:]:
        loaded.replay(line)
    house.database.save(answer, loaded)
    found = house.only
    assert (found.state, found.answer) == (State.PLAYED, answer)
    assert found.winners == (BJARNI, SIGGA)
    assert found.results is not None
    ahead = [abs(margin(match.standing, False)) for match in (lost, answered)]
    told = english(found.results)
    assert told.startswith(f"Yesterday: Bjarni wins by {ahead[0]} ")
    assert f"Today: Sigga wins by {ahead[1]} " in told
    again = RunningMatch(entry("veidimadur"), loaded, "", DatabaseAutosave(house.database, answer))
    assert english(house.dares.said_at(again)) == told
    assert house.dares.said_at(house.table(over((SIGGA, BJARNI), 0))) is None
    house.hour += timedelta(days=2)
    assert english(house.only.results).startswith("First: Bjarni"), "by then that was not yesterday"
    house.dares.put_away(number)
    assert house.dares.envelopes() == []


def test_of_more_envelopes_the_oldest_that_was_played_goes_else_the_oldest(house: House) -> None:
    numbers = [house.sealed() for _ in range(MOST_DARES)]
    assert [one.number for one in house.dares.envelopes()] == numbers
    house.hour += timedelta(days=1)
    table = house.table(won((SIGGA, BJARNI), 0))
    assert table.number is not None
    house.dares.begin(numbers[1], table.number)
    assert house.dares.envelopes()[1].state is State.PLAYED
    numbers = [numbers[0], numbers[2], house.sealed()]
    assert [one.number for one in house.dares.envelopes()] == numbers
    numbers = [*numbers[1:], house.sealed()]
    assert [one.number for one in house.dares.envelopes()] == numbers


# -- what is kept ------------------------------------------------------------------------------------------------------


def test_a_restart_changes_nothing(tmp_path: Path) -> None:
    house = House(tmp_path)
    number = house.sealed()
    before = house.only
    house.database.close()
    again = House(tmp_path)
    assert again.only == before
    again.hour += timedelta(days=1)
    again.dares.begin(number, 9)
    assert read_settings(tmp_path).dares == again.settings.dares
    assert again.only.state is State.READY, "there is no match with that number"
    again.database.close()


def test_an_envelope_goes_with_its_match_and_is_to_be_opened_again_without_its_answer(house: House) -> None:
    number = house.sealed()
    house.hour += timedelta(days=1)
    table = house.table(won((SIGGA, BJARNI), 0))
    assert table.number is not None
    house.dares.begin(number, table.number)
    house.database.delete(table.number)
    assert house.only.state is State.READY
    other = house.table(over((SIGGA, BJARNI), 0, code="AAAA-AAAA"))
    assert other.number == table.number, "numbers are given once more"
    assert house.only.state is State.READY, "but another match answers nothing"
    house.database.delete(other.number)
    house.database.delete(number)
    assert house.dares.envelopes() == []
    later = house.table(over((SIGGA, OLI, BJARNI), 0))
    assert later.number == number
    assert house.dares.envelopes() == []


def test_another_match_that_got_the_number_of_the_answer_is_no_answer(house: House) -> None:
    number = house.sealed()
    house.hour += timedelta(days=1)
    answer = house.database.add(over((SIGGA, BJARNI), 1), "again")
    house.dares.begin(number, answer)
    house.database.delete(answer)
    other = house.table(over((OLI, BJARNI), 0, code="9999-0000"))
    assert other.number == answer
    assert house.dares.said_at(other) is None


def test_of_a_match_that_is_taken_back_and_won_after_all_no_envelope_is_left(house: House) -> None:
    number = house.sealed()
    match = house.database.load(number).match
    match.rewind(0)
    house.database.save(number, match)
    assert house.dares.envelopes() == [], "it is not lost any more"
    for line in won((SIGGA, BJARNI), 0).log:
        match.replay(line)
    house.database.save(number, match)
    table = RunningMatch(entry("klikk"), match, "", DatabaseAutosave(house.database, number))
    assert match.over
    assert house.dares.envelopes() == []
    assert house.dares.said_at(table) is None
    assert not house.dares.offered(table)


def test_who_is_renamed_is_called_so_and_who_is_forgotten_dares_nobody(house: House) -> None:
    house.sealed((SIGGA, BJARNI, OLI), 0, game="olsen")
    people = [Person("Sigga", 2, "owl"), Person("Óli", 5, "hare")]
    house.change(people=people)
    keep = lambda changed: house.change(**changed)  # noqa: E731
    change_people(
        house.database, house.settings, keep, [Person("Sigríður", 2, "owl"), people[1]], {"Sigga": "Sigríður"}
    )
    assert english(house.only.title) == "Sigríður against the same cards"
    change_people(house.database, house.settings, keep, [people[1]], {}, ["Sigríður"], "Guest")
    assert house.dares.envelopes() == []


GOOD: dict[str, Any] = {"seat": 0, "digest": "5f", "day": "2026-11-20", "answer": None}


@pytest.mark.whole
@pytest.mark.parametrize(
    ("key", "data"),
    [
        ("7", 5), ("7", None), ("7", []), ("7", {}), ("7", GOOD | {"seat": -1}), ("7", GOOD | {"seat": True}),
        ("7", GOOD | {"seat": "0"}), ("7", GOOD | {"digest": 3}), ("7", GOOD | {"digest": "x" * 101}),
        ("7", GOOD | {"day": "yesterday"}), ("7", GOOD | {"day": 20}), ("7", GOOD | {"answer": 0}),
        ("7", GOOD | {"answer": "8"}), ("7", GOOD | {"answer": 2**31}), ("0", GOOD),
        ("07", GOOD), ("-7", GOOD), ("²", GOOD), ("", GOOD), ("seven", GOOD), ("9" * 5000, GOOD),
    ],
)  # fmt: skip
def test_nonsense_among_them_stays_out_alone(tmp_path: Path, key: str, data: Any) -> None:
    written = {"dares": {key: data, "12": GOOD}, "pace": "calm"}
    (tmp_path / FILE_NAME).write_text(json.dumps(written))
    assert read_settings(tmp_path) == Settings(pace="calm", dares={"12": Dare(**GOOD)})


@pytest.mark.whole
@pytest.mark.parametrize("dares", [5, [], "x", None, {"7": {"seat": 0}}])
def test_no_dares_are_none(tmp_path: Path, dares: Any) -> None:
    (tmp_path / FILE_NAME).write_text(json.dumps({"dares": dares}))
    assert read_settings(tmp_path).dares == {}


@pytest.mark.whole
@pytest.mark.parametrize("change", [{"seat": 1}, {"seat": 50}, {"digest": ""}, {"day": "0001-01-01"}])
def test_what_the_match_says_otherwise_is_no_envelope(house: House, change: dict[str, Any]) -> None:
    number = house.sealed()
    dare = house.settings.dares[str(number)]
    made = {one: getattr(dare, one) for one in GOOD} | change
    house.change(dares={str(number): Dare(**made)})
    assert house.dares.envelopes() == []


def test_the_last_day_of_all_calendars_is_no_trouble(house: House) -> None:
    number = house.sealed()
    dare = house.settings.dares[str(number)]
    house.change(dares={str(number): Dare(dare.seat, dare.digest, date.max.isoformat())})
    assert house.only.state is State.SEALED


# -- who plays again ---------------------------------------------------------------------------------------------------

NAMES = {animal: (animal.value.title(), f"{animal.value.title()} II") for animal in ANIMALS}


def test_the_loser_keeps_the_seat_and_computer_players_come_for_all_other_persons() -> None:
    seats = [
        SeatChoice("Óli", None, 5, "hare"),
        SeatChoice("Bear", "hard", 1, "bear", character=True),
        SeatChoice("Sigga", None, 2, "owl"),
        SeatChoice("Afi", None, 3, "fox"),
    ]
    people = [Person("Óli", 5, "hare"), Person("Sigga", 2, "owl")]
    made = alone(seats, 2, people, NAMES)
    assert made[2] == seats[2]
    assert made[1] == seats[1]
    assert [seat.level for seat in made] == ["medium", "hard", None, "medium"]
    assert all(seat.character for seat in made if seat.level)
    faces = [animal_of_seat(seat.face, seat.colour) for seat in made]
    assert len(set(faces)) == len({seat.colour for seat in made}) == len({seat.name for seat in made}) == 4
    assert Animal.HARE not in faces, "whose face a person has stays at home"
