"""Saved rounds that were tampered with: what a file can say although no play leads there.

:func:`mutated` changes a round's JSON as a forger or a broken program would. :func:`look` does with a round that loads
what the program does with it: it shows it from every seat, asks the computer player, plays on. Nothing but a refusal
may come of that; whatever else is raised is a gap in a check.
"""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

from cardtable.engine.chance import FreeChance
from cardtable.engine.round import Standing
from cardtable.games.catalogue import GameEntry
from cardtable.messages import Message, source_text
from cardtable.players.decision import Level
from cardtable.stage.zones import AWAY, ZoneKind
from tests.conformance.common import written

NAMES = ("Anna", "Bjarni", "Ceciliæ", "Dóra", "Einar", "Fríða", "Geir", "Helga", "Ívar", "Jóna")
NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 7, 13, 14, 15, 99, 10**9)
Path = tuple[Any, ...]


def places(value: Any, path: Path = ()) -> list[tuple[Path, Any]]:
    """Every value inside JSON data with the way to it, the whole first."""
    found: list[tuple[Path, Any]] = [(path, value)]
    if isinstance(value, dict):
        for key, inner in value.items():
            found += places(inner, (*path, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            found += places(inner, (*path, number))
    return found


def put(data: Any, path: Path, value: Any) -> None:
    """Set the value at the end of a way."""
    for step in path[:-1]:
        data = data[step]
    data[path[-1]] = value


def at(data: Any, path: Path) -> Any:
    """The value at the end of a way."""
    for step in path:
        data = data[step]
    return data


def mutated(data: Any, others: list[Any], rng: Random) -> Any:
    """The data with one to four changes; ``others`` are rounds of the same game at other moments."""
    made = copy.deepcopy(data)
    for _ in range(rng.choice((1, 1, 1, 2, 2, 3, 4))):
        rng.choice(CHANGES)(made, others, rng)
    return made


def _scalars(data: Any) -> list[tuple[Path, Any]]:
    return [(path, value) for path, value in places(data) if path and not isinstance(value, dict | list)]


def _change_number(data: Any, others: list[Any], rng: Random) -> None:
    found = [(path, value) for path, value in _scalars(data) if type(value) is int and path[0] != "rules"]
    if not found:
        return
    path, value = rng.choice(found)
    put(data, path, rng.choice((*NUMBERS, value + 1, value - 1, None)))


def _change_flag(data: Any, others: list[Any], rng: Random) -> None:
    found = [(path, value) for path, value in _scalars(data) if value is None or isinstance(value, bool)]
    if not found:
        return
    path, value = rng.choice([one for one in found if one[0][0] != "rules"] or found)
    put(data, path, not value if isinstance(value, bool) else rng.choice((*NUMBERS[:6], True)))


def _change_rule(data: Any, others: list[Any], rng: Random) -> None:
    """Another house rule than the table was dealt with."""
    if not data["rules"]:
        return
    key = rng.choice(list(data["rules"]))
    source = rng.choice(others)["rules"]
    value = data["rules"][key]
    other = source.get(key, value)
    data["rules"][key] = not value if isinstance(value, bool) else rng.choice((other, rng.choice(NUMBERS)))


def _from_another_moment(data: Any, others: list[Any], rng: Random) -> None:
    """A field, or all but the cards, as it was in another round."""
    other = rng.choice(others)
    keys = [key for key in data if key not in ("rules", "seats") and not _has_cards((data[key], other.get(key)))]
    for key in keys if rng.random() < 0.1 else rng.sample(keys, rng.choice((1, 1, 2, 3))):
        data[key] = copy.deepcopy(other.get(key))


def _change_phase(data: Any, others: list[Any], rng: Random) -> None:
    words = {other["phase"] for other in others if "phase" in other}
    if words:
        data["phase"] = rng.choice(sorted(words))


def _empty_a_field(data: Any, others: list[Any], rng: Random) -> None:
    found = [(path, value) for path, value in places(data) if path and value]
    if not found:
        return
    path, value = rng.choice(found)
    put(data, path, [] if isinstance(value, list) else None)


def _swap_fields(data: Any, others: list[Any], rng: Random) -> None:
    kinds: dict[type, list[Path]] = {}
    for path, value in places(data):
        if path and path[0] != "rules":
            kinds.setdefault(type(value), []).append(path)
    several = [paths for paths in kinds.values() if len(paths) > 1]
    if not several:
        return
    one, two = rng.sample(rng.choice(several), 2)
    if one[: len(two)] == two or two[: len(one)] == one:
        return
    first, second = at(data, one), at(data, two)
    put(data, one, second)
    put(data, two, first)


def _move_card(data: Any, others: list[Any], rng: Random) -> None:
    """A card lies elsewhere: the commonest way to an impossible table on which no card is missing."""
    heaps = [value for _, value in places(data) if isinstance(value, list) and _holds_cards(value)]
    targets = [value for _, value in places(data) if value in heaps or value == []]
    if not heaps:
        return
    heap = rng.choice(heaps)
    for _ in range(rng.choice((1, 1, 2, 5, len(heap)))):
        if heap:
            rng.choice(targets).append(heap.pop(rng.randrange(len(heap))))


def _swap_cards(data: Any, others: list[Any], rng: Random) -> None:
    cards = [path for path, value in places(data) if _is_card(value)]
    for _ in range(rng.choice((1, 1, 3, 10)) if len(cards) > 1 else 0):
        one, two = rng.sample(cards, 2)
        first, second = at(data, one), at(data, two)
        put(data, one, second)
        put(data, two, first)


def _grow_a_list(data: Any, others: list[Any], rng: Random) -> None:
    lists = [value for path, value in places(data) if path and isinstance(value, list) and not _holds_cards(value)]
    if not lists:
        return
    one = rng.choice(lists)
    if one and rng.random() < 0.4:
        one.pop(rng.randrange(len(one)))
    else:
        one.append(copy.deepcopy(rng.choice(one)) if one else rng.choice(NUMBERS[:6]))


def _holds_cards(value: list[Any]) -> bool:
    return bool(value) and all(_is_card(one) for one in value)


def _has_cards(values: tuple[Any, ...]) -> bool:
    """Whether cards lie in one of these, however deep."""
    return any(_is_card(one) for value in values for _, one in places(value))


def _is_card(value: Any) -> bool:
    return isinstance(value, str) and 2 <= len(value) <= 5 and (value[:2] == "JK" or value.split("-")[0][-1] in "SHCD")


CHANGES = (
    _change_number,
    _change_number,
    _change_flag,
    _change_rule,
    _from_another_moment,
    _from_another_moment,
    _change_phase,
    _empty_a_field,
    _swap_fields,
    _move_card,
    _move_card,
    _swap_cards,
    _grow_a_list,
)


def look(entry: GameEntry, table: Any, options: Any, rng: Random, plays: int = 6, thinks: Level = Level.MEDIUM) -> None:
    """What the program does with a round: every view and all that is shown of it, answers, and some play."""
    for step in range(plays + 1):
        for seat in (None, *range(table.seats)):
            _show(entry, table.view(seat), table.seats, options, rng, near=rng.randrange(table.seats))
        for seat in table.must_answer():
            entry.stage.waiting.would_accept(table.view(seat))
        moves = [(seat, action) for seat in range(table.seats) for action in table.legal(seat)]
        assert (table.result is None) == bool(moves), "a round that cannot go on"
        for seat, action in moves[:40]:
            assert table.refusal(seat, action) is None, (seat, action)
            entry.stage.speech.advise(action, (), NAMES)
        assert set(table.awaited()) | set(table.must_answer()) | {table.turn, table.dealer} <= set(range(table.seats))
        if table.result is not None or step == plays:
            return
        if step % 3 == 0:
            _let_think(entry, table, rng, thinks)
            continue
        seat, action = rng.choice(moves)
        for event in table.play(seat, action, FreeChance(rng)):
            _say(entry.stage.speech.tell(event, NAMES))
            entry.stage.speech.exclaim(event)
        entry.game.load_round(table.to_json())


def _let_think(entry: GameEntry, table: Any, rng: Random, thinks: Level) -> None:
    """The computer player of whoever is asked answers, and what it says is done."""
    seat = next(iter(table.must_answer()), table.turn)
    view = table.view(seat)
    entry.player.choose(view, thinks, rng)
    decision = entry.player.choose(view, Level.EASY, rng)
    if decision is not None:
        told = entry.player.told(view, decision)
        _say(entry.stage.speech.advise(told.action, told.reasons, NAMES))
        table.play(seat, decision.action, FreeChance(rng))


def _say(message: Message | None) -> None:
    if message is not None:
        message.render(source_text)


def _show(entry: GameEntry, view: Any, seats: int, options: Any, rng: Random, near: int) -> None:
    game, stage = entry.game, entry.stage
    assert game.views.from_json(json.loads(json.dumps(game.views.to_json(view)))) == view
    for zone in stage.layout.zones(view, NAMES, near):
        if zone.kind is ZoneKind.HAND and view.seat is not None:
            for cards in ((), view.hand[:1], view.hand[-2:]):
                stage.controls.gesture(view, cards, zone.id)
    standing = Standing((0,) * seats, False, ())
    for message in written(stage, view, standing, near, NAMES):
        _say(message)
    _say(stage.speech.status(view, NAMES))
    _say(stage.scoring.progress(options, standing, 1))
    for asked in (
        stage.waiting.reaction_window,
        stage.waiting.asks_ready,
        stage.waiting.seconds_to_answer,
        stage.waiting.matters_to,
        stage.layout.direction,
    ):
        asked(view)
    stage.scoring.report(view, NAMES)
    stage.controls.tray(view)
    if view.result is not None:
        _say(stage.speech.round_end(view.result, NAMES))
        stage.scoring.costs(view)
        _say(stage.scoring.hurrah(view, NAMES))
        for row in stage.scoring.account_sheet(view, options, [view.result], standing, NAMES).rows:
            for cell in row.cells:
                _say(cell)
        for seat in range(seats):
            _say(stage.scoring.account(view.result, seat))
    if view.seat is None:
        assert view.legal() == []
        return
    stage.layout.suggest(view)
    stage.controls.describe(view, view.hand[:3])
    picked = view.hand[: rng.randrange(3)]
    for command in (
        *stage.controls.commands(view, NAMES),
        *stage.controls.commands(view, NAMES, picked),
        *stage.controls.commands_out_of_turn(view, NAMES),
    ):
        _say(command.label)
        if command.refusal is not None:
            _say(stage.speech.explain(command.refusal, NAMES))
    for target in (*(zone.id for zone in stage.layout.zones(view, NAMES, near)), AWAY):
        stage.controls.gesture(view, picked, target)
