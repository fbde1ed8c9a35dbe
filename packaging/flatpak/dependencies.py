"""The Python packages of the Flatpak, as a module that ``flatpak-builder`` reads: ``python3-dependencies.json``.

A Flatpak is built without a network, so the recipe must name every file with its address and its hash. The versions
and hashes are those of ``packaging/requirements-build.txt``; the addresses are those that pip tells when it is asked
what it would install. They belong to the package index, not to us, so the file is made for each release and not kept
here.

    python3 packaging/flatpak/dependencies.py [OUT.json]
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

ROOT: Final = Path(__file__).resolve().parents[2]
LOCK: Final = ROOT / "packaging" / "requirements-build.txt"
OUT: Final = ROOT / "build" / "packaging" / "metadata" / "flatpak" / "python3-dependencies.json"

# What the program runs with, but for Qt: that comes from the BaseApp.
PACKAGES: Final = (
    "annotated-types",
    "platformdirs",
    "pydantic",
    "pydantic-core",
    "segno",
    "typing-extensions",
    "typing-inspection",
    "websockets",
)
# What only some machines have wheels of: the program is silent on the others.
SOUND: Final = ("cffi", "miniaudio", "pycparser")
ONLY_ON: Final = dict.fromkeys(SOUND, "x86_64")
FROM_BASE: Final = frozenset({"pyside6-essentials", "shiboken6"})
# The Python of org.kde.Platform 6.11, which stands on freedesktop's runtime 25.08.
PYTHON: Final = "3.13"
MACHINES: Final = ("x86_64", "aarch64")
_PIN: Final = re.compile(r"^([A-Za-z0-9._-]+)==[^\s;\\]+", re.MULTILINE)


@dataclass(frozen=True, slots=True, order=True)
class Wheel:
    """One file of a package, to be downloaded."""

    name: str
    url: str
    sha256: str


def plain(name: str) -> str:
    """A package's name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def packages(machine: str) -> tuple[str, ...]:
    """What the program runs with on this machine."""
    return (*PACKAGES, *(name for name, only in ONLY_ON.items() if only == machine))


def pinned(lock: str, names: Iterable[str] = (*PACKAGES, *SOUND)) -> str:
    """The lines of a pinned list that are about these packages; ValueError names those that are missing."""
    starts = list(_PIN.finditer(lock))
    ends = [found.start() for found in starts[1:]] + [len(lock)]
    blocks = {plain(found[1]): lock[found.start() : end] for found, end in zip(starts, ends, strict=True)}
    missing = sorted(set(map(plain, names)) - set(blocks))
    if missing:
        raise ValueError(f"the pinned list lacks {', '.join(missing)}")
    lines = [line for name in sorted(map(plain, names)) for line in blocks[name].splitlines()]
    return "\n".join(line for line in lines if line.strip() and not line.lstrip().startswith("#")) + "\n"


def unnamed(project: str, names: Iterable[str] = (*PACKAGES, *SOUND)) -> set[str]:
    """What the program says it needs (the text of ``pyproject.toml``) and nobody brings into the Flatpak."""
    needed = tomllib.loads(project)["project"]["dependencies"]
    return {plain(re.split(r"[^A-Za-z0-9._-]", text, maxsplit=1)[0]) for text in needed} - set(names) - FROM_BASE


def wheels(report: Mapping[str, Any]) -> set[Wheel]:
    """The files in a report of ``pip install --dry-run --report``."""
    found = set()
    for item in report["install"]:
        download = item["download_info"]
        name = plain(item["metadata"]["name"])
        found.add(Wheel(name, download["url"], download["archive_info"]["hashes"]["sha256"]))
    return found


def module(by_machine: Mapping[str, set[Wheel]]) -> dict[str, Any]:
    """The recipe's module: files that all machines share stand once, the others name theirs."""
    shared = set.intersection(*by_machine.values())
    sources: list[dict[str, Any]] = [_source(wheel) for wheel in sorted(shared)]
    for machine, found in by_machine.items():
        sources += [{**_source(wheel), "only-arches": [machine]} for wheel in sorted(found - shared)]
    install = 'pip3 install --no-index --no-deps --find-links="file://${PWD}" --prefix="${FLATPAK_DEST}" '
    everywhere = set.intersection(*({wheel.name for wheel in found} for found in by_machine.values()))
    commands = [install + " ".join(sorted(everywhere))]
    for machine, found in by_machine.items():
        more = sorted({wheel.name for wheel in found} - everywhere)
        if more:
            commands.append(f'if [ "${{FLATPAK_ARCH}}" = {machine} ]; then {install}{" ".join(more)}; fi')
    return {
        "name": "python3-dependencies",
        "buildsystem": "simple",
        "build-commands": commands,
        "sources": sources,
    }


def _source(wheel: Wheel) -> dict[str, str]:
    return {"type": "file", "url": wheel.url, "sha256": wheel.sha256}


def ask_pip(lines: str, machine: str) -> dict[str, Any]:
    """What pip would install on that machine; it fails when a package needs one that is not among the lines."""
    tag = PYTHON.replace(".", "")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "list.txt").write_text(lines, encoding="utf-8")
        command = [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed", "--quiet"]
        command += ["--disable-pip-version-check", "--require-hashes", "--only-binary=:all:"]
        command += ["--python-version", PYTHON, "--implementation", "cp", "--abi", f"cp{tag}"]
        for version in ("2_28", "2_17"):
            command += ["--platform", f"manylinux_{version}_{machine}"]
        # pip wants a folder beside another machine's tags, and writes nothing there in a dry run.
        command += ["--target", str(folder / "nothing"), "--report", str(folder / "report.json")]
        subprocess.run([*command, "-r", str(folder / "list.txt")], check=True)
        report: dict[str, Any] = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    return report


def main() -> int:
    """Write the module's file."""
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else OUT
    forgotten = unnamed((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    if forgotten:
        raise SystemExit(f"{', '.join(sorted(forgotten))}: needed by the program, not named in {Path(__file__).name}")
    lock = LOCK.read_text(encoding="utf-8")
    found = {machine: wheels(ask_pip(pinned(lock, packages(machine)), machine)) for machine in MACHINES}
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(json.dumps(module(found), indent=2) + "\n", encoding="utf-8")
    print(f"{out}: {len(set.union(*found.values()))} files")
    return 0


if __name__ == "__main__":
    sys.exit(main())
