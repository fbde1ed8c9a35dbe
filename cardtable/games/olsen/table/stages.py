"""The six games as the home page introduces them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.cards import cards
from cardtable.games.olsen.rules.events import WentOut
from cardtable.games.olsen.table.stage import FamilyStage
from cardtable.messages import Message, translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.round import RoundResult
    from cardtable.engine.values import Event


class OlsenStage(FamilyStage):
    """Plain Ólsen Ólsen."""

    subtitle = translate("Olsen", "Same suit or same rank, and eights change everything")
    length = translate("Olsen", "A round takes two to five minutes")
    cards_of_emblem = tuple(cards("8S 8H KD 6C"))


class UppOgNidurStage(FamilyStage):
    """Ólsen Ólsen upp og niður."""

    subtitle = translate("Olsen", "One up or one down, as long a chain as you can")
    length = translate("Olsen", "A round takes three to five minutes")
    cards_of_emblem = tuple(cards("4S 5H 6D 5C"))

    @property
    def last_words(self) -> Message:
        """See :meth:`FamilyStage.last_words` (U08)."""
        return translate("Olsen", "Ólsen Ólsen upp og niður!", "what a player says aloud")

    def tell(self, event: Event, names: Sequence[str]) -> Message | None:
        """See :meth:`Stage.tell`."""
        if isinstance(event, WentOut):
            return translate("Olsen", "{player} says “Ólsen Ólsen upp og niður” and has won the round.").put(
                player=names[event.seat]
            )
        return super().tell(event, names)

    def round_end(self, result: RoundResult, names: Sequence[str]) -> Message:
        """See :meth:`Stage.round_end`."""
        if result.reason != "out":
            return super().round_end(result, names)
        return translate("Olsen", "Ólsen Ólsen upp og niður! {player} has won the round.").put(
            player=names[result.winners[0]]
        )


class MedStigumStage(FamilyStage):
    """Ólsen Ólsen með stigum."""

    subtitle = translate("Olsen", "Round after round, and every card you keep costs points")
    length = translate("Olsen", "Playing to 500 points takes a long evening; shorter games are possible")
    cards_of_emblem = tuple(cards("8D QH 10S 5C"))
    score_name = translate("Olsen", "Points")
    fewest_wins = True


class KlikkStage(FamilyStage):
    """Ólsen Ólsen klikk."""

    subtitle = translate("Olsen", "Twos mean take two, aces change direction, queens skip a player")
    length = translate("Olsen", "A round takes two to five minutes")
    cards_of_emblem = tuple(cards("2C AH QS 8D"))


class LangiStage(FamilyStage):
    """Langi Ólsen."""

    subtitle = translate("Olsen", "Go out eight times, from eights down to aces")
    length = translate("Olsen", "A game for a long evening, with shorter versions to choose from")
    cards_of_emblem = tuple(cards("8C 7H 6S AD"))


class SvindlStage(FamilyStage):
    """Svindl Ólsen Ólsen."""

    subtitle = translate("Olsen", "You may cheat, but do not get caught")
    length = translate("Olsen", "A round takes three to six minutes")
    cards_of_emblem = tuple(cards("JS 3H 8C JD"))
