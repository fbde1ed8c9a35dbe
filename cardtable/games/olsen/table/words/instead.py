"""The sentences of the family: what would do instead of what was refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.olsen.rules.actions import DRAW, END_TURN, PASS, Play
from cardtable.messages import translate
from cardtable.stage.commands import Instead
from cardtable.stage.common_words import NOTHING_FITS, these_fit

if TYPE_CHECKING:
    from cardtable.engine.refusal import Refusal
    from cardtable.games.olsen.rules.view import OlsenView

# After these reasons it is worth a sentence; the others say it themselves.
_OF_CARDS: Final = (
    "no-neighbour", "named-suit", "does-not-fit", "other-rank", "last-eight", "three-draws", "lay-or-draw",
    "end-your-chain", "end-your-turn",
)  # fmt: skip


def instead(table: OlsenView, refusal: Refusal) -> Instead | None:
    """The cards of the hand that may be laid, else whether one draws, passes or ends the turn."""
    if refusal.code not in _OF_CARDS:
        return None
    legal = table.legal()
    plays = tuple(one for one in legal if isinstance(one, Play))
    if plays:
        return Instead(these_fit([play.card for play in plays]), plays)
    if DRAW in legal:
        return Instead(NOTHING_FITS, (DRAW,))
    if PASS in legal:
        return Instead(translate("Olsen", "Nothing in your hand fits, so say pass."), (PASS,))
    if END_TURN in legal:
        return Instead(translate("Olsen", "Nothing more in your hand fits, so end your turn."), (END_TURN,))
    return None
