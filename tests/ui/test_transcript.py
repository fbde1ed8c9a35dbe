"""The transcript: what is told and what has the keys, in a file that nobody else can read."""

from __future__ import annotations

import json
import os
import stat
import sys

import pytest

from cardtable.disk import NotAFileError, append_line
from cardtable.engine.match import Seat
from cardtable.games.catalogue import entry
from cardtable.store.opening import is_ours
from cardtable.ui.a11y import transcript
from cardtable.ui.a11y.announcer import Tone, listeners
from cardtable.ui.new_game.match_setup import MatchSetup
from cardtable.ui.shell.application import TRANSCRIPT, command_line
from tests.ui.driving import driving
from tools.driver.transcript import told_by


@pytest.fixture(autouse=True)
def nobody_listens_on(qapp, window, monkeypatch):
    """What writes for a whole program ends with the test."""
    made = []
    begin, end = transcript.Transcript.__init__, transcript.Transcript.end

    def noted(self, *arguments) -> None:
        made.append(self)
        begin(self, *arguments)

    monkeypatch.setattr(transcript.Transcript, "__init__", noted)
    monkeypatch.setattr(transcript.Transcript, "end", lambda self: (made.remove(self), end(self)))
    before = list(listeners)
    yield
    while made:
        made[-1].end()
    assert listeners == before


def test_pages_and_what_has_the_keys_are_told(qapp, window) -> None:
    with driving(qapp) as driver:
        driver.wait_for_window(lambda title: title == "Card Table", "the home page")
        driver.choose("Settings")
        driver.wait_for_window(lambda title: title == "Settings – Card Table", "the settings")
        driver.press("Escape")
        driver.wait_for_window(lambda title: title == "Card Table", "the home page")
        assert [one.role for one in driver.eyes.told if one.text == "Settings"][:1] == ["Button"]


def begin(window, name: str) -> None:
    game = entry(name)
    seats = (Seat("Anna", None, 0), Seat("Jón", "easy", 1))
    window.start(MatchSetup(game, game.game.options(), seats, "0000-0000"))


def test_a_page_that_comes_while_the_keys_stay_where_they_are_is_told(qapp, window) -> None:
    begin(window, "olsen")
    with driving(qapp) as driver:
        driver.wait_for_window(lambda title: title == "Ólsen Ólsen – Card Table", "the table")
        window.table.view.setFocus()
        begin(window, "veidimadur")
        driver.wait_for_window(lambda title: title == "Veiðimaður – Card Table", "the other table")


def test_on_a_table_it_is_the_card_that_has_the_keys(qapp, window, qtbot) -> None:
    begin(window, "olsen")
    with driving(qapp) as driver:
        driver.wait(lambda: driver.focus)
        driver.press("Home")
        card = driver.focus
        window.table.top.setFocus()
        window.table.view.setFocus()
        driver.eyes.look()
        assert driver.focus == card


def test_a_file_gets_the_lines(qapp, window, tmp_path) -> None:
    place = tmp_path / "Ömmu skrá.jsonl"
    transcript.begin(qapp, str(place), tmp_path / "data")
    window.table.announcer.announce("Anna’s turn.", Tone.URGENT)
    lines = place.read_text(encoding="utf-8").splitlines()
    assert [fact["tone"] for fact in map(json.loads, lines)][:2] == ["program", "urgent"]
    assert [one.text for one in told_by([*lines, "some warning"])][1] == "Anna’s turn."
    if os.name != "nt":
        assert stat.S_IMODE(place.stat().st_mode) == 0o600


def test_standard_output_gets_the_lines(qapp, window, tmp_path, capsys) -> None:
    transcript.begin(qapp, transcript.STANDARD_OUTPUT, tmp_path)
    window.table.announcer.announce("Anna’s turn.")
    qapp.processEvents()
    assert '"text": "Anna’s turn."' in capsys.readouterr().out


def test_a_place_that_takes_nothing_is_told_and_the_program_goes_on(qapp, window, tmp_path, capsys) -> None:
    transcript.begin(qapp, str(tmp_path), tmp_path / "data")
    assert "cannot be written to" in capsys.readouterr().err
    window.table.announcer.announce("Anna’s turn.")


def test_the_environment_names_the_file(monkeypatch) -> None:
    monkeypatch.setenv(TRANSCRIPT, "named.jsonl")
    assert command_line().parse_args([]).transcript == "named.jsonl"
    assert command_line().parse_args(["--transcript", "-", "x.cardtable"]).transcript == "-"
    monkeypatch.delenv(TRANSCRIPT)
    assert command_line().parse_args([]).transcript is None


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes and links there")
def test_no_line_is_added_through_a_link_or_into_a_pipe(tmp_path) -> None:
    other, link, pipe = (tmp_path / name for name in ("other", "link", "pipe"))
    other.touch()
    link.symlink_to(other)
    os.mkfifo(pipe)
    for place in (link, pipe, tmp_path):
        with pytest.raises(OSError, match=r"."):
            append_line(place, "x")
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    with pytest.raises(NotAFileError):
        append_line(pipe, "x")
    os.close(reader)
    assert other.read_bytes() == b""


@pytest.mark.parametrize(
    "name", ["settings.json", "games.sqlite", "games.sqlite-wal", "pictures/5.png", "knocks/a.json"]
)
@pytest.mark.parametrize("way", ["", "way/../", "link/"])
def test_a_file_of_the_program_is_none_to_write_into(qapp, window, tmp_path, capsys, name: str, way: str) -> None:
    data = tmp_path / "data"
    (data / "way").mkdir(parents=True)
    (data / "link").symlink_to(data)
    (data / name).parent.mkdir(exist_ok=True)
    (data / name).write_text("kept")
    before = list(listeners)
    transcript.begin(qapp, str(data / f"{way}{name}"), data)
    assert "keeps something of its own" in capsys.readouterr().err
    assert (data / name).read_text() == "kept"
    assert listeners == before


def test_what_else_is_named_in_the_folder_may_be_written(tmp_path) -> None:
    for name in ("heard.txt", "sub/settings.json", "other/games.sqlite", "../settings.json", "a\0b", "x" * 300):
        assert not is_ours(tmp_path / "data" / name, tmp_path / "data")
