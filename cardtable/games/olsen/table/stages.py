"""The six games as the home page introduces them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.olsen.rules.events import WentOut
from cardtable.games.olsen.table.stage import FamilyStage
from cardtable.messages import Message, translate
from cardtable.stage.common_words import POINTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.round import RoundResult
    from cardtable.games.olsen.rules.events import OlsenEvent


class OlsenStage(FamilyStage):
    """Plain Ólsen Ólsen."""


class UppOgNidurStage(FamilyStage):
    """Ólsen Ólsen upp og niður."""

    @property
    def last_words(self) -> Message:
        """U08)."""
        return translate("Olsen", "Ólsen Ólsen upp og niður!", "what a player says aloud")

    def tell(self, event: OlsenEvent, names: Sequence[str]) -> Message | None:
        if isinstance(event, WentOut):
            return translate("Olsen", "{player} says “Ólsen Ólsen upp og niður” and has won the round.").put(
                player=names[event.seat]
            )
        return super().tell(event, names)

    def round_end(self, result: RoundResult, names: Sequence[str]) -> Message:
        if result.reason != "out":
            return super().round_end(result, names)
        return translate("Olsen", "Ólsen Ólsen upp og niður! {player} has won the round.").put(
            player=names[result.winners[0]]
        )


class MedStigumStage(FamilyStage):
    """Ólsen Ólsen með stigum."""

    score_name = POINTS
    fewest_wins = True


class KlikkStage(FamilyStage):
    """Ólsen Ólsen klikk."""


class LangiStage(FamilyStage):
    """Langi Ólsen."""


class SvindlStage(FamilyStage):
    """Svindl Ólsen Ólsen."""
