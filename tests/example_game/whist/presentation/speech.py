"""What whist says that not every game with tricks says."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.engine.round import RoundResult
from cardtable.kinds.tricks.presentation import PLAY_HINT, REFUSALS, TOLD, TrickSpeech
from cardtable.messages import Message, listing, translate
from cardtable.stage.common_words import SEARCHED
from cardtable.stage.event_style import EventStyle, Rest, Sound, Weight
from cardtable.stage.event_texts import Told, rows
from tests.example_game.whist.rules.events import Dealt, RoundEnded, WhistEvent
from tests.example_game.whist.rules.view import WhistView


def side_wins(players: Sequence[str], points: int) -> Message:
    """Which two players have won a round, and how much."""
    text = translate("Whist", "{players} win the round with %n point(s).", "two partners", points)
    return text.put(players=listing(players))


def _ended(event: RoundEnded, names: Sequence[str]) -> Message:
    return side_wins((names[event.seat], names[event.other]), event.number)


class WhistSpeech(TrickSpeech[WhistView, WhistEvent]):
    """What is said in whist."""

    events = rows(
        Told(
            Dealt,
            translate("Whist", "{player} deals and turns up the {card}, whose suit is trump."),
            EventStyle(Weight.TURNING, Sound.DEAL, Rest.LOOK),
        ),
        *TOLD,
        Told(RoundEnded, _ended, EventStyle(Weight.TURNING, Sound.SWEEP, Rest.LOOK)),
    )
    refusals = REFUSALS
    hints = PLAY_HINT
    reasons = SEARCHED

    def round_end(self, result: RoundResult, names: Sequence[str]) -> Message:
        """Which side has won."""
        return side_wins([names[seat] for seat in result.winners], max(result.scores))
