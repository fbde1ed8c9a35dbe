"""A name is letters: no page takes it for markup, opens what it names, or lets it turn the text around it."""

from __future__ import annotations

import ast
import json
import unicodedata
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QInputDialog, QLabel, QLineEdit, QMenu, QMessageBox, QWidget

from cardtable.app.match.scheduler import Scheduler
from cardtable.app.running_match import new_match
from cardtable.app.settings import FILE_NAME, LastTable, SeatChoice, read_settings
from cardtable.disk import file_name
from cardtable.engine.match import Seat
from cardtable.engine.player_names import NAMELESS, clean_name
from cardtable.games.catalogue import catalogue
from cardtable.messages import Message, translate
from cardtable.store import errors
from cardtable.ui.language import say
from cardtable.ui.new_game.match_setup import MatchSetup
from cardtable.ui.widgets import dialogs
from tests.conformance.common import random_play
from tests.store.common import execute
from tests.ui.behind import behind
from tests.ui.fingers import FOR_EVER

UI = Path(__file__).parents[2] / "cardtable" / "ui"
MARKUP = '<img src="/hostile">&<b>'
MARKS = ("<img", "<b>")
SEATS = (Seat(MARKUP + "1"), Seat(MARKUP + "2"), Seat(MARKUP + "3", "easy"))
REAL = {name: getattr(dialogs, name) for name in ("tell", "ask_yes", "ask_name")}
THREE = [game for game, entry in catalogue().items() if 3 in entry.game.seat_counts]


def assert_plain(top: QWidget) -> None:
    """No widget below this one reads its text as markup."""
    for widget in (top, *top.findChildren(QWidget)):
        tip = widget.toolTip()
        assert not [mark for mark in MARKS if mark in tip], tip
        if isinstance(widget, QLabel) and widget.text() and widget.textFormat().name != "PlainText":
            # Lines of turns are markup of our own, in which names are written as they are.
            assert widget.textFormat().name == "RichText", (widget.objectName(), widget.text())
            assert not [mark for mark in MARKS if mark in widget.text()], widget.text()


@pytest.mark.parametrize("game", THREE)
def test_no_page_reads_a_name_as_markup(window, qtbot, asked, monkeypatch, game: str) -> None:
    monkeypatch.setattr(Scheduler, "advance", lambda *_: None)
    entry = catalogue()[game]
    services = window.services
    services.settings.last_tables = {
        game: LastTable(seats=[SeatChoice(name=seat.name, level=seat.level, colour=0) for seat in SEATS], options={})
    }
    window.set_up(game)
    assert_plain(window)
    window.start(MatchSetup(entry, entry.game.options(), SEATS, None))
    page, table = window.table, window.table.table
    for seat in table.persons:
        behind(page).controller.lower_curtain(seat)
        assert page.curtain.isVisible()
        assert_plain(window)
        page.curtain.uncovered.emit()
        page.toggle_log()
        assert_plain(window)
        behind(page).sight.cover()
    page.running.controller.take_back()
    assert page.bubble.isVisible()
    window.open_scores()
    assert_plain(window)
    for other in (window.rules, window.settings, window.about, window.saved):
        window.show_page(other)
        assert_plain(window)
    number = services.database.games()[0].id
    services.database.rename(number, MARKUP)
    window.go_home()
    assert window.home.continuing.title.text() == MARKUP
    window.home.tell(MARKUP)
    assert_plain(window)


def test_results_and_reports_are_plain(window, qtbot) -> None:
    entry = catalogue()["svindl"]
    match, seed = new_match(entry, entry.game.options(), SEATS, "0000-0000")
    for _ in random_play(match, Random(1)):
        if match.round is not None and match.round.result is not None:
            break
    number = window.services.database.add(match, seed)
    window.resume(number)
    page = window.table
    qtbot.waitUntil(lambda: page.round_end.isVisible(), timeout=FOR_EVER)
    assert_plain(window)
    page.get_up()


@pytest.mark.parametrize("made", [errors.damaged, errors.foreign, errors.in_use, errors.future])
def test_dialogs_quote_names_as_they_are(window, monkeypatch, made) -> None:
    seen: list[str] = []

    def looked_at(box: QWidget) -> int:
        assert_plain(box)
        seen.extend(written.text() for written in box.findChildren(QLabel))
        return 0

    monkeypatch.setattr(QMessageBox, "exec", looked_at)
    monkeypatch.setattr(QInputDialog, "exec", looked_at)
    message = made(MARKUP).message
    REAL["tell"](window, message)
    REAL["ask_yes"](window, message, translate("Dialogs", "OK"), translate("Dialogs", "Cancel"))
    REAL["ask_name"](window, message, MARKUP, 60)
    assert sum(MARKUP in text for text in seen) == 3


def test_labels_boxes_and_tips_are_made_in_one_place() -> None:
    """What guesses whether a text is markup is made where the guess is switched off."""
    places = {
        "QMessageBox": "dialogs.py",
        "QInputDialog": "dialogs.py",
        "setToolTip": "controls.py",
        "QLabel": "controls.py",
    }
    for path in sorted(UI.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name == "setToolTip" and isinstance(node.args[0], ast.Call):
                # What is drawn on the table is no widget; its tip is made plain by the same hand.
                assert ast.unparse(node.args[0].func) == "plain_tip", f"{path.name}:{node.lineno}"
            elif name in places and path.name != places[name]:
                # A label without a text of its own shows a picture.
                assert (name, node.args) == ("QLabel", []), f"{path.name}:{node.lineno}"


def test_no_label_that_shows_a_picture_is_given_a_text() -> None:
    for path in sorted(UI.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        bare = {
            ast.unparse(node.targets[0])
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign) and ast.unparse(node.value) == "QLabel()"
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "setText":
                assert ast.unparse(node.func.value) not in bare, f"{path.name}:{node.lineno}"


HOSTILE = {
    "Anna\u202egnirts": "Annagnirts",
    "\u2066Jón\u2069": "Jón",
    "A\tB\nC\u2028D\x00E\x1bF": "A B C DEF",
    "\u202e\u200f": NAMELESS,
    "   ": NAMELESS,
    "\u200d": NAMELESS,
    "\u115f": NAMELESS,
    "\u3164\uffa0": NAMELESS,
    "\u2800": NAMELESS,
    "\U000e0041": NAMELESS,
    "\u0301": NAMELESS,
    "Anna\u200d": "Anna",
    "\u3164Anna\u2800": "Anna",
    "\ud800x": "x",
    "👩‍👩‍👧 Guðný Æ": "👩‍👩‍👧 Guðný Æ",
    MARKUP: MARKUP,
}


@pytest.mark.parametrize("name", HOSTILE, ids=ascii)
def test_a_name_is_cleaned_wherever_somebody_sits_down(name: str, services) -> None:
    assert clean_name(name) == HOSTILE[name]
    assert Seat(name).name == HOSTILE[name]
    entry = catalogue()["olsen"]
    number = services.database.add(*new_match(entry, entry.game.options(), [Seat("a"), Seat("b")]))
    if "\ud800" not in name:
        assert SeatChoice(name=name, level=None, colour=0).name == HOSTILE[name]
        execute(services.database, "UPDATE game SET players = ?, name = ?", (json.dumps([name, "b"]), name))
        (saved,) = services.database.games()
        assert (saved.players, saved.name) == ((HOSTILE[name], "b"), HOSTILE[name])
    services.database.rename(number, name)
    (saved,) = services.database.games()
    assert saved.name == (HOSTILE[name] if name.strip() else "")


def test_no_letter_of_a_name_turns_or_breaks_the_line() -> None:
    everything = "".join(chr(code) for code in range(0x110000))
    left = {unicodedata.category(letter) for letter in set(clean_name(everything))}
    assert not left & {"Cc", "Cs", "Zl", "Zp"}
    assert {unicodedata.bidirectional(letter) for letter in clean_name(everything)}.isdisjoint(
        {"RLO", "LRO", "RLE", "LRE", "PDF", "RLI", "LRI", "FSI", "PDI"}
    )


def test_settings_with_hostile_names_are_read(tmp_path) -> None:
    seats = [{"name": "\u202ex", "level": None, "colour": 1}]
    data = {"last_tables": {"olsen": {"seats": seats, "options": {}}}}
    (tmp_path / FILE_NAME).write_text(json.dumps(data), encoding="utf-8")
    read = read_settings(tmp_path)
    assert read.last_tables["olsen"].seats[0].name == "x"


@pytest.mark.parametrize(
    ("name", "proposed"),
    [
        ("Svindl Anna 2026-02-01", "Svindl Anna 2026-02-01"),
        ("../../../../etc/cron.d/x", "etc-cron.d-x"),
        ("A/B", "A-B"),
        ("A:B", "A-B"),
        ("C:\\x\\y", "C-x-y"),
        ('a<b>c"d|e?f*g', "a-b-c-d-e-f-g"),
        ("..", "Card Table"),
        ("", "Card Table"),
        ("con", "con_"),
        ("LPT1.txt", "LPT1_.txt"),
        ("Anna. ", "Anna"),
        ("\x00a\nb", "a-b"),
        ("Þórný 👑", "Þórný 👑"),
        ("\u2068דנה\u2069 2026-02-01", "דנה 2026-02-01"),
    ],
)
def test_a_file_is_proposed_with_a_name_that_every_system_takes(name: str, proposed: str) -> None:
    assert file_name(name) == proposed


def test_no_proposed_name_is_longer_than_a_name_may_be() -> None:
    assert len((file_name("👑" * 300) + ".cardtable").encode()) < 255


def test_what_is_proposed_lies_in_one_folder(monkeypatch) -> None:
    asked: list[str] = []
    monkeypatch.undo()
    monkeypatch.setattr(dialogs.QFileDialog, "getSaveFileName", lambda *words: (asked.append(words[2]), ("", ""))[1])
    dialogs.ask_file_to_write(None, "../x:y")
    assert asked == [str(Path.home() / "x-y.cardtable")]


def test_a_file_is_not_replaced_unasked_where_only_the_ending_was_not_typed(monkeypatch, tmp_path: Path) -> None:
    typed, answers, asked = [], [False, True], []

    def yes(_parent: object, question: Message, *_: Message) -> bool:
        asked.append(say(question))
        return answers.pop(0)

    monkeypatch.undo()
    monkeypatch.setattr(dialogs.QFileDialog, "getSaveFileName", lambda *_: (typed.pop(0), ""))
    monkeypatch.setattr(dialogs, "ask_yes", yes)
    (tmp_path / "evening.cardtable").touch()
    typed += [str(tmp_path / "other")]
    assert dialogs.ask_file_to_write(None, "x") == tmp_path / "other.cardtable"
    typed += [str(tmp_path / "evening"), str(tmp_path / "evening")]
    assert dialogs.ask_file_to_write(None, "x") == tmp_path / "evening.cardtable"
    assert asked == 2 * ["There is already a file called evening.cardtable. Replace it?"]
    typed += [str(tmp_path / "evening.cardtable")]
    assert dialogs.ask_file_to_write(None, "x") == tmp_path / "evening.cardtable", "that the system has asked"


@pytest.mark.parametrize("name", ["‍", "ᅟ", "ㅤ​", "⠀", "󠁁", "́"])
def test_a_name_that_nobody_sees_is_refused_with_a_sentence_wherever_it_is_typed(
    window, asked, monkeypatch, name
) -> None:
    refused = say(dialogs.UNSEEN_NAME)
    window.show_page(window.people)
    row = window.people.rows[0]
    row.name.setText(f" {name} ")
    assert window.people.problem.text() == refused
    assert not window.people.go.isEnabled()
    row.name.setText("Anna")
    assert not window.people.problem.text()
    window.people.go.click()
    window.set_up("olsen")
    panel, seats = window.new_game.panel, list(window.new_game.seating.seats)
    window.new_game.look_at(0)
    panel.someone.click()
    panel.new_name.setText(name)
    panel.take.click()
    assert panel.new_name.isVisible()
    window.new_game.look_at(1)
    panel.name.setText(name)
    panel.name.editingFinished.emit()
    assert panel.name.text() == seats[1].name
    assert window.new_game.seating.seats == seats
    assert asked.told == [refused, refused]
    answers = iter([name, "Anna", None])
    lengths = []

    def written(dialog: QInputDialog) -> int:
        text = next(answers)
        (line,) = dialog.findChildren(QLineEdit)
        lengths.append(line.maxLength())
        dialog.setTextValue(text or "")
        return text is not None

    monkeypatch.setattr(QInputDialog, "exec", written)
    question = translate("Saved", "What shall this game be called?")
    assert REAL["ask_name"](window, question, "", 60) == "Anna"
    assert REAL["ask_name"](window, question, "", 40) is None
    assert asked.told == [refused] * 3
    assert lengths == [60, 60, 40]


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_an_ampersand_in_a_name_is_no_key_of_a_menu(window, qtbot, monkeypatch) -> None:
    """Qt would write “Jón _ Anna”."""
    monkeypatch.setattr(Scheduler, "advance", lambda *_: None)
    entry = catalogue()["veidimadur"]
    seats = (Seat("Jón & Anna"), Seat("Óli & Eva", "easy", 1), Seat("Ása & Rós", "easy", 2))
    window.start(MatchSetup(entry, entry.game.options(), seats, None))
    bar = window.table.commands
    window.table.curtain.draw(0, "Jón & Anna", ())
    assert "&&" not in window.table.curtain.spoken(3)
    bar.resize(150, bar.height())
    assert bar.more.isVisible()
    written = [action.text() for menu in bar.findChildren(QMenu) for action in menu.actions()]
    assert any("Óli && Eva" in text or "Ása && Rós" in text for text in written), written
    window.go_home()
    match, seed = new_match(catalogue()["two_of_three"], catalogue()["two_of_three"].game.options(), seats[:2])
    for _ in random_play(match, Random(1)):
        pass
    window.services.database.add(match, seed)
    page = window.history.statistics
    window.show_page(page)
    qtbot.waitUntil(page.others.isVisible, timeout=FOR_EVER)
    page.others.click()
    assert "Óli && Eva" in [action.text() for action in page.menu.actions()]
    page.menu.close()
