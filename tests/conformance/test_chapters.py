"""The chapter that matters now: it is in every book, it follows the match, and the rules have nothing to do with it."""

from __future__ import annotations

import re

import pytest

from cardtable import resources
from cardtable.app.settings import LANGUAGES
from cardtable.games.catalogue import catalogue
from tests.chapters import known_anchors
from tests.conformance.common import GAMES, some_match
from tests.conformance.corpus import NUMBERS, lines
from tests.conformance.leaks import played_in_beats
from tests.every_game import every_game

LINES = 400
# A paragraph of so many letters is no accident.
WORTH_SHARING = 100


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", NUMBERS)
def test_the_chapter_of_the_moment_is_in_every_book(game: str, number: int) -> None:
    stage = every_game()[game].stage
    known = [set(known_anchors(stage.rule_book, language)) for language in LANGUAGES]
    met: set[str] = set()
    ends: set[str] = set()
    for line, match in enumerate(lines(game, number)):
        for seat in (None, *range(match.round.seats)):  # type: ignore[union-attr]
            view = match.round.view(seat)  # type: ignore[union-attr]
            chapter = stage.speech.chapter(view)
            missing = [language for language, anchors in zip(LANGUAGES, known, strict=True) if chapter not in anchors]
            assert not missing, f"no chapter {chapter!r} in: {', '.join(missing)}"
            met.add(chapter)
            if view.result is not None:
                ends.add(chapter)
        if ends and line > LINES:
            break
    assert len(met) >= 3, met
    assert ends or not match.over
    assert ends < met


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", NUMBERS)
def test_whoever_asks_while_a_turn_is_told_gets_a_chapter(game: str, number: int) -> None:
    match, rng = some_match(game, f"chapters/{number}")
    speech = every_game()[game].stage.speech
    anchors = set(known_anchors(every_game()[game].stage.rule_book, LANGUAGES[0]))
    for beat in played_in_beats(match, rng, LINES):
        assert {speech.chapter(beat.table.view(seat)) for seat in (None, *range(beat.table.seats))} <= anchors


def test_what_all_books_say_alike_is_there_in_every_language_and_wanted() -> None:
    said = [known_anchors("common", language) for language in LANGUAGES]
    assert all(anchors == said[0] for anchors in said), said
    books = [
        resources.rule_book(game, language).read_text(encoding="utf-8") for game in GAMES for language in LANGUAGES
    ]
    assert [anchor for anchor in said[0] if not any(f"{{include common#{anchor}}}" in book for book in books)] == []
    with pytest.raises(ValueError, match="common has no chapter 'nothing' in the language is"):
        resources._chapter("common", "nothing", "is")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_several_books_say_alike_is_written_once(language: str) -> None:
    books: dict[str, set[str]] = {}
    for game in catalogue():
        text = resources.rule_book(game, language).read_text(encoding="utf-8")
        for paragraph in re.split(r"\n\s*\n", text):
            if len(paragraph) >= WORTH_SHARING and not paragraph.startswith(("#", "!", "|")):
                books.setdefault(paragraph, set()).add(game)
    assert [text for text, where in books.items() if len(where) > 1] == []
