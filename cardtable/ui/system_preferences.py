"""Preferences the system knows: less motion, more contrast, larger letters; asked at the first start.

What the system knows at once is taken before the window is made. What other programs have to be asked for comes after
the first paint, and nothing waits for it. A system that does not answer wishes nothing.
"""

from __future__ import annotations

import logging
import os
import re
import sys
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QProcess, Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication

from cardtable.app.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from cardtable.ui.services import Services

# What a frozen program changes for itself and no other program may inherit, else it loads our libraries.
_OURS: Final = ("LD_LIBRARY_PATH", "QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH", "QT_NO_GUI_THREADPOOL")


def show_folder(folder: Path) -> bool:
    """Open the folder in the system's file manager; whether there is one."""
    with systems_own_libraries():
        return QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


@contextmanager
def systems_own_libraries() -> Iterator[None]:
    """Start other programs with the environment that this one was started with."""
    if not (getattr(sys, "frozen", False) and sys.platform == "linux"):
        yield
        return
    kept = {name: os.environ.get(name) for name in _OURS}
    for name in _OURS:
        original = os.environ.get(f"{name}_ORIG")
        if original is not None:
            os.environ[name] = original
        else:
            os.environ.pop(name, None)
    try:
        yield
    finally:
        for name, value in kept.items():
            if value is not None:
                os.environ[name] = value


if TYPE_CHECKING:
    Question = tuple[Sequence[str], Callable[[str], "SystemPreferences"]]

SIZES: Final = (100, 125, 150, 200)
# So many milliseconds other programs have for their answers.
TIME_LIMIT: Final = 2000
# Windows: whether controls may move, how contrast is, and the bit that says that it is high.
ANIMATION, CONTRAST, CONTRAST_ON = 0x1042, 0x0042, 0x0001
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class SystemPreferences:
    """What the user wishes of every program; ``text_size`` is in percent of the usual one."""

    less_motion: bool = False
    more_contrast: bool = False
    text_size: float = 100

    def __or__(self, other: SystemPreferences) -> SystemPreferences:
        """What either of the two says."""
        return SystemPreferences(
            self.less_motion or other.less_motion,
            self.more_contrast or other.more_contrast,
            max(self.text_size, other.text_size),
        )

    def changes(self) -> dict[str, object]:
        """The settings that follow from it, without those that stay as they are for everybody."""
        found: dict[str, object] = {}
        if self.less_motion:
            found["reduce_motion"] = True
        if self.more_contrast:
            found["theme"] = "contrast"
        size = min(SIZES, key=lambda size: abs(size - self.text_size))
        if size != SIZES[0]:
            found["text_scale"] = size
        return found


# -- what the answers mean ---------------------------------------------------------------------------------------------


def from_gnome(text: str) -> SystemPreferences:
    """Lines of ``gsettings list-recursively``: a schema, a key and its value."""
    values: dict[str, str] = {}
    for line in text.splitlines():
        words = line.split(maxsplit=2)
        if len(words) == 3:
            values[words[1]] = words[2].strip("' ")
    return SystemPreferences(
        values.get("enable-animations") == "false",
        values.get("high-contrast") == "true" or values.get("gtk-theme", "").startswith("HighContrast"),
        _percent(values.get("text-scaling-factor", ""), 100),
    )


def from_portal(text: str) -> SystemPreferences:
    """What ``gdbus`` writes of the settings of a desktop's portal."""

    def on(key: str) -> bool:
        return re.search(rf"'{key}': <(?:uint32 )?1>", text) is not None

    return SystemPreferences(on("reduced-motion"), on("contrast"))


def from_mac(text: str) -> SystemPreferences:
    """What ``defaults read com.apple.universalaccess`` writes."""

    def on(key: str) -> bool:
        return re.search(rf"^\s*\"?{key}\"?\s*=\s*1;", text, re.MULTILINE) is not None

    return SystemPreferences(on("reduceMotion"), on("increaseContrast"))


def from_windows(animations: bool | None, contrast: int, text_size: object) -> SystemPreferences:
    """Whether controls may move (``None``: not known), the flags of high contrast, and the size of text in percent."""
    size = text_size if isinstance(text_size, int) else 100
    return SystemPreferences(animations is False, bool(contrast & CONTRAST_ON), min(max(size, 50), 400))


def _percent(text: str, one: float) -> float:
    try:
        found = float(text) * one
    except ValueError:
        return 100
    return found if 50 <= found <= 400 else 100


# -- asking ------------------------------------------------------------------------------------------------------------


def at_once() -> SystemPreferences:
    """What the system says without another program's help; whatever goes wrong, nothing is wished."""
    found = SystemPreferences()
    for ask in (of_qt, of_windows):
        try:
            found |= ask()
        except Exception:  # the program starts, whatever the system says
            _log.exception("the system cannot be asked what somebody wishes")
    return found


def of_qt() -> SystemPreferences:
    """What Qt knows."""
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):  # Qt knows it from 6.10 on
        return SystemPreferences()
    wanted = hints.accessibility().contrastPreference()
    return SystemPreferences(more_contrast=wanted == Qt.ContrastPreference.HighContrast)


def of_windows() -> SystemPreferences:
    """What Windows says; elsewhere nothing."""
    if sys.platform != "win32":
        return SystemPreferences()
    import ctypes
    import winreg

    class HighContrast(ctypes.Structure):
        _fields_ = (("size", ctypes.c_uint), ("flags", ctypes.c_uint), ("scheme", ctypes.c_wchar_p))

    ask = ctypes.windll.user32.SystemParametersInfoW
    moves = ctypes.c_int(1)
    known = ask(ANIMATION, 0, ctypes.byref(moves), 0)
    contrast = HighContrast(size=ctypes.sizeof(HighContrast))
    ask(CONTRAST, contrast.size, ctypes.byref(contrast), 0)
    try:
        with winreg.OpenKey(winreg.HKEY_CURRENT_USER, r"Software\Microsoft\Accessibility") as key:
            size, _ = winreg.QueryValueEx(key, "TextScaleFactor")
    except OSError:  # it was never changed
        size = 100
    return from_windows(bool(moves.value) if known else None, contrast.flags, size)


def questions(platform: str) -> list[Question]:
    """Which programs are asked on a system, and who reads their answers."""
    if platform == "darwin":
        return [(("defaults", "read", "com.apple.universalaccess"), from_mac)]
    if platform != "linux":
        return []
    portal = "org.freedesktop.portal"
    path = f"/{portal.replace('.', '/')}/desktop"
    of_portal = ("gdbus", "call", "--session", "--dest", f"{portal}.Desktop", "--object-path", path,
                 "--method", f"{portal}.Settings.ReadAll", "['org.freedesktop.appearance']")  # fmt: skip
    return [
        (("gsettings", "list-recursively", "org.gnome.desktop.interface"), from_gnome),
        (("gsettings", "list-recursively", "org.gnome.desktop.a11y.interface"), from_gnome),
        (of_portal, from_portal),
    ]


class Asking(QObject):
    """Asks other programs, each once; what an answer says is taken over when it comes."""

    def __init__(self, services: Services, asked: list[Question] | None = None) -> None:
        super().__init__(services)
        self._services = services
        self._asked = questions(sys.platform) if asked is None else asked
        self._running: list[QProcess] = []
        self._limit = QTimer(self, singleShot=True, interval=TIME_LIMIT)
        self._limit.timeout.connect(self.stop)

    @property
    def waits(self) -> bool:
        """Whether an answer may still come."""
        return bool(self._running)

    def begin(self) -> None:
        """Ask."""
        self._limit.start()
        for command, read in self._asked:
            process = QProcess(self)
            self._running.append(process)
            process.finished.connect(lambda *_, process=process, read=read: self._hear(process, read))
            process.errorOccurred.connect(lambda _, process=process: self._end(process))
            process.setStandardErrorFile(QProcess.nullDevice())
            with systems_own_libraries():
                process.start(command[0], list(command[1:]))

    def stop(self) -> None:
        """Wait for no more answers."""
        self._limit.stop()
        for process in list(self._running):
            self._end(process)
            process.kill()
            process.waitForFinished(TIME_LIMIT)

    def _hear(self, process: QProcess, read: Callable[[str], SystemPreferences]) -> None:
        if process in self._running:
            take(self._services, read(bytes(process.readAllStandardOutput().data()).decode("utf-8", "replace")))
            self._end(process)

    def _end(self, process: QProcess) -> None:
        if process in self._running:
            self._running.remove(process)
        if not self._running:
            self._limit.stop()


def take(services: Services, wished: SystemPreferences) -> None:
    """Set what is wished, where it is not set to anything yet."""
    usual = Settings()
    unset = {key for key in wished.changes() if getattr(services.settings, key) == getattr(usual, key)}
    changes = {key: value for key, value in wished.changes().items() if key in unset}
    if changes:
        services.change(**changes)


def at_the_first_start(services: Services) -> Asking | None:
    """Take what the system says at once, and prepare for the rest; nothing for a window that is not seen."""
    from cardtable.ui.services import UNSEEN

    if QGuiApplication.platformName() in UNSEEN:
        return None
    take(services, at_once())
    return Asking(services)
