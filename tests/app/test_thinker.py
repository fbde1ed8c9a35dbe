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

from cardtable.app import ai_process
from cardtable.app.ai_process import LOST, AiProcess, Answer, Question, decide
from cardtable.app.judge_requests import Judged, Trial
from cardtable.players.decision import Level, Style
from tests.games.olsen_positions import position

TIME_LIMIT = 800.0


class Asked:
    """A thinker with a queue of its answers."""

    def __init__(self) -> None:
        self.answers: queue.Queue[Answer] = queue.Queue()
        self.thinker = AiProcess(self.answers.put)

    def answer(self) -> Answer:
        return self.answers.get(timeout=TIME_LIMIT)


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
    answer = asked.answer()
    assert (answer.number, answer.decision) == (number, None)
    assert answer.failure


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="a process is killed otherwise there")
def test_a_process_that_dies_while_it_judges_is_reported_to_who_asked_for_that() -> None:
    judged: queue.Queue[Judged] = queue.Queue()
    answers: queue.Queue[Answer] = queue.Queue()
    some = AiProcess(answers.put, judged.put)
    pid = some.process_id
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    view = question().view
    number = some.ask_judge(Trial("olsen", view, view.legal()[0], "s"))
    os.kill(pid, signal.SIGKILL)
    assert judged.get(timeout=TIME_LIMIT) == Judged(number, None, LOST)
    assert answers.empty()
    some.close()


posix = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes are not stopped there")


def stop(asked: Asked) -> int:
    pid = asked.thinker.process_id
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    return pid


@posix
def test_a_stopped_process_is_replaced_without_being_waited_for(asked: Asked) -> None:
    """It does not hear that it should end: waiting for it would be for ever."""
    pid = stop(asked)
    asked.thinker.ask(question())
    asked.thinker.restart()
    assert gone(pid)
    asked.thinker.ask(question())
    assert asked.answer().failure is None


@posix
def test_a_process_that_could_not_be_started_is_tried_again(asked: Asked, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any) -> Any:
        raise OSError(12, "no memory")

    with monkeypatch.context() as patched:
        patched.setattr(ai_process, "_Helper", refuse)
        for _ in range(2):
            with pytest.raises(OSError, match="no memory"):
                asked.thinker.restart()
        asked.thinker.close()
    asked.thinker.restart()
    asked.thinker.ask(question())
    assert asked.answer().failure is None


def test_closing_does_not_wait_for_a_stopped_process() -> None:
    some = Asked()
    pid = stop(some)
    some.thinker.close()
    assert gone(pid)


@posix
def test_many_questions_to_a_process_that_does_not_read_stop_nobody(asked: Asked) -> None:
    """The pipe to it is full after some dozens of views."""
    pid = stop(asked)
    for _ in range(2000):
        asked.thinker.ask(question())
    asked.thinker.restart()
    assert gone(pid)
    number = asked.thinker.ask(question())
    assert asked.answer().number == number


@posix
def test_a_process_that_died_while_nobody_asked_is_replaced_by_the_next_question(asked: Asked) -> None:
    for _ in range(3):
        pid = asked.thinker.process_id
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        asked.thinker._helper._process.join()
        assert asked.thinker.ask(question())
        assert asked.answer().failure is None
        assert asked.thinker.process_id != pid
    assert asked.answers.empty()


def test_a_failure_is_told_without_its_text(asked: Asked, monkeypatch: pytest.MonkeyPatch) -> None:
    """The text of an error may quote a hand: a KeyError names the card that was looked for."""
    asked.thinker.ask(replace(question(), level="KD"))  # type: ignore[arg-type]
    failure = asked.answer().failure
    assert failure
    assert "ValueError at" in failure
    assert "KD" not in failure


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


def test_a_style_and_a_hint_go_with_the_question(asked: Asked) -> None:
    """The process thinks as this one does, and tells a person only what is true."""
    questions = [
        replace(question(Level.HARD, seed), style=style, hint=hint)
        for seed in "ab"
        for style in (Style.BOLD, Style.CAREFUL)
        for hint in (True, False)
    ]
    for one in questions:
        asked.thinker.ask(one)
    answers = [asked.answer() for _ in questions]
    assert [one.decision for one in answers] == [decide(one) for one in questions]
