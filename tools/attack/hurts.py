"""What an attack may not do, tried: each attack gives back a sentence for everything that did not hold."""

from __future__ import annotations

import json
import os
import queue
import shutil
import signal
import stat
import subprocess
import sys
import traceback
from contextlib import suppress
from datetime import date
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from cardtable.app.ai_process import LOST, AiProcess, Answer, Question
from cardtable.app.autosave import NoAutosave
from cardtable.app.match.table_pictures import Pictures
from cardtable.app.match.turn_log import Log
from cardtable.app.replay import Landmarks, ReplayTable, can_be_replayed
from cardtable.app.review import Review, reviewable
from cardtable.app.running_match import RunningMatch, new_match
from cardtable.app.settings import read_settings
from cardtable.app.sight import PUBLIC, Eyes, Sight
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import catalogue
from cardtable.players.decision import Level
from cardtable.store.database import Database
from cardtable.store.errors import StoreError
from cardtable.store.files import parse, prove
from cardtable.store.opening import FILE_NAME
from tools.attack.folders import FINISHED, GAMES, GROUPS, Poison, poisons, whole
from tools.attack.records import changed, moments, sealed, step

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ROOT = Path(__file__).resolve().parents[2]
CLAIM = 20
START_PATIENCE = 800
# Nothing hostile: every game is listed, and every finished one counted.
ALL = Poison(lambda _: None, GAMES, FINISHED)


class NotHereError(Exception):
    """An attack that cannot be made here, and why."""


def files(amount: int, rng: Random, folder: Path) -> Iterator[str]:
    """Changed and resealed files: refused with a sentence, or shown, thought about and played on without an error."""
    for number in range(amount):
        seed = rng.random()
        data = changed(Random(seed))
        try:
            match = parse(data, "x.cardtable").match
        except StoreError:
            continue
        except Exception:
            yield f"file {number}: opening raised\n{traceback.format_exc(limit=-3)}"
            continue
        try:
            _play_on(match, Random(seed))
        except Exception:
            (folder / f"raises-{number}.cardtable").write_bytes(data)
            yield f"file {number} of {match.game.id}: playing on raised\n{traceback.format_exc(limit=-4)}"


def _play_on(match: Match, rng: Random) -> None:
    from cardtable.ui.deck.style import FaceStyle
    from cardtable.ui.language import say

    for _ in range(CLAIM):
        table = RunningMatch(catalogue()[match.game.id], match, "seed", NoAutosave())
        if match.round is not None:
            for sight in _sights(table):
                Pictures(sight, say, FaceStyle().index).picture(mark_fitting=True)
                sight.step()
                Log(sight).rows(range(len(table.match.log)), sight.view())
                sight.calls()
            prove(match)
        if match.over:
            break
        step(match, rng)
    _look_back(table)


def _sights(table: RunningMatch) -> list[Sight]:
    return [Sight(table, eyes) for eyes in (PUBLIC, *map(Eyes, table.persons))]


def _look_back(table: RunningMatch) -> None:
    """All that is told of the rounds that are over: the panel of the end, the score sheet, replay and review."""
    from cardtable.ui.score_sheet.page import score_paper

    match = table.match
    score_paper(table, date(2026, 1, 1))
    if match.round is not None and match.between_rounds:
        for sight in _sights(table):
            sight.account_sheet()
    if can_be_replayed(match):
        Landmarks(ReplayTable(table.entry, match))
    for seat in reviewable(match):
        review = Review(match, seat, lambda _: 0)
        while review.read_next():
            review.moments()


def databases(amount: int, rng: Random, folder: Path) -> Iterator[str]:
    """A file of games damaged in many ways: it always opens or says why not, and the damaged one is kept as it was."""
    whole = folder / "whole"
    database = Database(whole)
    for game in catalogue():
        entry = catalogue()[game]
        seats = entry.game.usual_seats
        match, seed = new_match(entry, entry.game.options(), [Seat(name) for name in "ABCDEFGH"[:seats]], "0000-0000")
        while not match.over and len(match.log) < 20:
            step(match, rng)
        database.add(match, seed)
    games = len(database.games())
    database.close()
    data = (whole / FILE_NAME).read_bytes()
    for number in range(amount):
        place = folder / f"damaged-{number}"
        place.mkdir()
        broken = _damaged(data, rng)
        (place / FILE_NAME).write_bytes(broken)
        try:
            database = Database(place)
        except StoreError:
            continue
        except Exception:
            yield f"database {number}: opening raised\n{traceback.format_exc(limit=-3)}"
            continue
        try:
            for saved in database.games():
                try:
                    database.load(saved.id)
                except StoreError:
                    continue
            if database.notice is not None and (place / "games-damaged-1.sqlite").stat().st_size != len(broken):
                yield f"database {number}: the damaged file was not kept as it was"
            if len(broken) == len(data) and not database.games():
                yield f"database {number}: all of {games} matches are lost by one hole"
        except Exception:
            yield f"database {number}: reading raised\n{traceback.format_exc(limit=-3)}"
        finally:
            database.close()


def _damaged(data: bytes, rng: Random) -> bytes:
    broken = bytearray(data)
    kind = rng.random()
    at = rng.randrange(len(data))
    if kind < 0.2:
        return bytes(broken[:at])
    length = rng.choice((1, 8, 64, 1024, 4096))
    filling = rng.choice((b"\x00" * length, b"\xff" * length, rng.randbytes(length)))
    broken[at : at + length] = filling[: len(broken) - at]
    return bytes(broken)


def helper(amount: int, rng: Random, folder: Path) -> Iterator[str]:
    """The computer players' process stopped, killed, killed while idle: the next question is answered all the same."""
    if not hasattr(signal, "SIGSTOP"):
        return
    answers: queue.Queue[Answer] = queue.Queue()
    thinker = AiProcess(answers.put)
    entry = catalogue()["olsen"]
    match, _ = new_match(entry, entry.game.options(), [Seat("A"), Seat("B", "easy")], "0000-0000")
    match.deal()
    assert match.round is not None
    question = Question("olsen", match.round.view(match.round.turn), Level.EASY, "seed")
    try:
        for number in range(amount):
            pid = thinker.process_id
            assert pid is not None
            if rng.random() < 0.5:
                os.kill(pid, signal.SIGSTOP)
                thinker.ask(question)
                thinker.restart()
            else:
                os.kill(pid, signal.SIGKILL)
            answer = _answer(thinker, answers, question)
            if answer.failure == LOST:  # it died while it was asked, which is said; then it is replaced
                answer = _answer(thinker, answers, question)
            if answer.decision is None:
                yield f"helper {number}: {answer.failure}"
    finally:
        thinker.close()


def _answer(thinker: AiProcess, answers: queue.Queue[Answer], question: Question) -> Answer:
    asked = thinker.ask(question)
    while (answer := answers.get(timeout=800)).number != asked:
        pass
    return answer


def poisoned(amount: int, rng: Random, folder: Path) -> Iterator[str]:
    """Folders with something hostile: the program starts, every page opens, all other games are there; twice."""
    yield from _poisoned(amount, rng, _pure(folder), [group for group in GROUPS if group != "pictures"])


def pictures(amount: int, rng: Random, folder: Path) -> Iterator[str]:
    """Something hostile among the kept pictures of tables, or in their place: the same holds."""
    pure = _pure(folder)
    yield from _start(pure, ALL)
    yield from _poisoned(amount, rng, pure, ["pictures"])


def _pure(folder: Path) -> Path:
    """The home of an ordinary family."""
    whole(folder / "pure" / "data")
    return folder / "pure"


def _poisoned(amount: int, rng: Random, pure: Path, groups: Sequence[str]) -> Iterator[str]:
    every = poisons(*groups)
    chosen = rng.sample(sorted(every), min(amount, len(every)))
    for number, name in enumerate(chosen):
        home = pure.with_name(f"poisoned-{number}")
        shutil.copytree(pure, home)
        every[name].deed(home / "data")
        for start in (1, 2):
            for sentence in _start(home, every[name]):
                yield f"{name}, start {start}: {sentence}"
        shutil.rmtree(home, ignore_errors=True)


def rights(amount: int, rng: Random, folder: Path) -> Iterator[str]:
    """Files and folders of ours without rights: the program starts, and with the rights all is there as before."""
    run_as_owner = as_owner(folder)
    if run_as_owner is None:
        raise NotHereError("nothing here takes from root the right to read every file")
    pure = _pure(folder)
    yield from _start(pure, ALL)
    data = pure / "data"
    known = read_settings(data).people
    tries = [(path.relative_to(data), mode) for path in (data, *sorted(data.rglob("*"))) for mode in (0o000, 0o500)]
    for number, (name, mode) in enumerate(rng.sample(tries, min(amount, len(tries)))):
        home = pure.with_name(f"rights-{number}")
        shutil.copytree(pure, home)
        path = home / "data" / name
        before = stat.S_IMODE(path.stat().st_mode)
        for start in (1, 2):
            path.chmod(mode)
            for sentence in _start(home, Poison(lambda _: None, 0, 0), run_as_owner):
                yield f"{name} with the rights {mode:o}, start {start}: {sentence}"
        with suppress(FileNotFoundError):  # what is kept for speed may be made anew
            path.chmod(before)
        for sentence in _start(home, ALL):
            yield f"{name} had the rights {mode:o}: {sentence}"
        if read_settings(home / "data").people != known:
            yield f"{name} had the rights {mode:o}: the people are lost"
        shutil.rmtree(home, ignore_errors=True)


def as_owner(folder: Path) -> list[str] | None:
    """What stands before a command that is to have the rights of a file's owner, no more; ``None`` where none does."""
    closed = folder / "closed"
    closed.touch(mode=0o000)
    for before in ([], ["setpriv", "--bounding-set=-dac_override,-dac_read_search"]):
        asked = [*before, sys.executable, "-c", f"open({str(closed)!r})"]
        with suppress(OSError):
            done = subprocess.run(asked, capture_output=True, text=True, check=False)
            if "PermissionError" in done.stderr:
                return before
    return None


_PROGRAM = """
import json, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from cardtable.ui.shell import application, main_window
from tools.attack.walk import answering, walk
errors = []
def heard(event, found):
    if event == "sys.excepthook":
        errors.append(found[1].__name__)
sys.addaudithook(heard)
real = main_window.MainWindow.__init__
def started(self, *args, **kwargs):
    real(self, *args, **kwargs)
    self.walked = False
    self.home.pictured.connect(self.look)
    self.waiting = QTimer(self, singleShot=True, interval=5000)
    self.waiting.timeout.connect(self.look)
    self.waiting.start()
def look(self):
    if not self.walked:
        self.walked = True
        QTimer.singleShot(0, self, self.look_at_everything)
def look_at_everything(self):
    seen = walk(self)._asdict()
    print(json.dumps({"errors": errors, **seen}))
    self.close()
main_window.MainWindow.look = look
main_window.MainWindow.look_at_everything = look_at_everything
main_window.MainWindow.__init__ = started
if __name__ == "__main__":
    with answering(Path(sys.argv[1])):
        sys.exit(application.run(["--data-dir", str(Path(sys.argv[1], "data")), "--language", "en"]))
"""


def _start(home: Path, poison: Poison, before: Sequence[str] = ()) -> Iterator[str]:
    """What did not hold in one start with a walk through everything."""
    script = home / "program.py"
    script.write_text(_PROGRAM)
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    try:
        done = subprocess.run(
            [*before, sys.executable, str(script), str(home)],
            capture_output=True, text=True, env=environment, check=False, timeout=START_PATIENCE,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        yield f"it did not end within {START_PATIENCE} seconds"
        return
    lines = [line for line in done.stdout.splitlines() if line.startswith("{")]
    if done.returncode != 0 or not lines:
        yield f"exit code {done.returncode}: {done.stderr[-600:]}"
        return
    seen = json.loads(lines[-1])
    if seen["errors"]:
        yield f"{seen['errors']} {done.stderr[-600:]}"
    if seen["listed"] < poison.listed or seen["counted"] < poison.counted:
        yield f"{seen} instead of {poison.listed} listed and {poison.counted} counted games"


def names(amount: int, rng: Random, folder: Path) -> Iterator[str]:
    """Names that are markup, controls or nothing, in files and in the database: taken as letters or refused."""
    hostile = ('<img src="/x">', "\u202eabc", "a\x00b", "\x1b[31m", "&amp;<b>", "{player}", "%n", "\u2028", "\ufeff")
    for number in range(amount):
        fields = moments("olsen", 2, 0)[2]
        name = "".join(rng.choice(hostile) for _ in range(rng.randrange(1, 4)))[:60]
        changed_seats = [{**seat, "name": name + str(place)} for place, seat in enumerate(fields["seats"])]
        try:
            match = parse(sealed({**fields, "seats": changed_seats}), "x.cardtable").match
        except StoreError:
            continue
        for seat in match.seats:
            if not seat.name.isprintable() or not seat.name:
                yield f"name {number}: {seat.name!r} sits at a table"


def decks(amount: int, rng: Random, folder: Path) -> Iterator[str]:
    """Pictures with something hostile in them: refused before anything is drawn."""
    from cardtable.ui.deck.svg_folder import SvgError, check

    uses = "".join(f'<g id="g{n}">' + f'<use href="#g{n - 1}"/>' * 10 + "</g>" for n in range(1, 12))
    hostile = (
        f'<g id="g0"><rect/></g>{uses}<use href="#g11"/>',
        '<image href="/etc/passwd"/>', '<image href="//host/x.png"/>', '<use href="http://host/x.svg#a"/>',
        '<rect fill="url(file:///x)"/>', "<style>@import 'x'</style>", "<g>" * 4000 + "</g>" * 4000,
        '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g><use href="#a"/>',
    )  # fmt: skip
    for number in range(amount):
        picture = f'<svg xmlns="http://www.w3.org/2000/svg"><g>{rng.choice(hostile)}</g></svg>'
        try:
            check(picture.encode())
        except SvgError:
            continue
        yield f"deck {number}: taken: {picture[:120]}"
