"""An installed wheel has what a checkout has: catalogues, rule books, fonts, icons, sounds, licences."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

from cardtable.games.catalogue import catalogue

ROOT = Path(__file__).resolve().parent.parent


def test_the_wheel_has_texts_fonts_icons_sounds_and_licences(tmp_path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    for language in ("is", "nb", "de", "en"):
        assert f"cardtable/data/translations/cardtable_{language}.qm" in names
        for entry in catalogue().values():
            assert f"cardtable/data/rules/{language}/{entry.stage.rule_book}.md" in names
    assert "cardtable/data/guides/olsen.toml" in names
    for file in (
        "deck/king_heart.svg",
        "fonts/Cabin-Regular.otf",
        "fonts/OFL.txt",
        "icons/cardtable.png",
        "icons/eye.svg",
        "sounds/your-turn.wav",
    ):
        assert f"cardtable/data/assets/{file}" in names
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"cardtable"}, "tests and their saved games"
