"""How cards are laid: dropped on the pile, as many as are picked; and how cards are taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from cardtable.kinds.laying.rules.actions import DRAW, TAKE_PILE, lay
from cardtable.kinds.laying.rules.round import LayingView
from cardtable.messages import translate
from cardtable.stage import common_words as words
from cardtable.stage.commands import Command, Gesture
from cardtable.stage.controls import Controls
from cardtable.stage.hand_layout import DISCARD_ZONE, STOCK_ZONE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.refusal import Refusal
    from cardtable.engine.values import Action
    from cardtable.messages import Message
    from cardtable.stage.controls import Groups

_TAKE_KEY: Final = translate("Keys", "T", "letter of the button “Take from pile”")

V = TypeVar("V", bound=LayingView)


class LayingControls(Controls[V]):
    """The picked cards go on the pile, in the order they were picked; the stock and the pile are clicked."""

    def gesture(self, view: V, cards: Sequence[Card], target: str, cheating: bool = False) -> Gesture | Refusal | None:
        """Laying, drawing and taking."""
        if view.seat is None or target not in (STOCK_ZONE, DISCARD_ZONE) or (cards and target == STOCK_ZONE):
            return None
        action = lay(tuple(cards)) if cards else DRAW if target == STOCK_ZONE else TAKE_PILE
        return view.refusal(action) or Gesture((action,))

    def commands(self, view: V, names: Sequence[str], picked: Sequence[Card] = (), tray: Groups = ()) -> list[Command]:
        """Drawing, and taking from the pile where the stock is used up."""
        if view.seat is None or view.result is not None:
            return []
        if view.stock_left:
            return [_command(view, DRAW, words.DRAW, words.DRAW_KEY)]
        return [_command(view, TAKE_PILE, translate("Laying", "Take from pile", "button"), _TAKE_KEY)]


def _command(view: LayingView, action: Action, label: Message, key: Message) -> Command:
    refusal = view.refusal(action)
    return Command(action, label, key, refusal, primary=refusal is None)
