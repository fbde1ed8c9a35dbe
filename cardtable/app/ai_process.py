"""Computer players in a process of their own: the window never waits, and no hidden card reaches them.

The process is spawned, imports no Qt, and receives one line of JSON for each decision: a view, a level and a seed; or
what was done by a person who saw that view, to be judged.
It ends by itself when the program that asked it is gone, because then its pipe ends.

Nothing here waits for the process without a limit: it may be stopped, busy for ever, or dead. Questions are written on
a thread of their own, since a pipe to a process that does not read fills up.
"""

from __future__ import annotations

import json
import logging
import queue
import threading
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cardtable.app.judge_requests import (
    Judged,
    Trial,
    decision_from_json,
    decision_to_json,
    judge,
    judgement_from_json,
    judgement_to_json,
    trial_from_json,
    trial_to_json,
)
from cardtable.app.log_file import place_of
from cardtable.games.catalogue import entry
from cardtable.players.decision import Decision, Level, Style

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

    from cardtable.engine.round import Round, View
    from cardtable.engine.values import Action

LOST: Final = "the process had ended"
# A process has so many seconds to end when it is told to, and so have the threads that spoke with it.
LEAVE: Final = 0.4

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Question:
    """What a computer player is asked: the view of its seat, its level and style, and the seed of its luck.

    Only a ``hint`` comes with reasons.
    """

    game: str
    view: View
    level: Level
    seed: str
    style: Style = Style.STEADY
    hint: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """What it decided (``None``: to stay silent); ``failure`` is set when it could not.

    A failure names the error and where it was, never its text, which might hold cards.
    """

    number: int
    decision: Decision | None
    failure: str | None = None


def decide(question: Question) -> Decision | None:
    """Think here and now; the same question always has the same answer."""
    player = entry(question.game).player
    decision = player.choose(question.view, question.level, Random(question.seed), question.style)
    if decision is None:
        return None
    return player.told(question.view, decision) if question.hint else Decision(decision.action)


class AiProcess:
    """One long-lived process that answers one question after the other; a dead one is replaced when it is asked.

    ``on_answer`` and ``on_judged`` are called on a thread of its own, and must not call ``restart`` there.
    """

    def __init__(self, on_answer: Callable[[Answer], None], on_judged: Callable[[Judged], None] | None = None) -> None:
        self._ears = _Ears(on_answer, on_judged)
        self._asked = 0
        self._helper = _Helper(self._ears)

    def ask(self, question: Question) -> int:
        """Send a question; the number comes back with its answer."""
        message = {
            "game": question.game,
            "view": entry(question.game).game.views.to_json(question.view),
            "level": question.level,
            "seed": question.seed,
            "style": question.style,
            "hint": question.hint,
        }
        return self._send(_Waiting(question.game, judging=False), message)

    def ask_judge(self, trial: Trial) -> int:
        """Have something judged; the number comes back with a :class:`Judged`."""
        return self._send(_Waiting(trial.game, judging=True), trial_to_json(trial))

    def _send(self, waiting: _Waiting, message: dict[str, Any]) -> int:
        if not self._helper.alive:
            _log.warning("the computer players' process had ended and is replaced")
            self.restart()
        self._asked += 1
        self._helper.ask(self._asked, waiting, json.dumps({"number": self._asked, **message}).encode())
        return self._asked

    def restart(self) -> None:
        """End the process, whatever it is doing, and start a new one. What was asked before is never answered."""
        self._helper.close()
        self._helper = _Helper(self._ears)

    def close(self) -> None:
        """End the process and wait until it is gone."""
        self._helper.close()

    @property
    def process_id(self) -> int | None:
        """The process that thinks now."""
        return self._helper.process_id


class _Ears(NamedTuple):
    """Who hears what came of a question."""

    on_answer: Callable[[Answer], None]
    on_judged: Callable[[Judged], None] | None

    def tell(self, answer: Answer | Judged) -> None:
        """Tell the caller that waits for such an answer."""
        if isinstance(answer, Answer):
            self.on_answer(answer)
        elif self.on_judged is not None:
            self.on_judged(answer)


class _Waiting(NamedTuple):
    """What is waited for: an answer of this game, or a judgement."""

    game: str
    judging: bool

    def read(self, data: dict[str, Any]) -> Answer | Judged:
        """What has come."""
        number, failure = data["number"], data["failure"]
        if failure is not None:
            return self.failed(number, failure)
        if self.judging:
            return Judged(number, judgement_from_json(self.game, data))
        return Answer(number, decision_from_json(self.game, data))

    def failed(self, number: int, failure: str) -> Answer | Judged:
        """That nothing will come."""
        return Judged(number, None, failure) if self.judging else Answer(number, None, failure)


class _Helper:
    """One process and the two threads that speak with it."""

    def __init__(self, ears: _Ears) -> None:
        # Imported here, because the window opens without a second process.
        import multiprocessing

        self._ears = ears
        self._waiting: dict[int, _Waiting] = {}
        self._closing = False
        self._ended = False
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs,), daemon=True, name="cardtable-players")
        self._process.start()
        theirs.close()
        self._questions: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._threads = [
            threading.Thread(target=self._read, daemon=True, name="answers"),
            threading.Thread(target=self._write, daemon=True, name="questions"),
        ]
        for thread in self._threads:
            thread.start()

    @property
    def process_id(self) -> int | None:
        return self._process.pid

    @property
    def alive(self) -> bool:
        return not self._closing and not self._ended and self._process.is_alive()

    def ask(self, number: int, waiting: _Waiting, message: bytes) -> None:
        self._waiting[number] = waiting
        self._questions.put(message)
        if self._ended:  # it has died just now, and its reader may have told everybody already
            self._report_lost()

    def close(self) -> None:
        if self._closing:  # no other could be started in its place
            return
        self._closing = True
        self._waiting.clear()
        self._questions.put(None)
        self._process.terminate()
        self._process.join(LEAVE)
        if self._process.is_alive():
            # A stopped process does not hear that it should end.
            self._process.kill()
            self._process.join(LEAVE)
        for thread in self._threads:
            thread.join(LEAVE)
        self._connection.close()
        if not self._process.is_alive():
            self._process.close()

    def _write(self) -> None:
        while (question := self._questions.get()) is not None:
            try:
                self._connection.send_bytes(question)
            except OSError:
                return  # the reader sees the end of the pipe, too, and reports it

    def _read(self) -> None:
        while True:
            try:
                data = json.loads(self._connection.recv_bytes())
            except (EOFError, OSError):
                break
            waiting = self._waiting.pop(data["number"], None)
            if waiting is not None:
                self._ears.tell(waiting.read(data))
        self._ended = True
        self._questions.put(None)
        if not self._closing:
            self._report_lost()

    def _report_lost(self) -> None:
        """The process has ended: every caller that waits for it hears so, once."""
        for number in list(self._waiting):
            waiting = self._waiting.pop(number, None)
            if waiting is not None:
                self._ears.tell(waiting.failed(number, LOST))


def serve(connection: Connection) -> None:
    """The life of the process: read a question, answer it, until the pipe ends."""
    while True:
        try:
            data = json.loads(connection.recv_bytes())
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            connection.send_bytes(json.dumps(_reply(data)).encode())
        except (BrokenPipeError, OSError, KeyboardInterrupt):
            return


def _reply(data: dict[str, Any]) -> dict[str, Any]:
    try:
        judging = "played" in data
        answer = judgement_to_json(data["game"], judge(trial_from_json(data))) if judging else _decision(data)
    except Exception as error:  # whatever goes wrong is reported, and the table plays on
        return {"number": data["number"], "failure": place_of(error)}
    return {"number": data["number"], "failure": None, **answer}


def _decision(data: dict[str, Any]) -> dict[str, Any]:
    game, level, style = data["game"], Level(data["level"]), Style(data["style"])
    view = entry(game).game.views.from_json(data["view"])
    return decision_to_json(game, decide(Question(game, view, level, data["seed"], style, data["hint"])))


def any_move(current: Round, seat: int, seed: str) -> Action | None:
    """Some action that the rules allow this seat now, the same for the same seed; ``None`` when there is none.

    One of many and not the first, so that a game in which something can be done again and again comes to its end.
    """
    allowed = [action for action in current.legal(seat) if current.refusal(seat, action) is None]
    return allowed[int(Random(seed).random() * len(allowed))] if allowed else None
