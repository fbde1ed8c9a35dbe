"""What earlier versions saved opens, is what it was, can be shown and is played to its end.

``python -m tests.saved_games.make`` adds the games of today's version (docs/testing.md).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, fields
from fnmatch import fnmatch
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardtable.app.settings import FILE_NAME, Settings, take_settings, write_settings
from cardtable.engine.match import Match
from cardtable.games.catalogue import catalogue
from cardtable.store.database import Database
from cardtable.store.files import parse, prove, read_file
from cardtable.store.record import Loaded
from cardtable.store.summary_cache import TALLIES_NAME
from tests.conformance.leaks import shown_to
from tests.saved_games import household, make
from tests.saved_games.facts import COVERED, facts_of, same_actions
from tests.saved_games.playing import play_to_the_end
from tests.saved_games.reading import all_saved, data_of, facts, file_of, files, unpack_database, versions
from tests.saved_games.tables import TABLES
from tools.attack.records import not_replayed, sealed

# What a later version changed with intent: the saved games (a pattern of version/game/table/moment), the fact, why.
# "replayed" is the fact that the log still leads to the table.
CHANGED: tuple[tuple[str, str, str], ...] = ()

every_saved_game = pytest.mark.parametrize(("version", "name"), all_saved())


@pytest.fixture(scope="module", params=versions())
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A version's database, in a copy."""
    folder = unpack_database(request.param, tmp_path_factory.mktemp("saved") / "data")
    opened = Database(folder)
    yield request.param, opened
    opened.close()


def hold(version: str, name: str, loaded: Loaded) -> None:
    """Every fact of then is a fact today."""
    then: dict[str, Any] = {"replayed": True, **facts(version)[name]}
    now: dict[str, Any] = {"replayed": loaded.replayed, **facts_of(loaded.match, loaded.player_seed)}
    meant = {fact for pattern, fact, _ in CHANGED if fnmatch(f"{version}/{name}", pattern)}
    for fact, value in then.items():
        if fact in meant:
            continue
        if fact == "options":  # a later version may have more house rules
            assert {key: now[fact][key] for key in value} == value
        elif fact == "on the table" and loaded.match.between_rounds:
            # Since 0.2 every hand lies open when a round is over: what lay open then does now, and no card is lost.
            for watcher, cards in value.items():
                assert {card for card in cards if not card.endswith(COVERED)} <= set(now[fact][watcher]), watcher
                assert count_of(cards) == count_of(now[fact][watcher]), watcher
        elif fact == "may be done":
            assert now[fact].keys() == value.keys()
            for seat, actions in value.items():
                assert same_actions(loaded.match, actions, now[fact][seat]), f"{seat}: {now[fact][seat]}"
        else:
            assert now[fact] == value, fact


def count_of(cards: list[str]) -> int:
    """How many cards lie there, open or covered."""
    return sum(int(card[: -len(COVERED)]) if card.endswith(COVERED) else 1 for card in cards)


def part_of(then: Any, now: Any) -> bool:
    """Whether all that was written then is written now; a later version may write more."""
    if isinstance(then, dict):
        return isinstance(now, dict) and all(key in now and part_of(value, now[key]) for key, value in then.items())
    if isinstance(then, list):
        return isinstance(now, list) and len(then) == len(now) and all(map(part_of, then, now))
    return bool(then == now)


def can_be_shown(match: Match) -> None:
    """To everybody who sits there and to somebody who watches, with all that a table ever asks of a game."""
    assert match.round is not None
    for seat in (None, *range(match.round.seats)):
        shown_to(match.game.id, match.round, seat, match.standing)
    prove(match)


def is_played_to_its_end(match: Match, name: str) -> None:
    rules, results = getattr(match.round, "rules", None), list(match.results)
    play_to_the_end(match, Random(name))
    assert match.over
    assert match.results[: len(results)] == results
    assert getattr(match.round, "rules", None) == rules


@every_saved_game
def test_a_file_opens_is_what_it_was_and_can_be_shown(version: str, name: str, tmp_path: Path) -> None:
    loaded = read_file(file_of(version, name, tmp_path))
    hold(version, name, loaded)
    assert loaded.match.round is not None
    assert part_of(json.loads(data_of(version, name))["snapshot"]["round"], loaded.match.round.to_json())
    can_be_shown(loaded.match)


@every_saved_game
def test_a_file_is_played_to_its_end(version: str, name: str, tmp_path: Path) -> None:
    is_played_to_its_end(read_file(file_of(version, name, tmp_path)).match, name)


@every_saved_game
def test_a_table_whose_log_tells_another_story_is_the_same_and_is_played_to_its_end(version: str, name: str) -> None:
    """As if later rules no longer agreed with the log: the table alone is read."""
    loaded = parse(sealed(not_replayed(json.loads(data_of(version, name)))), name)
    assert not loaded.replayed
    whole = parse(data_of(version, name), name)
    then, now = (facts_of(one.match, one.player_seed) for one in (whole, loaded))
    assert {fact for fact in then if then[fact] != now[fact]} <= {"next deal"}, "the first one used more luck"
    is_played_to_its_end(loaded.match, name)


def test_a_database_lists_every_game(database: Any) -> None:
    version, opened = database
    assert opened.notice is None
    assert {saved.name: saved.over for saved in opened.games()} == {
        name: some["over"] for name, some in facts(version).items()
    }


@pytest.mark.parametrize("game", catalogue())
def test_what_a_database_holds_is_what_it_was_and_is_played_and_kept_on(database: Any, game: str) -> None:
    version, opened = database
    for saved in opened.games():
        if saved.game != game:
            continue
        loaded = opened.load(saved.id)
        hold(version, saved.name, loaded)
        keep = partial(opened.save, saved.id, loaded.match)
        play_to_the_end(loaded.match, Random(saved.name), keep)
        keep()
        again = opened.load(saved.id)
        assert again.replayed == loaded.replayed
        assert again.match.round == loaded.match.round
        assert again.match.results == loaded.match.results


@pytest.fixture(params=[version for version in versions() if (make.FOLDER / version / household.FOLDER).exists()])
def family(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, Path]:
    """What a version kept of a household, and a folder with all of it and the games."""
    kept = make.FOLDER / request.param / household.FOLDER
    folder = unpack_database(request.param, tmp_path / "data")
    household.unpack(kept, folder)
    return kept, folder


def test_everything_that_was_set_is_taken_and_written_again(family: tuple[Path, Path]) -> None:
    kept, folder = family
    then = json.loads((kept / FILE_NAME).read_text(encoding="utf-8"))
    settings, aside, _ = take_settings(folder)
    assert not aside
    assert part_of(then, json.loads(json.dumps(asdict(settings))))
    assert write_settings(settings, folder)
    assert part_of(then, json.loads((folder / FILE_NAME).read_text(encoding="utf-8")))


def test_of_every_setting_something_was_kept_that_a_new_program_has_not() -> None:
    kept = household.settings()
    assert [one.name for one in fields(Settings) if getattr(kept, one.name) == getattr(Settings(), one.name)] == []
    for by_game in (kept.last_tables, kept.rule_sets, kept.guides, kept.hand_orders):
        assert by_game.keys() == catalogue().keys()


@pytest.mark.parametrize("counts", ["as they were counted", "counted anew"])
def test_statistics_of_everybody_are_what_they_were(family: tuple[Path, Path], counts: str) -> None:
    kept, folder = family
    if counts == "counted anew":
        (folder / TALLIES_NAME).unlink()
    database = Database(folder)
    assert part_of(json.loads((kept / household.FIGURES).read_text(encoding="utf-8")), household.figures_of(database))
    database.close()


def test_every_version_has_its_files_and_facts_and_the_first_one_is_here() -> None:
    assert "0.1.0" in versions()
    for version in versions():
        assert files(version) == set(facts(version))


def test_every_game_will_be_saved_at_its_moments() -> None:
    assert {table.game for table in TABLES} == set(catalogue())
    for game in catalogue():
        moments = {moment for table in TABLES if table.game == game for moment in table.moments.split()}
        assert moments > {"late", "between", "finished"}


def test_what_was_saved_is_never_written_anew(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        make.main(["0.1.0"])
    assert "already" in capsys.readouterr().err


def test_made_twice_it_is_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make, "TABLES", [one for one in TABLES if (one.game, one.name) == ("two_of_three", "default")])
    made = []
    for folder in (tmp_path / "one", tmp_path / "two"):
        make.make(folder)
        made.append({path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()})
    assert made[0] == made[1]
    assert {path.name for path in (tmp_path / "one").iterdir()} == {
        make.DATABASE, household.FOLDER, "two_of_three.json", "two_of_three.zip"
    }  # fmt: skip
