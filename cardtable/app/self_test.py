"""The part of the self-test that needs no Qt: a whole game by computer players, kept, and resumed in the middle."""

from __future__ import annotations

import queue
import tempfile
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from cardtable.app.ai_process import AiProcess, Answer, Question, decide
from cardtable.app.autosave import DatabaseAutosave
from cardtable.app.awaiting import Computer, MatchOver, RoundOver
from cardtable.app.running_match import RunningMatch, new_match
from cardtable.app.settings import LANGUAGES
from cardtable.engine.match import Seat
from cardtable.games.catalogue import GameEntry, catalogue, covers
from cardtable.games.catalogue import entry as game_entry
from cardtable.players.decision import Level
from cardtable.resources import rule_text
from cardtable.store.database import Database
from cardtable.store.files import read_file, write_file
from cardtable.store.record import record_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.players.decision import Decision


def shortest() -> GameEntry:
    """The game whose matches take least time."""
    return game_entry(min(covers().values(), key=lambda cover: cover.minutes[1]).id)


def check_rule_books() -> str:
    """Every game has its rule book in every language."""
    for entry in catalogue().values():
        for language in LANGUAGES:
            if len(rule_text(entry.stage.rule_book, language)) < 1000:
                raise RuntimeError(f"the rule book of {entry.game.id} in {language} is empty")
    return f"{len(catalogue())} game(s), {len(LANGUAGES)} languages"


def check_games() -> str:
    """Each game is played once by computer players, closed and resumed in the middle, and exported."""
    return "; ".join(_check_game(entry) for entry in catalogue().values())


def _seats(entry: GameEntry) -> int:
    """Three where they may be, so that each level plays."""
    counts = entry.game.seat_counts
    return 3 if 3 in counts else counts[0]


def _check_game(entry: GameEntry) -> str:
    levels = [Level.EASY, Level.MEDIUM, Level.HARD]
    seats = [Seat(f"Player {place + 1}", levels[place % 3], place) for place in range(_seats(entry))]
    match, seed = new_match(entry, entry.game.options(), seats)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        database = Database(folder)
        number = database.add(match, seed)
        half = Random(seed).randrange(6, 14)
        _play(RunningMatch(entry, match, seed, DatabaseAutosave(database, number)), half)
        database.close()
        database = Database(folder)
        loaded = database.load(number)
        if not loaded.replayed or loaded.match.round != match.round:
            raise RuntimeError("the game did not come back as it was")
        _play(RunningMatch(entry, loaded.match, seed, DatabaseAutosave(database, number)), None)
        path = folder / "Ólsen – 三.cardtable"
        write_file(record_of(loaded.match, seed), path)
        if read_file(path).match.round != loaded.match.round:
            raise RuntimeError("the exported game is another one")
        database.close()
    return f"{entry.game.title}: {len(loaded.match.log)} actions, resumed after {half}"


def _play(table: RunningMatch, actions: int | None, think: Callable[[Question], Decision | None] = decide) -> None:
    """Let computer players act, that many times or to the end of the match."""
    done = 0
    while actions is None or done < actions:
        step = table.step()
        if isinstance(step, MatchOver):
            return
        if isinstance(step, RoundOver):
            table.deal()
        elif isinstance(step, Computer):
            decision = think(table.question(step.seat))
            if decision is None:
                table.stays_silent(step.seat)
                continue
            table.play(step.seat, decision.action)
        done += 1
        if table.problem is not None:
            raise RuntimeError("the game could not be kept")


def check_player_process() -> str:
    """A whole match whose every decision is made in the computer players' own process."""
    entry = shortest()
    match, seed = new_match(entry, entry.game.options(), [Seat("A", Level.HARD), Seat("B", Level.MEDIUM)])
    database = Database(None)
    table = RunningMatch(entry, match, seed, DatabaseAutosave(database, database.add(match, seed)))
    answers: queue.Queue[Answer] = queue.Queue()
    thinker = AiProcess(answers.put)
    asked = 0

    def think(question: Question) -> Decision | None:
        nonlocal asked
        asked = thinker.ask(question)
        answer = answers.get(timeout=60)
        if answer.failure is not None:
            raise RuntimeError(answer.failure)
        return answer.decision

    try:
        _play(table, None, think)
    finally:
        thinker.close()
        database.close()
    return f"{asked} decisions, a match of {len(match.log)} actions"
