"""The process in which computer players think."""

from __future__ import annotations

import os
import queue
import signal
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cardtable.app.thinker import Answer, Question, Thinker, decide
from cardtable.players.decision import Level
from tests.games.olsen_positions import position

PATIENCE = 60.0


class Asked:
    """A thinker with a queue of its answers."""

    def __init__(self) -> None:
        self.answers: queue.Queue[Answer] = queue.Queue()
        self.thinker = Thinker(self.answers.put)

    def answer(self) -> Answer:
        return self.answers.get(timeout=PATIENCE)


@pytest.fixture
def asked() -> Iterator[Asked]:
    some = Asked()
    yield some
    some.thinker.close()


def question(level: Level = Level.EASY, seed: str = "s", **more: Any) -> Question:
    table = position(**{"top": "2C", "hand": "5C 9C KD 3H", "players": 3, **more})
    return Question("olsen", table.view(0), level, seed)


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_it_gives_the_same_answer_as_thinking_here(asked: Asked) -> None:
    questions = [question(level, seed) for level in (Level.EASY, Level.MEDIUM) for seed in "abcd"]
    numbers = [asked.thinker.ask(one) for one in questions]
    answers = [asked.answer() for _ in questions]
    assert [one.number for one in answers] == numbers
    assert [one.decision for one in answers] == [decide(one) for one in questions]
    assert all(one.failure is None for one in answers)
    assert [decide(one) for one in questions] == [decide(one) for one in questions]


def test_what_goes_wrong_is_reported_and_the_next_question_answered(asked: Asked) -> None:
    impossible = replace(question(), level="no-such-level")  # type: ignore[arg-type]
    asked.thinker.ask(impossible)
    failed = asked.answer()
    assert failed.decision is None
    assert failed.failure
    asked.thinker.ask(question())
    assert asked.answer().decision is not None


def test_it_answers_after_a_restart_and_the_old_process_is_gone(asked: Asked) -> None:
    old = asked.thinker.process_id
    assert old is not None
    asked.thinker.restart()
    assert gone(old)
    asked.thinker.ask(question())
    assert asked.answer().decision is not None


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="a process is killed otherwise there")
def test_a_process_that_dies_while_it_thinks_is_reported(asked: Asked) -> None:
    """Otherwise the table waits for ever."""
    pid = asked.thinker.process_id
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    number = asked.thinker.ask(question())
    os.kill(pid, signal.SIGKILL)
    answer = asked.answers.get(timeout=5)
    assert (answer.number, answer.decision) == (number, None)
    assert answer.failure


def test_no_process_is_left_after_close() -> None:
    some = Asked()
    pid = some.thinker.process_id
    some.thinker.ask(question())
    some.answer()
    some.thinker.close()
    assert pid is not None
    assert gone(pid)


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="no /proc here")
def test_its_process_imports_no_qt(asked: Asked) -> None:
    asked.thinker.ask(question())
    asked.answer()
    maps = Path(f"/proc/{asked.thinker.process_id}/maps").read_text()
    assert "python" in maps
    assert "PySide6" not in maps
    assert "libQt6" not in maps
