"""The chapter that matters now: it is in every book, it follows the match, and the rules have nothing to do with it."""

from __future__ import annotations

import pytest

from cardtable.app.settings import LANGUAGES
from cardtable.ui.rulebook.book import known_anchors
from tests.conformance.common import GAMES
from tests.conformance.corpus import NUMBERS, lines
from tests.every_game import every_game

LINES = 400


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
    assert ends
    assert ends < met
