"""The words of every setting that people change: what it is called, what it does, how its values are called."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, get_args

from cardtable.app.settings import LANGUAGES, VOLUMES, TextScale
from cardtable.games.catalogue import covers
from cardtable.messages import Message, choice, listing, translate
from cardtable.ui.language import NAMES

Value = str | int | bool
PERCENT: Final = translate("Settings", "{percent}%", "text size; a space before the sign where the language has one")

_CALLS: Final = choice(tuple(dict.fromkeys(cover.call for cover in covers().values() if cover.call is not None)))
_WITH_BUYING: Final = listing([cover.title for cover in covers().values() if cover.buys])


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting: ``values`` are what it can be, each with its words; none where it is yes or no (a switch).

    ``most`` is the end of a slider that begins at 0. Names in ``values`` that are no messages are not translated.
    ``hint`` is one short line, ``help`` what is told of it besides, in a tip. ``listed``: its values stand in a list,
    because there may be more of them than fit side by side.
    """

    key: str
    title: Message
    hint: Message | None = None
    values: tuple[tuple[Value, Message | str], ...] = ()
    most: int | None = None
    help: Message | None = None
    listed: bool = False


@dataclass(frozen=True, slots=True)
class Chapter:
    """Settings that belong together."""

    title: Message
    settings: tuple[Setting, ...]


@dataclass(frozen=True, slots=True)
class Preset:
    """Several settings at once, for people who need the same things."""

    title: Message
    help: Message
    changes: tuple[tuple[str, Value], ...]


CHAPTERS: Final = (
    Chapter(
        translate("Settings", "Language and text"),
        (
            Setting(
                "language",
                translate("Settings", "Language"),
                values=tuple((code, NAMES[code]) for code in LANGUAGES),
                listed=True,
            ),
            Setting(
                "text_scale",
                translate("Settings", "Text size"),
                values=tuple((size, PERCENT.put(percent=size)) for size in get_args(TextScale)),
            ),
        ),
    ),
    Chapter(
        translate("Settings", "Table and cards"),
        (
            Setting(
                "theme",
                translate("Settings", "Colours"),
                values=(
                    ("green", translate("Settings", "Green", "the cloth")),
                    ("night", translate("Settings", "Night blue")),
                    ("contrast", translate("Settings", "Contrast", "the strongest: for those who see little")),
                ),
            ),
            Setting(
                "frame",
                translate("Settings", "The other pages"),
                translate("Settings", "System: if it does not say, light from 7 am to 7 pm"),
                (
                    ("system", translate("Settings", "System", "dark or light as the system is")),
                    ("light", translate("Settings", "Light")),
                    ("dark", translate("Settings", "Dark")),
                ),
            ),
            Setting(
                "deck",
                translate("Settings", "Deck"),
                values=(("", translate("Settings", "Our own")),),
                help=translate(
                    "Settings",
                    "The pictures on the cards. A folder of SVG pictures inside “decks” in the data folder "
                    "becomes a deck, too.",
                ),
                listed=True,
            ),
            Setting(
                "letters",
                translate("Settings", "Letters on the cards"),
                values=(
                    ("language", translate("Settings", "By language", "the letters of ace, king, queen and jack")),
                    ("international", "A K Q J"),
                    ("norwegian", "E K D Kn"),
                ),
            ),
            Setting(
                "back",
                translate("Settings", "Card backs"),
                values=(
                    ("red", translate("Settings", "Red")),
                    ("blue", translate("Settings", "Blue")),
                    ("green", translate("Settings", "Green")),
                ),
            ),
            Setting(
                "four_colour",
                translate("Settings", "Four colours"),
                translate("Settings", "Every suit has its own"),
            ),
            Setting("large_faces", translate("Settings", "Large print on the cards")),
            Setting("mark_fitting", translate("Settings", "Frame the cards that fit")),
            Setting(
                "left_handed",
                translate("Settings", "Left-handed"),
                translate("Settings", "The table’s buttons are on the left"),
            ),
        ),
    ),
    Chapter(
        translate("Settings", "Pace"),
        (
            Setting(
                "pace",
                translate("Settings", "How fast cards move"),
                values=(
                    ("calm", translate("Settings", "Calm")),
                    ("normal", translate("Settings", "Normal")),
                    ("brisk", translate("Settings", "Brisk")),
                    ("instant", translate("Settings", "Instant")),
                ),
            ),
            Setting("reduce_motion", translate("Settings", "No animation")),
            Setting(
                "two_keys",
                translate("Settings", "Two keys are enough"),
                translate("Settings", "Space moves on, Enter chooses"),
                help=translate(
                    "Settings", "For people who use two switches or only one hand: these two keys reach everything."
                ),
            ),
            Setting("wait_for_me", translate("Settings", "Wait for me at moments everybody should see")),
            Setting("remarks", translate("Settings", "Computer players say a word now and then")),
            Setting(
                "grace",
                translate("Settings", "Time for saying “{call}”").put(call=_CALLS),
                values=(
                    *((n, translate("Settings", "%n second(s)", None, n)) for n in (2, 4, 8)),
                    (0, translate("Settings", "Until I press", "how long computer players wait")),
                ),
                help=translate("Settings", "How long computer players wait while you may still say “{call}”.").put(
                    call=_CALLS
                ),
            ),
            Setting(
                "asking",
                translate("Settings", "Ask me about buying"),
                help=translate(
                    "Settings",
                    "When you are asked whether you buy a card in {games}. Where several of you "
                    "share the screen, everybody who has not laid down is asked, because not being asked would give "
                    "something away.",
                ).put(games=_WITH_BUYING),
                values=(
                    ("useful", translate("Settings", "If useful", "asked about buying a card when it could help")),
                    ("until_down", translate("Settings", "Until I am down", "asked until one has laid down")),
                    ("always", translate("Settings", "Always")),
                    ("never", translate("Settings", "Never")),
                ),
            ),
        ),
    ),
    Chapter(
        translate("Settings", "For the ears"),
        (
            Setting("sounds", translate("Settings", "Sounds at the table")),
            Setting("volume", translate("Settings", "Volume"), most=VOLUMES[-1]),
            Setting(
                "wordiness",
                translate("Settings", "Told to a screen reader"),
                values=(
                    ("little", translate("Settings", "What matters", "how much is read aloud")),
                    ("turns", translate("Settings", "Each turn", "how much is read aloud")),
                    ("everything", translate("Settings", "Everything", "how much is read aloud")),
                ),
                help=translate("Settings", "How much of what the others do at the table is read to you."),
            ),
        ),
    ),
)
PRESETS: Final = (
    Preset(
        translate("Settings", "Larger"),
        translate("Settings", "Large letters, large print on the cards, every suit in its own colour."),
        (("text_scale", 150), ("large_faces", True), ("four_colour", True)),
    ),
    Preset(
        translate("Settings", "Calm", "a button: several settings at once"),
        translate("Settings", "Nothing moves, everything takes its time and waits for you, and it is quiet."),
        (("pace", "calm"), ("reduce_motion", True), ("wait_for_me", True), ("grace", 0), ("volume", 30)),
    ),
    Preset(
        translate("Settings", "Left-handed"),
        translate("Settings", "The table’s buttons are on the left, and your name plate is on the right."),
        (("left_handed", True),),
    ),
)


def every_setting() -> tuple[Setting, ...]:
    """All settings in the order in which they stand on the page."""
    return tuple(setting for chapter in CHAPTERS for setting in chapter.settings)
