"""Sights of one match: in whatever order things are called, only the own hand is seen, and no question changes it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.app.autosave import NoAutosave
from cardtable.app.awaiting import Asked, Curtain, Elsewhere, Person, Reaction
from cardtable.app.match.presenter import Presenter
from cardtable.app.match.state import State
from cardtable.app.match.table_pictures import Pictures
from cardtable.app.match.tray import HandNotes, Tray
from cardtable.app.replay import ReplayTable, replay_sight
from cardtable.app.running_match import RunningMatch
from cardtable.app.settings import Settings
from cardtable.app.sight import PUBLIC, ScreenSight, SeatSight, Sight, screen_sight
from cardtable.engine.match import Match, Seat, TakingBack
from cardtable.engine.refusal import IllegalActionError
from tests.app.desk import english
from tests.conformance.common import cards_in, choose, some_options
from tests.conformance.hiding import hidden_cards_anew
from tests.every_game import every_game
from tests.ui.tables import NAMES

GAMES = sorted(every_game())
CALLS = 250


def hot_seat(game: str, rng: Random) -> RunningMatch:
    """A table at which two or three persons sit, with or without computer players."""
    known = every_game()[game]
    counts = [count for count in known.game.seat_counts if count > 1]
    count = rng.choice([one for one in counts if one < 6] or counts[:1])
    persons = rng.sample(range(count), min(count, rng.choice((2, 2, 3))))
    seats = [Seat(NAMES[at], None if at in persons else "easy", at) for at in range(count)]
    match = Match(known.game, some_options(game, rng), seats, f"{rng.randrange(10000):04}-0000", TakingBack.DECISION)
    table = RunningMatch(known, match, "seed", NoAutosave())
    table.asking = rng.choice(("always", "useful", "until_down"))
    return table


def presenter(sight: Sight) -> Presenter:
    settings = Settings()
    tray = Tray(sight.table, HandNotes(sight.table, "plans", lambda: settings, lambda **_: None))
    return Presenter(sight, Pictures(sight, english, lambda rank: rank.name[0], tray), tray)


def screen(made: Presenter, step: Any) -> Any:
    state = State(step=step)
    return made.screen(state, made.picture(state, mark_fitting=True))


class Callers:
    """Everything that can be called at such a table, in whatever order, and who sits in front of the screen."""

    def __init__(self, table: RunningMatch, rng: Random) -> None:
        self.table, self.rng = table, rng
        self.sight = screen_sight(table)
        self.beside = [Sight(table, PUBLIC), *(SeatSight(table, seat) for seat in table.persons)]
        self.sits: int | None = None
        self.changes = [
            self.deal, self.act, self.act, self.act, self.act, self.go_on, self.say_no, self.time_is_up, self.silence,
            self.take_back, self.redo, self.cover, self.close, self.sit_down, self.sit_down, self.hand_over,
            self.lay_phones,
        ]  # fmt: skip

    def questions(self) -> list[Any]:
        """What is asked of the table and of the screen's sight."""
        table, sight = self.table, self.sight
        asked: list[Any] = [table.step, sight.step, table.race, table.reaction_window, sight.calls]
        if not table.match.between_rounds:
            asked += [table.computer_that_may_call, table.person_may_call, table.asks_ready, table.owing]
        if table.match.round is not None:
            made = presenter(sight)
            asked += [sight.view, lambda: screen(made, sight.step()), lambda: made.lines(every_round=False)]
        return asked

    @property
    def plays(self) -> bool:
        return not self.table.match.between_rounds

    def deal(self) -> None:
        if not self.plays and not self.table.match.over:
            self.table.deal()
            self.sits = None

    def act(self) -> None:
        if self.plays:
            self.table.play(*choose(self.table.match, self.rng))

    def go_on(self) -> None:
        if isinstance(self.table.step(), Reaction):
            self.table.go_on()

    def say_no(self) -> None:
        step = self.table.step()
        if isinstance(step, Asked):
            self.table.answer_no(self.rng.sample(step.seats, 1))

    def time_is_up(self) -> None:
        if isinstance(self.table.step(), Asked):
            self.table.time_is_up()

    def silence(self) -> None:
        seat = self.table.computer_that_may_call() if self.plays else None
        if seat is not None:
            self.table.stays_silent(seat)

    def take_back(self) -> None:
        try:
            self.table.take_back()
        except IllegalActionError:
            return

    def redo(self) -> None:
        if self.table.undo.can_redo:
            self.table.redo()

    def cover(self) -> None:
        self.sight.cover()

    def close(self) -> None:
        self.sight.close()

    def sit_down(self) -> None:
        """Somebody says to sit there, whether it is time or not."""
        if self.table.here:
            self.sits = self.rng.choice(self.table.here)
            self.sight.uncover(self.sits)

    def hand_over(self) -> None:
        self.sight.hand_to(self.rng.choice(self.table.persons))

    def lay_phones(self) -> None:
        """Some hold their cards on phones from now on, or nobody does any more."""
        persons = self.table.persons
        self.table.hold_elsewhere(self.rng.sample(persons, self.rng.choice((0, 0, 0, 1, len(persons)))))

    def check(self) -> None:
        """The hand of who sits there and nobody else's is open, and only while it is that person's to look on."""
        table, sight = self.table, self.sight
        assert sight.viewer in (None, self.sits)
        step = sight.step()
        assert sight.viewer not in table.elsewhere
        if isinstance(step, Curtain):
            assert step.seat in table.here
        if isinstance(step, Curtain | Reaction | Asked | Elsewhere):
            assert sight.viewer is None
        if isinstance(step, Person):
            assert sight.viewer == step.seat
        if table.match.round is None:
            return
        for one in (sight, *self.beside):
            assert one.view() == table.round.view(one.viewer)
        secret = set(table.round.secrets(sight.viewer))
        shown = set(cards_in(screen(presenter(sight), step).picture.zones))
        assert not shown & secret


@pytest.mark.parametrize("game", GAMES)
def test_no_order_of_calls_opens_a_hand(game: str) -> None:
    rng, looked = Random(f"calls/{game}"), 0
    at = Callers(hot_seat(game, rng), rng)
    for _ in range(CALLS):
        if at.table.match.over:
            at = Callers(hot_seat(game, rng), rng)
        rng.choice(at.changes)()
        before = (vars(at.sight).copy(), {**vars(at.table)}, at.table.match.copy())
        for question in rng.sample(at.questions(), 3):
            question()
        assert before[:2] == (vars(at.sight), vars(at.table)), "a question changed something"
        assert (before[2].log, before[2].round) == (at.table.match.log, at.table.match.round)
        at.check()
        looked += at.sight.viewer is not None
    assert looked > CALLS / 20


@pytest.mark.parametrize("game", GAMES)
def test_sights_side_by_side_each_tell_their_own(game: str) -> None:
    """The screen that all share and the sight of each person: whatever is hidden from one, it stays the same."""
    rng = Random(f"beside/{game}")
    table = hot_seat(game, rng)
    table.deal()
    sights = [screen_sight(table), *(SeatSight(table, seat) for seat in table.persons)]
    assert isinstance(sights[0], ScreenSight)
    made = [presenter(sight) for sight in sights]
    for line in range(60):
        if table.match.between_rounds:
            break
        table.play(*choose(table.match, rng))
        real: Any = table.match.round
        if line % 6 or table.match.between_rounds:
            continue
        for sight, one in zip(sights, made, strict=True):
            told = [sight.told(events) for events in table.match.events]
            shown = screen(one, sight.step())
            table.match.round = hidden_cards_anew(real, sight.viewer, rng)
            assert screen(one, sight.step()) == shown
            table.match.round = real
            assert told == [sight.told(events) for events in table.match.events]
        assert {one.view().seat for one in sights[1:]} == set(table.persons)


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_beside_the_running_match_changes_neither(game: str) -> None:
    rng = Random(f"again/{game}")
    table = hot_seat(game, rng)
    table.deal()
    for _ in range(25):
        if table.match.between_rounds:
            break
        table.play(*choose(table.match, rng))
    sight = screen_sight(table)
    before, view = table.match.copy(), sight.view()
    twin = ReplayTable(table.entry, table.match)
    shown = replay_sight(twin)
    while twin.forward():
        assert shown.view() == twin.round.view(None) or shown.eyes.all_open
    twin.go_to(twin.first)
    assert (table.match.log, table.match.round, sight.view()) == (before.log, before.round, view)
