"""Hot seat: whoever takes the machine over can know all that was public since that person last looked."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.app.autosave import DatabaseAutosave
from cardtable.app.recent_events import is_turn
from cardtable.app.steps import Asked, Reaction
from cardtable.app.table import GameTable
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import catalogue
from cardtable.ui.language import say
from tests.conformance.common import choose
from tests.ui.behind import behind
from tests.ui.fingers import Fingers

NAMES = ("Anna", "Sigrún", "Jón")


@pytest.fixture
def hands(window, qtbot) -> Fingers:
    return Fingers(window, qtbot)


def sit(hands: Fingers, game: str, people: int, code: str) -> GameTable:
    """A table of persons only, at which the first one has just sat down."""
    window, known = hands.window, catalogue()[game]
    match = Match(known.game, known.game.options.read({}), [Seat(name) for name in (*NAMES, "Birta")[:people]], code)
    table = GameTable(
        known, match, "test", DatabaseAutosave(window.services.database, window.services.database.add(match, "test"))
    )
    window.services.change(asking="always")
    window.show_page(window.table)
    window.table.sit_down(table)
    return table


def act(hands: Fingers, rng: Random) -> None:
    """Somebody does something legal, now and then out of turn."""
    page, table = hands.page, hands.page.table
    step = table.step()
    if isinstance(step, Asked):
        seat = rng.choice(step.seats)
        page.play(seat, (rng.choice(list(table.round.legal(seat))),))
    elif isinstance(step, Reaction) and rng.random() < 0.6:
        page.go_on()
    else:
        seat, action = choose(table.match, rng)
        page.play(seat, (action,))


@pytest.mark.parametrize("game", list(catalogue()))
def test_behind_the_curtain_lies_every_public_event_since_that_person_looked(hands, game: str) -> None:
    count = catalogue()[game].game.seat_counts
    people = min(max(3, min(count)), max(count))
    table = sit(hands, game, people, "since")
    page, rng = hands.page, Random(7)
    looked: dict[int, int] = {}
    curtains = 0
    for _ in range(400):
        if table.match.between_rounds or curtains > 25:
            break
        if not page.curtain.isVisible():
            act(hands, rng)
            continue
        curtains += 1
        seat = page.curtain.seat
        own = [line + 1 for line, one in enumerate(table.match.log) if one.seat == seat and is_turn(table, one)]
        since = max(looked.get(seat, 0), own[-1] if own else 0)
        public = [event.seen_by(None) for events in table.match.events[since:] for event in events]
        told = [table.entry.stage.speech.tell(event, table.names) for event in public if event is not None]
        wanted = sorted(say(message) for message in told if message is not None)
        assert sorted(page.curtain.story.text().splitlines()) == wanted[-len(wanted) :]
        private = [event for events in table.match.events[since:] for event in events if event.seen_by(None) != event]
        hidden = {say(message) for event in private if (message := table.entry.stage.speech.tell(event, table.names))}
        assert not hidden & (set(page.curtain.story.text().splitlines()) - set(wanted))
        behind(page).controller.uncover()
        looked[seat] = len(table.match.events)
        spoken: Any = hands.scene.strip.spoken
        assert set(wanted) >= set(spoken) or own, "the strip tells the same, and one's own last deed"
    assert curtains > 5


def test_who_bought_comes_first(hands) -> None:
    table = sit(hands, "kinaskak", 3, "buying")
    page, rng = hands.page, Random(11)
    for _ in range(600):
        if table.match.between_rounds:
            table = sit(hands, "kinaskak", 3, f"{rng.random()}")
        lines = page.curtain.story.text().splitlines() if page.curtain.isVisible() else []
        bought = [line for line in lines if " buys " in line]
        if bought:
            assert " buys " in lines[0] or "Several want to buy" in lines[0]
            assert lines.index(bought[-1]) < len(lines) - 1 or len(lines) == len(bought)
            return
        if page.curtain.isVisible():
            behind(page).controller.uncover()
        else:
            act(hands, rng)
    pytest.fail("nobody bought anything")
