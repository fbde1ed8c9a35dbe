"""What is called a mistake for certain: it has words, it comes from a view alone, and it is true."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from cardtable.engine.match import Match
from cardtable.engine.round import View
from cardtable.engine.values import Action
from cardtable.games.catalogue import GameEntry
from cardtable.messages import source_text
from cardtable.players.decision import Level
from cardtable.players.evaluation import Mistake
from tests.conformance.common import DEPTH, GAMES, NAMES, choose, is_clearly_behind, some_match
from tests.every_game import every_game

LINES = 400
# Medium players go on from there, who do not make the most of everything: so many in a hundred may look worse.
MISPLAYED = 8


def mistakes(game: str, seed: str) -> Iterator[tuple[Match, View, Action, Mistake]]:
    """Mistakes at a table of players who play at random now and then."""
    known = every_game()[game]
    match, rng = some_match(game, seed)
    for _ in range(LINES):
        if match.over:
            return
        if match.between_rounds:
            match.deal()
            continue
        seat, action = _played(known, match, rng)
        assert match.round is not None
        view = match.round.view(seat)
        found = known.judge.mistake(view, action)
        if found is not None:
            yield match, view, action, found
        match.play(seat, action)


def _played(known: GameEntry, match: Match, rng: Random) -> tuple[int, Any]:
    table = match.round
    assert table is not None
    seat = next(iter(table.must_answer()), table.turn)
    decision = known.player.choose(table.view(seat), Level.EASY, rng) if rng.random() < 0.6 else None
    return choose(match, rng) if decision is None else (seat, decision.action)


@pytest.mark.parametrize("game", GAMES)
def test_every_mistake_has_words_and_what_would_have_been_better_is_allowed(game: str) -> None:
    known = every_game()[game]
    for number in range(3):
        for _, view, action, found in mistakes(game, f"words{number}"):
            assert found.better != action
            assert found.better is None or view.refusal(found.better) is None
            told = known.stage.speech.lesson(found, NAMES[: view.seats]).render(source_text)
            assert told.endswith(".")
            assert "{" not in told


@pytest.mark.parametrize("game", GAMES)
def test_what_would_have_been_better_is_no_mistake_itself(game: str) -> None:
    judge = every_game()[game].judge
    for _, view, _, found in mistakes(game, "better"):
        assert found.better is None or judge.mistake(view, found.better) is None


@pytest.mark.parametrize("game", GAMES)
def test_the_strongest_player_makes_none(game: str) -> None:
    known, rng = every_game()[game], Random("strongest")
    for _, view, _, _ in islice(mistakes(game, "strongest"), 8 * DEPTH):
        decision = known.player.choose(view, Level.HARD, rng)
        assert decision is None or known.judge.mistake(view, decision.action) is None, decision


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_many_imagined_rounds_find_the_other_way_better(game: str) -> None:
    """Of every kind the better way wins on average, and hardly one looks clearly worse to medium players."""
    judge = every_game()[game].judge
    gains = defaultdict[str, list[float]](list)
    worse = 0
    for number in range(8 * DEPTH):
        for _, view, action, found in mistakes(game, f"worth{number}"):
            if len(gains[found.code]) < 8 * DEPTH:
                better, done = judge.judge(view, [found.better, action], f"{number}")
                gains[found.code].append(better.mean - done.mean)
                worse += is_clearly_behind(better)
    for code, found_of in gains.items():
        assert sum(found_of) >= 0 or len(found_of) < 8, code
    assert 100 * worse <= MISPLAYED * sum(map(len, gains.values()))
