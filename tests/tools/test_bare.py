"""What can be known of bare systems without making one: how they are kept, and how something is run in them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools import bare
from tools.bare import Bare, CannotMakeError, made, made_with

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="they are for Linux")


@pytest.fixture
def cache(tmp_path: Path, monkeypatch) -> Path:
    """A folder of tars, and debootstrap that makes nothing but a file."""
    monkeypatch.setattr(bare, "CACHE", tmp_path / "cache")
    run = bare._do

    def do(step: str, log: Path, *words: str) -> None:
        if step == "debootstrap":
            folder = Path(words[3])
            folder.mkdir(parents=True)
            (folder / "made").write_text(words[2])
        else:
            run(step, log, *words)

    monkeypatch.setattr(bare, "_do", do)
    return tmp_path / "cache"


def test_a_system_is_made_once_and_unpacked_anew(cache: Path, tmp_path: Path) -> None:
    log = tmp_path / "logs" / "making.log"
    tar = made("bookworm", log)
    assert (made("bookworm", log), [path.name for path in cache.iterdir()]) == (tar, ["bookworm.tar"])
    one, two = Bare(tar, log), Bare(tar, log)
    assert (one.folder / "made").read_text() == "bookworm"
    (one.folder / "made").unlink()
    assert (two.folder / "made").exists()
    one.close()
    two.close()
    assert [path.name for path in cache.iterdir()] == ["bookworm.tar"]


def test_other_packages_make_another_system(cache: Path, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(bare, "prepare", lambda _: None)
    monkeypatch.setattr(Bare, "install", lambda self, *packages: (self.folder / "packages").write_text(str(packages)))
    log = tmp_path / "making.log"

    def make(packages: list[str], what: list[str]) -> Path:
        return made_with("trixie", "ears", packages, log, lambda _: None, what)

    tars = {make(["orca"], []), make(["orca", "xvfb"], []), make(["orca"], ["PySide6"]), make(["orca"], [])}
    assert len(tars) == 3
    found = Bare(make(["orca"], []), log)
    assert (found.folder / "packages").read_text() == "('orca',)"
    found.close()


def test_what_fails_is_told_with_its_step_and_its_log(tmp_path: Path) -> None:
    with pytest.raises(CannotMakeError, match=r"try it failed with 3; see .*making\.log"):
        bare._do("try it", tmp_path / "making.log", "sh", "-c", "echo why; exit 3")
    assert "why" in (tmp_path / "making.log").read_text()


def test_what_the_user_runs_gets_its_variables(cache: Path, tmp_path: Path) -> None:
    system = Bare(made("bookworm", tmp_path / "log"), tmp_path / "log")
    script = system.as_user("true", PYTHONPATH="/opt/a b")[-1]
    system.close()
    assert "PYTHONPATH='/opt/a b'" in script
    assert subprocess.run(["bash", "-n", "-c", script], check=False).returncode == 0
    assert system.as_user("true", screen=True)[-1].endswith(f"{bare.SCREEN}true")
    assert "--net" in system.as_user("true")
    assert "--net" not in system.as_root("true")
