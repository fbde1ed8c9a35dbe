"""Make a release: ``python3 packaging/release.py 1.0.0``.

Sets the version, checks that CHANGELOG.md tells what is new and that games of this version were saved for the tests of
later ones, passes all tests, those of the night, too, commits and tags. Pushing the tag (``git push origin main
v1.0.0``) starts the workflow that builds, tests and drafts the release on all systems. With ``--dry-run`` everything is
put back after the tests.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "packaging" / "common"), str(ROOT)]

import product

from tools.commands import command

CHANGELOG: Final = ROOT / "CHANGELOG.md"
PROGRAM: Final = ROOT / "cardtable" / "__init__.py"
TESTS: Final = ((), ("--rest",), ("--nightly",))
SAVED_GAMES: Final = ROOT / "tests" / "saved_games"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = command("packaging/release.py", __doc__)
    parser.add_argument("version", help="three numbers, such as 1.0.0")
    parser.add_argument("--untested", action="store_true", help="leave the tests to the workflow")
    parser.add_argument("--dry-run", action="store_true", help="neither commit nor tag, and put the version back")
    wanted = parser.parse_args(arguments)
    saved = {path.name for path in SAVED_GAMES.iterdir()}
    changelog = CHANGELOG.read_text(encoding="utf-8")
    problem = refusal(wanted.version, product.version(), changelog, _git("status", "-s"), saved)
    if problem is not None:
        parser.error(f"{problem} Nothing was changed.")
    today = f"{datetime.now(UTC):%Y-%m-%d}"
    old = {path: path.read_text(encoding="utf-8") for path in (PROGRAM, CHANGELOG)}
    PROGRAM.write_text(with_version(old[PROGRAM], wanted.version), encoding="utf-8")
    CHANGELOG.write_text(with_date(old[CHANGELOG], wanted.version, today), encoding="utf-8")
    if not wanted.untested:
        for run in TESTS:
            done = subprocess.run([sys.executable, str(ROOT / "tools" / "test.py"), *run], cwd=ROOT, check=False)
            if done.returncode != 0:
                _put_back(old)
                sys.exit("The tests fail, as told above. The version was put back; nothing was committed.")
    if wanted.dry_run:
        print(_git("diff", "--stat"))
        _put_back(old)
        print(f"{wanted.version} can be released. The version was put back; nothing was committed or tagged.")
        return 0
    _git("commit", "-am", f"release: {wanted.version} of {today}")
    _git("tag", "-a", f"v{wanted.version}", "-m", f"Card Table {wanted.version}")
    print(f"Tagged v{wanted.version}. To publish it: git push origin HEAD v{wanted.version}")
    return 0


def refusal(version: str, current: str, changelog: str, changes: str, saved: Collection[str]) -> str | None:
    """Why this version cannot be released now, in a sentence; ``saved`` are the versions of which games are kept."""
    if re.fullmatch(r"\d+\.\d+\.\d+", version) is None:
        return f"A version is three numbers, such as 1.0.0, and not {version}."
    if _numbers(version) < _numbers(current):
        return f"{version} is older than the current version, {current}."
    if changes:
        return "There are changes that are not committed."
    if f"## {version} (not released yet)" not in changelog:
        return f"CHANGELOG.md has no heading “## {version} (not released yet)”, so nobody would know what is new."
    if version not in saved:
        return f"No games of {version} are saved for later tests: python -m tests.saved_games.make {version}."
    return None


def with_version(source: str, version: str) -> str:
    """``cardtable/__init__.py`` with another version."""
    return re.sub(r'^__version__ = ".*"$', f'__version__ = "{version}"', source, count=1, flags=re.MULTILINE)


def with_date(changelog: str, version: str, today: str) -> str:
    """The changelog with the day of this release."""
    return changelog.replace(f"## {version} (not released yet)", f"## {version} ({today})", 1)


def _put_back(old: Mapping[Path, str]) -> None:
    for path, text in old.items():
        path.write_text(text, encoding="utf-8")


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def _git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
