"""Computer players think in a process of their own, so that the window never waits and no hidden card reaches them.

The process is spawned, imports no Qt, and receives one line of JSON for each decision: a view, a level and a seed.
It ends by itself when the program that asked it is gone, because then its pipe ends.
"""

from __future__ import annotations

import json
import threading
from dataclasses import asdict, dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Final

from cardtable.cards import Suit
from cardtable.games.catalogue import entry
from cardtable.players.decision import Decision, Level, Reason

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

    from cardtable.engine.round import View

LOST: Final = "the process had ended"


@dataclass(frozen=True, slots=True)
class Question:
    """What a computer player is asked: the view of its seat, its level, and the seed of its luck."""

    game: str
    view: View
    level: Level
    seed: str


@dataclass(frozen=True, slots=True)
class Answer:
    """What it decided (``None``: to stay silent); ``failure`` is set when it could not."""

    number: int
    decision: Decision | None
    failure: str | None = None


def decide(question: Question) -> Decision | None:
    """Think here and now; the same question always has the same answer."""
    return entry(question.game).player.choose(question.view, question.level, Random(question.seed))


class Thinker:
    """One long-lived process that answers one question after the other.

    ``on_answer`` is called on a thread of its own, and must not call ``restart`` there.
    """

    def __init__(self, on_answer: Callable[[Answer], None]) -> None:
        self._on_answer = on_answer
        self._asked = 0
        self._games: dict[int, str] = {}
        self._start()

    def ask(self, question: Question) -> int:
        """Send a question; the number comes back with its answer."""
        self._asked += 1
        number = self._asked
        self._games[number] = question.game
        codec = entry(question.game).game.views
        message = {
            "number": number,
            "game": question.game,
            "view": codec.to_json(question.view),
            "level": question.level,
            "seed": question.seed,
        }
        try:
            self._connection.send_bytes(json.dumps(message).encode())
        except OSError:
            self._report_lost()
        return number

    def restart(self) -> None:
        """End the process, whatever it is doing, and start a new one."""
        self._stop()
        self._start()

    def close(self) -> None:
        """End the process and wait until it is gone."""
        self._stop()

    @property
    def process_id(self) -> int | None:
        """The process that thinks now."""
        return self._process.pid

    def _start(self) -> None:
        self._closing = False
        # Imported here, because the window opens without a second process.
        import multiprocessing

        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs,), daemon=True, name="cardtable-players")
        self._process.start()
        theirs.close()
        self._reader = threading.Thread(target=self._read, args=(self._connection,), daemon=True, name="answers")
        self._reader.start()

    def _stop(self) -> None:
        self._closing = True
        self._games.clear()
        self._process.terminate()
        self._process.join()
        self._reader.join()
        self._connection.close()
        self._process.close()

    def _read(self, connection: Connection) -> None:
        while True:
            try:
                data = json.loads(connection.recv_bytes())
            except (EOFError, OSError):
                if not self._closing:
                    self._report_lost()
                return
            game = self._games.pop(data["number"], None)
            if game is not None:
                self._on_answer(_answer(game, data))

    def _report_lost(self) -> None:
        """The process has ended: whoever waits for it hears so, once."""
        for number in list(self._games):
            if self._games.pop(number, None) is not None:
                self._on_answer(Answer(number, None, LOST))


def _answer(game: str, data: dict[str, Any]) -> Answer:
    number = data["number"]
    if data["failure"] is not None:
        return Answer(number, None, data["failure"])
    if data["action"] is None:
        return Answer(number, None)
    reasons = tuple(_reason(reason) for reason in data["reasons"])
    return Answer(number, Decision(entry(game).game.actions.from_json(data["action"]), reasons))


def _reason(data: dict[str, Any]) -> Reason:
    suit = data["suit"]
    return Reason(data["code"], data["weight"], None if suit is None else Suit(suit), data["seat"])


def _serve(connection: Connection) -> None:
    """The life of the process: read a question, answer it, until the pipe ends."""
    while True:
        try:
            data = json.loads(connection.recv_bytes())
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            connection.send_bytes(json.dumps(_reply(data)).encode())
        except (BrokenPipeError, OSError):
            return


def _reply(data: dict[str, Any]) -> dict[str, Any]:
    number = data["number"]
    game = entry(data["game"]).game
    try:
        view = game.views.from_json(data["view"])
        decision = decide(Question(data["game"], view, Level(data["level"]), data["seed"]))
    except Exception as error:  # whatever goes wrong is reported, and the table plays on
        return {"number": number, "action": None, "reasons": [], "failure": repr(error)}
    if decision is None:
        return {"number": number, "action": None, "reasons": [], "failure": None}
    reasons = [asdict(reason) for reason in decision.reasons]
    return {"number": number, "action": game.actions.to_json(decision.action), "reasons": reasons, "failure": None}
