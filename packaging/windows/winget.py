"""What winget, and with it Windows' own store, says of a release: ``python3 packaging/windows/winget.py SETUP.exe``.

From the metainfo that software centres on Linux read, so that the texts stand in one place; one file for each language
into ``build/packaging/winget``. They go to ``microsoft/winget-pkgs`` after the release is published.
"""

from __future__ import annotations

import hashlib
import json
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "packaging" / "common"), str(ROOT)]

from product import BUILD, NAME, PACKAGING, PUBLISHER, SITE, fill, told, version

from tools.commands import command

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

IDENTIFIER: Final = "CardTable.CardTable"
LOCALES: Final = {"en": "en-US", "is": "is-IS", "nb": "nb-NO", "de": "de-DE"}
FORM: Final = "1.9.0"
_LANGUAGE: Final = "{http://www.w3.org/XML/1998/namespace}lang"


def texts(language: str) -> tuple[str, str]:
    """The summary and the description in one language."""
    metainfo = ET.fromstring(fill(PACKAGING / "linux" / "APP_ID.metainfo.xml.in"))

    def said(tag: str) -> list[str]:
        return [one.text or "" for one in metainfo.iter(tag) if one.get(_LANGUAGE, "en") == language]

    return said("summary")[0], "\n".join([*said("p"), *(f"* {line}" for line in said("li"))])


def manifests(setup: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The files by their names."""
    head = {"PackageIdentifier": IDENTIFIER, "PackageVersion": version()}
    home = told("HOMEPAGE")
    yield IDENTIFIER, {**head, "DefaultLocale": LOCALES["en"], "ManifestType": "version", "ManifestVersion": FORM}
    installer = {
        "Architecture": "x64",
        "InstallerUrl": f"{home}/releases/download/v{version()}/{setup.name}",
        "InstallerSha256": hashlib.sha256(setup.read_bytes()).hexdigest().upper(),
    }
    how = {"InstallerType": "nullsoft", "Scope": "user", "MinimumOSVersion": "10.0.18362.0", "Installers": [installer]}
    yield f"{IDENTIFIER}.installer", {**head, **how, "ManifestType": "installer", "ManifestVersion": FORM}
    for language, locale in LOCALES.items():
        short, long = texts(language)
        about = {
            "PackageLocale": locale, "Publisher": PUBLISHER, "PackageName": NAME, "PackageUrl": f"{SITE}/{language}/",
            "License": "MIT", "LicenseUrl": f"{home}/blob/main/LICENSE", "ShortDescription": short, "Description": long,
        }  # fmt: skip
        kind = "defaultLocale" if language == "en" else "locale"
        yield f"{IDENTIFIER}.locale.{locale}", {**head, **about, "ManifestType": kind, "ManifestVersion": FORM}


def main(arguments: Sequence[str] | None = None) -> int:
    """Write them; JSON is YAML, too."""
    parser = command("packaging/windows/winget.py", __doc__)
    parser.add_argument("setup", type=Path, metavar="SETUP.exe", help="the installer as it was published")
    setup = parser.parse_args(arguments).setup
    if not setup.is_file():
        parser.error(f"{setup} is not there; nothing was written")
    folder = BUILD / "winget"
    folder.mkdir(parents=True, exist_ok=True)
    for name, manifest in manifests(setup):
        (folder / f"{name}.yaml").write_text(
            json.dumps(manifest, ensure_ascii=False, indent=2) + "\n", encoding="utf-8"
        )
    print(f"{folder.relative_to(ROOT)}: {len(list(folder.iterdir()))} files")
    return 0


if __name__ == "__main__":
    sys.exit(main())
