"""Cheats that nobody noticed: what each game tells of them is what its rounds reported at their end."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cardtable.app.match_summary import MOST_CHEATS
from cardtable.engine.match import Match
from tests.app.history import finished
from tests.conformance.common import DEPTH, GAMES
from tests.conformance.test_tallies import summary_of
from tests.every_game import every_game

NAMES = {"unfit": "false", "tucked": "slip", "hidden": "hide"}


def reported(match: Match) -> Counter[Any]:
    """Seat, kind and card of each line of the reports that nobody noticed, from the match played again."""
    again, found = match.at(0), Counter[Any]()
    for line in match.log:
        again.replay(line)
        if again.between_rounds and again.round is not None:
            report: Any = getattr(again.round.view(None), "report", ())
            found.update((one.seat, one.kind, one.card) for one in report if one.by is None and one.card is not None)
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", range(2 * DEPTH))
def test_what_nobody_noticed_is_what_the_rounds_report(game: str, number: int) -> None:
    match = finished(game, f"unnoticed{number}")
    found = every_game()[game].stage.speech.unnoticed(match.log, match.events)
    assert Counter((seat, NAMES[one.cheat], one.card) for seat, one in found) == reported(match)
    assert all(match.log[one.line].seat == seat == match.on_turn[one.line] for seat, one in found)
    assert found or game != "svindl", "who acts at random cheats"
    for seat, kept in enumerate(summary_of(match).seats):
        did = [one for by, one in found if by == seat and kept.level is None]
        assert set(kept.unnoticed) <= set(did)
        assert len(kept.unnoticed) == min(MOST_CHEATS, len(did))
        assert sorted(kept.unnoticed, key=did.index) == list(kept.unnoticed)
        left = set(did) - set(kept.unnoticed)
        assert not left or max(one.worth for one in left) <= min(one.worth for one in kept.unnoticed)


def test_only_persons_have_a_gallery() -> None:
    cheated = [False, False]
    for number in range(3):
        match = finished("svindl", f"unnoticed{number}")
        found = {seat for seat, _ in every_game()["svindl"].stage.speech.unnoticed(match.log, match.events)}
        for seat, kept in enumerate(summary_of(match).seats):
            person = kept.level is None
            assert bool(kept.unnoticed) == (person and seat in found)
            cheated[person] |= seat in found
    assert all(cheated), "the seeds above have both"
