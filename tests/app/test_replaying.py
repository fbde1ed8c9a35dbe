"""A replay without a window: steps, ways, eyes and speed, with time as the test says."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cardtable.app.autosave import NoAutosave
from cardtable.app.match.driver import Driver, Ports
from cardtable.app.match.replaying import ReplayDriver
from cardtable.app.replay import ReplayTable
from cardtable.app.running_match import RunningMatch
from cardtable.app.sight import PUBLIC, Eyes
from cardtable.cards import Card, Rank
from cardtable.engine.match import Match
from cardtable.games.catalogue import catalogue, entry
from cardtable.stage.card_names import card_name, card_object
from cardtable.stage.commands import TableButton
from tests.app.desk import Desk, at_table, english, messages
from tests.app.history import finished
from tests.conformance.common import cards_in, random_play, some_match
from tests.conformance.test_replay import part_of_a_match, whole_match
from tests.every_game import every_game
from tests.games.san_da_yi_positions import action, calling

GAMES = sorted(catalogue())
LATER = 10**7


class ReplayDesk(Desk):
    """A desk at which a match is shown again."""

    driver: ReplayDriver

    def new_driver(self, table: RunningMatch, ports: Ports) -> Driver:
        assert isinstance(table, ReplayTable)
        return ReplayDriver(table, ports, "normal")


def played(name: str, lines: int = 60) -> Match:
    match, rng = some_match(name, "replaying")
    for line, _ in enumerate(random_play(match, rng)):
        if line >= lines:
            break
    return match


def replay(name: str) -> ReplayDesk:
    return shown(played(name))


def shown(match: Match) -> ReplayDesk:
    """The desk at which this match is shown again, at its first deal."""
    table = ReplayTable(every_game()[match.game.id], match)
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


@pytest.mark.parametrize("name", GAMES)
def test_all_eyes_that_are_offered_see_each_place_and_no_place_changes_by_looking(name: str) -> None:
    match = whole_match(name)
    at = shown(match)
    table = at.driver.table
    at.driver.go_to(table.last)
    assert table.match.round == match.round
    seen = {}
    for eyes in (*at.sight.offered, *at.sight.offered):
        at.driver.look_from(eyes)
        assert at.sight.eyes == eyes
        assert at.screen.viewer == eyes.seat
        there = at.screen
        at.driver.go("back")
        assert table.position == table.last - 1
        at.driver.go_to(table.last)
        assert at.screen == there
        assert seen.setdefault(eyes, there.picture.zones) == there.picture.zones


def test_other_eyes_while_the_end_is_told_do_not_begin_anew() -> None:
    at = shown(whole_match("two_of_three"))
    table = at.driver.table
    at.driver.go_to(table.last - 1)
    at.driver.toggle()
    assert at.driver.playing
    assert table.position == table.last
    at.driver.look_from(at.sight.offered[-1])
    assert table.position == table.last
    assert not at.driver.playing


@pytest.mark.parametrize("persons", [1, 2])
@pytest.mark.parametrize("name", GAMES)
def test_a_running_match_tells_nothing_that_is_hidden(name: str, persons: int) -> None:
    match = part_of_a_match(name, "shown", persons, 70)
    if match.over:
        return
    at = shown(match)
    table = at.driver.table
    viewer = 0 if persons == 1 else None
    assert at.sight.eyes == (Eyes(0) if persons == 1 else PUBLIC)
    assert at.sight.offered == (at.sight.eyes,)
    for step in range(min(table.last - 1, 45)):
        heard, before = len(at.cues), len(at.screens)
        at.driver.go("step")
        current: Any = table.round
        known = {card.face for card in cards_in(current.view(viewer))}
        for events in table.match.events:
            known |= {card.face for card in cards_in([event.seen_by(viewer) for event in events])}
        lying = cards_in([zone.cards for one in at.screens[before:] for zone in one.picture.zones])
        assert {card.face for card in lying} <= known, step
        zones = table.entry.stage.layout.zones(at.sight.view(), table.names, at.sight.near)
        stands = [face for zone in zones for face in zone.stands if face is not None and face.suit is not None]
        known |= {Card.of(Rank(face.rank), face.suit) for face in stands}
        secret = {card.face for card in current.all_cards()} - known
        words = [english(name(card)) for card in secret for name in (card_name, card_object)]
        told = [english(one) for one in messages(tuple(at.cues[heard:]))]
        told += [english(one) for one in messages((at.screen.strip, at.screen.status, at.screen.speech))]
        assert not [(word, text) for word in words for text in told if word in text]


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


def test_whoever_hears_it_hears_each_action_to_its_end() -> None:
    desk = replay("olsen")
    desk.speaking = 4000
    desk.driver.toggle()
    here = desk.driver.table.position
    desk.clock.pass_by(4000)
    assert desk.driver.table.position == here
    desk.clock.pass_by(1000)
    assert desk.driver.table.position == here + 1


def test_playing_it_pauses_where_it_is() -> None:
    at = replay("olsen")
    at.driver.toggle()
    at.driver.toggle()
    here = at.driver.table.position
    at.clock.pass_by(LATER)
    assert at.driver.table.position == here


def test_who_is_called_otherwise_is_so_wherever_one_looks() -> None:
    at = replay("olsen")
    seats = [replace(seat, name=f"{seat.name}x") for seat in at.table.match.seats]
    at.driver.call(seats)
    for position in (at.driver.table.last, at.driver.table.first):
        at.driver.go_to(position)
        assert [plate.name for plate in at.screen.picture.plates.values()] == [seat.name for seat in seats]


@pytest.mark.parametrize("goes_on", [True, False])
def test_what_was_played_on_from_a_match_that_goes_on_does_not_tell_its_code(goes_on: bool) -> None:
    match = finished("veidimadur", "code")
    begun = match.at(len(match.log), "other luck" if goes_on else None)
    assert begun.over
    at = Desk(RunningMatch(entry("veidimadur"), begun, "test", NoAutosave()))
    at.open()
    assert at.screen.top.code == ("" if goes_on else match.deal_code)
    assert ({"code", "seats"} <= at.screen.top.tools) is not goes_on


# -- what may not be looked at again -----------------------------------------------------------------------------------

KITTY = "3♠ 4♠ 5♠ 6♠ 7♠ 8♠"


def with_a_buried_kitty(recall: bool) -> Desk:
    """The kitty was shown to all and is buried; the person is a defender."""
    at = at_table(calling(kitty=KITTY, kitty_recall=recall), 1, "san_da_yi", kitty_recall=recall)
    for line in ("pass", "65", "pass", "pass", f"bury {KITTY}"):
        at.play(at.table.round.turn, action(line))
        at.tell_all()
    return at


def told_of_the_kitty(at: Desk, since: int = 0) -> list[str]:
    """What shows a card of it: the zones and the words of the screens since then."""
    three = Card.parse("3S")
    zones = [zone.id for one in at.screens[since:] for zone in one.picture.zones if three in zone.cards]
    words = [english(text) for one in at.screens[since:] for text in messages((one.strip, one.log))]
    lines = [english(line.text(at.table.names)) for one in at.screens[since:] for line in one.strip]
    return zones + [text for text in (*words, *lines) if "three of spades" in text]


@pytest.mark.parametrize("recall", [True, False])
def test_a_kitty_that_is_to_be_remembered_is_not_shown_once_more(recall: bool) -> None:
    """How long a shown kitty can be looked at is agreed on (A14): looking back in the round is looking."""
    at = with_a_buried_kitty(recall)
    begun = len(at.screens)
    assert at.show_since()
    while at.tells:
        at.tell_on()
    assert bool(told_of_the_kitty(at, begun)) == recall


@pytest.mark.parametrize("recall", [True, False])
def test_a_replay_of_the_running_round_shows_no_kitty_that_is_to_be_remembered(recall: bool) -> None:
    again = shown(with_a_buried_kitty(recall).table.match)
    again.driver.display.show_log(True)
    while again.table.position < again.table.last:
        again.driver.go("step")
        again.tell_all()
    assert bool(told_of_the_kitty(again)) == recall
    again.driver.go_to(again.table.last - 1)
    assert bool(told_of_the_kitty(again, -1)) == recall
