"""A replay without a window: steps, ways, eyes and speed, with time as the test says."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.app.match.driver import Driver, Ports
from cardtable.app.match.replaying import ReplayDriver
from cardtable.app.replay import ReplayTable
from cardtable.app.table import GameTable
from cardtable.engine.match import Match
from cardtable.games.catalogue import catalogue, entry
from cardtable.stage.commands import TableButton
from tests.app.desk import Desk
from tests.conformance.common import random_play, some_match

GAMES = sorted(catalogue())
LATER = 10**7


class ReplayDesk(Desk):
    """A desk at which a match is shown again."""

    driver: ReplayDriver

    def new_driver(self, table: GameTable, ports: Ports) -> Driver:
        assert isinstance(table, ReplayTable)
        return ReplayDriver(table, ports, "normal")


def played(name: str, lines: int = 60) -> Match:
    match, rng = some_match(name, "replaying")
    for line, _ in enumerate(random_play(match, rng)):
        if line >= lines:
            break
    return match


def replay(name: str) -> ReplayDesk:
    match = played(name)
    table = ReplayTable(entry(name), match)
    table.go_to(table.first)
    made = ReplayDesk(table, pace="normal")
    made.open()
    made.driver.show()
    return made


@pytest.mark.parametrize("name", GAMES)
def test_step_by_step_and_by_itself_it_ends_where_the_match_was(name: str) -> None:
    at, other = replay(name), replay(name)
    table = at.driver.table
    while table.position < table.last:
        before = table.position
        at.driver.go("step")
        assert table.position == before + 1
    other.driver.toggle()
    assert other.driver.playing
    other.clock.pass_by(LATER)
    assert not other.driver.playing
    assert other.driver.table.match.round == table.match.round == table.whole.round
    assert not at.minds.asked, "no player thinks at a replay"


@pytest.mark.parametrize("name", GAMES)
def test_a_place_looks_the_same_however_one_came_there(name: str) -> None:
    at, rng = replay(name), Random(name)
    table = at.driver.table
    for _ in range(6):
        place = rng.randint(table.first, table.last)
        at.driver.go_to(place)
        there = at.screen
        at.driver.go_to(table.first)
        at.driver.go_to(place)
        assert at.screen == there
        assert there.line == place
        assert not any(at.may_pick(card) for zone in there.picture.zones for card in zone.cards if card is not None)
        assert not [one for one in there.buttons if one.command.action is not TableButton.LAST_TRICK], "nobody acts"


def test_ways_lead_to_deals_turns_and_moments_and_nowhere_at_the_ends() -> None:
    at = replay("kinaskak")
    driver = at.driver
    assert driver.place_of("back") is None
    driver.go("next_turn")
    assert driver.table.position in driver.landmarks.turns
    driver.go("last_deal")
    assert driver.table.position == driver.landmarks.deals[0]
    driver.go_to(driver.table.last)
    assert driver.place_of("step") is None


def test_it_is_as_fast_as_it_is_chosen_and_the_settings_stay() -> None:
    at = replay("olsen")
    at.driver.speed = "calm"
    slow = at.driver.motion_time
    at.driver.speed = "brisk"
    assert slow > at.driver.motion_time > 0
    assert at.settings.pace == "normal"


def test_playing_it_pauses_where_it_is() -> None:
    at = replay("olsen")
    at.driver.toggle()
    at.driver.toggle()
    here = at.driver.table.position
    at.clock.pass_by(LATER)
    assert at.driver.table.position == here
