"""The engine, the computer players, one action from the rules to the disk, loading, and a long list of games."""

from __future__ import annotations

import sqlite3
import tempfile
import time
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from benchmarks.measure import Row, share, timed
from cardtable.app.ai_process import decide
from cardtable.app.autosave import DatabaseAutosave
from cardtable.app.awaiting import Asked, Elsewhere, MatchOver, Reading, RoundOver
from cardtable.app.running_match import RunningMatch, new_match
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import GameEntry, catalogue
from cardtable.players.decision import Level
from cardtable.store.database import Database

if TYPE_CHECKING:
    from collections.abc import Iterator

RLCARD_ENVIRONMENT: Final = 87_000


def _seats(count: int, level: str = "medium") -> list[Seat]:
    return [Seat(f"P{place}", level, place) for place in range(count)]


def random_play(entry: GameEntry, seconds: float, seats: int) -> float:
    """Moves a second through ``Match.play``, with a random legal action each time."""
    random = Random(5).random
    moves = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        match = Match(entry.game, entry.game.options(), _seats(seats), f"0000-000{moves % 10}")
        match.deal()
        current = match.round
        assert current is not None
        while current.result is None:
            legal = current.legal(current.turn)
            match.play(current.turn, legal[int(random() * len(legal))])
            moves += 1
    return moves / (time.perf_counter() - start)


def _rlcard(seconds: float) -> float | None:
    """RLCard's UNO environment on the same machine, where it is installed."""
    try:
        import rlcard  # type: ignore[import-not-found, import-untyped, unused-ignore]
    except ImportError:
        return None
    environment: Any = rlcard.make("uno")
    random = Random(5)
    moves = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state, _ = environment.reset()
        while not environment.is_over():
            state, _ = environment.step(random.choice(list(state["legal_actions"])))
            moves += 1
    return moves / (time.perf_counter() - start)


def _engine(entry: GameEntry, seconds: float) -> Row:
    ours = random_play(entry, seconds, 4)
    theirs = _rlcard(seconds)
    reference = theirs or RLCARD_ENVIRONMENT
    name = "RLCard UNO" if theirs else "RLCard UNO (figure of the notes)"
    return Row(
        "random whole games through the public engine",
        f"{ours:,.0f} moves/s",
        f"{name} {reference:,.0f}",
        f"{ours / reference:.1f}",
        "ahead",
        ours > reference,
    )


def _decisions(entry: GameEntry, count: int) -> Row:
    """The highest level's decisions in real positions."""
    times: list[float] = []
    match, seed = new_match(entry, entry.game.options.read({"first_to": 5}), _seats(4, "hard"), "0000-0000")
    database = Database(None)
    table = RunningMatch(entry, match, seed, DatabaseAutosave(database, database.add(match, seed)))
    while len(times) < count:
        step = table.step()
        if isinstance(step, RoundOver):
            table.deal()
        elif isinstance(step, MatchOver | Asked | Elsewhere | Reading):
            break
        else:
            start = time.perf_counter()
            decision = decide(table.question(step.seat, Level.HARD))
            times.append((time.perf_counter() - start) * 1000)
            if decision is None:
                table.stays_silent(step.seat)
            else:
                table.play(step.seat, decision.action)
    median, p95 = share(times, 0.5), share(times, 0.95)
    return Row(
        f"a decision at the highest level ({len(times)})",
        f"median {median:.1f} ms, p95 {p95:.0f} ms",
        "–",
        "–",
        "median 500, p95 1500",
        median < 500 and p95 < 1500,
    )


def _played(entry: GameEntry, actions: int) -> Iterator[Match]:
    """A match that grows action by action."""
    random = Random(3).random
    match, _ = new_match(entry, entry.game.options.read({"first_to": 5}), _seats(6), "0000-0000")
    while True:
        if match.over or len(match.log) >= actions:
            return
        if match.between_rounds:
            match.deal()
        else:
            current = match.round
            assert current is not None
            legal = current.legal(current.turn)
            match.play(current.turn, legal[int(random() * len(legal))])
        yield match


def _saving(entry: GameEntry, folder: Path, actions: int) -> list[Row]:
    database = Database(folder)
    number = 0
    times: list[float] = []
    last: Match | None = None
    reference = _bare_commits(folder, 200)
    for match in _played(entry, actions):
        last = match
        if not number:
            number = database.add(match, "seed")
        else:
            times.append(timed(partial(database.save, number, match)))
    assert last is not None
    loading = share([timed(lambda: database.load(number)) for _ in range(5)], 0.5)
    database.close()
    return [
        Row(
            "writing one action durably",
            f"p95 {share(times, 0.95):.2f} ms",
            f"bare commit p95 {reference:.2f} ms",
            f"{share(times, 0.95) / reference:.1f}",
            "p95 10 ms with rules and screen",
            share(times, 0.95) < 10,
        ),
        Row(
            f"load and replay {len(last.log)} actions",
            f"{loading:.0f} ms",
            "–",
            "–",
            "150 ms for 2000",
            loading * 2000 / len(last.log) < 150,
        ),
    ]


def _bare_commits(folder: Path, count: int) -> float:
    """A commit of one small row with the same guarantees."""
    connection = sqlite3.connect(folder / "reference.sqlite", isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("CREATE TABLE t (x TEXT)")
    text = "x" * 2500

    def commit() -> None:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("INSERT INTO t VALUES (?)", (text,))
        connection.execute("COMMIT")

    times = [timed(commit) for _ in range(count)]
    connection.close()
    return share(times, 0.95)


def _long_list(entry: GameEntry, folder: Path, count: int) -> Row:
    database = Database(folder)
    match, seed = new_match(entry, entry.game.options(), _seats(4), "0000-0000")
    match.deal()
    database.add(match, seed)
    connection = database._connection
    connection.execute("BEGIN")
    connection.execute(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) "
        "INSERT INTO game (game, name, created, updated, over, players, head, snapshot, digest) "
        "SELECT game, name, created, updated, i % 2, players, head, snapshot, digest FROM game, n WHERE game.id = 1",
        (count - 1,),
    )
    connection.execute("COMMIT")
    took = share([timed(database.games) for _ in range(5)], 0.5)
    database.close()
    return Row(f"the list of {count:,} saved games", f"{took:.0f} ms", "–", "–", "50 ms", took < 50)


def rows(quick: bool) -> list[Row]:
    """All that needs no window."""
    entry = catalogue()["olsen"]
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as name:
        first, second = Path(name) / "one", Path(name) / "two"
        return [
            _engine(entry, 0.5 if quick else 3.0),
            _decisions(entry, 20 if quick else 300),
            *_saving(entry, first, 300 if quick else 2000),
            _long_list(entry, second, 10_000),
        ]
