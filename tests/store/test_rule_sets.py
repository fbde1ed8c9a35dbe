"""House rules in files of their own: what is written is read, and whatever else a file holds is a sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardtable.games.catalogue import catalogue
from cardtable.messages import source_text
from cardtable.store.errors import StoreError
from cardtable.store.rule_sets import LONGEST, MAX_BYTES, RuleSet, read_rule_set, write_rule_set

RULES = RuleSet("klikk", "Reglur ömmu", {"stack_twos": True, "two_skips": False})


def test_what_is_written_is_read_without_the_length_of_a_match(tmp_path: Path) -> None:
    path = tmp_path / "amma.cardrules"
    write_rule_set(RULES, path)
    assert read_rule_set(path) == RULES
    assert path.stat().st_size < 400
    write_rule_set(RuleSet("klikk", "A", {"first_to": 5, "stack_twos": True}), path)
    assert read_rule_set(path).rules == {"stack_twos": True}


@pytest.mark.parametrize("game", sorted(catalogue()))
def test_every_game_can_have_them(game: str, tmp_path: Path) -> None:
    options = catalogue()[game].game.options
    rules: dict[str, Any] = {
        option.key: option.values[-1].value
        for option in options.catalogue()
        if options.lengths is None or option.key != options.lengths.key
    }
    write_rule_set(RuleSet(game, "Ö", rules), tmp_path / "a.cardrules")
    assert read_rule_set(tmp_path / "a.cardrules").rules == rules


def test_names_are_cleaned_and_short(tmp_path: Path) -> None:
    path = tmp_path / "a.cardrules"
    write_rule_set(RuleSet("klikk", "\u202eA\nB" + "x" * 100, {}), path)
    name = read_rule_set(path).name
    assert name.startswith("A B")
    assert len(name) == LONGEST


GOOD = {"file": "Card Table house rules", "format": 1, "game": "klikk", "name": "A", "rules": {}}


@pytest.mark.parametrize(
    ("data", "part"),
    [
        (b"", "no house rules"),
        (b"[" * 60_000, "no house rules"),
        (b"\xff\xfe", "no house rules"),
        (b"x" * (MAX_BYTES + 1), "no house rules"),
        (b"[]", "no house rules"),
        (json.dumps({**GOOD, "file": "x"}).encode(), "no house rules"),
        (json.dumps({**GOOD, "format": 2}).encode(), "does not know"),
        (json.dumps({**GOOD, "game": "skat"}).encode(), "does not know"),
        (json.dumps({**GOOD, "game": ["klikk"]}).encode(), "does not know"),
        (json.dumps({**GOOD, "rules": {"stack_twos": "maybe"}}).encode(), "does not know"),
        (json.dumps({**GOOD, "rules": {"stack_twos": [True]}}).encode(), "does not know"),
        (json.dumps({**GOOD, "rules": {"fly": True}}).encode(), "does not know"),
        (json.dumps({**GOOD, "rules": []}).encode(), "does not know"),
        (json.dumps({**GOOD, "name": 5}).encode(), "does not know"),
    ],
)
def test_other_files_are_sentences(data: bytes, part: str, tmp_path: Path) -> None:
    path = tmp_path / "a.cardrules"
    path.write_bytes(data)
    with pytest.raises(StoreError) as error:
        read_rule_set(path)
    assert part in error.value.message.render(source_text)


def test_a_folder_and_nothing_are_sentences_too(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none"):
        with pytest.raises(StoreError):
            read_rule_set(path)
    with pytest.raises(StoreError):
        write_rule_set(RULES, tmp_path / "none" / "a.cardrules")
