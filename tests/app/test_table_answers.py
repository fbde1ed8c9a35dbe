"""A hundred tables: what stands on the screen alone answers who did what since one's last turn, as the log knows it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from cardtable.app.running_match import RunningMatch
from cardtable.app.turns import is_deed, since_my_turn, turn_ended
from cardtable.engine.match import LogLine
from cardtable.stage.event_style import Weight
from tests.app.desk import Desk, english
from tests.conformance.common import GAMES
from tests.conformance.test_turn_lines import own_turns

TABLES = 10


def some_tables(game: str) -> Iterator[tuple[Desk, set[int]]]:
    """Desks at which the near person comes to act, and who has acted since the last turn of that person."""
    rng, left = Random(game), TABLES
    for seed in range(41, 80):
        for table in own_turns(game, seed):
            acted = {line.seat for line in _deeds(table)}
            if table.round.turn == 0 and acted and 0 not in acted and rng.random() < 0.2:
                at = Desk(table)
                at.open()
                yield at, {seat for seat in acted if seat is not None}
                left -= 1
                if not left:
                    return


def _deeds(table: RunningMatch) -> list[LogLine]:
    log = table.match.log
    first = turn_ended(table, 0) + 1
    return [
        log[at] for at in range(first, len(log)) if any(is_deed(table, at, seat) for seat in range(len(table.names)))
    ]


@pytest.mark.parametrize("game", GAMES)
def test_whoever_acted_is_told_at_the_plate_in_the_strip_or_over_the_hand(game: str) -> None:
    tables = 0
    for at, acted in some_tables(game):
        tables += 1
        screen = at.screen
        told = set(screen.picture.tags) | {line.seat for line in screen.strip}
        named = {seat for seat, name in enumerate(at.table.names) if any(name in one for one in at.notices())}
        assert acted <= told | named, (
            f"seats {acted - told - named} of {game} acted, and nothing says so: their events need a tag"
        )
        # Turning points are in the strip or over the hand, each once.
        since = since_my_turn(at.sight, 0, at.sight.view())
        turning = [line for line in since.lines if line.weight is Weight.TURNING]
        assert all(line in screen.strip for line in turning)
        assert list(screen.notices) == since.notices
        assert len(set(screen.strip)) == len(screen.strip)
    assert tables == TABLES


def written(at: Desk) -> list[str]:
    """Every text about what has happened, or is to be done, that stands on the screen."""
    screen = at.screen
    # Whoever did the same twice, with a card of each deck, has two lines that read alike.
    found = [*dict.fromkeys(at.strip()), *at.notices(), english(screen.status.line)]
    found += [english(one) for one in (screen.status.below,) if one is not None]
    found += [english(one.words) for one in screen.speech]
    if screen.question is not None:
        found += [english(one) for one in (screen.question.title, *screen.question.notes)]
    if screen.bubble is not None:
        found.append(english(screen.bubble.message))
    return [one for one in found if one]


@pytest.mark.parametrize("game", GAMES)
def test_no_text_stands_in_two_places_and_none_inside_another(game: str) -> None:
    for at, _ in some_tables(game):
        texts = written(at)
        assert len(set(texts)) == len(texts)
        assert not [(one, other) for one in texts for other in texts if one != other and one.rstrip(".") in other]
        # What stands at a plate is not said once more in the strip as all that a player did.
        tags = [tag.text for tag in at.screen.picture.tags.values()]
        told = [line.removeprefix(f"{name} ") for line in at.strip() for name in at.table.names]
        assert not set(tags) & set(told)
