"""The language in force: catalogues loaded and changed while the program runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLibraryInfo, QLocale, QObject, QTranslator

from cardtable.app.settings import LANGUAGES, Language
from cardtable.messages import capitalized, listing, source_text, translate
from cardtable.resources import IncompleteError, compiled_translation

if TYPE_CHECKING:
    from datetime import date, datetime

    from cardtable.messages import Draw, Listing, Message

NAMES: Final = {"is": "Íslenska", "nb": "Norsk", "de": "Deutsch", "en": "English"}
_OWN_QT_CATALOGUES: Final = ("is", "nb")


def say(message: Message | Listing, draw: Draw | None = None) -> str:
    """The message in the language in force; ``draw`` writes what can be drawn, which is said in words without it."""
    return message.render(QCoreApplication.translate, draw)


def when_text(moment: datetime) -> str:
    """A moment within a line, in the local time: of today and yesterday with the hour, else as a day."""
    local = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    days = local.date().daysTo(QDate.currentDate())
    time = QLocale().toString(local.time(), QLocale.FormatType.ShortFormat)
    if days == 0:
        return say(translate("Times", "today at {time}", "within a line, after: last played").put(time=time))
    if days == 1:
        return say(translate("Times", "yesterday at {time}", "within a line, after: last played").put(time=time))
    return QLocale().toString(local.date(), QLocale.FormatType.ShortFormat)


def day_text(day: date) -> str:
    """A day as people of the language write it."""
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)


def long_day(day: date) -> str:
    """A day with its name, as people of the language write it at the beginning of a line."""
    return capitalized(long_day_within(day))


def long_day_within(day: date) -> str:
    """A day with its name, as people of the language write it within a line."""
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)


def duration_text(seconds: int) -> str:
    """How long something took: hours and minutes, or minutes and seconds, in words that can be said."""
    minutes, rest = divmod(seconds, 60)
    hours = minutes // 60
    parts = [
        (hours, translate("Times", "%n hour(s)", "how long something took", hours)),
        (minutes % 60, translate("Times", "%n minute(s)", "how long something took", minutes % 60)),
        (0 if hours else rest, translate("Times", "%n second(s)", "how long something took", rest)),
    ]
    return say(listing([text for number, text in parts if number] or [parts[-1][1]]))


class Voice:
    """Writes in one language, whatever is in force in the program; IncompleteError when it was not compiled."""

    def __init__(self, language: str) -> None:
        path = compiled_translation("cardtable", language)
        self._translator = QTranslator()
        if not self._translator.load(str(path)):
            raise IncompleteError(path)

    def say(self, message: Message | Listing, draw: Draw | None = None) -> str:
        """The message in this language."""
        return message.render(self._text, draw)

    def _text(self, context: str, source: str, comment: str | None, n: int) -> str:
        found = self._translator.translate(context, source, comment, n) if context else ""
        return source_text(context, found or source, comment, n)


class Languages(QObject):
    """Loads a language's catalogues; every widget then gets a ``LanguageChange`` event."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.current: Language = "en"
        self.knows_qt = False
        self._installed: list[QTranslator] = []

    def use(self, language: Language) -> None:
        """Speak this language from now on; IncompleteError when its catalogue was not compiled."""
        program = QTranslator(self)
        path = compiled_translation("cardtable", language)
        if not program.load(str(path)):
            raise IncompleteError(path)
        self.close()
        self.current = language
        QLocale.setDefault(_locale(language))
        # What is installed last is asked first, so the program's own texts come after Qt's.
        of_qt = self._of_qt(language)
        self.knows_qt = of_qt is not None
        for translator in (of_qt, program):
            if translator is not None:
                QCoreApplication.installTranslator(translator)
                self._installed.append(translator)

    def close(self) -> None:
        """Speak no language any more: what is installed would answer for the next one."""
        for old in self._installed:
            QCoreApplication.removeTranslator(old)
            old.deleteLater()
        self._installed = []

    def _of_qt(self, language: Language) -> QTranslator | None:
        translator = QTranslator(self)
        if language in _OWN_QT_CATALOGUES:
            found = translator.load(str(compiled_translation("qtbase", language)))
        else:
            folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
            found = translator.load(f"qtbase_{language}", folder)
        return translator if found else None


def _locale(language: Language) -> QLocale:
    """The system's own where it speaks the language too; otherwise dates in English are British, as the spelling is."""
    system = QLocale.system()
    if system.language() == QLocale(language).language():
        return system
    return QLocale("en_GB") if language == "en" else QLocale(language)


def system_language() -> Language:
    """The first of our languages that the system's user reads, else English."""
    for name in QLocale.system().uiLanguages():
        code = name.split("-")[0]
        found: dict[str, Language] = {**{known: known for known in LANGUAGES}, "no": "nb", "nn": "nb"}
        if code in found:
            return found[code]
    return "en"
