"""The end of a leg of Two of Three: what everybody has taken in it (G19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.messages import Message, listing, translate
from cardtable.stage import account
from cardtable.stage.account import Column, gain, number, quantity

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.games.two_of_three.rules.view import TwoOfThreeView


def hurrah(view: TwoOfThreeView, names: Sequence[str]) -> Message:
    """Who took the fewest cards."""
    assert view.result is not None
    players = [names[seat] for seat in view.result.winners]
    return translate("TwoOfThree", "Fewest cards: {players}!", "called out at the end of a leg").put(
        players=listing(players)
    )


def columns(view: TwoOfThreeView, totals: Sequence[int]) -> list[Column]:
    """Rounds that were lost, cards taken in this leg, and the total."""
    assert view.result is not None
    _, lost, _ = view.result.carried
    return [
        Column(translate("TwoOfThree", "Lost", "column: rounds lost in this leg"), tuple(map(quantity, lost))),
        Column(translate("TwoOfThree", "Leg", "column: cards taken in this leg"), tuple(map(gain, view.result.scores))),
        Column(account.TOTAL, tuple(map(number, totals))),
    ]


def comes_next(played: int) -> tuple[Message, Message]:
    """The next leg."""
    text = translate("TwoOfThree", "Leg {number}", "button: what comes next").put(number=played + 1)
    return text, text
