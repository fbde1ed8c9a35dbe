"""Every command of the project says what it does, and in a sentence what it was told wrongly."""

from __future__ import annotations

import ast
import importlib
import importlib.util
import re
import sys
from argparse import ArgumentTypeError
from collections.abc import Callable
from pathlib import Path

import pytest

from cardtable.games.catalogue import catalogue
from tools import commands
from tools.arena import sides
from tools.arena.__main__ import main as arena
from tools.arena.__main__ import phases_of
from tools.arena.family import family

ROOT = Path(__file__).parents[2]
FOLDERS = ("tools", "benchmarks", "tests")
# Their arguments go on to the program and to pytest.
HAND_ON = {"tools/run.py", "tools/test.py"}
BEGINNING = re.compile(r'^if __name__ == "__main__":$', re.MULTILINE)


def is_command(path: Path) -> bool:
    text = path.read_text(encoding="utf-8")
    if not BEGINNING.search(text):
        return False
    tests = [ast.unparse(node.test) for node in ast.parse(text).body if isinstance(node, ast.If)]
    return "__name__ == '__main__'" in tests


def found() -> list[str]:
    paths = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")]
    paths += (ROOT / "packaging").glob("*.py")
    return sorted(
        name for path in paths if (name := path.relative_to(ROOT).as_posix()) not in HAND_ON and is_command(path)
    )


COMMANDS = found()


def main_of(path: str) -> Callable[[list[str]], int]:
    name = path.removesuffix(".py").replace("/", ".")
    if not path.startswith("packaging/"):
        return importlib.import_module(name).main
    spec = importlib.util.spec_from_file_location(name, ROOT / path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.main


def called(path: str) -> str:
    """How a person calls it."""
    if path.startswith("packaging/"):
        return f"python3 {path}"
    return "python -m " + path.removesuffix(".py").removesuffix("/__main__").replace("/", ".")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(sys, "argv", ["a test"])
    monkeypatch.setenv("COLUMNS", "120")


def test_the_commands_are_found() -> None:
    assert {"tools/moments.py", "tools/arena/__main__.py", "benchmarks/__main__.py", "tests/golden/make.py"} <= {
        *COMMANDS
    }
    assert "tools/attack/kills.py" not in COMMANDS, "what is only quoted there is no command"


@pytest.mark.parametrize("path", COMMANDS)
def test_help_tells_what_a_command_does_and_does_nothing(path: str, tmp_path: Path, capsys) -> None:
    with pytest.raises(SystemExit) as left:
        main_of(path)(["--help"])
    told = capsys.readouterr()
    assert (left.value.code, told.err) == (0, "")
    assert told.out.startswith(f"usage: {called(path)}")
    assert len(told.out.split("\n\n")[1]) > 40, "what it is for"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("path", COMMANDS)
def test_an_unknown_option_is_a_sentence(path: str, tmp_path: Path, capsys) -> None:
    with pytest.raises(SystemExit) as left:
        main_of(path)(["--no-such-option"])
    told = capsys.readouterr()
    assert (left.value.code, told.out) == (2, "")
    assert f"usage: {called(path)}" in told.err
    assert "error: " in told.err
    assert list(tmp_path.iterdir()) == []


PHASES = [(game, phase) for game in catalogue() for phase in phases_of(game)]


@pytest.mark.parametrize(("game", "phase"), PHASES)
def test_a_phase_of_the_arena_tells_what_it_measures(game: str, phase: str, capsys) -> None:
    with pytest.raises(SystemExit) as left:
        arena([game, phase, "--help"])
    assert left.value.code == 0
    assert re.match(rf"usage: python -m tools\.arena \w+ {phase} ", capsys.readouterr().out)
    with pytest.raises(SystemExit) as left:
        arena([game, phase, "--no-such-option"])
    assert left.value.code == 2
    assert "error: " in capsys.readouterr().err


def test_the_help_of_a_game_names_its_phases(capsys) -> None:
    with pytest.raises(SystemExit):
        arena(["svindl", "--help"])
    told = capsys.readouterr().out
    assert all(phase in told for phase in phases_of("svindl"))


def refusal(path: str, *words: str, capsys) -> str:
    """What a command says that cannot do what it was told."""
    with pytest.raises(SystemExit) as left:
        main_of(path)(list(words))
    told = capsys.readouterr()
    assert (left.value.code, told.out) == (2, "")
    return told.err.partition("error: ")[2]


@pytest.mark.parametrize("name", ["moments", "film", "guides", "screenshots"])
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "the following arguments are required: FOLDER"),
        (["here", "en"], "there is no game 'en'; there are: "),
        (["here", "--language", "fr"], "there is no language 'fr'; there are: is, nb, de, en"),
        (["here", "--size", "1280"], "'1280' is not a size; write width and height in pixels, such as 1280x800"),
        (["here", "--text", "110"], "there is no size of text '110'; there are: 100, 125, 150, 200"),
        (["a file"], "a file is a file; name a folder"),
        (["a file/in it"], "a file is a file; name a folder"),
    ],
)
def test_pictures_are_asked_for_alike(name: str, words: list[str], sentence: str, tmp_path: Path, capsys) -> None:
    (tmp_path / "a file").touch()
    assert sentence in refusal(f"tools/{name}.py", *words, capsys=capsys)
    assert [path.name for path in tmp_path.iterdir()] == ["a file"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["whist", "hard", "easy"], "there is no game 'whist'; there are: "),
        (["olsen", "hard", "genius"], "nobody plays so: genius; a side is one of easy, medium, hard, random"),
        (["olsen", "hard", "hard+mad"], "nobody plays so: hard+mad"),
        (["olsen", "hard", "easy", "--seats", "99"], "olsen is not played with 99 seats; it is with: 2, 3, "),
        (["olsen", "hard", "easy", "--deals", "0"], "'0' is not a whole number from 1 on"),
        (["olsen", "hard", "easy", "--rule", "magic=1"], "olsen has no house rule 'magic'; there are: "),
        (["langi", "hard", "easy", "--rule", "langi_start=x"], "langi_start cannot be 'x'; write langi_start= and one"),
        (["olsen", "hard", "easy", "--sprt", "0.6", "0.4"], "two shares between 0 and 1, the lower one first"),
        (["olsen", "decide", "bury", "hard", "easy"], "there is no kind of action 'bury'; there are: draw, "),
        (["olsen", "decide", "play", "hard", "easy", "--base", "genius"], "nobody plays so: genius"),
        (["svindl", "accusations", "--level", "mad"], "there is no level 'mad'; there are: easy, medium, hard"),
        (["shanghai", "alone", "hard", "easy", "--weight", "magic=1"], "there is no weight 'magic'; there are: "),
        (["kinaskak", "search", "--seats", "1"], "kinaskak is not played with 1 seats"),
    ],
)
def test_the_arena_says_what_it_does_not_know(words: list[str], sentence: str, capsys) -> None:
    assert sentence in refusal("tools/arena/__main__.py", *words, capsys=capsys)


def test_levels_of_a_game_without_reference_players_play_each_other(monkeypatch, capsys) -> None:
    monkeypatch.setattr(sides, "family_of", family_of := lambda game: family("written by nobody"))
    monkeypatch.setattr("tools.arena.__main__.family_of", family_of)
    assert arena(["veidimadur", "medium", "random", "--deals", "1"]) == 0
    assert "2 games: 1 medium against 1 random" in capsys.readouterr().out
    assert set(phases_of("veidimadur")) == {"hints", "decide", "styles", "characters", "reviews"}
    for side in ("amateur", "beginner", "peek"):
        assert "tools/arena/families" in refusal("tools/arena/__main__.py", "veidimadur", "hard", side, capsys=capsys)


def test_where_long_work_is_goes_to_standard_error(capsys) -> None:
    assert list(commands.each(["olsen", "klikk"])) == ["olsen", "klikk"]
    assert capsys.readouterr() == ("", "1 of 2: olsen\n2 of 2: klikk\n")
    assert len(list(commands.progress(iter(range(1000)), 1000, "deal"))) == 1000
    lines = capsys.readouterr().err.splitlines()
    assert (len(lines), lines[:2]) == (50, ["deal 1 of 1000", "deal 21 of 1000"])
    assert list(commands.progress([], 0, "deal")) == []


def test_a_file_is_written_where_a_folder_is(tmp_path: Path) -> None:
    assert commands.new_file("sheet.png") == Path("sheet.png")
    with pytest.raises(ArgumentTypeError, match="there is no folder nowhere; make it first"):
        commands.new_file("nowhere/sheet.png")
    with pytest.raises(ArgumentTypeError, match="is a folder; name a file in it"):
        commands.new_file(str(tmp_path))


@pytest.mark.parametrize(
    ("path", "words", "sentence"),
    [
        ("tools/attack/__main__.py", ["nowhere"], "there is no attack 'nowhere'; there are: files, "),
        ("tools/translations.py", ["translate"], "there is no such command 'translate'; there are: extract, compile"),
        ("tools/mutants.py", ["games/whist"], "there is no family 'games/whist'; there are: games/olsen, "),
        ("tools/mutants.py", ["games/rummy", "--module", "ui"], "games/rummy has no module 'ui'; there are: buying, "),
        ("tools/ears/__main__.py", ["bookworm", "olsen"], "there is no run 'olsen'; there are: pages, "),
        ("tests/saved_games/make.py", ["../elsewhere"], "'../elsewhere' is no name for a folder"),
        ("packaging/startup.py", ["./nowhere"], "there is no program ./nowhere"),
    ],
)
def test_other_commands_say_what_they_do_not_know(path: str, words: list[str], sentence: str, capsys) -> None:
    assert sentence in refusal(path, *words, capsys=capsys)
