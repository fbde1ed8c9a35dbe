"""Errors that nobody expected: hands are covered, one calm sentence is said, the log holds no cards, play goes on."""

from __future__ import annotations

import logging
import multiprocessing
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QDialog

from cardtable.app import log_file
from cardtable.app.log_file import FILE_NAME, KEPT, MAX_BYTES, close_journal, open_journal
from cardtable.cards import Card, packs
from cardtable.resources import asset
from cardtable.ui.deck.pixmaps import CardPixmaps
from cardtable.ui.shell.error_bar import ErrorHandler
from tests.conformance.common import part_with
from tests.store.common import full_disk
from tests.ui.fingers import Fingers
from tests.ui.found import items_of
from tests.ui.tables import position, table_at

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]


@pytest.fixture
def hands(window, qtbot) -> Fingers:
    return Fingers(window, qtbot)


@pytest.fixture
def error_handler(window, monkeypatch, caplog) -> ErrorHandler:
    """Errors in slots and events go where they go in the program."""
    made = ErrorHandler(window.error_bar, lambda: None if window.running is None else window.table, window.interrupt)
    monkeypatch.setattr(sys, "excepthook", made.happened)
    return made


def sit(hands: Fingers, people: int = 2) -> None:
    table_at(hands.window.services, position(["KC QD 3S 9H", "5C 6C 7S 8D"], "2C"), people)
    (game,) = hands.window.services.database.games()
    hands.window.resume(game.id)
    if people > 1:
        hands.page.curtain.show_button.click()
    hands.wait(lambda: not hands.scene.moving)


def open_faces(hands: Fingers) -> list[str]:
    """Every card of a hand that can be seen or read aloud."""
    table = hands.page.table
    held = {str(card) for seat in range(2) for card in table.round.hands[seat]}
    shown = {str(item.card) for item in hands.scene.cards if item.card is not None}
    read = {item.accessibleName() if hasattr(item, "accessibleName") else "" for item in items_of(hands.view)}
    assert QAccessible.queryAccessibleInterface(hands.view) is not None
    return sorted((held & shown) | (held & read))


def break_after_the_move(hands: Fingers, monkeypatch, method: str) -> None:
    part = type(part_with(hands.page.table.entry.stage, method))
    lines = len(hands.page.table.match.log)
    real = getattr(part, method)

    def broken(self, *args, **kwargs):
        if len(hands.page.table.match.log) > lines:
            raise KeyError(Card.parse("9H"))
        return real(self, *args, **kwargs)

    monkeypatch.setattr(part, method, broken)


METHODS = [
    "zones",
    "plates",
    "status",
    "commands",
    "tell",
    "commands_out_of_turn",
    "reaction_window",
    "exclaim",
    "progress",
    "direction",
]


@pytest.mark.parametrize("method", METHODS)
def test_whatever_fails_in_a_hand_over_no_hand_stays_open(hands, error_handler, monkeypatch, method: str) -> None:
    sit(hands)
    assert len(open_faces(hands)) == 4
    with pytest.MonkeyPatch.context() as broken:
        break_after_the_move(hands, broken, method)
        hands.drag_card(Card.parse("KC"))
        QApplication.processEvents()
        assert hands.page.table.match.log[-1].seat == 0, "the move itself was kept"
        assert open_faces(hands) == []
        # Plates and places tell of a hand, too: trumps that are out, cards put together.
        assert (hands.scene.cards, hands.scene.plates, hands.scene.zones) == ([], {}, {})
        assert hands.page.commands.words.status == ""
        assert hands.window.error_bar.isVisible()
    hands.window.error_bar.anew.click()
    assert not hands.window.error_bar.isVisible()
    assert hands.page.curtain.isVisible()
    assert hands.page.curtain.seat == 1
    hands.page.curtain.show_button.click()
    hands.wait(lambda: not hands.scene.moving)
    hands.drag_card(Card.parse("5C"))
    assert hands.page.table.match.log[-1].seat == 1


def test_a_card_that_cannot_be_drawn_covers_the_table_and_ends_nothing(hands, error_handler, monkeypatch) -> None:
    """Qt draws the very items that are to be taken away."""
    hands.wait(lambda: not hands.window.home.is_drawing)
    sit(hands)

    def broken(_pixmaps, card, *_, **__):
        raise KeyError(card)

    with monkeypatch.context() as patched:
        patched.setattr(CardPixmaps, "face", broken)
        hands.scene.pixmaps.generation += 1  # every picture is looked up anew
        hands.view.grab()
        assert hands.scene.cards, "nothing is taken away while it is drawn"
        hands.view.viewport().update()
        hands.wait(hands.window.error_bar.isVisible)
        assert open_faces(hands) == []
        assert (hands.scene.cards, hands.scene.plates, hands.scene.zones) == ([], {}, {})
    hands.window.error_bar.anew.click()
    assert hands.page.curtain.isVisible()
    hands.view.grab()


def test_a_deed_called_from_our_own_code_fails_closed_too(hands, monkeypatch) -> None:
    sit(hands)
    break_after_the_move(hands, monkeypatch, "tell")
    action = next(iter(hands.page.table.round.legal(0)))
    with pytest.raises(KeyError):
        hands.page.running.controller.play(0, [action])
    assert open_faces(hands) == []
    assert not hands.page.commands.buttons


def test_what_fails_when_cards_have_landed_leaves_no_hand_open(hands, qtbot, monkeypatch) -> None:
    """They land long after the deed that sent them out, which fails closed itself."""
    sit(hands)
    assert len(open_faces(hands)) == 4

    def broken() -> None:
        raise KeyError(Card.parse("9H"))

    monkeypatch.setattr(hands.page.running.playback, "landed", broken)
    with qtbot.capture_exceptions() as raised:
        hands.scene.landed.emit()
    assert [kind for kind, *_ in raised] == [KeyError]
    assert open_faces(hands) == []
    assert (hands.scene.cards, hands.scene.plates, hands.scene.zones) == ([], {}, {})


def test_alone_at_the_table_the_own_hand_stays(hands, error_handler, monkeypatch) -> None:
    sit(hands, people=1)
    monkeypatch.setattr(hands.window.services, "ask", lambda question: 77)
    break_after_the_move(hands, monkeypatch, "tell")
    hands.drag_card(Card.parse("KC"))
    assert hands.window.error_bar.isVisible()
    assert len(hands.scene.cards) > 4


def test_a_part_of_the_program_that_is_missing_is_named(window, error_handler) -> None:
    QTimer.singleShot(0, window, lambda: asset("rules", "nothing.md").read_text())
    QApplication.processEvents()
    QApplication.processEvents()
    assert "nothing.md. Everything that was played is kept." in window.error_bar.text.text()
    QTimer.singleShot(0, window, lambda: 1 / 0)
    QApplication.processEvents()
    QApplication.processEvents()
    assert "Something in the program went wrong" in window.error_bar.text.text()


def test_an_error_on_another_page_offers_no_table(window, error_handler) -> None:
    QTimer.singleShot(0, window, lambda: 1 / 0)
    QApplication.processEvents()
    QApplication.processEvents()
    assert window.error_bar.isVisible()
    assert not window.error_bar.anew.isVisible()
    window.error_bar.close_button.click()
    assert not window.error_bar.isVisible()


def test_a_table_that_was_not_kept_is_shown_anew_from_memory(hands, error_handler, monkeypatch) -> None:
    sit(hands)
    with full_disk(hands.window.services.database):
        with pytest.MonkeyPatch.context() as broken:
            break_after_the_move(hands, broken, "tell")
            hands.drag_card(Card.parse("KC"))
        lines = len(hands.page.table.match.log)
        hands.window.error_bar.anew.click()
        assert len(hands.page.table.match.log) == lines
        assert hands.page.curtain.isVisible()


def test_what_could_not_be_kept_is_kept_when_everybody_gets_up_at_last(hands, error_handler) -> None:
    """The disk was full for one move, and nobody moved again: going home would have taken that move away."""
    sit(hands)
    database = hands.window.services.database
    table = hands.page.table
    with full_disk(database):
        hands.drag_card(Card.parse("KC"))
        assert table.problem is not None
    hands.window.go_home()
    (game,) = database.games()
    assert len(database.load(game.id).match.log) == len(table.match.log)


def test_ctrl_c_inside_a_slot_closes_the_window(window, error_handler) -> None:
    error_handler.happened(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert not window.isVisible()


# -- the log -----------------------------------------------------------------------------------------------------------

CARDS = {str(card) for card in packs(1, jokers=3)}


def words_of(path: Path) -> set[str]:
    return set(re.split(r"[^A-Za-z0-9]+", path.read_text(encoding="utf-8")))


@pytest.fixture
def journal(tmp_path):
    handler = open_journal(tmp_path)
    yield tmp_path / FILE_NAME
    close_journal(handler)


def test_the_log_says_where_it_was_and_holds_no_cards_or_names(hands, error_handler, monkeypatch, journal) -> None:
    sit(hands)
    for method in METHODS:
        break_after_the_move(hands, monkeypatch, method)
    hands.drag_card(Card.parse("KC"))
    text = journal.read_text(encoding="utf-8")
    assert "KeyError" in text
    assert "ui/test_mishaps.py" in text
    assert str(ROOT) not in text
    assert not CARDS & words_of(journal)
    assert not set(hands.page.table.names) & words_of(journal)
    if os.name != "nt":
        assert journal.stat().st_mode & 0o077 == 0


def test_a_computer_player_that_fails_is_logged_without_cards(hands, error_handler, journal) -> None:
    from cardtable.app.ai_process import Answer
    from cardtable.players.decision import Decision

    sit(hands, people=1)
    asked: list[object] = []
    hands.window.services.ask = lambda question: asked.append(question) or 77  # type: ignore[method-assign]
    hands.drag_card(Card.parse("KC"))
    hands.wait(lambda: bool(asked))
    impossible = hands.page.table.match.log[-1].action
    hands.window.services.answered.emit(Answer(77, Decision(impossible)))
    assert hands.page.table.match.log[-1].seat == 1
    assert "illegal action" in journal.read_text(encoding="utf-8")
    assert not CARDS & words_of(journal)


def test_where_no_process_can_be_started_the_rules_play_on(hands, error_handler, monkeypatch) -> None:
    """No memory, or too many processes: the table goes on, and a hint says that there is none."""
    sit(hands, people=1)

    def refuse(question: object) -> int:
        raise OSError(12, "no memory")

    monkeypatch.setattr(hands.window.services, "ask", refuse)
    hands.page.running.hints.ask()
    assert hands.page.bubble.isVisible()
    hands.drag_card(Card.parse("KC"))
    hands.wait(lambda: hands.page.table.match.log[-1].seat == 1)
    assert not hands.window.error_bar.isVisible()


def test_the_log_never_grows_for_ever(tmp_path) -> None:
    handler = open_journal(tmp_path)
    logger = logging.getLogger("cardtable.test")
    for number in range(12_000):
        logger.info("a line that is not short at all, with number %s and some more words behind it", number)
    close_journal(handler)
    kept = sorted(tmp_path.iterdir())
    assert len(kept) == KEPT + 1
    assert all(path.stat().st_size <= MAX_BYTES for path in kept)
    if os.name != "nt":
        assert not any(path.stat().st_mode & 0o077 for path in kept)
    newest_last = "".join(path.read_text() for path in reversed(kept))
    numbers = [int(number) for number in re.findall(r"number (\d+)", newest_last)]
    assert numbers == list(range(numbers[0], 12_000))


def test_what_cannot_be_written_into_the_log_ends_nothing(tmp_path, monkeypatch) -> None:
    handler = open_journal(tmp_path)

    def refuse(trace: object) -> str:
        raise RuntimeError("no path")

    monkeypatch.setattr(log_file, "path_of", refuse)
    monkeypatch.setattr(logging, "raiseExceptions", False)
    try:
        raise KeyError("x")
    except KeyError:
        logging.getLogger("cardtable.test").exception("something went wrong")
    close_journal(handler)


@pytest.mark.skipif(os.name == "nt", reason="pipes and links as POSIX has them")
@pytest.mark.parametrize("kind", ["pipe", "link", "folder"])
def test_a_log_that_is_no_file_is_not_written(tmp_path, kind: str) -> None:
    path, other = tmp_path / FILE_NAME, tmp_path / "other"
    other.write_text("mine")
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "link":
        path.symlink_to(other)
    else:
        path.mkdir()
    assert open_journal(tmp_path) is None
    assert other.read_text() == "mine"


# -- signals -----------------------------------------------------------------------------------------------------------

RUNNING = """
import sys
from cardtable.ui.shell import application, main_window
real = main_window.MainWindow.__init__
def started(self, *args, **kwargs):
    real(self, *args, **kwargs)
    print(self.services.thinker.process_id, flush=True)
    self.home.pictured.connect(lambda: print("ready", flush=True))
main_window.MainWindow.__init__ = started
if __name__ == "__main__":
    sys.exit(application.run(["--data-dir", sys.argv[1], "--language", "is"]))
"""


@pytest.mark.skipif(os.name == "nt", reason="signals as POSIX has them")
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_signal_closes_the_program_cleanly(tmp_path, name: str) -> None:
    script = tmp_path / "running.py"
    script.write_text(RUNNING)
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "settings.json").write_text('{"people": [{"name": "Anna", "colour": 0}]}')
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    child = subprocess.Popen(
        [sys.executable, str(script), str(tmp_path / "data")],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment,
    )  # fmt: skip
    assert child.stdout is not None
    helper = int(child.stdout.readline())
    assert child.stdout.readline() == "ready\n"
    child.send_signal(getattr(signal, name))
    _, errors = child.communicate(timeout=800)
    assert (child.returncode, errors) == (0, "")
    with pytest.raises(ProcessLookupError):
        os.kill(helper, 0)
    assert not (tmp_path / "data" / "starting").exists()


def test_a_signal_does_not_wait_for_an_open_question(window) -> None:
    from cardtable.ui.shell.startup_tasks import Shutdown

    ending = Shutdown(window)
    box = QDialog(window)
    too_late: list[bool] = []
    limit = QTimer(box, singleShot=True, interval=3000)
    limit.timeout.connect(lambda: (too_late.append(True), box.close()))
    limit.start()
    QTimer.singleShot(0, window, lambda: signal.getsignal(signal.SIGTERM)(signal.SIGTERM, None))
    box.exec()
    ending.stop()
    assert not too_late
    assert not window.isVisible()


class Session(QObject):
    """The application, as far as it is told of somebody who logs out."""

    commitDataRequest = Signal(object)


@pytest.fixture
def session(window, monkeypatch) -> Iterator[Session]:
    """The session of somebody at the window."""
    from cardtable.ui.shell import startup_tasks

    made = Session()
    monkeypatch.setattr(Session, "instance", lambda: made, raising=False)
    monkeypatch.setattr(startup_tasks, "QGuiApplication", Session)
    ending = startup_tasks.Shutdown(window)
    yield made
    ending.stop()


def test_logging_out_ends_the_computer_players_process(window, session) -> None:
    assert window.services.thinker.process_id
    assert len(multiprocessing.active_children()) == 1
    session.commitDataRequest.emit(None)
    assert multiprocessing.active_children() == []


def test_who_does_not_log_out_after_all_goes_on_in_the_same_language(window, session) -> None:
    window.services.change(language="de")
    window.show_page(window.settings)
    session.commitDataRequest.emit(None)
    QApplication.processEvents()
    assert window.settings.title.text() == "Einstellungen"
    assert window.services.thinker.process_id
