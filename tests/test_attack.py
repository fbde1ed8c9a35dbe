"""The attacks in their short form; ``python -m tools.attack --amount 10000`` is the long one."""

from __future__ import annotations

import os
from random import Random

import pytest

from cardtable.store.proof import prove
from cardtable.ui.deck import svg_folder
from tools.attack import hurts
from tools.attack.__main__ import ATTACKS, attack, main

posix = pytest.mark.skipif(os.name == "nt", reason="signals and kills as POSIX has them")
SEED = os.environ.get("CARDTABLE_TEST_ATTACK", "1")


@pytest.mark.long
@posix
@pytest.mark.parametrize("name", ATTACKS)
def test_the_program_stands(name: str, qapp) -> None:
    assert attack(name, seed=SEED) == []


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
