"""What a family keeps beside its games, as a version writes it: people, settings, house rules, guides, counts."""

from __future__ import annotations

import gzip
import json
from itertools import cycle
from pathlib import Path
from typing import Any

from cardtable.app.settings import (
    FILE_NAME,
    Dare,
    GuideProgress,
    LastTable,
    PastMistake,
    Person,
    SeatChoice,
    Settings,
    WindowPlace,
    write_settings,
)
from cardtable.app.statistics import figures, persons, results_of
from cardtable.app.summaries import MatchSummaries
from cardtable.games.catalogue import catalogue
from cardtable.stage.characters import ANIMALS
from cardtable.store.database import Database
from cardtable.store.summary_cache import TALLIES_NAME
from tests.saved_games.tables import LEVELS, NAMES, TABLES

FOLDER = "household"
TALLIES = f"{TALLIES_NAME}.gz"
FIGURES = "figures.json"


def settings() -> Settings:
    """Of every setting something else than a new program has, and something of every game."""
    people = [Person(name, place % 8, face) for place, (name, face) in enumerate(zip(NAMES, ANIMALS, strict=False))]
    guides = cycle([GuideProgress(4), GuideProgress(0, True), GuideProgress(2, False, True)])
    return Settings(
        language="is", letters="norwegian", deck="ömmuspil", four_colour=True, large_faces=True, back="red",
        theme="night", frame="dark", two_keys=True, left_handed=True, pace="calm", reduce_motion=True,
        mark_fitting=False, grace=8, asking="always", wait_for_me=False, remarks=False, wordiness="everything",
        sounds=False, volume=35, text_scale=150, people=people, last_tables=_last_tables(), rule_sets=_rule_sets(),
        window=WindowPlace(12, 34, 1100, 760, True),
        hand_orders={game: {NAMES[0]: "suit", NAMES[1]: "rank"} for game in catalogue()},
        guides=dict(zip(catalogue(), guides, strict=False)), plans={"7/2/0": [["h4", "h5", "h6"], ["s9", "c9"]]},
        standing_orders={"7/2/0": [["KH", "JK"], ["2"]]},
        mistake=PastMistake("2026-11-21", 7, 1, 42, "5f3a", True),
        dares={"7": Dare(0, "5f3a", "2026-11-20"), "8": Dare(2, "77c0", "2026-11-21", 9)},
    )  # fmt: skip


def _last_tables() -> dict[str, LastTable]:
    found = {}
    for table in TABLES:
        seats = [
            SeatChoice(NAMES[at], LEVELS[letter], at, ANIMALS[at], LEVELS[letter] is not None)
            for at, letter in enumerate(table.seats)
        ]
        found[table.game] = LastTable(seats, dict(table.options), "decision")
    return found


def _rule_sets() -> dict[str, dict[str, dict[str, Any]]]:
    found: dict[str, dict[str, dict[str, Any]]] = {}
    for table in TABLES:
        found.setdefault(table.game, {})[f"{table.name} – hjá ömmu"] = dict(table.options)
    return found


def figures_of(database: Database) -> dict[str, dict[str, Any]]:
    """What the statistics say of each person, as plain JSON data."""
    summaries = MatchSummaries(database)
    summaries.look()
    summaries.count_all()
    found = {}
    for name in sorted(persons(summaries.all())):
        one = figures(results_of(name, summaries.all()))
        found[name] = {
            "played": one.played, "won": one.won, "places": one.places, "longest": one.longest,
            "rounds": one.rounds, "rounds won": one.rounds_won, "counted": one.counted,
            "feats": dict(sorted(one.feats.items())),
        }  # fmt: skip
    return found


def make(folder: Path, data: Path) -> None:
    """Write all of it into a folder, beside the games that are in the folder ``data``; the same bytes every time."""
    folder.mkdir()
    assert write_settings(settings(), folder)
    database = Database(data)
    told = figures_of(database)
    database.close()
    (folder / TALLIES).write_bytes(gzip.compress((data / TALLIES_NAME).read_bytes(), 9, mtime=0))
    (folder / FIGURES).write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def unpack(kept: Path, folder: Path) -> None:
    """Put settings and counts into a family's folder."""
    (folder / FILE_NAME).write_bytes((kept / FILE_NAME).read_bytes())
    (folder / TALLIES_NAME).write_bytes(gzip.decompress((kept / TALLIES).read_bytes()))
