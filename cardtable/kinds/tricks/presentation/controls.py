"""How a card is played to the trick: dropped there, or picked and then the button."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from cardtable.engine.refusal import Refusal
from cardtable.kinds.tricks.presentation.layout import TRICK
from cardtable.kinds.tricks.rules.actions import PlayCard
from cardtable.kinds.tricks.rules.view import TrickView
from cardtable.messages import translate
from cardtable.stage.commands import Command, Gesture
from cardtable.stage.controls import Controls
from cardtable.stage.zones import zone_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.stage.controls import Groups

_PLAY_KEY: Final = translate("Keys", "P", "letter of the button “Play”")

V = TypeVar("V", bound=TrickView)


class TrickControls(Controls[V]):
    """One card at a time is played to the trick."""

    def gesture(self, view: V, cards: Sequence[Card], target: str, cheating: bool = False) -> Gesture | Refusal | None:
        """A card that is dropped on the trick is played."""
        if zone_of(target) != TRICK or not cards:
            return None
        if len(cards) > 1 and view.plays_tricks and view.seat == view.turn:
            return Refusal("play-one", "tricks")
        action = PlayCard(cards[0])
        refusal = view.refusal(action)
        return Gesture((action,)) if refusal is None else refusal

    def commands(self, view: V, names: Sequence[str], picked: Sequence[Card] = (), tray: Groups = ()) -> list[Command]:
        """Playing the picked card; the last one of a hand needs no picking."""
        if view.seat is None or view.result is not None:
            return []
        chosen = picked or (view.hand if len(view.hand) == 1 else ())
        # Whoever has played the last card of the hand waits for the others.
        action = PlayCard((*chosen, *view.hand, *view.trick)[0])
        refusal = view.refusal(action)
        if view.seat == view.turn and len(chosen) != 1:
            refusal = Refusal("play-one", "tricks") if chosen else Refusal("pick-first", "tricks")
        label = translate("Tricks", "Play", "button: play the picked card")
        shown = chosen[0] if len(chosen) == 1 else None
        return [Command(action, label, _PLAY_KEY, refusal, primary=refusal is None, card=shown)]
