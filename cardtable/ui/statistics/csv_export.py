"""A person's matches as a table for a spreadsheet."""

from __future__ import annotations

import csv
import re
from io import StringIO
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale

from cardtable.disk import write_bytes
from cardtable.engine.player_names import clean_name
from cardtable.games.catalogue import title_of
from cardtable.messages import translate
from cardtable.stage.counted_events import Feat
from cardtable.store.errors import StoreError
from cardtable.ui.language import say

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime, tzinfo
    from pathlib import Path

    from cardtable.app.statistics import Result
    from cardtable.messages import Message

# Where a spreadsheet may take a formula to begin: at the beginning, and, parted at another sign, behind that.
_FORMULA: Final = re.compile(r"(^|[,;|\t\r])(?=\s*[=+\-@＝＋－＠\t\r])")


def write_table(results: Sequence[Result], path: Path) -> None:
    """Write these matches to a file, with headings; StoreError when the place does not take it."""
    try:
        write_bytes(path, table_text(results).encode("utf-8-sig"))
    except OSError as error:
        raise _unwritten(clean_name(path.name), error.strerror or str(error)) from error


def table_text(results: Sequence[Result], zone: tzinfo | None = None) -> str:
    """One line for each match. Fields are parted as spreadsheets of the language expect it."""
    text = StringIO()
    # Where the comma stands in numbers, it does not part them.
    separator = ";" if QLocale().decimalPoint() == "," else ","
    table = csv.writer(text, delimiter=separator, quoting=csv.QUOTE_ALL)
    table.writerow([say(heading) for heading in (*_HEADINGS, *_FEATS.values())])
    for match, seat in results:
        table.writerow(
            [
                _moment(match.begun, zone), _moment(match.ended, zone), title_of(match.game),
                _plain(", ".join(other.name for other in match.seats if other is not seat)), _plain(seat.name),
                len(match.seats), seat.place, int(seat.won), match.rounds, seat.rounds, seat.total, seat.best,
                seat.worst, int(match.retaken), *(seat.did(feat) if match.counted else "" for feat in _FEATS),
            ]
        )  # fmt: skip
    return text.getvalue()


def _moment(moment: datetime, zone: tzinfo | None) -> str:
    return moment.astimezone(zone).strftime("%Y-%m-%d %H:%M")


def _plain(text: str) -> str:
    """A name is a name, and nothing to be worked out."""
    return _FORMULA.sub(r"\1'", text)


_HEADINGS: Final = (
    translate("Statistics", "Begun", "heading in a table"),
    translate("Statistics", "Ended", "heading in a table"),
    translate("Statistics", "Game", "heading in a table"),
    translate("Statistics", "Against", "heading in a table"),
    translate("Statistics", "Name", "heading in a table"),
    translate("Statistics", "Players", "heading in a table"),
    translate("Statistics", "Place", "heading in a table"),
    translate("Statistics", "Won", "heading in a table"),
    translate("Statistics", "Rounds", "heading in a table"),
    translate("Statistics", "Rounds won", "heading in a table"),
    translate("Statistics", "Total", "heading in a table"),
    translate("Statistics", "Best round", "heading in a table"),
    translate("Statistics", "Worst round", "heading in a table"),
    translate("Statistics", "Counted separately", "heading in a table"),
)
_FEATS: Final[dict[Feat, Message]] = {
    Feat.CAUGHT: translate("Statistics", "Caught", "heading in a table"),
    Feat.ACCUSED_RIGHTLY: translate("Statistics", "Caught somebody else", "heading in a table"),
    Feat.ACCUSED_WRONGLY: translate("Statistics", "Accused somebody wrongly", "heading in a table"),
    Feat.FACED: translate("Statistics", "Contracts", "heading in a table"),
    Feat.MADE: translate("Statistics", "Contracts made at the first attempt", "heading in a table"),
    Feat.CALLED: translate("Statistics", "Bids", "heading in a table"),
    Feat.KEPT: translate("Statistics", "Bids kept", "heading in a table"),
}


def _unwritten(file: str, reason: str) -> StoreError:
    return StoreError(
        translate(
            "Statistics",
            "The statistics could not be written to {file} ({reason}). Nothing in Card Table has changed. Choose "
            "another place.",
        ).put(file=file, reason=reason)
    )
