"""One game in one ``.cardtable`` file: JSON text, data and nothing but data."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any, Final

from pydantic import ValidationError

from cardtable.disk import TooLargeError, read_bytes, write_bytes
from cardtable.engine.chance import FreeChance
from cardtable.engine.player_names import clean_name
from cardtable.games.catalogue import entry
from cardtable.players.decision import Level
from cardtable.store import errors
from cardtable.store.file_format import FORMAT
from cardtable.store.record import Loaded, SavedMatch, match_of, unusable

if TYPE_CHECKING:
    from pathlib import Path

    from cardtable.engine.match import Match
    from cardtable.engine.round import Round, View
    from cardtable.games.catalogue import GameEntry

SEED = "proof"


def prove(match: Match) -> None:
    """Show the match from every seat, think about it as a computer player would, and play that move on a copy.

    Raises:
        Exception: Whatever the game raises at a table that cannot be.
    """
    known = entry(match.game.id)
    names = tuple(seat.name for seat in match.seats)
    stage, standing = known.stage, match.standing
    stage.scoring.progress(match.options, standing, len(match.results))
    stage.scoring.goal(match.options)
    stage.scoring.rounds(match.options)
    stage.scoring.planned(match.options)
    stage.scoring.minutes(match.options, len(match.seats))
    for result in match.results:
        stage.speech.round_end(result, names)
        for seat in range(len(match.seats)):
            stage.scoring.account(result, seat)
    for events in match.events:
        for event in events:
            stage.speech.tell(event, names)
        for seat in range(len(match.seats)):
            stage.speech.lately(events, seat, names)
    if match.round is None:
        return
    _expect_what_is_dealt(match, match.round)
    for watcher in (None, *range(len(match.seats))):
        _look(known, match, match.round.view(watcher), names)
    for seat in match.round.must_answer():
        view = match.round.view(seat)
        stage.waiting.matters_to(view)
        stage.waiting.would_accept(view)
    _think(known, match.round)


def _expect_what_is_dealt(match: Match, current: Round) -> None:
    """What the deal decides of a table is what its match, after the rounds before, deals it."""
    before = match.results if current.result is None else match.results[:-1]
    made, _ = match.game.deal(match.options, len(match.seats), None, before, FreeChance(Random(SEED)))
    for name in match.game.dealt:
        if getattr(made, name) != getattr(current, name):
            raise ValueError(f"a table with other {name} than its match")


def _look(known: GameEntry, match: Match, view: View, names: tuple[str, ...]) -> None:
    stage = known.stage
    codec = known.game.views
    codec.from_json(codec.to_json(view))
    for near in range(view.seats):
        stage.layout.zones(view, names, near)
    stage.layout.plates(view, match.standing)
    stage.speech.status(view, names)
    stage.layout.direction(view)
    stage.layout.signs(view, names)
    stage.scoring.report(view, names)
    if view.result is not None and match.results:
        stage.scoring.costs(view)
        stage.scoring.hurrah(view, names)
        stage.scoring.account_sheet(view, match.options, match.results, match.standing, names)
    stage.waiting.reaction_window(view)
    stage.waiting.asks_ready(view)
    stage.waiting.seconds_to_answer(view)
    stage.controls.tray(view)
    if view.seat is None or view.result is not None:
        return
    stage.controls.commands(view, names)
    stage.controls.commands_out_of_turn(view, names)
    stage.layout.suggest(view)
    stage.layout.order(view)
    stage.controls.question(view, names)
    for action in view.legal():
        stage.speech.advise(action, (), names)
        stage.waiting.ends_reactions(action)
        refusal = view.refusal(action)
        if refusal is not None:
            raise ValueError(f"{action.kind} is listed and refused")


def _think(known: GameEntry, current: Round) -> None:
    if current.result is not None:
        return
    asked = current.must_answer() or (current.turn,)
    decision = known.player.choose(current.view(asked[0]), Level.EASY, Random(SEED))
    moves = [decision.action] if decision is not None else list(current.legal(asked[0]))[:1]
    if not moves:
        raise ValueError("nobody can do anything")
    after = current.copy()
    after.play(asked[0], moves[0], FreeChance(Random(SEED)))
    for watcher in range(after.seats):
        after.view(watcher)


MAX_BYTES: Final = 16 * 1024 * 1024
_MARK: Final = "Card Table saved game"


def write_file(record: SavedMatch, path: Path) -> None:
    """Write a record, never leaving a half-written file behind; StoreError when the place does not take it."""
    text = json.dumps({"file": _MARK, **record.model_dump()}, ensure_ascii=False, indent=1)
    try:
        write_bytes(path, text.encode())
    except OSError as error:
        raise errors.unwritten(clean_name(path.name), error.strerror or str(error)) from error


def read_file(path: Path) -> Loaded:
    """The game in a file; StoreError with a sentence for every file that holds none."""
    name = clean_name(path.name)
    try:
        data = read_bytes(path, MAX_BYTES)
    except TooLargeError as error:
        raise errors.too_large(name) from error
    except OSError as error:
        raise errors.unreadable(name) from error
    return parse(data, name)


def parse(data: bytes, name: str) -> Loaded:
    """The game in the bytes of a file called ``name``."""
    if len(data) > MAX_BYTES:
        raise errors.too_large(name)
    try:
        fields: Any = json.loads(data)
    except (ValueError, RecursionError):
        raise (errors.damaged if _MARK.encode() in data[:200] else errors.foreign)(name) from None
    if not isinstance(fields, dict) or fields.pop("file", None) != _MARK:
        raise errors.foreign(name)
    version = fields.get("format")
    if isinstance(version, int) and version > FORMAT:
        raise errors.future(name)
    try:
        record = SavedMatch.model_validate(fields)
        undamaged = record.sum() == record.digest
    except (ValidationError, ValueError, RecursionError) as error:  # too deep, or letters that no text can hold
        raise unusable(fields.get("program"), name) from error
    # What was never dealt is no game; only a file of games that was mended may have lost the lines that tell of it.
    dealt = any(line.action is None for line in record.log)
    if not undamaged or (not dealt and (record.snapshot.round is not None or record.snapshot.results)):
        raise errors.damaged(name)
    loaded = match_of(record, name)
    try:
        prove(loaded.match)
    except Exception as error:  # whatever a game raises at a table that cannot be
        raise errors.damaged(name) from error
    return loaded
