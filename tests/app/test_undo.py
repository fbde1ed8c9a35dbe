"""Taking back alone and in company: how far it goes, what is in the way, and that nothing is lost."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.app.autosave import DatabaseAutosave
from cardtable.app.awaiting import Curtain, Person
from cardtable.app.running_match import RunningMatch
from cardtable.app.sight import screen_sight
from cardtable.cards import cards
from cardtable.engine.match import Match, Seat, TakingBack
from cardtable.engine.refusal import IllegalActionError
from cardtable.games.catalogue import entry
from cardtable.games.olsen.rules.actions import DRAW, PLAY
from cardtable.messages import source_text
from cardtable.store.database import Database
from tests.games.olsen_positions import position

ANNA, BIRTA, ROBOT = Seat("Anna"), Seat("Birta"), Seat("Robot", "easy")


class Keeper:
    """Keeps what it is given in mind."""

    number = None

    def keep(self, match: Match) -> None:
        self.kept = list(match.log)


def table(standing: Any, *seats: Seat, taking_back: TakingBack | None = None) -> RunningMatch:
    """A table that goes on from this position."""
    game = entry("olsen")
    match = Match(game.game, game.game.options(), seats, "K7QF-2M9Z", taking_back)
    match.deal()
    match.resume(match.log, standing, [], standing.dealer)
    return RunningMatch(game, match, "seed", Keeper())


def lay(text: str) -> Any:
    return PLAY[cards(text)[0]]


def why(some: RunningMatch) -> str:
    message = some.undo.why_not(screen_sight(some).told)
    assert (message is None) == (some.take_back_refusal() is None)
    return "" if message is None else message.render(source_text)


def alone(taking_back: TakingBack | None = None) -> RunningMatch:
    """Anna has laid a card, and the computer another one."""
    some = table(position(top="2C", hand="5C 6C QD KD", others={1: "9C JH JS"}), ANNA, ROBOT, taking_back=taking_back)
    some.play(0, lay("5C"))
    some.play(1, lay("9C"))
    return some


def test_alone_the_moves_of_computers_go_with_ones_own() -> None:
    some = alone()
    assert why(some) == ""
    some.take_back()
    assert set(cards("5C 6C QD KD")) == set(some.round.view(0).hand)  # type: ignore[attr-defined]
    assert some.step() == Person(0)
    assert some.match.retakes == 1
    assert some._autosave.kept == some.match.log  # type: ignore[attr-defined]


def test_a_card_that_had_to_be_drawn_goes_with_the_decision_before_it() -> None:
    some = table(position(top="2C", hand="5C 2H KH QD JD", others={1: "9C JH JS"}), ANNA, ROBOT)
    some.play(0, lay("5C"))
    some.play(1, lay("9C"))
    assert [one for one in some.round.legal(0) if not one.spoken] == [DRAW]
    some.play(0, DRAW)
    some.take_back()
    assert some.match.log[-1].seat is None
    assert some.match.retakes == 1


def test_what_shows_nothing_new_leaves_no_mark() -> None:
    some = table(position(top="2C", hand="2H 2S KD QD", others={1: "5H 6H 7H"}), ANNA, ROBOT)
    some.play(0, lay("2H"))
    some.take_back()
    assert some.match.retakes == 0


def test_until_something_was_seen_the_move_in_the_way_is_named() -> None:
    some = alone(TakingBack.UNSEEN)
    assert why(some) == "Robot has played since, so nothing can be taken back. Robot lays the nine of clubs."
    with pytest.raises(IllegalActionError):
        some.take_back()


def test_the_card_that_was_seen_is_named_to_whoever_saw_it() -> None:
    standing = position(top="2C", hand="KH QD", others={1: "9C JH JS"}, stock="4S 7D 8D")
    some = table(standing.copy(), ANNA, ROBOT, taking_back=TakingBack.UNSEEN)
    some.play(0, DRAW)
    assert why(some) == "What has been seen cannot be taken back. Anna draws the four of spades."
    some = table(standing.copy(), ANNA, BIRTA)
    some.play(0, DRAW)
    assert why(some) == "What has been seen cannot be taken back. Anna draws a card."


def test_before_anything_was_done_there_is_nothing_to_take_back() -> None:
    game = entry("olsen")
    some = RunningMatch(game, Match(game.game, game.game.options(), (ANNA, ROBOT), "K7QF-2M9Z"), "seed", Keeper())
    assert why(some) == "There is nothing to take back yet."
    some.deal()
    assert why(some) == "There is nothing to take back yet."
    some = table(position(top="2C", hand="5C KH QD"), ANNA, ROBOT)
    some.play(0, lay("5C"))
    some.match.resume(some.match.log, some.round, [], 1)
    assert why(some).startswith("This game goes on from a saved table")


@pytest.mark.parametrize("game", ["olsen", "svindl"])
def test_what_was_agreed_on_holds(game: str) -> None:
    known = entry(game)
    never = Match(known.game, known.game.options(), (ANNA, ROBOT), "K7QF-2M9Z", TakingBack.NEVER)
    never.deal()
    place = "In this game" if game == "svindl" else "At this table"
    assert why(RunningMatch(known, never, "seed", Keeper())).startswith(f"{place} nothing can be taken back")
    wanted = Match(known.game, known.game.options(), (ANNA, ROBOT), "K7QF-2M9Z", TakingBack.DECISION)
    assert wanted.taking_back is (TakingBack.NEVER if game == "svindl" else TakingBack.DECISION)


def test_the_end_of_a_round_is_taken_back_until_the_next_is_dealt() -> None:
    some = table(position(top="2C", hand="5C", others={1: "9C JH JS"}), ANNA, BIRTA, taking_back=TakingBack.DECISION)
    some.play(0, lay("5C"))
    while some.round.result is None:
        some.play(some.round.turn, next(one for one in some.round.legal(some.round.turn)))
    assert some.match.results
    some.take_back()
    assert not some.match.results
    some.redo()
    assert some.match.results
    if not some.match.over:
        some.deal()
        assert why(some) == "There is nothing to take back in this round yet, and earlier rounds stay as they are."
        assert not some.undo.can_redo


def test_in_company_the_curtain_comes_down_for_whose_decision_it_was() -> None:
    standing = position(top="2C", hand="5C 6C KD QD", others={1: "9C JH JS", 2: "3H 4H 7H"}, players=3)
    some = table(standing, ANNA, BIRTA, ROBOT, taking_back=TakingBack.DECISION)
    sight = screen_sight(some)
    sight.uncover(0)
    some.play(0, lay("5C"))
    assert sight.step() == Curtain(1)
    sight.uncover(1)
    some.take_back()
    assert sight.viewer is None
    assert sight.step() == Curtain(0)
    sight.uncover(0)
    some.redo()
    assert sight.viewer is None
    assert sight.step() == Curtain(1)


def test_computers_may_speak_again_after_a_take_back() -> None:
    hands = {1: "6D 3H 4H", 2: "3S 4S 5S"}
    standing = position(top="2C", hand="6C 5C", others=hands, players=3, options={"olsen_enforce": "caught"})
    some = table(standing, ANNA, ROBOT, ROBOT)
    for _ in range(2):
        some.play(0, lay("6C"))
        assert some.computer_that_may_call() == 2
        some.stays_silent(2)
        assert some.computer_that_may_call() is None
        some.take_back()


def test_redo_can_be_kept_and_taken_back_again(tmp_path: Any) -> None:
    game, database = entry("olsen"), Database(tmp_path)
    match = Match(game.game, game.game.options(), (ANNA, ROBOT), "K7QF-2M9Z")
    number = database.add(match, "seed")
    some = RunningMatch(game, match, "seed", DatabaseAutosave(database, number))
    some.deal()
    while not any(line.seat == 0 for line in match.log) or some.take_back_refusal() is not None:
        some.play(some.round.turn, some.round.legal(some.round.turn)[0])
    whole = list(match.log)
    for _ in range(3):
        some.take_back()
        assert database.load(number).match.log == match.log != whole
        some.redo()
        assert database.load(number).match.log == match.log == whole
        assert match.retakes == database.load(number).match.retakes == 0
    database.close()


def test_what_cannot_be_kept_is_still_there(tmp_path: Any) -> None:
    """Between taking back and keeping, the file holds the longer game; then exactly what is on the table."""
    game, database = entry("olsen"), Database(tmp_path)
    match = Match(game.game, game.game.options(), (ANNA, ROBOT), "K7QF-2M9Z")
    number = database.add(match, "seed")
    autosave = DatabaseAutosave(database, number)
    some = RunningMatch(game, match, "seed", autosave)
    some.deal()
    some.play(some.round.turn, some.round.legal(some.round.turn)[0])
    while some.take_back_refusal() is not None:
        some.play(some.round.turn, some.round.legal(some.round.turn)[0])
    whole = list(match.log)
    some.undo.take_back()
    assert database.load(number).match.log == whole
    some.keep_the_rest()
    autosave.keep(match)
    assert database.load(number).match.log == match.log
    database.close()
