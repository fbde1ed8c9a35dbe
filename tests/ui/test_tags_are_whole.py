"""What a seat did last can be read to its last word: in every game, language and look of the table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from cardtable.app.settings import LANGUAGES, Language
from cardtable.engine.match import Seat
from cardtable.games.catalogue import catalogue
from cardtable.players.decision import Level
from cardtable.stage.table_layout import Side
from cardtable.ui.new_game.match_setup import MatchSetup
from cardtable.ui.shell.main_window import MainWindow
from tests.ui.sizes import shown_at

LOOKS = (((1280, 800), 100), ((1024, 700), 150), ((760, 560), 200))
NAMES = ("Anna", "Sigrún", "Jón", "Birta")
STEPS = 18
pytestmark = pytest.mark.long


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_tag_is_cut(window: MainWindow, language: Language) -> None:
    window.services.change(language=language, pace="instant")
    seen, cut = 0, set()
    for size, text in LOOKS:
        shown_at(window, size, text)
        for game in sorted(catalogue()):
            for told, side, is_whole in tags_of(window, game):
                seen += 1
                cut |= set() if is_whole else {(game, size, text, side, told)}
    assert seen > 500
    assert not cut


def tags_of(window: MainWindow, game: str) -> Iterator[tuple[str, Side, bool]]:
    """The tags that come while easy players play the beginning of a round in all seats, and whether they are whole."""
    known, rng = catalogue()[game], Random(game)
    seats = tuple(Seat(name) for name in NAMES[: max(n for n in known.game.seat_counts if n <= len(NAMES))])
    window.start(MatchSetup(known, known.game.options(), seats, "0000-0000"))
    page = window.table
    page.curtain.hide()
    for _ in range(STEPS):
        match, running = page.table.match, page.running
        if match.between_rounds:
            break
        lying = match.round
        seat = next(iter(lying.must_answer()), lying.turn)
        decision = known.player.choose(lying.view(seat), Level.EASY, rng)
        running.controller.play(seat, () if decision is None else (decision.action,))
        running.playback.hurry_all()
        page.scene.finish_motion()
        for at, tag in page.scene.tags.items():
            if tag.isVisible():
                yield f"{tag.text.text} {tag.text.card}", page.scene.layout.seats[at].side, tag.is_whole
