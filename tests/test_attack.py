"""The attacks in their short form, and at night in a longer one; ``python -m tools.attack --amount`` takes any."""

from __future__ import annotations

import os
import subprocess
from random import Random

import pytest

from cardtable.store.files import prove
from cardtable.ui.deck import svg_folder
from tools.attack import hurts, real_windows
from tools.attack.__main__ import ATTACKS, attack, main

posix = pytest.mark.skipif(os.name == "nt", reason="signals and kills as POSIX has them")
SEED = os.environ.get("CARDTABLE_TEST_ATTACK", "1")
# Every change tries these in process (``ui/test_hostile_folders.py``), or they need a screen of X.
AT_NIGHT = ("poisoned", "pictures", "keys", "mouse", "screens")
# At night each is tried so many times as often as in its short form.
LONGER = 20


def stands(name: str, times: int) -> None:
    try:
        assert attack(name, times * ATTACKS[name][1], SEED) == []
    except hurts.NotHereError as error:
        pytest.skip(str(error))


@pytest.mark.long
@posix
@pytest.mark.parametrize("name", [name for name in ATTACKS if name not in AT_NIGHT])
def test_the_program_stands(name: str, qapp) -> None:
    stands(name, 1)


@pytest.mark.nightly
@pytest.mark.timeout(7200)
@posix
@pytest.mark.parametrize("name", ATTACKS)
def test_the_program_stands_for_long(name: str, qapp) -> None:
    stands(name, LONGER)


@pytest.mark.parametrize("name", ["keys", "mouse", "screens"])
def test_without_a_screen_of_x_it_says_why_nothing_was_tried(monkeypatch, capsys, name: str) -> None:
    monkeypatch.setattr(real_windows.shutil, "which", lambda tool: None if tool == "Xvfb" else tool)
    assert main([name]) == 0
    assert f"{name}: not tried: a real window needs Xvfb" in capsys.readouterr().out


@posix
def test_without_rights_nothing_can_be_read(tmp_path) -> None:
    """Else an attack on rights would attack nothing."""
    before = hurts.as_owner(tmp_path)
    if before is None:
        pytest.skip("nothing here takes from root the right to read every file")
    closed = tmp_path / "closed"
    assert subprocess.run([*before, "cat", closed], capture_output=True, check=False).returncode != 0


def test_an_attack_that_succeeds_is_seen(monkeypatch, capsys, tmp_path) -> None:
    """Break what holds, and the command says so."""
    monkeypatch.setattr(svg_folder, "check", lambda data: None)
    assert main(["decks", "--amount", "3"]) == 1
    assert "3 did not hold" in capsys.readouterr().out

    def stumble(match: object) -> None:
        prove(match)  # type: ignore[arg-type]
        raise ValueError("a table that cannot be")

    monkeypatch.setattr(hurts, "prove", stumble)
    assert len(list(hurts.files(40, Random(5), tmp_path))) > 0
