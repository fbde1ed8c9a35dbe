"""What the packages say about the program: once, the same everywhere, and in a form that systems accept."""

from __future__ import annotations

import plistlib
import re
import struct
import sys
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import cardtable
from cardtable.app.settings import LANGUAGES
from cardtable.store.file_format import SUFFIX
from cardtable.ui.shell.application import command_line

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
sys.path[:0] = [str(PACKAGING / "common"), str(PACKAGING)]

import product  # noqa: E402
import release  # noqa: E402


@pytest.fixture(scope="module")
def filled(tmp_path_factory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("metadata")
    return {f"{path.parent.name}/{path.name}": path for path in product.fill_all(folder)}


def texts(filled: dict[str, Path]) -> dict[str, str]:
    return {name: path.read_text(encoding="utf-8") for name, path in filled.items()}


def test_the_version_is_said_once(filled) -> None:
    assert product.version() == cardtable.__version__
    assert product.app_id() == cardtable.APP_ID
    for path in PACKAGING.rglob("*"):
        if path.suffix in {".in", ".sh", ".nsi", ".nsh", ".py", ".spec", ".ps1"} and path.is_file():
            assert cardtable.__version__ not in path.read_text(encoding="utf-8", errors="replace"), path


def test_no_place_of_a_template_is_left_open(filled) -> None:
    assert filled
    for name, text in texts(filled).items():
        assert re.search(r"@[A-Z_]+@", text) is None, name


def test_languages_and_file_type_are_the_programs(filled) -> None:
    assert set(product.LANGUAGES) == set(LANGUAGES)
    assert product.SUFFIX == SUFFIX
    said = texts(filled)
    names = {name: said[f"linux/{cardtable.APP_ID}.{kind}"] for name, kind in (("entry", "desktop"), ("type", "xml"))}
    assert f"MimeType={product.MIME_TYPE};" in names["entry"]
    tree = ET.fromstring(names["type"])
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    assert [kind.get("type") for kind in tree.iter(f"{space}mime-type")] == [product.MIME_TYPE]
    assert [glob.get("pattern") for glob in tree.iter(f"{space}glob")] == [f"*{SUFFIX}"]
    appstream = ET.fromstring(said[f"linux/{cardtable.APP_ID}.metainfo.xml"])
    assert appstream.findtext("id") == cardtable.APP_ID
    assert appstream.findtext("provides/mediatype") == product.MIME_TYPE
    assert appstream.find("releases/release").get("version") == cardtable.__version__
    for language in set(LANGUAGES) - {"en"}:
        assert f"Comment[{language}]=" in names["entry"]
        assert f'xml:lang="{language}"' in names["type"]
        assert f'xml:lang="{language}"' in said[f"linux/{cardtable.APP_ID}.metainfo.xml"]


def test_the_macos_bundle_knows_its_documents_and_languages(filled) -> None:
    info = plistlib.loads(filled["macos/Info.extra.plist"].read_bytes())
    assert set(info["CFBundleLocalizations"]) == set(LANGUAGES)
    (document,) = info["CFBundleDocumentTypes"]
    (exported,) = info["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]
    tags = exported["UTTypeTagSpecification"]
    assert [*tags["public.filename-extension"]] == [SUFFIX[1:]]
    assert product.MIME_TYPE in tags["public.mime-type"]
    assert info["LSMinimumSystemVersion"] == product.MACOS_MINIMUM
    plistlib.loads((PACKAGING / "macos" / "entitlements.plist").read_bytes())


def test_the_manual_page_names_every_option(filled) -> None:
    page = texts(filled)["linux/cardtable.6"].replace("\\-", "-")
    for action in command_line()._actions:
        for name in action.option_strings:
            if name.startswith("--") and name != "--help":
                assert name in page, name


def test_what_is_frozen_is_what_the_program_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = (PACKAGING / "requirements-build.in").read_text(encoding="utf-8")
    pinned = (PACKAGING / "requirements-build.txt").read_text(encoding="utf-8")
    for dependency in project["dependencies"]:
        assert dependency in asked
        name = re.split(r"[<>=~!]", dependency)[0].lower()
        assert re.search(rf"^{name}==[\d.]+ .*\\$", pinned, re.MULTILINE), name
    assert "http" not in pinned


def test_icons_have_every_size_and_the_right_heads(tmp_path, qapp) -> None:
    import icons

    icons.make(tmp_path)
    ico = (tmp_path / "cardtable.ico").read_bytes()
    assert struct.unpack("<3H", ico[:6]) == (0, 1, len(icons.ICO_SIZES))
    icns = (tmp_path / "document.icns").read_bytes()
    assert icns[:4] == b"icns"
    assert struct.unpack(">I", icns[4:8])[0] == len(icns)
    for size in icons.SIZES:
        png = (tmp_path / f"cardtable-{size}.png").read_bytes()
        assert struct.unpack(">2I", png[16:24]) == (size, size)


def test_the_notice_on_qt_and_the_texts_are_there() -> None:
    texts = PACKAGING / "common" / "licenses"
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in (texts / "LGPL-3.0.txt").read_text()
    assert "GNU GENERAL PUBLIC LICENSE" in (texts / "GPL-3.0.txt").read_text()
    assert "FreeType" in (texts / "QT-THIRD-PARTY.txt").read_text()


@pytest.mark.parametrize(
    ("version", "changelog", "changes", "saved", "said"),
    [
        ("1.0", "", "", "", "three numbers"),
        ("0.0.9", "", "", "", "older"),
        ("1.0.0", "## 1.0.0 (not released yet)", " M README.md", "1.0.0", "not committed"),
        ("1.0.0", "## 0.9.0 (not released yet)", "", "1.0.0", "nobody would know"),
        ("1.0.0", "## 1.0.0 (not released yet)", "", "0.9.0", "saved_games.make 1.0.0"),
        ("1.0.0", "## 1.0.0 (not released yet)", "", "1.0.0", None),
    ],
)
def test_a_release_is_refused_with_the_reason(
    version: str, changelog: str, changes: str, saved: str, said: str | None
) -> None:
    problem = release.refusal(version, "0.1.0", changelog, changes, {saved})
    assert (problem is None) if said is None else (said in problem)


def test_a_release_changes_version_and_heading() -> None:
    source = (ROOT / "cardtable" / "__init__.py").read_text(encoding="utf-8")
    assert '__version__ = "7.8.9"' in release.with_version(source, "7.8.9")
    assert release.with_date("## 7.8.9 (not released yet)", "7.8.9", "2030-01-02") == "## 7.8.9 (2030-01-02)"


def test_flatpak_takes_the_pinned_parts_and_no_more() -> None:
    sys.path.insert(0, str(PACKAGING / "flatpak"))
    import dependencies

    found = dependencies.pinned((PACKAGING / "requirements-build.txt").read_text(encoding="utf-8"))
    assert found
    manifest = (PACKAGING / "flatpak" / "APP_ID.yml.in").read_text(encoding="utf-8")
    assert "share=network" not in manifest
    assert "filesystem" not in manifest
    assert "--socket=pulseaudio" in manifest


def test_flatpak_is_silent_where_there_is_no_wheel_for_sound() -> None:
    sys.path.insert(0, str(PACKAGING / "flatpak"))
    import dependencies

    assert set(dependencies.packages("x86_64")) - set(dependencies.packages("aarch64")) == set(dependencies.SOUND)
    shared, sound = dependencies.Wheel("pydantic", "a", "1"), dependencies.Wheel("miniaudio", "b", "2")
    made = dependencies.module({"x86_64": {shared, sound}, "aarch64": {shared}})
    first, second = made["build-commands"]
    assert first.endswith(" pydantic")
    assert second.startswith('if [ "${FLATPAK_ARCH}" = x86_64 ]; then pip3 install')
    assert second.endswith(" miniaudio; fi")
    assert [source.get("only-arches") for source in made["sources"]] == [None, ["x86_64"]]


def test_every_part_says_its_licence() -> None:
    import importlib.metadata

    from cardtable.app.third_party import licence, parts

    assert parts()[0].name == "Python"
    said = {"MIT", "MIT License", "BSD-3-Clause", "BSD License"}
    for name in ("pydantic", "platformdirs", "miniaudio", "websockets", "segno"):
        assert licence(name, importlib.metadata.distribution(name)) in said
    assert licence("pyside6-essentials", importlib.metadata.distribution("pydantic")) == "LGPL-3.0-only"


def test_a_part_that_was_compiled_tells_of_what(tmp_path) -> None:
    import json
    from importlib.metadata import Distribution

    import licences

    folder = tmp_path / "compiled-1.0.dist-info"
    (folder / "sboms").mkdir(parents=True)
    (folder / "METADATA").write_text("Metadata-Version: 2.4\nName: compiled\nVersion: 1.0\n")
    (folder / "RECORD").write_text("compiled-1.0.dist-info/sboms/compiled.cdx.json,,\n")
    crate = {"type": "library", "name": "ahash", "version": "0.8", "purl": "pkg:cargo/ahash@0.8", "hashes": []}
    (folder / "sboms" / "compiled.cdx.json").write_text(json.dumps({"components": [crate]}))
    (found,) = licences.compiled_in(Distribution.at(folder))
    assert found["bom-ref"] == "pkg:cargo/ahash@0.8"
    assert "hashes" not in found


def test_windows_says_the_same_in_every_language(tmp_path) -> None:
    sys.path.insert(0, str(PACKAGING / "windows"))
    import winget

    setup = tmp_path / "CardTable-7.8.9-windows-x64-setup.exe"
    setup.write_bytes(b"")
    made = dict(winget.manifests(setup))
    assert set(winget.LOCALES) == set(LANGUAGES)
    told = [one for name, one in made.items() if ".locale." in name]
    assert len({one["Description"] for one in told}) == len({one["ShortDescription"] for one in told}) == len(LANGUAGES)
    for one in told:
        # As long as winget takes.
        assert 3 <= len(one["ShortDescription"]) <= 256
        assert len(one["Description"]) <= 10_000
    assert {one["PackageVersion"] for one in made.values()} == {cardtable.__version__}
