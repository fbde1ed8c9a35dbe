"""A running match at one machine: the curtain, the calls, the computers, and a keeper that may fail."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cardtable.app.awaiting import Computer, Curtain, MatchOver, Person, RoundOver
from cardtable.app.running_match import RunningMatch, new_match
from cardtable.app.sight import screen_sight
from cardtable.cards import cards
from cardtable.engine.match import Match, Seat, TakingBack
from cardtable.engine.refusal import IllegalActionError
from cardtable.games.catalogue import entry
from cardtable.games.olsen.rules.actions import CATCH, DRAW, PLAY, SAY_OLSEN
from cardtable.games.olsen.rules.house_rules import OlsenOptions
from cardtable.players.decision import Level, Style
from cardtable.stage.characters import STYLES, animal_of_seat
from cardtable.store import errors
from tests.conformance.common import choose
from tests.games.olsen_positions import position

PERSON, COMPUTER = None, "hard"
CODE = "K7QF-2M9Z"


class Keeper:
    """Counts, and fails when told to."""

    number = None

    def __init__(self) -> None:
        self.kept = 0
        self.fails = False

    def keep(self, match: Match) -> None:
        if self.fails:
            raise errors.not_kept("full")
        self.kept += 1


def table(*levels: str | None, taking_back: TakingBack | None = None, **options: Any) -> RunningMatch:
    seats = [Seat(f"P{at}", level) for at, level in enumerate(levels)]
    match = Match(entry("olsen").game, OlsenOptions(**options), seats, CODE, taking_back)
    return RunningMatch(entry("olsen"), match, "seed", Keeper())


def at(some: RunningMatch, standing: Any) -> RunningMatch:
    """The table at a position of a test."""
    some.deal()
    some.match.round = standing
    return some


LAST: dict[str, Any] = {"top": "2C", "hand": "6C KD", "others": {1: "6D 3H 4H"}}


def test_alone_with_computers_the_viewer_never_changes() -> None:
    some = table(PERSON, COMPUTER, COMPUTER)
    sight = screen_sight(some)
    assert not some.is_hot_seat
    some.deal()
    rng = Random(5)
    while not isinstance(step := sight.step(), MatchOver):
        assert not isinstance(step, Curtain)
        assert sight.viewer == 0
        if isinstance(step, RoundOver):
            some.deal()
        elif isinstance(step, Computer) and step.call:
            some.stays_silent(step.seat)
        else:
            some.play(*choose(some.match, rng))
        sight.cover()
        sight.close()
        assert sight.viewer == 0


@pytest.mark.parametrize("levels", [(PERSON, COMPUTER), (PERSON, PERSON, COMPUTER)])
def test_only_persons_who_share_a_screen_are_uncovered(levels: tuple[str | None, ...]) -> None:
    with pytest.raises(ValueError, match="persons"):
        screen_sight(table(*levels)).uncover(levels.index(COMPUTER))


def test_computers_alone_play_to_the_end() -> None:
    some = table(COMPUTER, COMPUTER)
    some.deal()
    rng = Random(5)
    sight = screen_sight(some)
    assert (sight.viewer, sight.near) == (None, 0)
    while not isinstance(step := some.step(), MatchOver):
        assert isinstance(step, Computer)
        if step.call:
            some.stays_silent(step.seat)
        else:
            some.play(*choose(some.match, rng))


@pytest.mark.parametrize("levels", [(PERSON, PERSON), (PERSON, COMPUTER, PERSON), (PERSON, PERSON, PERSON, COMPUTER)])
def test_hot_seat_a_curtain_before_every_change_of_person(levels: tuple[str | None, ...]) -> None:
    some = table(*levels, first_to=2)
    sight = screen_sight(some)
    some.deal()
    assert sight.viewer is None
    rng = Random(5)
    open_hand: int | None = None
    curtains = 0
    while not isinstance(step := sight.step(), MatchOver):
        match step:
            case RoundOver():
                some.deal()
                open_hand = None
                assert sight.viewer is None
            case Curtain(seat):
                curtains += 1
                assert seat != open_hand
                assert (sight.viewer, sight.near) == (None, seat)
                assert sight.view().seat is None
                assert sight.view().hand == ()
                assert sight.step() == Curtain(seat)
                sight.uncover(seat)
                open_hand = seat
            case Person(seat):
                assert seat == open_hand == sight.viewer == some.round.turn
                assert sight.view().hand
                some.play(seat, some.round.legal(seat)[0])
            case Computer(seat, call):
                assert sight.viewer == open_hand
                if call:
                    some.stays_silent(seat)
                else:
                    some.play(seat, rng.choice(some.round.legal(seat)))
        assert sight.viewer in (None, open_hand)
    assert curtains > 2


def test_hot_seat_after_resume_nothing_is_open() -> None:
    some = table(PERSON, PERSON)
    sight = screen_sight(some)
    some.deal()
    sight.uncover(some.round.turn)
    again = screen_sight(RunningMatch(some.entry, some.match, "seed", Keeper()))
    assert again.viewer is None
    assert isinstance(again.step(), Curtain)


def test_hot_seat_the_cover_hides_the_hand() -> None:
    some = table(PERSON, PERSON)
    sight = screen_sight(some)
    some.deal()
    sight.uncover(some.round.turn)
    assert isinstance(sight.step(), Person)
    sight.cover()
    assert sight.viewer is None
    assert isinstance(sight.step(), Curtain)


def test_a_person_whose_hand_is_not_open_may_still_call() -> None:
    some = at(table(PERSON, PERSON), position(**LAST))
    sight = screen_sight(some)
    sight.uncover(0)
    assert sight.calls() == []
    some.play(0, PLAY[cards("6C")[0]])
    assert some.person_may_call()
    assert sight.step() == Curtain(1)
    (call,) = sight.calls()
    assert (call[0], call[1].action) == (0, SAY_OLSEN)
    sight.uncover(1)
    assert [seat for seat, _ in sight.calls()] == [0]
    some.play(0, SAY_OLSEN)
    assert sight.calls() == [], "what was said stands on the plate, and is offered no more"
    assert not some.person_may_call()
    assert not some.person_may_call()
    assert sight.viewer == 1


def test_a_computer_that_owes_a_call_is_no_reason_to_wait_for_persons() -> None:
    some = at(table(COMPUTER, PERSON), position(**LAST))
    some.play(0, PLAY[cards("6C")[0]])
    assert not some.person_may_call()


def test_computers_are_asked_once_a_window() -> None:
    rules = {"olsen_enforce": "caught"}
    others = {1: "6D 3H 4H", 2: "3S 4S 5S", 3: "3C 4C 5C"}
    some = at(
        table(PERSON, COMPUTER, COMPUTER, COMPUTER, **rules),
        position(**{**LAST, "others": others, "players": 4, "options": rules}),
    )
    some.play(0, PLAY[cards("6C")[0]])
    asked = []
    while isinstance(step := some.step(), Computer) and step.call:
        asked.append(step.seat)
        some.stays_silent(step.seat)
    assert asked == [2, 3]
    assert some.step() == Computer(1, call=False)
    some.play(3, CATCH)
    assert some.step() == Computer(2, call=True)


def test_a_computer_that_owes_a_call_is_asked() -> None:
    some = at(table(COMPUTER, PERSON), position(**LAST))
    some.play(0, PLAY[cards("6C")[0]])
    assert some.step() == Computer(0, call=True)
    some.stays_silent(0)
    assert some.step() == Person(1)


def test_take_back_opens_the_hand_of_whoever_played_and_is_kept() -> None:
    some = at(table(PERSON, PERSON), None)
    some.match.rewind(1)
    seat = some.round.turn
    lay = [one for one in some.round.legal(seat) if one.kind == "play"]
    assert lay, "this deal code begins with a card that can be laid"
    sight = screen_sight(some)
    sight.uncover(seat)
    before = some.round.to_json()
    some.play(seat, lay[0])
    kept = some._autosave.kept
    assert some.take_back_refusal() is None
    some.take_back()
    assert some._autosave.kept == kept + 1
    assert some.round.to_json() == before
    assert sight.viewer in (None, seat)
    assert sight.near == seat


def test_take_back_of_nothing_or_of_a_draw_is_refused() -> None:
    some = table(PERSON, COMPUTER, taking_back=TakingBack.UNSEEN)
    assert some.take_back_refusal() is not None
    with pytest.raises(IllegalActionError):
        some.take_back()
    at(some, position(top="2C", hand="KH QD"))
    with pytest.raises(IllegalActionError):
        some.take_back()
    some.play(0, DRAW)
    with pytest.raises(IllegalActionError):
        some.take_back()


def test_a_move_of_a_computer_is_not_taken_back() -> None:
    some = at(table(COMPUTER, PERSON), position(top="2C", hand="6C KD QD"))
    some.play(0, PLAY[cards("6C")[0]])
    assert some.take_back_refusal() is not None
    with pytest.raises(IllegalActionError):
        some.take_back()


def test_a_keeper_that_fails_is_a_problem_and_the_game_goes_on() -> None:
    some = table(PERSON, COMPUTER)
    autosave: Any = some._autosave
    some.deal()
    assert (some.problem, autosave.kept) == (None, 1)
    autosave.fails = True
    rng = Random(1)
    for _ in range(4):
        some.play(*choose(some.match, rng))
        assert some.problem is not None
    autosave.fails = False
    some.play(*choose(some.match, rng))
    assert some.problem is None
    assert autosave.kept == 2


def test_an_illegal_action_is_not_kept() -> None:
    some = at(table(PERSON, COMPUTER), position(top="2C", hand="KD 9H"))
    kept = some._autosave.kept
    with pytest.raises(IllegalActionError):
        some.play(0, PLAY[cards("KD")[0]])
    assert some._autosave.kept == kept


def test_alone_the_own_drawn_card_is_shown_and_in_hot_seat_none() -> None:
    for levels, shown in (((PERSON, COMPUTER), True), ((PERSON, PERSON), False)):
        some = at(table(*levels), position(top="2C", hand="KH QD"))
        (event,) = seen_of(some, DRAW)
        assert (event.card is not None) is shown
    some = at(table(COMPUTER, PERSON), position(top="2C", hand="KH QD"))
    assert seen_of(some, DRAW)[0].card is None
    some = at(table(COMPUTER, PERSON), position(top="2C", hand="KH QD"))
    assert seen_of(some, SAY_OLSEN) == ()


def seen_of(some: RunningMatch, action: Any) -> Any:
    """What the screen may show of what the first player does."""
    some.play(0, action)
    return screen_sight(some).visible(some.match.events[-1])


def test_a_question_holds_the_seats_own_view_and_the_level_it_plays() -> None:
    some = table(PERSON, "easy", "medium")
    some.deal()
    asked = [some.question(seat) for seat in range(3)]
    assert [one.level for one in asked] == [Level.HARD, Level.EASY, Level.MEDIUM]
    assert [one.view.seat for one in asked] == [0, 1, 2]
    assert len({one.seed for one in asked}) == 3
    assert some.question(1) == asked[1]
    assert some.question(1, Level.HARD).level is Level.HARD
    assert [one.hint for one in asked] == [True, False, False]
    # Seat 0 is a person's; the others have the faces, and so the styles, of their colours.
    seats = some.match.seats
    assert [one.style for one in asked[1:]] == [STYLES[animal_of_seat(seat.face, seat.colour)] for seat in seats[1:]]
    assert asked[0].style is Style.STEADY


def test_a_new_match_has_fresh_luck_or_that_of_its_code() -> None:
    seats = [Seat("a"), Seat("b", "easy")]
    first, second = (new_match(entry("olsen"), OlsenOptions(), seats) for _ in range(2))
    assert first[0].deal_code != second[0].deal_code
    assert first[1] != second[1]
    assert new_match(entry("olsen"), OlsenOptions(), seats, CODE)[0].deal_code == CODE
    assert some_round_is_missing(first[0])


def some_round_is_missing(match: Match) -> bool:
    with pytest.raises(RuntimeError):
        _ = RunningMatch(entry("olsen"), match, "seed", Keeper()).round
    return True


def test_how_long_a_computer_player_takes_hangs_on_what_everybody_sees() -> None:
    """On the face, and not on the level or on the cards that it holds."""
    seats = [Seat("a", "easy", 0, "owl"), Seat("b", "easy", 1, "fox")]
    times = []
    for first in (seats, seats[::-1], [replace(seat, level="hard") for seat in seats]):
        match, seed = new_match(entry("olsen"), OlsenOptions(), first, "K7QF-2M9Z")
        some = RunningMatch(entry("olsen"), match, seed, Keeper())
        some.deal()
        times.append(some.ponders() if match.seats[some.round.turn].face == "owl" else some.ponders() * 1.5)
    assert len({round(time, 6) for time in times}) == 1
