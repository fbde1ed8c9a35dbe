"""Every setting that people change, declared once: what it is called, what it does, which values it has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardtable.app.settings import LANGUAGES
from cardtable.messages import Message, translate
from cardtable.ui.language import NAMES

Value = str | int | bool
PERCENT: Final = translate("Settings", "{percent}%", "text size; a space before the sign where the language has one")


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting: ``values`` are what it can be, each with its words; none where it is yes or no (a box to tick).

    ``most`` is the end of a slider that begins at 0. Names in ``values`` that are no messages are not translated.
    """

    key: str
    title: Message
    help: Message | None = None
    values: tuple[tuple[Value, Message | str], ...] = ()
    most: int | None = None


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
                translate("Settings", "Changes all texts at once."),
                tuple((code, NAMES[code]) for code in LANGUAGES),
            ),
            Setting(
                "text_scale",
                translate("Settings", "Text size"),
                translate("Settings", "For weak eyes or a screen far away."),
                tuple((size, PERCENT.put(percent=size)) for size in (100, 125, 150, 200)),
            ),
        ),
    ),
    Chapter(
        translate("Settings", "Table and cards"),
        (
            Setting(
                "theme",
                translate("Settings", "Colours"),
                translate("Settings", "The cloth and the frame around it."),
                (
                    ("green", translate("Settings", "Green cloth")),
                    ("night", translate("Settings", "Night blue")),
                    ("contrast", translate("Settings", "High contrast")),
                ),
            ),
            Setting(
                "frame",
                translate("Settings", "The other pages"),
                translate("Settings", "The table itself stays dark, so that the cards are the brightest thing."),
                (
                    ("system", translate("Settings", "Same as the system")),
                    ("dark", translate("Settings", "Dark")),
                    ("light", translate("Settings", "Light")),
                ),
            ),
            Setting(
                "deck",
                translate("Settings", "Deck"),
                translate(
                    "Settings",
                    "The pictures on the cards. A folder of SVG pictures inside “decks” in the data folder "
                    "becomes a deck, too.",
                ),
                (("", translate("Settings", "Our own")),),
            ),
            Setting(
                "letters",
                translate("Settings", "Letters on the cards"),
                translate("Settings", "The corner letters of ace, king, queen and jack."),
                (
                    ("language", translate("Settings", "As in the chosen language")),
                    ("international", translate("Settings", "International: A K Q J")),
                    ("norwegian", translate("Settings", "Traditional Norwegian: E K D Kn")),
                ),
            ),
            Setting(
                "back",
                translate("Settings", "Card backs"),
                translate("Settings", "The colour of the cards’ backs."),
                (
                    ("red", translate("Settings", "Red")),
                    ("blue", translate("Settings", "Blue")),
                    ("green", translate("Settings", "Green")),
                ),
            ),
            Setting("four_colour", translate("Settings", "Four colours: every suit has its own")),
            Setting("large_faces", translate("Settings", "Large print on the cards")),
            Setting("mark_fitting", translate("Settings", "Frame the cards that fit")),
            Setting("left_handed", translate("Settings", "Left-handed: the table’s buttons are on the left")),
        ),
    ),
    Chapter(
        translate("Settings", "Pace"),
        (
            Setting(
                "pace",
                translate("Settings", "Pace"),
                translate("Settings", "How fast cards move and computer players act."),
                (
                    ("calm", translate("Settings", "Calm")),
                    ("normal", translate("Settings", "Normal")),
                    ("brisk", translate("Settings", "Brisk")),
                    ("instant", translate("Settings", "Instant")),
                ),
            ),
            Setting("reduce_motion", translate("Settings", "No animation")),
            Setting("wait_for_me", translate("Settings", "Wait for me at moments everybody should see")),
            Setting(
                "grace",
                translate("Settings", "Time for saying “Ólsen”"),
                translate("Settings", "How long computer players wait while you may still say “Ólsen”."),
                (
                    *(
                        (n, translate("Settings", "%n second(s)", "how long computer players wait", n))
                        for n in (2, 4, 8)
                    ),
                    (0, translate("Settings", "Until I press “Go on”")),
                ),
            ),
            Setting(
                "asking",
                translate("Settings", "Ask me about buying"),
                translate(
                    "Settings",
                    "When you are asked whether you buy a card in Kínaskák and Shanghai Rummy. Where several of you "
                    "share the screen, everybody who has not laid down is asked, because not being asked would give "
                    "something away.",
                ),
                (
                    ("useful", translate("Settings", "Only when the card could help me")),
                    ("until_down", translate("Settings", "As long as I have not laid down")),
                    ("always", translate("Settings", "Whenever I may buy")),
                    ("never", translate("Settings", "Never")),
                ),
            ),
        ),
    ),
    Chapter(
        translate("Settings", "For the ears"),
        (
            Setting("sounds", translate("Settings", "Sounds at the table")),
            Setting(
                "volume",
                translate("Settings", "Volume"),
                translate("Settings", "How loud the sounds are. The volume of your computer counts, too."),
                most=100,
            ),
            Setting(
                "wordiness",
                translate("Settings", "Told to a screen reader"),
                translate("Settings", "How much of what the others do at the table is read to you."),
                (
                    ("little", translate("Settings", "Only what matters")),
                    ("turns", translate("Settings", "One sentence for each turn")),
                    ("everything", translate("Settings", "Every single thing")),
                ),
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
