"""Random legal play of any game of the catalogue, for the conformance and leak suites. No game is named here."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st

from cardtable.cards import Card
from cardtable.engine.match import Match, Seat
from cardtable.engine.round import Standing
from cardtable.games.catalogue import GameEntry
from cardtable.messages import Message
from cardtable.players.decision import Level
from cardtable.players.evaluation import Worth
from cardtable.stage.stage import Stage
from tests.every_game import every_game

DEPTH = int(os.environ.get("CARDTABLE_TEST_DEPTH", "1"))
GAMES = list(every_game())
NAMES = ("Anna", "Bjarni", "Ceciliæ", "Dóra", "Einar", "Fríða", "Geir", "Helga", "Ívar", "Jóna")
# The longest rounds are ended by a rule after thirty thousand moves, talk not counted.
LONGEST = 300_000
# Differences of fewer standard errors than this are luck.
NOISE = 2.5
# After so many moves it is seen whether play can lead there.
CHECKED = 100


def house_rules(game: str) -> dict[str, list[Any]]:
    """The values of each house rule with which a match is soon over."""
    known = every_game()[game].game
    return {
        one.key: list(known.short.get(one.key, [value.value for value in one.values]))
        for one in known.options.catalogue()
    }


def option_sets(game: str) -> st.SearchStrategy[Any]:
    """Any combination of a game's house rules."""
    model = every_game()[game].game.options
    fields = {key: st.sampled_from(values) for key, values in house_rules(game).items()}
    return st.fixed_dictionaries(fields).map(model.read)


def some_options(game: str, rng: Random) -> Any:
    """The default, or any combination of a game's house rules."""
    model = every_game()[game].game.options
    if rng.random() < 0.3:
        return model.read({key: values[0] for key, values in house_rules(game).items() if values})
    return model.read({key: rng.choice(values) for key, values in house_rules(game).items()})


def some_seats(game: str) -> st.SearchStrategy[int]:
    """A number of seats with which a game is played."""
    return st.sampled_from([count for count in every_game()[game].game.seat_counts if count <= 6])


def part_with(stage: Stage, method: str) -> Any:
    """The part of a stage that has this method."""
    parts = (stage.layout, stage.controls, stage.speech, stage.scoring, stage.waiting)
    return next(part for part in parts if hasattr(part, method))


def seats_for(game: str, number: int) -> int:
    """The numbers of seats in turn."""
    counts = list(every_game()[game].game.seat_counts)[:5]
    return counts[number % len(counts)]


def table_of(game: str, seats: int, options: Any, code: str) -> Match:
    """A match of persons with nothing dealt yet."""
    return Match(every_game()[game].game, options, [Seat(name) for name in NAMES[:seats]], code)


def some_match(game: str, seed: str) -> tuple[Match, Random]:
    """A match with some seats and house rules, and the luck to play it with: the same for the same seed."""
    rng = Random(f"{game}/{seed}")
    return table_of(game, seats_for(game, rng.randrange(9)), some_options(game, rng), f"c{seed}"), rng


def choose(match: Match, rng: Random) -> tuple[int, Any]:
    """A random legal action of any seat; talk out of turn is rarer, so that a deal gets on.

    Where random play would wander for hours, most actions are those of the quick player of the game's judge.
    """
    table = match.round
    assert table is not None
    asked = table.must_answer() or (table.turn,)
    if match.game.wanders and rng.random() < 0.8:
        decision = every_game()[match.game.id].judge.player.choose(table.view(asked[0]), Level.EASY, rng)
        assert decision is not None
        return asked[0], decision.action
    moves = [(seat, action) for seat in range(table.seats) for action in table.legal(seat)]
    assert moves, "a running deal always has a legal action"
    if match.game.wanders:
        assert all(table.refusal(seat, action) is None for seat, action in moves)
    expected = [move for move in moves if move[0] in asked]
    return rng.choice(expected if expected and rng.random() < 0.85 else moves)


def few_worlds(patch: pytest.MonkeyPatch) -> None:
    """Judge in as few imagined worlds as can be compared, and break them off early."""
    for judge in {type(entry.judge) for entry in every_game().values()}:
        for name, value in (("least", 2), ("most", 2), ("batch", 2), ("longest", 60)):
            patch.setattr(judge, name, value)


def indices(cards: Iterable[Any]) -> list[int]:
    """Which cards these are, in order: quickly compared, since that is done after every move."""
    return sorted(card.index for card in cards)


def random_play(match: Match, rng: Random, limit: int = LONGEST) -> Iterator[tuple[int | None, Any]]:
    """Play to the end of the match; yields after every line of the log.

    Now and then the round is asked whether play could have led to it: one that cannot end is red then, and not silent.
    """
    for step in range(limit):
        if match.over:
            return
        if step % CHECKED == 0 and match.round is not None:
            match.round.check()
        if match.between_rounds:
            match.deal()
            yield None, None
        else:
            seat, action = choose(match, rng)
            match.play(seat, action)
            yield seat, action
    raise AssertionError("the match does not end")


def entries() -> list[GameEntry]:
    """Every game."""
    return list(every_game().values())


def differing(one: Any, other: Any) -> list[str]:
    """The fields in which two values of one class differ, or the keys of two dictionaries."""
    if isinstance(one, dict):
        return [key for key, value in one.items() if other[key] != value]
    return [name for name in _names(type(one)) if getattr(one, name) != getattr(other, name)]


def is_clearly_behind(worth: Worth) -> bool:
    """Whether the best action is better by more than luck of the imagined worlds explains."""
    return worth.behind > NOISE * worth.behind_error and worth.behind > 0


def plain(data: Any) -> Any:
    """Through JSON text and back: what a file keeps."""
    return json.loads(json.dumps(data))


@cache
def _names(cls: Any) -> tuple[str, ...]:
    return tuple(one.name for one in fields(cls))


@cache
def _parts(cls: Any) -> Callable[[Any], Iterable[Any]] | None:
    """How to come to what lies inside a value of this class; nothing does in the values of most."""
    names = _names(cls) if is_dataclass(cls) else ()
    if names:
        return lambda value: [getattr(value, name) for name in names]
    if issubclass(cls, dict):
        return dict.items
    return iter if issubclass(cls, tuple | list | set | frozenset) else None


def cards_in(value: Any) -> list[Card]:
    """Every card inside a value, however deep."""
    found: list[Card] = []

    def look_into(one: Any) -> None:
        if isinstance(one, Card):
            found.append(one)
        elif parts := _parts(type(one)):
            for part in parts(one):
                look_into(part)

    look_into(value)
    return found


def written(
    stage: Stage, view: Any, standing: Standing, near: int, names: Sequence[str] = NAMES
) -> Iterator[Message | None]:
    """Every text that is written on the table of this view."""
    for zone in stage.layout.zones(view, names, near):
        yield from (zone.name, zone.short, zone.wrong)
        for head in zone.heads:
            yield from (head.text, head.short)
        yield from (feature.text for features in zone.features for feature in features)
    for plate in stage.layout.plates(view, standing):
        yield from (plate.score, plate.rank_note, plate.tokens_note)
        yield from (text for note in plate.notes for text in (note.text, note.short))
    yield from (text for sign in stage.layout.signs(view, names) for text in (sign.text, sign.short))
    yield from (text for place in stage.controls.tray(view) for text in (place.label, place.name, place.wrong))
    asked = stage.controls.question(view, names)
    if asked is not None:
        yield from (asked.title, *asked.notes)
