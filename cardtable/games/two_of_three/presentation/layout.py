"""What lies where on a table of Two of Three, and what is written beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.two_of_three.presentation.texts import RULE_TIP, agreed, features
from cardtable.games.two_of_three.rules.house_rules import TwoOfThreeRules
from cardtable.games.two_of_three.rules.state import TwoOfThreeView
from cardtable.messages import translate, verbatim
from cardtable.stage.layout import Layout, hand_zones, stock_zone
from cardtable.stage.zones import Middle, Note, Zone, ZoneKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.stage.zones import Feature

ROW: Final = "row"


class TwoOfThreeLayout(Layout[TwoOfThreeView]):
    """The row in the middle, with what is asked of the next card."""

    middle = Middle.ROW

    def zones(self, view: TwoOfThreeView, names: Sequence[str], near: int) -> list[Zone]:
        return [stock_zone(view.stock_left), _row(view), *hand_zones(view, names, near)]

    def notes(self, view: TwoOfThreeView, seat: int) -> tuple[Note, ...]:
        if view.result is not None:
            return ()
        taken = translate("TwoOfThree", "%n taken", "cards taken in this leg, at a player's name", view.taken[seat])
        return (Note(taken, verbatim(f"+{view.taken[seat]}")),)

    def agreement(self, view: TwoOfThreeView, card: Card) -> Sequence[Sequence[Feature]]:
        """With the card before the last one, and with the last one."""
        if not view.row:
            return ()
        return tuple(
            tuple(features(marked)[kind] for kind in kinds)
            for marked, kinds in zip(view.row[-2:], agreed(card, view.row, view.rules), strict=True)
        )


def _like(rules: TwoOfThreeRules) -> tuple[Note, ...]:
    """What is asked of the next card (G8)."""
    if rules.exactly:
        text = translate("TwoOfThree", "exactly {number} of 3 like this", "over a card of the row")
        short = translate("TwoOfThree", "exactly {number}", "over a card of the row: so many of 3 features agree")
    else:
        text = translate("TwoOfThree", "{number} of 3 like this", "over a card of the row")
        short = translate("TwoOfThree", "{number} of 3", "over a card of the row: so many of 3 features agree")
    return tuple(Note(text.put(number=number), short.put(number=number)) for number in (1, 2))


def _contrast(rules: TwoOfThreeRules) -> tuple[Note, ...]:
    """The headings turned over: what is asked of a contrast (G9)."""
    if rules.contrast == "callout":
        text = translate("TwoOfThree", "Contrast: 1 or more like this", "over a card of the row")
        short = translate("TwoOfThree", "1 or more", "over a card of the row: so many of 3 features agree")
    else:
        text = translate("TwoOfThree", "Contrast: at most 1 like this", "over a card of the row")
        short = translate("TwoOfThree", "at most 1", "over a card of the row: so many of 3 features agree")
    none = translate("TwoOfThree", "0 like this", "over a card of the row, where a contrast is asked for")
    return Note(text, short), Note(none, translate("TwoOfThree", "none", "over a card of the row: no feature agrees"))


def _row(table: TwoOfThreeView) -> Zone:
    """The row, and what is asked of the next card beside each of its last two (G8)."""
    name = translate("TwoOfThree", "Row")
    if not table.row:
        return Zone(ROW, ZoneKind.ROW, name, ())
    marked = (len(table.row) - 2, len(table.row) - 1)
    heads = _contrast(table.rules) if table.contrast_holds else _like(table.rules)
    written = tuple(features(card) for card in table.row[-2:])
    return Zone(ROW, ZoneKind.ROW, name, table.row, marked=marked, heads=heads, features=written, tip=RULE_TIP)
