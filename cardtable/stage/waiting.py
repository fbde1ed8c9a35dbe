"""For whom a table waits, and how long: players who think, who may react to a turn, or who are all asked at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from cardtable.engine.round import View
    from cardtable.engine.values import Action
    from cardtable.messages import Message
    from cardtable.stage.commands import ReactionWindow
    from cardtable.stage.standing_orders import CallAhead, Ordered

V = TypeVar("V", bound="View")


def ponder(cards: int) -> float:
    """The share of the usual time for a hand of so many cards; with a single one there is nothing to choose."""
    return min(1.25, 0.65 + 0.06 * cards) if cards > 1 else 0.45


class Waiting(Generic[V]):
    """As most games are: each player waits for the one on turn, and no question goes to all."""

    def ponders(self, view: V) -> float:
        """How long the player on turn takes, as a share of the usual time, from what everybody sees and nothing else.

        With more cards there is more to think about, and with the last one nothing.
        """
        held: Sequence[int] = getattr(view, "counts", ())
        return ponder(held[view.turn]) if held else 1.0

    def reaction_window(self, view: V) -> ReactionWindow | None:
        """Whose last turn everybody may still react to; ``None`` where only urgent calls matter."""
        return None

    def ends_reactions(self, action: Action) -> bool:
        """Whether this action ends a trial, or answers a question to all, and does nothing else."""
        return False

    def answers(self, action: Action) -> bool:
        """Whether this action answers a question to all, so that it is no turn of its seat."""
        return self.ends_reactions(action)

    def asks_ready(self, view: V) -> bool:
        """Whether the player who is on turn asks the others if they are ready, and waits for them."""
        return False

    def seconds_to_answer(self, view: V) -> int | None:
        """How long everybody has to answer a question to all, where the first answer counts; ``None``: no hurry."""
        return None

    def first_call_counts(self, view: V) -> bool:
        """Whether who says yes first is served, where several can call at once, and who calls with it draws for it."""
        return False

    def matters_to(self, view: V) -> bool:
        """Whether a question to all matters to the seat whose view it is, as far as everybody may know."""
        return True

    def would_accept(self, view: V) -> bool:
        """Whether saying yes to a question to all could help this hand."""
        return True

    def call_ahead(self, view: V) -> CallAhead | None:
        """What this seat may call for although it is not asked yet, or is asked now; ``None`` where nothing."""
        return None

    def by_order(self, view: V, marked: Collection[str]) -> Ordered | None:
        """What a seat says now that has marked these lines of its :meth:`Controls.order_form`."""
        return None

    def going_on(self, view: V) -> tuple[Message, Message] | None:
        """What the button “Go on” says and its key, where all are waited for and it means something of its own."""
        return None
