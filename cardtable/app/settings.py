"""How this household likes its table: declared once, read with tolerance, written without ever leaving half a file."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from cardtable.disk import read_bytes, write_bytes
from cardtable.engine.names import clean_name

if TYPE_CHECKING:
    from pathlib import Path

FILE_NAME: Final = "settings.json"
MAX_BYTES: Final = 1024 * 1024
Language = Literal["is", "nb", "de", "en"]
LANGUAGES: Final[tuple[Language, ...]] = ("is", "nb", "de", "en")
Asking = Literal["usual", "useful", "always", "never"]
Pace = Literal["calm", "normal", "brisk", "instant"]
Back = Literal["red", "blue", "green"]
Theme = Literal["green", "night", "contrast"]


class SeatChoice(BaseModel):
    """One seat as it was set up last: ``level`` is ``None`` for a person."""

    name: Annotated[str, Field(max_length=40), AfterValidator(clean_name)]
    level: Literal["easy", "medium", "hard"] | None
    colour: Annotated[int, Field(ge=0, le=7)]


class LastTable(BaseModel):
    """How a game was set up last, so that one click plays it again."""

    seats: list[SeatChoice]
    options: dict[str, str | int | bool]


class Settings(BaseModel):
    """Every setting of the program.

    ``language`` is ``None`` until somebody chooses one (then the system's counts); ``deck`` is the name of a folder
    in the data folder's ``decks`` (empty: the program's own deck); ``grace`` is how many seconds
    computer players wait when a person may still call (0: until the person says go on); ``asking`` is when persons are
    asked what all are asked, such as whether they buy; ``text_scale`` is in percent.
    """

    model_config = ConfigDict(validate_assignment=True)

    language: Language | None = None
    letters: Literal["language", "international", "norwegian"] = "language"
    deck: Annotated[str, Field(max_length=100)] = ""
    four_colour: bool = False
    large_faces: bool = False
    back: Back = "blue"
    theme: Theme = "green"
    pace: Pace = "normal"
    reduce_motion: bool = False
    mark_fitting: bool = True
    grace: Literal[0, 2, 4, 8] = 4
    asking: Asking = "usual"
    text_scale: Literal[100, 125, 150, 200] = 100
    last_tables: dict[str, LastTable] = Field(default_factory=dict)


def read_settings(folder: Path | None) -> Settings:
    """The settings in the folder; whatever is missing or makes no sense is the default."""
    if folder is None:
        return Settings()
    try:
        data: Any = json.loads(read_bytes(folder / FILE_NAME, MAX_BYTES))
    except (OSError, ValueError, RecursionError):
        return Settings()
    settings = Settings()
    if isinstance(data, dict):
        for key in Settings.model_fields:
            if key in data:
                settings = _with(settings, key, data[key])
    return settings


def write_settings(settings: Settings, folder: Path | None) -> bool:
    """Keep the settings; whether that was possible."""
    if folder is None:
        return False
    try:
        write_bytes(folder / FILE_NAME, settings.model_dump_json(indent=1).encode())
    except OSError:
        return False
    return True


def _with(settings: Settings, key: str, value: Any) -> Settings:
    try:
        return Settings.model_validate({**settings.model_dump(), key: value})
    except ValidationError:
        return settings
