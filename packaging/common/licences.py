"""The licences and the list of parts (CycloneDX) of what the frozen program contains, from what is installed.

Only what the program runs with counts: the closure of its own dependencies with what they were compiled from, Python,
what is inside Qt, and in an AppImage libraries of the building system. A part without a licence text stops the build.
"""

from __future__ import annotations

import importlib.metadata
import json
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import uuid
import zipfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from packaging.requirements import Requirement
from product import LICENCES, NAME, OUT, PACKAGING, ROOT, epoch, told, version

from cardtable.app.third_party import LICENCES as LICENCES_WITHOUT_TEXT
from cardtable.app.third_party import licence

TEXTS: Final = PACKAGING / "common" / "licenses"
_LICENCE_FILE: Final = re.compile(r"(^|/)(licen[cs]es?/|licen[cs]e|copying|notice|authors)", re.IGNORECASE)
_EXPRESSION: Final = re.compile(r"[\w.+-]+( (AND|OR|WITH) [\w.+-]+)*")
_NOTICE: Final = """\
{name} {version} is free software under the MIT licence (cardtable/LICENSE); the font Cabin that it brings along is
under the SIL Open Font License (cardtable/OFL.txt).

It uses Qt {qt} and Qt for Python (PySide6, Shiboken6), Copyright (C) The Qt Company Ltd and other contributors, under
the GNU Lesser General Public License, version 3 (LGPL-3.0.txt, which builds on GPL-3.0.txt). What Qt itself contains of
others is told in QT-THIRD-PARTY.txt.

* Qt's libraries are separate shared libraries in an ordinary folder ({where}), used unmodified.
* You may replace them by your own builds of the same version: put your files in the place of ours. The program does
  not check them. docs/releasing.md of the program's sources tells how on each system.
* Nothing in our licence forbids to modify them, or to take the program apart to debug such modifications.
* Their source code: https://download.qt.io/official_releases/qt/{qt_short}/{qt}/ and
  https://download.qt.io/official_releases/QtForPython/pyside6/ . Who asks us within three years of a release
  ({homepage}) gets it from us.

What the program contains:

"""


def make(folder: Path = LICENCES) -> None:
    """Write the texts, ``THIRD-PARTY.txt`` and ``sbom.cdx.json``; SystemExit names the parts without a text."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    parts = closure("cardtable")
    missing = [name for name, part in parts.items() if not _copy_texts(name, part, folder)]
    for text in ("LGPL-3.0.txt", "GPL-3.0.txt", "QT-THIRD-PARTY.txt"):
        shutil.copyfile(TEXTS / text, folder / text)
    own = folder / "cardtable"
    own.mkdir(exist_ok=True)
    shutil.copyfile(ROOT / "LICENSE", own / "LICENSE")
    shutil.copyfile(ROOT / "assets" / "fonts" / "OFL.txt", own / "OFL.txt")
    if not _copy_python(folder):
        missing.append("Python")
    qt = parts["pyside6-essentials"].version
    head = _NOTICE.format(
        name=NAME,
        version=version(),
        qt=qt,
        qt_short=".".join(qt.split(".")[:2]),
        where="Contents/Frameworks/PySide6" if sys.platform == "darwin" else "_internal/PySide6",
        homepage=told("HOMEPAGE"),
    )
    lines = [f"* {part.metadata['Name']} {part.version}: {licence(name, part)}" for name, part in parts.items()]
    lines.append(f"* Python {platform.python_version()}: PSF-2.0")
    (folder / "THIRD-PARTY.txt").write_text(head + "\n".join(lines) + "\n", encoding="utf-8")
    (folder / "sbom.cdx.json").write_text(json.dumps(bill(parts), indent=1) + "\n", encoding="utf-8")
    if missing:
        sys.exit(f"No licence text was found for: {', '.join(missing)}. Nothing was built.")


def closure(name: str) -> dict[str, importlib.metadata.Distribution]:
    """The distributions that this one needs to run on this system, itself left out, by their plain names."""
    found: dict[str, importlib.metadata.Distribution] = {}
    waiting = _needed(importlib.metadata.distribution(name))
    while waiting:
        plain = re.sub(r"[-_.]+", "-", waiting.pop()).lower()
        if plain not in found:
            found[plain] = importlib.metadata.distribution(plain)
            waiting += _needed(found[plain])
    return dict(sorted(found.items()))


def _needed(part: importlib.metadata.Distribution) -> list[str]:
    wanted = [Requirement(text) for text in part.requires or []]
    return [one.name for one in wanted if one.marker is None or one.marker.evaluate({"extra": ""})]


def _copy_texts(name: str, part: importlib.metadata.Distribution, folder: Path) -> bool:
    """Copy the part's own texts; the wheels of Qt have none, and need none of their own here."""
    texts = [file for file in part.files or [] if ".dist-info/" in str(file) and _LICENCE_FILE.search(str(file))]
    for file in texts:
        target = folder / name / re.sub(r"^.*\.dist-info/(licenses/)?", "", str(file))
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(str(file.locate()), target)
    return bool(texts) or name in LICENCES_WITHOUT_TEXT


def _copy_python(folder: Path) -> bool:
    library = Path(sysconfig.get_path("stdlib"))
    base = Path(sys.base_prefix)
    places = (library, base, library.parent.parent, base / "share" / "doc" / "python")
    for path in [place / name for place in places for name in ("LICENSE.txt", "LICENSE")]:
        if path.is_file():
            (folder / "python").mkdir()
            shutil.copyfile(path, folder / "python" / "LICENSE.txt")
            return True
    return False


def bill(parts: dict[str, importlib.metadata.Distribution]) -> dict[str, Any]:
    """The CycloneDX bill of materials; the same inputs give the same bill."""
    components: list[dict[str, Any]] = []
    for name, part in parts.items():
        said = licence(name, part)
        form = {"expression": said} if _EXPRESSION.fullmatch(said) else {"license": {"name": said}}
        address = f"pkg:pypi/{name}@{part.version}"
        components.append(
            {
                "type": "library",
                "bom-ref": address,
                "name": part.metadata["Name"],
                "version": part.version,
                "purl": address,
                "licenses": [form],
            }
        )
        components += compiled_in(part)
    python = platform.python_version()
    components.append(
        {
            "type": "platform",
            "bom-ref": "python",
            "name": "CPython",
            "version": python,
            "licenses": [{"license": {"id": "PSF-2.0"}}],
        }
    )
    components = list({one["bom-ref"]: one for one in components}.values())
    seed = "|".join([version(), sys.platform, *(part["bom-ref"] for part in components), python])
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, seed)}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(epoch(), UTC).isoformat(timespec="seconds"),
            "component": {
                "type": "application",
                "bom-ref": "cardtable",
                "name": NAME,
                "version": version(),
                "licenses": [{"license": {"id": "MIT"}}],
            },
        },
        "components": components,
        "dependencies": [{"ref": "cardtable", "dependsOn": [part["bom-ref"] for part in components]}],
    }


def compiled_in(part: importlib.metadata.Distribution) -> list[dict[str, Any]]:
    """What a part itself tells that it was compiled from, such as crates of Rust."""
    told = [file for file in part.files or [] if ".dist-info/sboms/" in str(file)]
    found = [one for file in told for one in json.loads(file.read_text(encoding="utf-8")).get("components", [])]
    kept = ("type", "name", "version", "purl", "licenses")
    inside = [{key: one[key] for key in kept if key in one} for one in found]
    return [{**one, "bom-ref": one.get("purl", f"{part.metadata['Name']}/{one['name']}")} for one in inside]


def add_system(frozen: Path) -> None:
    """Tell of the libraries that a frozen program has from the building Debian or Ubuntu: parts and licence texts."""
    folder = frozen / "_internal" / "licenses"
    files = [path for path in (frozen / "_internal").glob("lib*.so.*") if not path.is_symlink()]
    libraries = [path.name for path in files if not path.name.startswith("libpython")]
    asked = ["dpkg-query", "--search", *(f"*/{name}" for name in sorted(libraries))]
    said = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    packages = sorted({line.partition(": ")[0].partition(":")[0] for line in said.splitlines()})
    parts = [(name, _debian(name, "${Version}")) for name in packages]
    for name, _ in parts:
        (folder / name).mkdir(exist_ok=True)
        shutil.copyfile(Path("/usr/share/doc", name, "copyright"), folder / name / "copyright")
    with (folder / "THIRD-PARTY.txt").open("a", encoding="utf-8") as file:
        file.writelines(f"* {name} {number}: {name}/copyright\n" for name, number in parts)
    told = json.loads((folder / "sbom.cdx.json").read_text(encoding="utf-8"))
    system = platform.freedesktop_os_release()["ID"]
    for name, number in parts:
        address = f"pkg:deb/{system}/{name}@{number.replace('+', '%2B').replace(':', '%3A')}"
        licence_of = {"license": {"name": f"see {name}/copyright"}}
        component = {"type": "library", "bom-ref": address, "name": name, "version": number, "purl": address}
        told["components"].append({**component, "licenses": [licence_of]})
        told["dependencies"][0]["dependsOn"].append(address)
    told["serialNumber"] = f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, told['serialNumber'] + '|'.join(packages))}"
    (folder / "sbom.cdx.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def _debian(package: str, field: str) -> str:
    asked = ["dpkg-query", "--show", f"--showformat={field}\n", package]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.splitlines()[0]


def pack(kind: str, folder: Path = LICENCES, out: Path = OUT) -> None:
    """The list of parts and an archive of the texts beside the product, for those who ask before they install."""
    out.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(folder / "sbom.cdx.json", out / f"cardtable-{version()}-{kind}.cdx.json")
    with zipfile.ZipFile(out / f"third-party-licences-{version()}-{kind}.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                archive.write(path, path.relative_to(folder))


if __name__ == "__main__":
    make(Path(sys.argv[1]) if len(sys.argv) > 1 else LICENCES)
