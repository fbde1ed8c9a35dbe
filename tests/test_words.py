"""One thing, one word: what an editor would see at a glance, and what keeps the books and the program one."""

from __future__ import annotations

import re

import pytest

from cardtable.app.settings import LANGUAGES
from cardtable.games.catalogue import catalogue
from cardtable.players.decision import Level
from cardtable.resources import rule_text
from cardtable.stage.characters import level_name
from cardtable.ui.new_game.match_setup import LEVEL_NAMES
from tools import words

_HEADING = re.compile(r"^#+ (.*?)(?: \{#(\S+)\})?$", re.MULTILINE)
GAMES = tuple(catalogue())


def read_in(language: str):
    return lambda context, source, comment, n: words.spoken(language, context, source, comment, n)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "check", [words.wrong_words, words.wrong_marks, words.long_buttons, words.wrong_plurals, words.wrong_keys]
)
def test_the_texts_are_as_an_editor_wants_them(check, language: str) -> None:
    assert check(language) == []


def test_somebody_has_looked_at_the_translations_of_every_english_text() -> None:
    assert words.outdated() == []


def test_an_english_text_that_changes_marks_its_translations_until_somebody_looked(tmp_path) -> None:
    page = tmp_path / "docs" / "install" / "en.md"
    page.parent.mkdir(parents=True)
    pages = tmp_path / "packaging" / "windows" / "texts.nsh"
    pages.parent.mkdir(parents=True)
    pages.write_text("")
    (tmp_path / "translations").mkdir()
    page.write_text("# Installing\n\nAs ever.\n\n## Download {#download}\n\nOne file.\n")
    words.looked(tmp_path)
    assert words.outdated(tmp_path) == []
    page.write_text("# Installing\n\nAs ever.\n\n## Download {#download}\n\nTwo files.\n\n## Remove\n")
    marked = ["docs/install/en.md, Download {#download}", "docs/install/en.md, Remove"]
    assert [one.partition(": has changed")[0] for one in words.outdated(tmp_path)] == marked
    words.looked(tmp_path)
    assert words.outdated(tmp_path) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_house_rule_has_one_title_in_the_program_and_in_the_rule_book(game: str, language: str) -> None:
    chapters = {anchor: title for title, anchor in _HEADING.findall(rule_text(game, language)) if anchor}
    for option in catalogue()[game].game.options.catalogue():
        if option.when is None:
            assert option.title.render(read_in(language)) == chapters[option.rule]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_called_in_its_rule_book_what_its_tile_calls_it(game: str, language: str) -> None:
    heading = _HEADING.match(rule_text(game, language))
    assert heading is not None
    assert re.sub(r" \(.*\)$", "", heading[1]) == catalogue()[game].game.title


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("n", [1, 2, 5, 21])
def test_every_counted_text_says_its_number_or_means_one(n: int, language: str) -> None:
    for entry in words.entries(language):
        if len(entry.forms) == 2 and entry.source not in words.NEVER_21:
            said = words.spoken(language, entry.context, entry.source, entry.comment, n)
            assert "(s)" not in said
            assert str(n) in said or n == 1 or "%n" not in entry.source, said


def test_twenty_one_is_one_in_icelandic_alone() -> None:
    said = {
        language: words.spoken(language, "NewGame", "About %n minute(s)", "length of a match", 21)
        for language in LANGUAGES
    }
    ones = {
        language: words.spoken(language, "NewGame", "About %n minute(s)", "length of a match", 1)
        for language in LANGUAGES
    }
    alike = {language for language in LANGUAGES if said[language] == ones[language].replace("1", "21")}
    assert alike == {"is"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_curtain_and_the_cheat_have_two_words(language: str) -> None:
    curtain = next(entry.forms[0] for entry in words.entries(language) if entry.source == "Cover cards")
    cheat = next(
        entry.forms[0] for entry in words.entries(language) if (entry.context, entry.source) == ("Olsen", "Hide")
    )
    assert cheat.split()[0][:4].lower() not in curtain.lower()


# -- the letters of the buttons --------------------------------------------------------------------------------------


def letter(language: str, word: str) -> str:
    return next(
        entry.forms[0]
        for entry in words.entries(language)
        if entry.context == "Keys" and entry.comment.endswith(f"“{word}”")
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_is_called_in_the_words_of_its_button(language: str) -> None:
    for level in Level:
        name = level_name(level).render(read_in(language))
        pressed = LEVEL_NAMES[level].render(read_in(language))
        said = name[name.index("(") + 1 : -1]
        assert pressed.lower() in said.lower(), (pressed, name)
