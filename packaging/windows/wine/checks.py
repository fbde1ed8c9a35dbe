"""Install, play, upgrade and remove the Windows program under Wine, by wizard and without one; a line for each check.

Runs inside the Debian that ``run.sh`` has made, on a screen of its own. The exit code is 1 when a check failed.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import sys
import time
from pathlib import Path
from typing import Final

from desktop import DRIVE, Desktop, finish, registry, start, windows_path, wine

from tools.driver.driver import LostError
from tools.driver.evening import MOVES, PLAYED
from tools.driver.kept import Kept
from tools.driver.report import Report

WORK: Final = Path("/work")
SHOTS: Final = WORK / "shots"
(NEW,) = WORK.glob("CardTable-*-setup.exe")
(OLD,) = (WORK / "old").glob("CardTable-*-setup.exe")
GAME: Final = next(WORK.glob("*.cardtable"))
VERSION: Final = NEW.name.split("-")[1]
OLD_VERSION: Final = OLD.name.split("-")[1]

HOME: Final = next(path for path in (DRIVE / "users").iterdir() if path.name != "Public")
LOCAL: Final = HOME / "AppData" / "Local"
FOLDER: Final = LOCAL / "Programs" / "Card Table"
PROGRAM: Final = FOLDER / "CardTable.exe"
UNINSTALLER: Final = FOLDER / "uninstall.exe"
DATA: Final = LOCAL / "cardtable"
MENU: Final = HOME / "AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Card Table.lnk"
ICON: Final = HOME / "Desktop" / "Card Table.lnk"
STALE: Final = FOLDER / "_internal" / "cardtable" / "gone since – 0.0.9.txt"

CLASSES: Final = "HKCU\\Software\\Classes"
KIND: Final = "CardTable.SavedGame.1"
UNINSTALL_KEY: Final = "HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\CardTable"
OWN_KEY: Final = "HKCU\\Software\\CardTable"
PATHS_KEY: Final = "HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\App Paths\\CardTable.exe"
WINDOWS_KEY: Final = "HKLM\\Software\\Microsoft\\Windows NT\\CurrentVersion"
LANGUAGES: Final = {"is": "1039", "nb": "1044", "de": "1031", "en": "1033"}

# The game of the saved file.
OPENED: Final = "Veiðimaður"

report: Final = Report()
kept: Final = Kept(DATA)


def check(what: str, holds: object, more: object = "") -> bool:
    """One line for one check, with what was found."""
    return report.say(f"{what} ({more})" if more != "" else what, bool(holds))


def main() -> int:
    """Everything, in the order in which a family meets it."""
    SHOTS.mkdir(exist_ok=True)
    desktop = Desktop(SHOTS, kept)
    try:
        frozen(WORK / "dist" / "CardTable" / "CardTable.exe", "frozen program")
        refuses_here()
        looks(desktop, "nb")
        looks(desktop, "en")
        installs_by_wizard(desktop, OLD, "is")
        check_installed(OLD_VERSION, "Vistaður leikur úr Card Table")
        plays(desktop)
        refuses_while_open()
        leaves(desktop)
        goes_on(desktop)
        opens_files(desktop)
        upgrades(desktop)
        frozen(PROGRAM, "installed program")
        removed_by_wizard(desktop)
        without_a_window()
        german(desktop)
    except LostError as error:
        check(str(error), False)
        desktop.shot("lost")
    finally:
        desktop.close()
    print(f"{report.failed} check(s) failed" if report.failed else "every check holds")
    return 1 if report.failed else 0


def frozen(program: Path, name: str) -> None:
    """The program's own test, with both window systems."""
    text = program.read_bytes()
    said = all(word.encode("utf-16-le") in text for word in ("ProductVersion", VERSION, "Card Table"))
    check(f"{name}: its properties say name and version", said)
    for plugin in ("offscreen", "windows"):
        report = WORK / "shots" / f"self-test-{name.split()[0]}-{plugin}.json"
        picture = report.with_suffix(".png")
        began = time.monotonic()
        wish = ["--qpa", plugin, "--report", windows_path(report), "--screenshot", windows_path(picture)]
        code = wine(program, "--self-test", *wish, seconds=600)
        told = json.loads(report.read_text(encoding="utf-8")) if report.exists() else {}
        bad = [key for key, one in told.get("checks", {}).items() if not one["ok"]]
        took = f"exit code {code}, {time.monotonic() - began:.0f} s{', bad: ' + ', '.join(bad) if bad else ''}"
        good = code == 0 and told.get("ok") and told.get("frozen") and told.get("version") == VERSION
        if not check(f"{name}: self-test with {plugin}", good, took):
            for key in bad:
                print(f"     {key}: {told['checks'][key]['error']}")
        process = told.get("checks", {}).get("computer players' process", {}).get("found", "")
        check(f"{name}: a match in the computer players' process, {plugin}", "decisions" in process, process)
        check(f"{name}: picture of its window, {plugin}", picture.exists() and picture.stat().st_size > 20_000)


def refuses_here() -> None:
    """An older Windows, and a folder that is another program's."""
    wine("reg", "add", WINDOWS_KEY, "/v", "CurrentBuild", "/d", "17763", "/f")
    wine("reg", "add", WINDOWS_KEY, "/v", "CurrentBuildNumber", "/d", "17763", "/f")
    finish()
    code = wine(NEW, "/S")
    check("Windows 10 1809 is refused", code == 2 and not FOLDER.exists(), f"exit code {code}")
    for name in ("CurrentBuild", "CurrentBuildNumber"):
        wine("reg", "add", WINDOWS_KEY, "/v", name, "/d", "19045", "/f")
    finish()
    other = DRIVE / "Another program" / "_internal" / "precious.txt"
    other.parent.mkdir(parents=True)
    other.write_text("not ours")
    code = wine(NEW, "/S", "/D=C:\\Another program")
    left = [path.name for path in other.parent.parent.rglob("*")]
    check(
        "another program's folder is refused",
        code == 145 and left == ["_internal", "precious.txt"],
        f"exit code {code}",
    )
    check("nothing was registered", not registry(UNINSTALL_KEY) and not registry(OWN_KEY))


def choose(desktop: Desktop, setup: Path, language: str) -> bool:
    """Start the wizard and choose its language."""
    start(setup)
    if not desktop.opened(setup.name):
        return False
    # The list is Deutsch, English, Íslenska, Norsk or English, Íslenska, Norsk, Deutsch: after English comes Íslenska.
    desktop.keys(*{"is": ["e", "Down"], "nb": ["n"], "de": ["d"], "en": ["e"]}[language])
    desktop.shot(f"wizard-{language}-0-language")
    desktop.keys("Return")
    return desktop.wait_for(lambda: desktop.windows(setup.name)) and desktop.opened(setup.name)


def looks(desktop: Desktop, language: str) -> None:
    """The first pages, and then somebody thinks better of it."""
    opened = choose(desktop, NEW, language)
    desktop.shot(f"wizard-{language}-1-welcome")
    desktop.keys("Return")
    desktop.shot(f"wizard-{language}-2-folder")
    desktop.keys("Escape")
    gone = desktop.wait_for(lambda: not desktop.windows(NEW.name), 10)
    finish()
    check(
        f"wizard ({language}) cancelled leaves nothing",
        opened and gone and not FOLDER.exists() and not registry(OWN_KEY),
    )


def installs_by_wizard(desktop: Desktop, setup: Path, language: str) -> None:
    """Every page; at the end it starts the program and puts an icon on the desktop."""
    began = time.monotonic()
    opened = choose(desktop, setup, language)
    desktop.shot(f"wizard-{language}-1-welcome")
    desktop.keys("Return")
    desktop.shot(f"wizard-{language}-2-folder")
    desktop.keys("Return")
    done = desktop.wait_for(lambda: registry(UNINSTALL_KEY, "NoRepair"))
    desktop.shot(f"wizard-{language}-4-finish")
    desktop.keys("Return")
    started = desktop.opened("CardTable.exe")
    check(f"wizard ({language}) installs", opened and done, f"{time.monotonic() - began:.0f} s")
    check(f"wizard ({language}) speaks it", registry(OWN_KEY, "InstallerLanguage") == LANGUAGES[language])
    check("its last page starts the program", started)
    check("its last page makes an icon on the desktop", ICON.exists())
    desktop.shot("program-1-first-start")


def check_installed(version: str, kind: str) -> None:
    """What an installed program consists of, in files and in the registry."""
    check(
        "program, uninstaller and icon are there",
        all(p.exists() for p in (PROGRAM, UNINSTALLER, FOLDER / "document.ico")),
    )
    check("it is in the Start menu", MENU.exists())
    entry = {name: registry(UNINSTALL_KEY, name) for name in ("DisplayName", "DisplayVersion", "EstimatedSize")}
    good = (
        entry["DisplayName"] == "Card Table"
        and entry["DisplayVersion"] == version
        and int(entry["EstimatedSize"] or "0", 16) > 10_000
    )
    check("it is among the installed programs", good, ", ".join(entry.values()))
    check(
        "its uninstaller is named",
        registry(UNINSTALL_KEY, "QuietUninstallString") == f'"{windows_path(UNINSTALLER)}" /S',
    )
    owner = registry(f"{CLASSES}\\.cardtable", "")
    check(".cardtable is associated", owner == KIND, owner)
    check("its kind has a name", registry(f"{CLASSES}\\{KIND}", "") == kind, registry(f"{CLASSES}\\{KIND}", ""))
    icon = registry(f"{CLASSES}\\{KIND}\\DefaultIcon", "")
    check("its kind has an icon of its own", icon == windows_path(FOLDER / "document.ico"), icon)
    check("a double click opens it", open_command() == f'"{windows_path(PROGRAM)}" "%1"', open_command())


def open_command() -> str:
    """What Windows does for a double click."""
    return registry(f"{CLASSES}\\{KIND}\\shell\\open\\command", "")


def plays(desktop: Desktop) -> None:
    """In the window that the wizard has opened: say who sits there, choose Icelandic, and play the first game."""
    desktop.evening.sit_down("Amma", "is")
    desktop.shot("program-2-icelandic")
    settings = DATA / "settings.json"
    told = json.loads(settings.read_text(encoding="utf-8")) if settings.exists() else {}
    check("the language is changed and kept", told.get("language") == "is")
    check("who sits there is kept", [person["name"] for person in told.get("people", [])] == ["Amma"])
    desktop.evening.begin(PLAYED)
    check("a game begins", desktop.wait_for(lambda: kept.games() == 1, 20), f"{kept.games()} game(s)")
    desktop.shot("program-4-table")
    desktop.evening.player.play(MOVES)
    check("somebody acts by keys", desktop.wait_for(lambda: kept.deeds() > 0, 20), f"{kept.deeds()} time(s)")
    desktop.shot("program-5-acted")


def refuses_while_open() -> None:
    """Neither the installer nor the uninstaller touches a program that runs."""
    code = wine(NEW, "/S")
    check("the installer refuses while the program runs", code == 32 and STALE.exists(), f"exit code {code}")
    code = wine(UNINSTALLER, "/S", f"_?={windows_path(FOLDER)}")
    check("the uninstaller refuses while the program runs", code == 32 and PROGRAM.exists(), f"exit code {code}")


def leaves(desktop: Desktop) -> bool:
    """Close the window as a person does."""
    desktop.keys("alt+F4")
    gone = desktop.wait_for(lambda: not desktop.windows("CardTable.exe"), 15)
    finish()
    return check("the window closes", gone)


def goes_on(desktop: Desktop) -> None:
    """A new start offers to go on, and does."""
    before = contents(DATA)
    start(PROGRAM)
    check("the program starts again", desktop.opened("CardTable.exe"))
    desktop.shot("program-6-continue")
    desktop.evening.go_on(PLAYED)
    desktop.shot("program-7-continued")
    leaves(desktop)
    check("the game is still one", kept.games() == 1 and "games.sqlite" in before)


def opens_files(desktop: Desktop) -> None:
    """A saved game is opened as a double click does it: first by a program that is closed, then by the open one."""
    game = HOME / "Documents" / GAME.name
    shutil.copyfile(GAME, game)
    command = re.findall(r'"([^"]*)"', open_command().replace("%1", windows_path(game)))
    start(*command)
    check("a double click starts the program", desktop.opened("CardTable.exe"))
    check("the file's game is taken in", desktop.wait_for(lambda: kept.games() == 2, 30), f"{kept.games()} games")
    desktop.evening.is_at_table(OPENED)
    desktop.shot("program-8-opened-file")
    # Wine 10 does not look for the user's own associations, so they are shown to it where it looks.
    for part in (".cardtable", KIND):
        wine("reg", "copy", f"{CLASSES}\\{part}", f"HKLM\\Software\\Classes\\{part}", "/s", "/f")
    # The same file again is the game on the table; a copy of it is one of its own.
    other = game.with_name(f"2 {game.name}")
    shutil.copyfile(GAME, other)
    code = wine("start", "/wait", windows_path(other), seconds=60)
    check("by its association alone, while the program is open", code == 0, f"exit code {code}")
    check("the open window takes it in", desktop.wait_for(lambda: kept.games() == 3, 30), f"{kept.games()} games")
    check("no second window opens", len(desktop.windows("CardTable.exe")) == 1)
    for part in (".cardtable", KIND):
        wine("reg", "delete", f"HKLM\\Software\\Classes\\{part}", "/f")
    desktop.shot("program-9-opened-again")
    leaves(desktop)


def contents(folder: Path) -> dict[str, str]:
    """Every file below a folder and what is in it; the lock that marks an open program apart."""
    files = [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".lock"]
    return {str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(files)}


def upgrades(desktop: Desktop) -> None:
    """The new version over the old one, by wizard: it asks for neither language nor folder."""
    before = contents(DATA)
    check("the old version's file is there", STALE.exists())
    ICON.unlink()
    start(NEW)
    desktop.opened(NEW.name)
    desktop.shot("upgrade-1-welcome")
    desktop.keys("Return")
    done = desktop.wait_for(lambda: registry(UNINSTALL_KEY, "DisplayVersion") == VERSION)
    desktop.settle(15)
    desktop.shot("upgrade-2-finish")
    desktop.keys("space", "Return")
    desktop.wait_for(lambda: not desktop.windows(NEW.name), 15)
    finish()
    check("upgrade by wizard", done)
    check_installed(VERSION, "Vistaður leikur úr Card Table")
    check("the old version's file is gone", not STALE.exists())
    check("the icon that was thrown away stays away", not ICON.exists())
    after = contents(DATA)
    check(
        "settings and games are as they were",
        before == after and {"settings.json", "games.sqlite"} <= set(after),
        len(after),
    )
    start(PROGRAM)
    desktop.opened("CardTable.exe")
    desktop.shot("upgrade-3-program")
    leaves(desktop)
    language = json.loads((DATA / "settings.json").read_text(encoding="utf-8"))["language"]
    check("the new version has the games and the settings", kept.games() == 3 and language == "is")


def removed_by_wizard(desktop: Desktop) -> None:
    """As Windows does it from its list of programs; the family's games stay."""
    before = contents(DATA)
    mine = FOLDER / "my notes.txt"
    mine.write_text("not the installer's")
    start(*re.findall(r'"([^"]*)"', registry(UNINSTALL_KEY, "UninstallString")))
    # Its copy does the work, which has a name of its own.
    opened = desktop.wait_for(lambda: desktop.windows("un.exe") or desktop.windows("un_a.exe"), 30)
    desktop.shot("remove-1-ask")
    desktop.keys("Return")
    gone = desktop.wait_for(lambda: not registry(OWN_KEY))
    desktop.shot("remove-2-done")
    desktop.keys("Return")
    finish()
    check("removal by wizard", opened and gone)
    check("a file that was not installed is left", [path.name for path in FOLDER.rglob("*")] == [mine.name])
    check("games and settings are left", contents(DATA) == before)
    check_removed()
    shutil.rmtree(FOLDER)


def check_removed() -> None:
    """Nothing is left in menus and registry."""
    check("no icons are left", not MENU.exists() and not ICON.exists())
    keys = (UNINSTALL_KEY, OWN_KEY, PATHS_KEY, f"{CLASSES}\\.cardtable", f"{CLASSES}\\{KIND}")
    left = [key for key in keys if registry(key)]
    check("the registry is clean", not left, ", ".join(left))


def without_a_window() -> None:
    """Silently: installed, installed again, removed, and removed with everything."""
    began = time.monotonic()
    code = wine(NEW, "/S")
    check("silent installation", code == 0, f"exit code {code}, {time.monotonic() - began:.0f} s")
    check_installed(VERSION, "Card Table saved game")
    check("no icon on the desktop that nobody asked for", not ICON.exists())
    (FOLDER / "_internal" / "stale.dll").write_bytes(b"")
    before = contents(DATA)
    check("silent upgrade over itself", wine(NEW, "/S") == 0 and not (FOLDER / "_internal" / "stale.dll").exists())
    code = wine(UNINSTALLER, "/S", f"_?={windows_path(FOLDER)}")
    # Waited for, it works where it lies, and cannot delete itself there.
    left = [path.name for path in FOLDER.rglob("*")]
    check("silent removal", code == 0 and left == [UNINSTALLER.name], f"exit code {code}")
    check("games and settings are left", contents(DATA) == before and len(before) > 1)
    check_removed()
    shutil.rmtree(FOLDER)
    elsewhere = DRIVE / "Spil ömmu"
    code = wine(NEW, "/S", f"/D={windows_path(elsewhere)}")
    check("silent installation elsewhere", code == 0 and (elsewhere / "CardTable.exe").exists() and not FOLDER.exists())
    wine(elsewhere / "uninstall.exe", "/S", "/REMOVEDATA")
    finish()
    check("removed with its games when told so", not DATA.exists() and not elsewhere.exists())
    check_removed()


def german(desktop: Desktop) -> None:
    """The wizard in German, nothing wished on its last page; removed with the box ticked."""
    opened = choose(desktop, NEW, "de")
    desktop.shot("wizard-de-1-welcome")
    desktop.keys("Return")
    desktop.shot("wizard-de-2-folder")
    desktop.keys("Return")
    done = desktop.wait_for(lambda: registry(UNINSTALL_KEY, "NoRepair"))
    desktop.settle(15)
    desktop.keys("space", "Tab", "space")
    desktop.shot("wizard-de-4-finish")
    desktop.keys("Return")
    desktop.wait_for(lambda: not desktop.windows(NEW.name), 15)
    finish()
    check("wizard (de) installs", opened and done and PROGRAM.exists())
    check("what was not wished is not done", not ICON.exists() and not DATA.exists())
    check_installed(VERSION, "Gespeichertes Spiel von Card Table")
    DATA.mkdir()
    (DATA / "games.sqlite").write_bytes(b"")
    start(UNINSTALLER)
    desktop.wait_for(lambda: desktop.windows("un.exe") or desktop.windows("un_a.exe"), 30)
    desktop.settle()
    desktop.keys("alt+a")
    desktop.shot("remove-de-1-ticked")
    desktop.keys("Return")
    gone = desktop.wait_for(lambda: not registry(OWN_KEY))
    desktop.shot("remove-de-2-done")
    desktop.keys("Return")
    finish()
    check("removal (de) with the box ticked takes the games", gone and not DATA.exists() and not FOLDER.exists())
    check_removed()


if __name__ == "__main__":
    sys.exit(main())
