"""What all pages share: settings, saved games, language, look, and the computer players' process."""

from __future__ import annotations

import logging
from datetime import datetime
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from cardtable.app.settings import Settings, Taken, take_settings, write_settings
from cardtable.disk import names_in
from cardtable.ui.language import Languages, system_language
from cardtable.ui.metrics import SCREEN, Lengths, lengths
from cardtable.ui.style_sheet import style_sheet
from cardtable.ui.theme import LIGHT, THEMES, Theme, font, palette

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from cardtable.app.ai_process import AiProcess, Question
    from cardtable.app.dares import Dares
    from cardtable.app.judge_requests import Trial
    from cardtable.app.settings import Language
    from cardtable.app.summaries import MatchSummaries
    from cardtable.app.yesterday import YesterdaysMistake
    from cardtable.store.database import Database
    from cardtable.ui.audio.sounds import Sounds
    from cardtable.ui.deck.pixmaps import CardPixmaps
    from cardtable.ui.deck.style import LetterSet
    from cardtable.ui.deck.svg_folder import DeckTrial
    from cardtable.ui.painting.face_pixmaps import FacePixmaps


DECKS: Final = "decks"
# What is kept with the settings and changes nothing that can be seen at once.
SOUND: Final = frozenset({"sounds", "volume"})
NO_LOOKS: Final = SOUND | {
    "last_tables",
    "window",
    "hand_orders",
    "rule_sets",
    "people",
    "guides",
    "plans",
    "standing_orders",
    "dares",
    "mistake",
}
# A window that is not seen is not heard either.
UNSEEN: Final = frozenset({"offscreen", "minimal"})
# The hours of the day, where the system does not say whether it is light.
DAY: Final = range(7, 19)
_log = logging.getLogger(__name__)


class Services(QObject):
    """The running program without its window.

    Signal ``look_changed`` follows every change of settings, ``sound_changed`` one of what is heard.
    """

    look_changed = Signal()
    sound_changed = Signal()
    answered = Signal(object)
    judged = Signal(object)
    _arrived = Signal(object)
    _arrived_judged = Signal(object)

    def __init__(
        self, database: Database, folder: Path | None, language: Language | None = None, careful: bool = False,
        known: Settings | None = None,
    ) -> None:  # fmt: skip
        """``careful``: use nothing from outside (decks), because the last start failed.

        ``known``: the settings of who plays without saving; without them they are those of the folder.
        """
        super().__init__()
        self.database = database
        self.settings: Settings
        taken = take_settings(folder) if known is None else Taken(known)
        self.settings, self.settings_aside, self.unread_settings = taken
        # What was not read is not written over: these settings last until the program is closed.
        self.folder = None if self.unread_settings else folder
        self.unkept_settings = False
        self._window = SCREEN
        self.lengths: Lengths
        self.languages = Languages(self)
        self.careful = careful
        self._unusable_deck = ""
        self.tried_deck = ""
        self._trial: DeckTrial | None = None
        self._thinker: AiProcess | None = None
        # The answer comes on a thread of the thinker's; the queued signal brings it to this one.
        # Always queued: the caller gets the number before the answer, even where there is no process to ask.
        self._arrived.connect(self.answered, Qt.ConnectionType.QueuedConnection)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._scheme_changed)
        self._arrived_judged.connect(self.judged, Qt.ConnectionType.QueuedConnection)
        self.languages.use(language or self.settings.language or system_language())
        self.apply()

    @property
    def theme(self) -> Theme:
        """The colours of the table, which is dark at all times: the cards are the light."""
        return THEMES[self.settings.theme]

    @property
    def frame(self) -> Theme:
        """The colours of the pages around the table, as they were applied: dark, light, or as the system has it."""
        return self._frame

    @property
    def text_scale(self) -> float:
        """How much larger than designed all text is."""
        return self.settings.text_scale / 100

    @cached_property
    def pixmaps(self) -> CardPixmaps:
        """The pictures of cards, from the chosen deck; nothing of any deck is looked at before the first is wanted."""
        from cardtable.ui.deck.pixmaps import CardPixmaps

        made = CardPixmaps()
        self._own_deck = made.deck
        self._dress(made)
        return made

    @cached_property
    def summaries(self) -> MatchSummaries:
        """What the finished matches come to."""
        from cardtable.app.summaries import MatchSummaries

        return MatchSummaries(self.database)

    @cached_property
    def dares(self) -> Dares:
        """The lost matches that lie in envelopes, to be played again."""
        from cardtable.app.dares import Dares

        return Dares(self.database, lambda: self.settings, self.change)

    @cached_property
    def yesterday(self) -> YesterdaysMistake:
        """What was looked for and found in the matches of the last days."""
        from cardtable.app.yesterday import YesterdaysMistake

        return YesterdaysMistake(self.database, lambda: self.settings, self.change)

    @cached_property
    def faces(self) -> FacePixmaps:
        """The pictures of the animals that stand for players."""
        from cardtable.ui.painting.face_pixmaps import FacePixmaps

        return FacePixmaps()

    @cached_property
    def sounds(self) -> Sounds:
        """What is heard; nothing is loaded or opened for it before the first sound."""
        from cardtable.ui.audio.loudspeaker import open_loudspeaker
        from cardtable.ui.audio.sounds import Sounds

        seen = QGuiApplication.platformName() not in UNSEEN
        return Sounds(lambda: self.settings, open_loudspeaker if seen else None)

    @property
    def unusable_deck(self) -> str:
        """The name of a deck that was chosen and cannot be used; empty where all is well."""
        return self._unusable_deck if self.pixmaps is not None else ""

    def change(self, **changes: object) -> None:
        """Change settings, apply them at once and keep them."""
        if "deck" in changes:
            # Only the first look after a failed start is careful: the user who chooses a deck now wants it.
            self.careful = False
            self._unusable_deck = ""
            self._stop_trial()
        for key, value in changes.items():
            setattr(self.settings, key, value)
        if "language" in changes and self.settings.language is not None:
            self.languages.use(self.settings.language)
        self._keep_settings()
        if changes.keys() - NO_LOOKS:
            self.apply()
        if changes.keys() & SOUND:
            self.sound_changed.emit()

    def fit(self, width: int, height: int) -> None:
        """Let all pages be as large as a window of this size wants them."""
        self._window = (width, height)
        if lengths(width, height, self.text_scale) != self.lengths:
            self.apply()

    def _keep_settings(self) -> None:
        self.unkept_settings = not write_settings(self.settings, self.folder)

    def keep_the_rest(self) -> None:
        """Try once more to keep settings that could not be kept."""
        if self.unkept_settings:
            self._keep_settings()

    def keep(self, changes: Mapping[str, Any]) -> bool:
        """Change settings as :meth:`change` does; whether they could be kept."""
        self.change(**changes)
        return not self.unkept_settings

    def apply(self) -> None:
        """Make everything look as the settings say."""
        if "pixmaps" in self.__dict__:
            self._dress(self.pixmaps)
        app = QApplication.instance()
        self.lengths = lengths(*self._window, self.text_scale)
        em = self.lengths.em
        self._frame = self._frame_now()
        sheet = style_sheet(self._frame, em)
        # With a style sheet Qt looks at every widget again, which takes longer than dealing the cards.
        if isinstance(app, QApplication) and app.styleSheet() != sheet:
            app.setFont(font(em))
            app.setPalette(palette(self._frame))
            app.setStyleSheet(sheet)
        self.look_changed.emit()

    def follow_day(self) -> None:
        """Look whether it has become day or night since everything was made to look as it does."""
        if self._frame_now() is not self._frame:
            self.apply()

    def _frame_now(self) -> Theme:
        wanted = self.settings.frame
        light = wanted == "light" or (wanted == "system" and _system_is_light())
        return (LIGHT if light else THEMES)[self.settings.theme]

    def _scheme_changed(self) -> None:
        """The system went from dark to light or back."""
        if self.settings.frame == "system":
            self.apply()

    def _dress(self, pixmaps: CardPixmaps) -> None:
        """Let the pictures of cards be as the settings say."""
        from cardtable.ui.deck.style import FaceStyle

        settings = self.settings
        self._take_deck(pixmaps)
        pixmaps.style = FaceStyle(self.letters(self.languages.current), settings.four_colour, settings.large_faces)
        pixmaps.back_colour = settings.back

    def deck_names(self) -> list[str]:
        """The names of the decks that lie in the data folder beside our own: folders of SVG pictures."""
        if self.folder is None:
            return []
        try:
            return [name for name in names_in(self.folder / DECKS) if (self.folder / DECKS / name).is_dir()]
        except OSError:
            return []

    def choose_deck(self, name: str) -> None:
        """Use this deck once a process of its own has drawn it; our own (the empty name) at once."""
        self._stop_trial()
        if not name or self.folder is None or name not in self.deck_names():
            self.change(deck=name)
            return
        from cardtable.ui.deck.svg_folder import DeckTrial

        self._unusable_deck = ""
        self._trial = DeckTrial(self.folder / DECKS / name, self)
        self._trial.finished.connect(self._tried)
        self.tried_deck = name
        self.look_changed.emit()

    def _tried(self, name: str, good: bool) -> None:
        self._stop_trial()
        if good:
            self.change(deck=name)
        else:
            _log.warning("a deck could not be drawn in time")
            self._unusable_deck = name
            self.look_changed.emit()

    def _stop_trial(self) -> None:
        self.tried_deck = ""
        if self._trial is not None:
            self._trial.stop()
            self._trial.deleteLater()
            self._trial = None

    def _take_deck(self, pixmaps: CardPixmaps) -> None:
        """Use the chosen deck, or our own when that cannot be (``unusable_deck`` then names it)."""
        name = self.settings.deck
        if not name or self.folder is None:
            pixmaps.deck = self._own_deck
        elif self.careful or name not in self.deck_names():
            self._refuse_deck(pixmaps, name)
        elif pixmaps.deck.id != name:
            from cardtable.ui.deck.svg_folder import SvgFolderDeck

            self._unusable_deck = ""
            try:
                pixmaps.deck = SvgFolderDeck(self.folder / DECKS / name)
            except (ValueError, OSError):
                _log.warning("a deck cannot be used", exc_info=True)
                self._refuse_deck(pixmaps, name)

    def _refuse_deck(self, pixmaps: CardPixmaps, name: str) -> None:
        """Use our own deck, at the next start, too."""
        pixmaps.deck = self._own_deck
        self.settings.deck = ""
        self._unusable_deck = name
        write_settings(self.settings, self.folder)

    def letters(self, language: Language) -> LetterSet:
        """With which letters cards are indexed for those who read this language."""
        if self.settings.letters == "norwegian":
            return "nb"
        # Norwegian packs are sold with international letters; E K D Kn is a choice of its own.
        if self.settings.letters == "international" or language == "nb":
            return "international"
        return language

    def ask(self, question: Question) -> int:
        """Ask a computer player; the answer comes with the signal ``answered``."""
        return self.thinker.ask(question)

    def ask_judge(self, trial: Trial) -> int:
        """Have something judged; that comes with the signal ``judged``."""
        return self.thinker.ask_judge(trial)

    def restart(self) -> None:
        """Begin anew with the process that was asked. OSError when that is not possible."""
        self.thinker.restart()

    @property
    def thinker(self) -> AiProcess:
        """The process in which computer players think, started when it is first needed."""
        if self._thinker is None:
            from cardtable.app.ai_process import AiProcess

            self._thinker = AiProcess(self._arrived.emit, self._arrived_judged.emit)
        return self._thinker

    def close(self) -> None:
        """End the computer players' process, whatever is being tried, and what is heard."""
        self.languages.close()
        self._stop_trial()
        if "sounds" in self.__dict__:
            self.sounds.close()
        self.stop_thinking()

    def stop_thinking(self) -> None:
        """End the computer players' process; whoever asks later starts another one."""
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None


def _system_is_light() -> bool:
    """Whether the system is light; by day where it says nothing."""
    return is_light(QGuiApplication.styleHints().colorScheme(), datetime.now().hour, QGuiApplication.platformName())


def is_light(scheme: Qt.ColorScheme, hour: int, platform: str) -> bool:
    """Whether pages are light as the system has it; where it says nothing, by day. An unseen window has no day."""
    if scheme is Qt.ColorScheme.Unknown:
        return hour in DAY and platform not in UNSEEN
    return scheme is Qt.ColorScheme.Light
