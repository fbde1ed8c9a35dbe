"""The map of the code says what the modules say."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import code_map


def test_the_map_is_as_the_modules_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert code_map.main(["--check"]) == 0, capsys.readouterr().err


def test_every_module_is_on_it_with_a_sentence() -> None:
    text = code_map.written()
    for path in code_map.PACKAGE.rglob("*.py"):
        if path.name.startswith("__"):
            continue
        sentence = code_map.first_line(path)
        assert sentence.endswith((".", "?")), path
        if "games" not in path.parts:
            assert f"| `{path.name}` | {sentence} |" in text


def test_a_map_that_is_old_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(code_map, "FILE", tmp_path / "map.md")
    assert code_map.main([]) == 0
    assert code_map.main(["--check"]) == 0
    code_map.FILE.write_text("something else", encoding="utf-8")
    assert code_map.main(["--check"]) == 1
    assert "tools.code_map" in capsys.readouterr().err
