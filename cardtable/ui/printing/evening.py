"""An evening on paper: who won what, and the table of places over all games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.messages import listing, translate
from cardtable.ui.language import long_day_within, say
from cardtable.ui.printing.document import Grid, Paper, Words
from cardtable.ui.statistics.words import NOTE, table_of, who_won_what

if TYPE_CHECKING:
    from cardtable.app.evenings import Evening

# So many matches stand side by side in one table; more go into further ones, so that everything can be read.
SIDE_BY_SIDE = 6


def evening_paper(evening: Evening) -> Paper:
    """This evening, with everybody who was there."""
    heads, rows = table_of(evening)
    title = translate("Evenings", "The evening: {day}", "title of a page that is printed").put(
        day=long_day_within(evening.day)
    )
    parts: list[Words | Grid] = [Words(say(listing(evening.people)))]
    won = [Words(sentence) for sentence in who_won_what(evening)]
    parts += [Words(say(translate("Evenings", "Who won what")), heading=True), *won]
    parts.append(Words(say(translate("Evenings", "Standings of the evening")), heading=True))
    player = say(translate("Paper", "Player", "heading of a column"))
    matches, sums = heads[:-2], heads[-2:]
    strong = frozenset(number for number, (name, _) in enumerate(rows) if name.startswith("1."))
    for first in range(0, len(matches), SIDE_BY_SIDE):
        last = first + SIDE_BY_SIDE >= len(matches)
        columns = (player, *matches[first : first + SIDE_BY_SIDE], *(sums if last else ()))
        cells = tuple(
            (name, *row[first : min(first + SIDE_BY_SIDE, len(matches))], *(row[-2:] if last else ()))
            for name, row in rows
        )
        parts.append(Grid(columns, cells, strong))
    parts.append(Words(say(NOTE), quiet=True))
    return Paper(say(title), tuple(parts), f"Card Table {evening.day.isoformat()}")
