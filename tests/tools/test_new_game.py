"""A new game is written whole: it can be imported, played and read in every language, and takes no place of another."""

from __future__ import annotations

import importlib
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import cardtable.games
from cardtable.engine.match import Match, Seat
from cardtable.messages import source_text
from tests.conformance.common import NAMES, random_play
from tools import new_game
from tools.translations import FOLDER, LANGUAGES, missing

GAME = "forty_fives"
EACH_KIND = pytest.mark.parametrize("kind", new_game.KINDS)


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A project in which the game is written, with its games among ours."""
    shutil.copytree(FOLDER, tmp_path / "translations")
    monkeypatch.setattr(cardtable.games, "__path__", [*cardtable.games.__path__, str(tmp_path / "cardtable" / "games")])
    yield tmp_path
    for name in [name for name in sys.modules if name.startswith(f"cardtable.games.{GAME}")]:
        del sys.modules[name]
    vars(cardtable.games).pop(GAME, None)


@pytest.mark.whole
@EACH_KIND
def test_a_new_game_is_played_to_its_end(root: Path, kind: str) -> None:
    files = new_game.write(GAME, kind, "Forty-fives", root)
    assert all(file.is_file() and file.is_relative_to(root) for file in files)
    entry = importlib.import_module(f"cardtable.games.{GAME}.entries").ENTRIES[0]
    assert (entry.game.id, entry.game.title, entry.stage.rule_book) == (GAME, "Forty-fives", GAME)
    match = Match(entry.game, entry.game.options(), [Seat(name) for name in NAMES[:4]], "new")
    for _ in random_play(match, Random(1)):
        assert match.round is not None
        assert entry.stage.speech.status(match.round.view(0), NAMES).render(source_text)
    assert match.over


@pytest.mark.whole
@EACH_KIND
def test_its_words_and_its_book_are_there_in_every_language(root: Path, kind: str) -> None:
    files = new_game.write(GAME, kind, "Forty-fives", root)
    for language in LANGUAGES:
        assert missing(language, root / "translations") == []
        book = root / "translations" / "rules" / language / f"{GAME}.md"
        assert book in files
        assert book.read_text(encoding="utf-8").startswith("# Forty-fives\n")
        texts = (root / "translations" / f"cardtable_{language}.ts").read_text(encoding="utf-8")
        assert texts.count("<name>FortyFives</name>") <= 1
        assert "<name>FortyFives</name>" in texts or language == "en"
    code = "".join(file.read_text(encoding="utf-8") for file in files if file.suffix == ".py")
    assert new_game.KINDS[kind] not in code.casefold()
    assert "example_game" not in code


@pytest.mark.whole
@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("san_da_yi", "there is a game called 'san_da_yi' already"),
        ("kinaskak", "there is a game called 'kinaskak' already"),
        ("Bridge", "'Bridge' is no name for a game: small letters, digits and single _ between them"),
        ("two__of", "'two__of' is no name for a game: small letters, digits and single _ between them"),
        ("class", "'class' is no name for a game: small letters, digits and single _ between them"),
    ],
)
def test_a_bad_name_is_a_sentence(name: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        new_game.main([name, "--kind", "tricks"])
    assert sentence in capsys.readouterr().err


def test_nothing_is_begun_with_a_python_that_cannot_finish(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(new_game, "find_spec", lambda name: None)
    with pytest.raises(SystemExit):
        new_game.main([GAME])
    assert "use that of .venv" in capsys.readouterr().err
    assert not (Path(cardtable.games.__path__[0]) / GAME).exists()


def test_letters_that_are_taken_are_told() -> None:
    assert {"K (Last trick)", "P (Play)", "H (Hint)"} <= set(new_game.letters("en"))
    assert "S (Last trick)" in new_game.letters("is")
