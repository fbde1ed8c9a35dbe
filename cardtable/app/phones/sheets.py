"""What a phone lays over its page when it is asked for: the log, the scores, the rules, the last trick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cardtable.messages import translate
from cardtable.stage.card_names import card_name
from cardtable.stage.zones import ZoneKind

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.app.match.presenter import Presenter
    from cardtable.app.phones.page import Page, PageWriter
    from cardtable.app.sight import SeatSight

Blocks = Sequence[tuple[str, str]]
"""A text for a phone: kinds of blocks (``h``, ``p``, ``li``) with their words."""

TITLES = {
    "log": translate("Phones", "What has happened"),
    "scores": translate("Phones", "Scores"),
    "rules": translate("Phones", "Rules"),
    "trick": translate("Table", "Last trick", "button"),
}
TOTAL = translate("Scores", "Total")


class Sheets:
    """Makes the sheets of one phone; ``book`` reads the chapter of the rules that begins with this anchor."""

    def __init__(
        self, sight: SeatSight, presenter: Presenter, writer: PageWriter, book: Callable[[str], Blocks]
    ) -> None:
        self._sight, self._presenter, self._writer, self._book = sight, presenter, writer, book

    def sheet(self, name: str, rule: str) -> Page | None:
        """The sheet of this name; ``None`` where there is none."""
        match name:
            case "log":
                lines = self._presenter.lines(every_round=True)
                return self._with_title(name, lines=[self._writer.text(line) for line in reversed(lines)])
            case "scores":
                return self._with_title(name, **self._scores())
            case "rules":
                anchor = rule or self._presenter.chapter()
                return self._with_title(name, blocks=[list(block) for block in self._book(anchor)])
        return None

    def last_trick(self) -> Page:
        """The cards of the last trick."""
        picture = self._presenter.pictures.made
        zones = () if picture is None else picture.zones
        cards = [card for zone in zones if zone.kind is ZoneKind.LAST for card in zone.cards if card is not None]
        return self._with_title("trick", lines=[self._writer.text(card_name(card)) for card in cards])

    def _scores(self) -> dict[str, Any]:
        table = self._sight.table
        match = table.match
        rows = [[str(number), *map(str, result.scores)] for number, result in enumerate(match.results, 1)]
        totals = [self._writer.text(TOTAL), *map(str, match.standing.totals)]
        return {"heads": ["", *table.names], "rows": [*rows, totals]}

    def _with_title(self, name: str, **parts: Any) -> Page:
        return {"kind": name, "title": self._writer.text(TITLES[name]), **parts}
