"""What stands on the screen of a match, and what people do at it, as values: no window, no application, no time."""

from __future__ import annotations

from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from cardtable.app.autosave import NoAutosave
from cardtable.app.awaiting import Computer, Curtain, Person
from cardtable.app.match.cues import GlideBack, Heard, Said
from cardtable.app.match.scheduler import PACES, TIME_LIMIT, UNSTEADY
from cardtable.app.match.screen import About, Place, Screen
from cardtable.app.match.state import State
from cardtable.app.running_match import RunningMatch
from cardtable.app.sight import Eyes
from cardtable.app.turns import lines_from, since_my_turn
from cardtable.cards import Card
from cardtable.engine.match import Match, Seat
from cardtable.engine.values import Action
from cardtable.games.catalogue import catalogue, entry
from cardtable.messages import source_text
from cardtable.players.decision import Level
from cardtable.stage.commands import TableButton
from cardtable.stage.event_style import Sound
from tests.app.desk import Desk, Hours, Slow, desk, english, messages
from tests.conformance.common import random_play, some_match
from tests.conformance.hiding import hidden_cards_anew
from tests.ui.tables import NAMES


def test_a_card_that_does_not_fit_is_refused_beside_the_pile_and_nothing_is_played() -> None:
    at = desk(["2H 9C KD QD 7S", "5H 6H 7H"])
    at.drop("KD")
    bubble = at.screen.bubble
    assert bubble is not None
    assert "king" in english(bubble.message).lower() or "diamond" in english(bubble.message).lower()
    assert bubble.about == About(("discard",))
    assert bubble.rule
    assert GlideBack(hop=True) in at.cues
    assert Heard(Sound.NOT_ALLOWED) in at.cues
    assert len(at.table.round.pile) == 1
    first = bubble.number
    at.drop("KD")
    assert at.screen.bubble is not None
    assert at.screen.bubble.number != first, "the same refusal once more is said once more"


def test_a_card_that_fits_is_played_and_the_computer_is_waited_for() -> None:
    at = desk(["2H 9C KD QD 7S", "5H 6H 7H"])
    at.pick("9C")
    at.drop("9C")
    assert at.table.round.pile[-1] == Card.parse("9C")
    assert at.picked == ()
    assert not at.computers_wait
    assert at.sight.step() == Computer(1, call=False)
    assert "Sigrún" in english(at.screen.status.line)
    assert at.screen.status.below is None, "what one did oneself is told nowhere"


def test_undo_and_redo() -> None:
    at = desk(["2H 9C KD QD 7S", "5H 6H 7H"])
    before = at.screen
    at.drop("9C")
    at.take_back()
    assert at.screen.picture.zones == before.picture.zones
    assert "redo" in at.screen.top.tools
    at.redo()
    assert at.table.round.pile[-1] == Card.parse("9C")
    assert "redo" not in at.screen.top.tools
    at.redo()
    assert at.screen.bubble is not None
    assert english(at.screen.bubble.message) == "There is nothing to redo."


def test_a_question_has_its_answers_beside_it() -> None:
    at = desk(["8H 9C KD", "5H 6H 7H"], "2H")
    at.drop("8H")
    assert at.screen.question is not None
    places = {one.place for one in at.screen.buttons if one.command.answer}
    assert places == {Place.QUESTION}
    at.press(next(one.command for one in at.screen.buttons if one.command.answer and one.command.refusal is None))
    assert at.screen.question is None


def test_what_is_remembered_and_seen_has_one_name_and_is_one_value() -> None:
    remembered, seen = ({one.name: one.type for one in fields(value)} for value in (State, Screen))
    # Of the curtain only the seat is remembered.
    assert [name for name in remembered.keys() & seen.keys() if remembered[name] != seen[name]] == ["curtain"]


def test_the_curtain_comes_and_goes() -> None:
    at = desk(["2H 9C KD QD", "5H 6H 7S"], people=2)
    assert at.screen.curtain is not None
    assert at.screen.curtain.name == "Anna"
    at.uncover()
    assert at.screen.curtain is None
    assert at.waited[-1] == Person(0)
    at.drop("9C")
    assert at.screen.curtain is not None
    assert at.screen.curtain.seat == 1
    assert at.waited[-1] == Curtain(1)
    assert "nine of clubs" in " ".join(at.since())


def test_nobody_can_play_while_peeking() -> None:
    at = desk(["2H 9C KD QD", "5H 6H 7S"], people=2)
    at.peek(True)
    assert at.screen.viewer == 0
    at.drop("9C")
    assert len(at.table.round.pile) == 1
    at.peek(False)
    assert at.screen.viewer is None


@pytest.mark.parametrize("opened", [False, True], ids=["behind the curtain", "while Anna plays"])
def test_nothing_on_the_screen_depends_on_a_hidden_card(opened: bool) -> None:
    """Every value that ever stood there, and everything that was said or heard, is the same for any hidden hand."""
    seen: list[Any] = []
    deals = [["2H 9C KD QD", "5H 6H 7S"], ["2H 9C KD QD", "AS AD JC"]]
    if not opened:
        deals.append(["3H 3D 4D JD", "QS AD JC"])
    for deal in deals:
        at = desk(deal, people=2)
        if opened:
            at.uncover()
            at.pick("KD")
            at.drop("KD")
        seen.append((at.screens, at.cues))
    assert all(one == seen[0] for one in seen)


def test_a_screen_can_be_said_in_any_language_without_being_made_again() -> None:
    at = desk(["2H 9C KD QD", "5H 6H 7S"], people=2)
    parts = [getattr(at.screen, name) for name in ("status", "curtain", "top", "strip", "buttons")]
    assert messages(parts), "words are sentences that wait for their language"
    assert not [part for part in messages(parts) if not part.render(source_text)]


@pytest.mark.parametrize("name", sorted(catalogue()))
def test_every_game_has_a_screen(name: str) -> None:
    game = entry(name)
    seats = [Seat(NAMES[place], None if place < 2 else "easy", place) for place in range(game.game.usual_seats)]
    match = Match(game.game, game.game.options.read({}), seats, "1234-5678")
    match.deal()
    at = Desk(RunningMatch(game, match, "test", NoAutosave()))
    at.open()
    assert at.screen.top.title.render(source_text) == game.game.title
    assert replace(at.screen) == at.screen
    if at.screen.curtain is not None:
        at.uncover()
        assert at.screen.viewer is not None


def test_what_is_said_to_ears_is_a_value_too() -> None:
    at = desk(["2H 9C KD QD 7S", "5H 6H 7H"])
    at.drop("KD")
    said = [cue for cue in at.cues if isinstance(cue, Said)]
    assert said[-1].urgent
    assert "F1" in english(said[-1].parts[-1])


@pytest.mark.parametrize("name", sorted(catalogue()))
def test_no_screen_tells_a_secret(name: str) -> None:
    """In the middle of real matches: whatever is hidden, the whole screen of each seat, and of nobody, is the same."""
    match, rng = some_match(name, "screens")
    for line, _ in enumerate(random_play(match, rng)):
        if line > 80:
            break
        if match.round is None or match.between_rounds:
            continue
        real: Any = match.round
        at = Desk(RunningMatch(entry(name), match, "test", NoAutosave()))
        for viewer in (None, real.turn):
            at.sight.eyes, at.sight.near = Eyes(viewer), 0 if viewer is None else viewer
            shown = at.screen_anew()
            match.round = hidden_cards_anew(real, viewer, rng)
            other = at.screen_anew()
            match.round = real
            assert shown == other


def timed(**settings: Any) -> tuple[Desk, Hours, Slow]:
    at = desk(["2H 9C KD QD 7S", "5H 6H 7H"], settings=settings)
    at.drop("9C")
    at.tell_all()
    return at, at.clock, at.minds


def test_who_never_answers_is_asked_once_more_and_then_the_rules_alone_move() -> None:
    at, clock, minds = timed(pace="normal")
    assert len(minds.asked) == 1
    line = len(at.table.match.log)
    clock.pass_by(TIME_LIMIT - 1)
    assert (len(minds.asked), minds.restarts) == (1, 0)
    clock.pass_by(1)
    assert (len(minds.asked), minds.restarts) == (2, 1)
    assert minds.asked[-1].level is Level.EASY
    clock.pass_by(TIME_LIMIT)
    assert minds.restarts == 2
    assert len(at.table.match.log) == line + 1
    assert at.table.match.log[-1].seat == 1


def test_an_answer_that_comes_at_once_is_heard_when_the_pause_is_over() -> None:
    at, clock, _ = timed(pace="calm")
    move = next(one for one in at.table.round.legal(1))
    at.answer(move)
    line = len(at.table.match.log)
    clock.pass_by(int(PACES["calm"] * UNSTEADY[0] * at.table.ponders()) - 1)
    assert len(at.table.match.log) == line, "how long somebody thinks tells nothing"
    clock.pass_by(PACES["calm"] * 3)
    assert len(at.table.match.log) == line + 1


def test_while_cards_are_dealt_no_word_is_about_the_round_before() -> None:
    at = desk(["2H 9C KD QD 7S", "5H 6H 7H"])
    at.note("Anna has won the round.")
    at.drop("KD")
    assert at.screen.buttons
    assert at.screen.bubble is not None
    at.gather()
    assert at.screen.bubble is None
    assert "won" not in english(at.screen.status.line)
    assert (at.screen.status.below, at.screen.buttons, at.screen.strip, at.screen.go_on) == (None, (), (), None)


# -- words that are true -----------------------------------------------------------------------------------------------


def seated(name: str, persons: int, rng: Random) -> Desk:
    game = entry(name)
    count = max(game.game.seat_counts[0], 2)
    sitting = [Seat(NAMES[at], None if at < persons else "easy", at) for at in range(count)]
    options = game.game.options.read({})
    made = Desk(
        RunningMatch(game, Match(game.game, options, sitting, f"0000-{rng.randrange(10000):04}"), "", NoAutosave())
    )
    made.deal()
    return made


def is_true(at: Desk, since: int) -> None:
    """Every word is about the table that is shown; ``since``: how long the log was when something was last refused."""
    screen, table = at.screen, at.table
    stage = table.entry.stage
    assert (screen.line, screen.viewer, screen.near) == (len(table.match.log), at.sight.viewer, at.sight.near)
    assert screen.bubble is None or since == len(table.match.log), "a refusal of an earlier table"
    told = since_my_turn(at.sight, at.sight.near, at.sight.view())
    assert set(screen.strip) <= set(told.lines)
    assert screen.notices == (tuple(told.notices) if screen.notices else ())
    below = screen.status.below
    assert below is None or english(below) != english(screen.status.line)
    if not table.match.between_rounds and at.sight.viewer is not None and at.headline is None:
        view = at.sight.view()
        plan = stage.controls.plan(view, at.groups)
        wanted = english(plan or stage.speech.status(view, table.names))
        assert english(screen.status.line) == ("" if screen.question is not None else wanted)
        asked = stage.controls.question(view, table.names)
        assert (screen.question is None) == (asked is None)
        offered = [one.command for one in screen.buttons if isinstance(one.command.action, Action)]
        now = stage.controls.commands(view, table.names, at.picked, at.groups)
        assert [one for one in offered if one.seat is None] == [one for one in now if isinstance(one.action, Action)]
        calls = [] if any(one.answer for one in now) else [call for call in at.sight.calls() if call[1].primary]
        others = [(one.seat, one.action) for one in offered if one.seat is not None]
        assert others == [(seat, call.action) for seat, call in calls]
    if screen.curtain is not None:
        assert not table.match.between_rounds
        for call in screen.curtain.calls:
            if call.command.action is TableButton.CALL:
                continue  # it counts when the card is offered
            assert isinstance(call.command.action, Action)
            assert table.round.refusal(call.seat, call.command.action) is None, "the curtain offers what cannot be done"
        starts = range(table.match.last_deal, len(table.match.log) + 1)
        told_from = [lines_from(at.sight, screen.curtain.seat, at.sight.view(), start).lines for start in starts]
        assert list(screen.curtain.lines) in told_from


@pytest.mark.parametrize("persons", [1, 2])
@pytest.mark.parametrize("name", list(catalogue()))
def test_every_word_is_true_of_the_table_that_is_shown(name: str, persons: int) -> None:
    rng = Random(f"{name}/{persons}")
    at = seated(name, persons, rng)
    table, since = at.table, -1
    for _ in range(120):
        if table.match.over:
            break
        if table.match.between_rounds:
            at.deal()
        elif at.screen.curtain is not None:
            at.uncover()
        elif rng.random() < 0.15 and table.take_back_refusal() is None:
            at.take_back()
        else:
            seat = next(iter(table.round.must_answer()), table.round.turn)
            action = rng.choice(list(table.round.legal(seat)))
            if seat == at.sight.viewer:
                refused = [one.command for one in at.screen.buttons if one.command.refusal is not None]
                if refused and rng.random() < 0.3:
                    at.press(rng.choice(refused))
                    since = len(table.match.log)
                    is_true(at, since)
                at.play(seat, action)
            else:
                table.play(seat, action)
                at.happened()
        is_true(at, since)
