"""Svindl: who notices what, and who dares to say so (section 1.6.2).

The table shows the same evidence to everybody; a computer player sees only as much of it as its attention allows. In
every reaction window it looks once. What it saw hangs on public facts of the window alone, so it is the same however
often it is asked.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.games.olsen.rules import cheating, legality
from cardtable.players.decision import Level, Style

if TYPE_CHECKING:
    from cardtable.games.olsen.rules.knowledge import CheatKind, Trace
    from cardtable.games.olsen.rules.view import OlsenView


class Watch(NamedTuple):
    """How many of the cheats of each kind a whole table of computer players finds."""

    false: float
    slip: float
    hide: float
    silent: float


class Habits(NamedTuple):
    """In which share of the turns somebody slips a card and is nearly out then, slips one before, hides one."""

    last_slip: float
    slip: float
    hide: float


@dataclass(frozen=True, slots=True)
class Suspicion:
    """What seemed wrong with the last turn, and how likely it is that it was."""

    kind: CheatKind
    certainty: float


@dataclass(frozen=True, slots=True)
class Glimpse:
    """What somebody saw of a turn.

    By how many cards the pile seemed to grow and the hand to shrink more than was shown, ``None`` where nobody
    looked; and whether a card that did not fit was seen.
    """

    false: bool = False
    pile: int | None = None
    hand: int | None = None


WATCHES: Final = {
    Level.EASY: Watch(false=0.65, slip=0.30, hide=0.25, silent=0.50),
    Level.MEDIUM: Watch(false=0.80, slip=0.50, hide=0.45, silent=0.85),
    Level.HARD: Watch(false=0.92, slip=0.70, hide=0.65, silent=0.97),
}
# Measured on played deals: python -m tools.arena svindl habits
HABITS: Final = {
    Level.EASY: Habits(0.036, 0.0002, 0.018),
    Level.MEDIUM: Habits(0.088, 0.0002, 0.0185),
    Level.HARD: Habits(0.103, 0.0002, 0.0150),
}
# How often who looks takes one card on the pile for two, one or several, and one card less in the hand for two.
MISCOUNTS: Final = 0.01
MISCOUNTS_GROUPS: Final = 0.04
MISCOUNTS_HANDS: Final = 0.004
NEARLY_OUT: Final = 1
# By how many pairs of eyes more a seat is watched: for every time it was caught, and for every card that is missing.
WATCHED_WHEN_CAUGHT: Final = 2.0
WATCHED_WHEN_MISSING: Final = 0.5
_LEANS: Final = {Style.BOLD: -0.1, Style.CAREFUL: 0.1}


def accuses(view: OlsenView, level: Level, style: Style = Style.STEADY) -> bool:
    """Whether this seat says "Svindl!" now; it must be allowed to."""
    found = suspicion(view, level)
    return found is not None and found.certainty > threshold(view.seats, style)


def threshold(seats: int, style: Style = Style.STEADY) -> float:
    """How sure an accuser wants to be: the more players share the gain, the surer."""
    return 0.5 + 0.05 * (seats - 2) + _LEANS.get(style, 0.0)


def attention(found: float, watchers: int) -> float:
    """How often each of so many watchers must look for all of them together to find this share."""
    return 1 - math.pow(1 - found, 1 / watchers)


def watched(view: OlsenView, seat: int) -> float:
    """As by how many tables at once a seat is watched: more since it was caught, and while cards are missing.

    Everybody can count the cards that nobody has laid for all to see, and remembers who was caught in this match.
    """
    missing = sum(card is None for card in view.pile)
    return 1 + WATCHED_WHEN_CAUGHT * view.caught[seat] + WATCHED_WHEN_MISSING * missing


def window_luck(view: OlsenView, purpose: str) -> Random:
    """The luck of this seat in this reaction window, or in the turn that opens with it."""
    window = (view.seat, view.dealer, view.actions, view.window, view.trace)
    return Random(f"{purpose}/{window}")


def suspicion(view: OlsenView, level: Level, watch: Watch | None = None) -> Suspicion | None:
    """What this seat noticed of the turn in the window; ``None`` when all seemed well."""
    target = view.window
    if target is None:
        return None
    eyes = watched(view, target)
    luck = window_luck(view, "look")
    looked = luck.random()
    found = watch or WATCHES[level]
    sees = [looked < attention(1 - math.pow(1 - share, eyes), view.seats - 1) for share in found]
    seen = Watch._make(map(float, sees))
    trace = view.trace
    if trace is not None and trace.seat == target:
        suspected = weighed(view, trace, glimpse(view, trace, seen, luck), HABITS[level])
        if suspected is not None:
            return suspected
    if seen.silent and _keeps_silent(view):
        return Suspicion("silent", 1.0)
    return None


def glimpse(view: OlsenView, trace: Trace, seen: Watch, luck: Random) -> Glimpse:
    """What was seen of a turn by somebody who looked at some things; counts can be wrong, cards are not misread."""
    shown = len(trace.shown)
    pile, hand = luck.random(), luck.random()
    more = pile < (MISCOUNTS_GROUPS if shown > 1 else MISCOUNTS) and shown > 0
    less = hand < MISCOUNTS_HANDS and shown > 0
    return Glimpse(
        bool(seen.false) and cheating.evidence(view, trace, trace.shown, shown, shown) == "false",
        trace.grown - shown + more if seen.slip else None,
        trace.shrunk - shown + less if seen.hide else None,
    )


def weighed(view: OlsenView, trace: Trace, saw: Glimpse, habits: Habits) -> Suspicion | None:
    """What that says, by Bayes' rule, of a player who slips or hides as often as most do."""
    if saw.false:
        return Suspicion("false", 1.0)
    if not saw.pile and not saw.hand:
        return None
    left = view.counts[trace.seat]
    slips = habits.last_slip if left <= NEARLY_OUT else habits.slip
    pile = MISCOUNTS_GROUPS if len(trace.shown) > 1 else MISCOUNTS
    hand = MISCOUNTS_HANDS
    if not trace.shown:
        pile = hand = 0.0
    slip = slips * _likely(saw.pile, 1, pile) * _likely(saw.hand, 1, hand)
    hide = habits.hide * _likely(saw.pile, 0, pile) * _likely(saw.hand, 1, hand)
    honest = (1 - slips - habits.hide) * _likely(saw.pile, 0, pile) * _likely(saw.hand, 0, hand)
    certainty = (slip + hide) / (slip + hide + honest)
    return Suspicion("slip" if slip > hide else "hide", certainty)


def _likely(seen: int | None, true: int, miscounts: float) -> float:
    """How likely somebody sees this many cards too many when there are so many."""
    if seen is None:
        return 1.0
    return miscounts if seen == true + 1 else 1 - miscounts if seen == true else 0.0


def _keeps_silent(view: OlsenView) -> bool:
    """Whether a call is due now and was left out, where nobody but a watcher would punish that (V13)."""
    window = view.window
    if window is None or view.rules.olsen_enforce != "caught":
        return False
    return legality.call_is_due(view, view.counts[window]) or (view.provisional and not view.called[window])
