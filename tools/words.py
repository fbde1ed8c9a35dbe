"""What an editor would see at a glance, looked for in every text of program, rule books, install pages and site.

    python -m tools.words           name every fault; exit with 1 when there is one
    python -m tools.words looked    every translation says what the English text says now: somebody has looked

An English message that changes is a new one, whose translations are missing. A page is not: what it said when its
translations were last looked at is kept as digests of its sections, and what has changed since is a fault.
The words that a language does not use stand in ``translations/forbidden.toml``; ``docs/glossary.md`` has those it does.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
import unicodedata
import xml.etree.ElementTree as ET
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tools.commands import command, one_of
from tools.translations import FOLDER, LANGUAGES, ROOT, SOURCES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

LOOKED_AT: Final = "translations/looked_at.json"
LONGEST_BUTTON: Final = 22
"""Letters of a button that carries no card and no name; a count is taken as two digits."""

_SINGULAR: Final = {
    "is": lambda n: n % 10 == 1 and n % 100 != 11,
    "nb": lambda n: n == 1,
    "de": lambda n: n == 1,
    "en": lambda n: n == 1,
}
_MARKS: Final = {"is": "„“", "nb": "«»", "de": "„“", "en": "“”’"}
_ALL_MARKS: Final = "\"'„“”«»‚‘’‹›"
_CODE: Final = re.compile(r"```.*?```|`[^`]*`|\]\([^)]*\)|\{#[^}]*\}|\{include [^}]*\}", re.DOTALL)
# What a word is in the other languages, in the list of words.
_FOREIGN: Final = re.compile(r"^(?:is|nb|de|en) \*.*$", re.MULTILINE)
_PARAGRAPH: Final = re.compile(r"\n(?:\s*\n|(?=\s*(?:[*|#-]|\d+\.) ))")
_HEADED: Final = re.compile(r"\n(?=#+ )")
_FILES: Final = ("docs/install/{language}.md", "docs/site/{language}.md", "translations/rules/{language}/*.md")
_MARKED: Final = re.compile(r'xml:lang="(\w+)"|^\w+\[(\w+)\]=')
_WRITTEN: Final = re.compile(r"<(?:p|li|summary|caption|comment)\b[^>]*>([^<]+)<|^\w+(?:\[\w+\])?=(.+)")
_INSTALLER: Final = re.compile(r"^\$\{Text\} (\w+ .*)$", re.MULTILINE)
_INSTALLER_ORDER: Final = ("en", "is", "nb", "de")
NEVER_21: Final = (
    "%n player(s) won: {players}",
    "You hold %n card(s) that fit, so you may not draw: {cards}.",
)
"""Counted texts that say who or what instead of how many; never more than there are seats, or cards in a small hand."""


@dataclass(frozen=True)
class Entry:
    """One message of a catalogue; ``forms`` are its singular and plural, or its one text."""

    context: str
    source: str
    comment: str
    forms: tuple[str, ...]

    @property
    def is_button(self) -> bool:
        return self.comment.startswith("button")


@dataclass(frozen=True)
class Text:
    """Something a person reads, and where it stands."""

    where: str
    text: str


@cache
def entries(language: str, folder: Path = FOLDER) -> tuple[Entry, ...]:
    """Every message in this language; English ones are their own source where nothing is counted."""
    if language == "en":
        counted = {(one.context, one.source, one.comment): one for one in _entries("en", folder)}
        plain = (replace(one, forms=(one.source,)) for one in _entries("is", folder))
        return tuple(counted.get((one.context, one.source, one.comment), one) for one in plain)
    return _entries(language, folder)


def _entries(language: str, folder: Path) -> tuple[Entry, ...]:
    found = []
    for context in ET.parse(folder / f"cardtable_{language}.ts").getroot().iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            translation = message.find("translation")
            several = [] if translation is None else translation.findall("numerusform")
            forms = several or ([] if translation is None else [translation])
            comment = message.findtext("comment") or ""
            texts = tuple(form.text or "" for form in forms)
            found.append(Entry(name, message.findtext("source") or "", comment, texts))
    return tuple(found)


def spoken(language: str, context: str, source: str, comment: str | None, n: int) -> str:
    """A translator for :meth:`Message.render` that needs no window and no compiled catalogue."""
    if not context:
        return source
    forms = _index(language)[context, source, comment or ""]
    if len(forms) == 1:
        return forms[0]
    return forms[0 if _SINGULAR[language](n) else 1].replace("%n", str(n))


@cache
def _index(language: str) -> dict[tuple[str, str, str], tuple[str, ...]]:
    known = (one for folder in SOURCES for one in entries(language, folder))
    return {(one.context, one.source, one.comment): one.forms for one in known}


def texts(language: str, root: Path = ROOT) -> Iterator[Text]:
    """Everything that is read in this language: messages, and rule books, install page and site by the paragraph."""
    for entry in entries(language, root / "translations"):
        for form in entry.forms:
            yield Text(f"{entry.context}: {entry.source}", form)
    for section in sections(language, root):
        for paragraph in _PARAGRAPH.split(_CODE.sub("·", _FOREIGN.sub("", section.text))):
            yield Text(section.where, paragraph)
    if language == "en":
        for name in ("README.md", "CHANGELOG.md"):
            for paragraph in _PARAGRAPH.split(_CODE.sub("·", (root / name).read_text(encoding="utf-8"))):
                yield Text(name, paragraph)


def sections(language: str, root: Path = ROOT) -> Iterator[Text]:
    """What stands in files of its own in this language: pages by headings, guides, all around the program."""
    for pattern in _FILES:
        for path in sorted(root.glob(pattern.format(language=language))):
            for section in _HEADED.split(path.read_text(encoding="utf-8")):
                yield Text(f"{path.relative_to(root).as_posix()}, {section.partition(chr(10))[0].strip('# ')}", section)
    for path in sorted((root / "translations" / "guides" / language).glob("*.toml")):
        for name, text in tomllib.loads(path.read_text(encoding="utf-8")).items():
            yield Text(f"{path.name}, {name}", text)
    yield from _around_the_program(language, root)


def _around_the_program(language: str, root: Path) -> Iterator[Text]:
    """Installers, menu entry, store text and Qt's own dialogs: each marks its languages in a way of its own."""
    qt = root / "translations" / f"qtbase_{language}.ts"
    if qt.exists():
        for translation in ET.parse(qt).getroot().iter("translation"):
            yield Text(qt.name, translation.text or "")
    for path in sorted((root / "packaging").rglob("*.in")):
        for line in path.read_text(encoding="utf-8").splitlines():
            written = _WRITTEN.search(line)
            if written is not None:
                tag = _MARKED.search(line)
                if language == ("en" if tag is None else next(filter(None, tag.groups()))):
                    yield Text(path.name, next(filter(None, written.groups())))
    pages = root / "packaging" / "windows" / "texts.nsh"
    for text in _INSTALLER.findall(pages.read_text(encoding="utf-8").replace("\\\n", "")):
        yield Text(pages.name, re.findall(r'"([^"]*)"', text)[_INSTALLER_ORDER.index(language)])


@cache
def forbidden(language: str, path: Path = FOLDER / "forbidden.toml") -> tuple[tuple[re.Pattern[str], str], ...]:
    """Words that this language does not use here, and what it says instead."""
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    return tuple((re.compile(pattern), instead) for pattern, instead in table[language].items())


def wrong_words(language: str, root: Path = ROOT) -> list[str]:
    """Where a forbidden word stands."""
    return [
        f"{text.where}: {found[0]!r} (say: {instead})"
        for text in texts(language, root)
        for pattern, instead in forbidden(language)
        if (found := pattern.search(text.text)) is not None
    ]


def wrong_marks(language: str, root: Path = ROOT) -> list[str]:
    """Quotation marks of another language, a mark that is not closed, two spaces."""
    found = []
    own = _MARKS[language]
    for text in texts(language, root):
        strange = {mark for mark in text.text if mark in _ALL_MARKS and mark not in own}
        if strange - ({"’"} if language in ("de", "is", "nb") else set()):
            found.append(f"{text.where}: marks of another language: {' '.join(sorted(strange))}")
        if text.text.count(own[0]) != text.text.count(own[1]):
            found.append(f"{text.where}: a quotation is not closed: {text.text}")
        if re.search(r"[^\s|]  +[^\s|]", text.text):
            found.append(f"{text.where}: two spaces: {text.text}")
    return found


def long_buttons(language: str, root: Path = ROOT) -> list[str]:
    """Buttons that find no room where several stand side by side."""
    return [
        f"{form!r} has {len(form)} letters ({entry.source})"
        for entry in entries(language, root / "translations")
        if entry.is_button and not re.search(r"\{(?!value)", entry.source)
        for form in (one.replace("%n", "21").replace("{value}", "65") for one in entry.forms)
        if len(form) > LONGEST_BUTTON
    ]


def wrong_plurals(language: str, root: Path = ROOT) -> list[str]:
    """Counted texts that lack a form, or whose form for one is read for 21 as well and does not say the number."""
    found = []
    for entry in entries(language, root / "translations"):
        if "%n" not in entry.source and len(entry.forms) < 2:
            continue
        if len(entry.forms) != 2 or not all(entry.forms):
            found.append(f"{entry.source}: a plural form is missing")
        elif language == "is" and entry.source not in NEVER_21 and ("%n" in entry.forms[0]) != ("%n" in entry.forms[1]):
            found.append(f"{entry.source}: Icelandic reads the singular for 21, so it has to say %n")
    return found


def wrong_keys(language: str) -> list[str]:
    """Letters of buttons that are not one plain letter of their word."""
    found = []
    labels: dict[str, list[str]] = {}
    for entry in sorted(entries(language), key=lambda entry: not entry.is_button):
        if entry.is_button or entry.source not in labels:
            labels.setdefault(entry.source, []).extend(entry.forms)
    for entry in entries(language):
        if entry.context != "Keys":
            continue
        word = re.search("“(.*)”", entry.comment)
        key = entry.forms[0]
        if not re.fullmatch("[A-Z]", key):
            found.append(f"{entry.comment}: {key!r} is not one plain letter")
        elif word is None or not all(key in _plain(label) for label in labels.get(word[1], [""])):
            found.append(f"{entry.comment}: {key!r} is no letter of its word")
    return found


def _plain(text: str) -> str:
    """Capitals without accents: what a single key can write."""
    return "".join(letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter)).upper()


def digests(root: Path = ROOT) -> dict[str, str]:
    """What every English text in a file of its own says now, by where it stands."""
    said: dict[str, str] = {}
    for section in sections("en", root):
        said[section.where] = said.get(section.where, "") + section.text.strip() + "\n"
    return {where: sha256(text.encode()).hexdigest()[:12] for where, text in said.items()}


def outdated(root: Path = ROOT) -> list[str]:
    """English texts that are new, changed or gone since somebody looked at their translations."""
    known: dict[str, str] = json.loads((root / LOOKED_AT).read_text(encoding="utf-8"))
    differ = sorted(where for where, _ in known.items() ^ digests(root).items())
    return [
        f"{where}: has changed; look at its translations, then say: tools.words looked"
        for where in dict.fromkeys(differ)
    ]


def looked(root: Path = ROOT) -> None:
    """Somebody has looked at the translations of all that has changed."""
    (root / LOOKED_AT).write_text(json.dumps(digests(root), indent=0, ensure_ascii=False) + "\n", encoding="utf-8")


def faults(language: str) -> list[str]:
    """Everything that is wrong in one language."""
    checks = (wrong_words, wrong_marks, long_buttons, wrong_plurals)
    return [fault for check in checks for fault in check(language)] + wrong_keys(language)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what is wrong in any language; the exit code."""
    parser = command("tools.words", __doc__)
    parser.add_argument("looked", nargs="?", type=one_of("such command", ("looked",)), metavar="looked")
    if parser.parse_args(arguments).looked:
        looked()
    found = [f"{language}: {fault}" for language in LANGUAGES for fault in faults(language)] + outdated()
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
