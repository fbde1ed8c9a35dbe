"""What maumau says that not every game of laying says."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType

from cardtable.engine.round import RoundResult
from cardtable.kinds.laying.presentation import REFUSALS, TOLD, LayingSpeech, fitting
from cardtable.messages import Message, translate
from cardtable.stage.card_names import card_name
from cardtable.stage.common_words import I_AM_OUT, SEARCHED, wins_the_round
from cardtable.stage.event_style import EventStyle, Rest, Sound, Weight
from cardtable.stage.event_texts import Told, rows
from cardtable.stage.refusal_texts import WhyNot
from tests.example_game.maumau.rules.events import Dealt, MaumauEvent, WentOut
from tests.example_game.maumau.rules.view import MaumauView


class MaumauSpeech(LayingSpeech[MaumauView, MaumauEvent]):
    """What is said in maumau."""

    events = rows(
        Told(
            Dealt,
            lambda event, names: translate("Maumau", "{player} deals. The start card is the {card}.").put(
                player=names[event.seat], card=card_name(event.card)
            ),
            EventStyle(sound=Sound.DEAL),
        ),
        *TOLD,
        Told(
            WentOut,
            lambda event, names: wins_the_round(names[event.seat]),
            lambda event: EventStyle(Weight.TURNING, rest=Rest.LOOK, delighted=event.seat),
            aloud=I_AM_OUT,
        ),
    )
    refusals = MappingProxyType(
        {
            **REFUSALS,
            "does-not-fit": WhyNot(
                translate("Maumau", "The {card} does not fit on the {top}: it needs the same suit or the same rank."),
                accusative="top",
                instead=fitting,
            ),
        }
    )
    reasons = SEARCHED

    def round_end(self, result: RoundResult, names: Sequence[str]) -> Message:
        """Who has won."""
        return wins_the_round(names[result.winners[0]])
