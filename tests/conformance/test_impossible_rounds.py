"""What cannot exist is refused when it is read, and what is read can be shown, thought about and played on."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from cardtable.engine.chance import FreeChance
from cardtable.engine.round import RoundResult
from cardtable.engine.values import Codec
from cardtable.kinds.tricks.rules import TrickRound
from cardtable.messages import source_text
from cardtable.players.decision import Level
from tests.app.history import finished
from tests.conformance.common import DEPTH, GAMES, NAMES
from tests.conformance.corpus import NUMBERS, lines
from tests.conformance.moments import moments
from tests.conformance.mutations import look, mutated
from tests.every_game import every_game

EXAMPLES = 150 * DEPTH
LINES = 150


def loaded(game: str, data: Any) -> Any:
    """The round that the data describes, or ``None`` where it is refused."""
    try:
        return every_game()[game].game.load_round(data)
    except ValueError:
        return None


def tampered(game: str, number: int) -> tuple[dict[str, Any], Any, Random]:
    """A saved round, the same after some changes, and the luck with which it is looked at."""
    rng = Random(f"{game}/{number}")
    saved = moments(game)
    one = rng.choice(saved)
    return one, mutated(one["round"], [other["round"] for other in saved], rng), rng


@pytest.mark.parametrize("game", GAMES)
def test_whatever_loads_can_be_looked_at_and_played(game: str) -> None:
    entry = every_game()[game]
    taken = 0
    for number in range(EXAMPLES):
        saved, data, rng = tampered(game, number)
        table = loaded(game, data)
        if table is None:
            continue
        taken += 1
        thinks = Level.HARD if DEPTH > 1 and number % 8 == 0 else Level.MEDIUM
        try:
            look(entry, table, entry.game.options.read(saved["options"]), rng, thinks=thinks)
        except Exception as error:
            raise AssertionError(f"tampered({game!r}, {number}) loads and then raises {error!r}") from error
    assert taken, "the changes are so wild that nothing is tested"


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_imagines_could_nearly_always_be_read(game: str) -> None:
    """Not always: how others have played may rule out a hand in ways that a seat does not think of.

    Who did not follow suit is never forgotten, so of games with tricks every imagined round passes.
    """
    entry, imagined, refused = every_game()[game], 0, Counter[str]()
    for number in NUMBERS:
        rng = Random(f"{game}/imagined/{number}")
        for step, match in enumerate(islice(lines(game, number), LINES)):
            table: Any = match.round
            for seat in (None, *range(table.seats)) if step % 3 == 0 else ():
                imagined += 1
                try:
                    next(entry.worlds(table.view(seat), rng)).check()  # type: ignore[attr-defined]
                except ValueError as error:
                    refused[str(error)] += 1
    most = 0 if issubclass(entry.game.round_type, TrickRound) else imagined // 10
    assert refused.total() <= most, f"of {imagined} imagined rounds cannot be: {refused}"


RESULTS: Codec[RoundResult] = Codec(RoundResult)


@pytest.mark.parametrize("game", GAMES)
def test_a_result_that_passes_can_be_counted_told_and_dealt_after(game: str) -> None:
    """Results of earlier rounds come from a file as well: the score sheet and the next deal rest on them."""
    entry, kept = every_game()[game], 0
    ended = [saved for saved in moments(game) if saved["round"]["result"] is not None]
    others = [{"rules": {}, **saved["round"]["result"]} for saved in ended]
    for number in range(EXAMPLES):
        rng = Random(f"{game}/result/{number}")
        saved = rng.choice(ended)
        options, seats = entry.game.options.read(saved["options"]), len(saved["round"]["hands"])
        whole = {"rules": {}, **saved["round"]["result"]}
        data = mutated(whole, others, rng) if number else whole
        try:
            result = RESULTS.from_json({key: value for key, value in data.items() if key != "rules"})
            entry.game.check_result(options, seats, result)
        except ValueError:
            assert number, "an honest result is refused"
            continue
        kept += 1
        entry.game.standing(options, seats, [result])
        entry.game.deal(options, seats, 0, [result], FreeChance(rng))
        entry.stage.speech.round_end(result, NAMES).render(source_text)
        for seat in range(seats):
            entry.stage.scoring.account(result, seat)
    assert kept > 1


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_a_result_that_nobody_can_have_had_is_refused_by_the_game_itself(game: str) -> None:
    match = finished(game, "one")
    result, seats = match.results[-1], len(match.seats)
    match.game.check_result(match.options, seats, result)
    with pytest.raises(ValueError):  # noqa: PT011 - whichever check comes first
        match.game.check_result(match.options, seats, replace(result, winners=(seats,)))
