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
from cardtable.players.decision import Level

if TYPE_CHECKING:
    from cardtable.games.olsen.rules.knowledge import CheatKind, Trace
    from cardtable.games.olsen.rules.view import OlsenView


class Watch(NamedTuple):
    """How many of the cheats of each kind a whole table of computer players finds."""

    false: float
    slip: float
    hide: float
    silent: float


WATCHES: Final = {
    Level.EASY: Watch(false=0.50, slip=0.30, hide=0.25, silent=0.50),
    Level.MEDIUM: Watch(false=0.80, slip=0.50, hide=0.45, silent=0.85),
    Level.HARD: Watch(false=0.92, slip=0.70, hide=0.65, silent=0.97),
}
MISCOUNTS: Final = 0.01
MISCOUNTS_GROUPS: Final = 0.04
_HONEST_BEFORE: Final = 4
_CHEATED_BEFORE: Final = 1


@dataclass(frozen=True, slots=True)
class Suspicion:
    """What seemed wrong with the last turn, and how likely it is that it was."""

    kind: CheatKind
    certainty: float


def accuses(view: OlsenView, watch: Watch) -> bool:
    """Whether this seat says "Svindl!" now; it must be allowed to."""
    found = suspicion(view, watch)
    return found is not None and found.certainty > threshold(view.seats)


def threshold(seats: int) -> float:
    """How sure an accuser wants to be: the more players share the gain, the surer."""
    return 0.5 + 0.05 * (seats - 2)


def attention(found: float, watchers: int) -> float:
    """How often each of so many watchers must look for all of them together to find this share."""
    return 1 - math.pow(1 - found, 1 / watchers)


def window_luck(view: OlsenView, purpose: str) -> Random:
    """The luck of this seat in this reaction window, or in the turn that opens with it."""
    window = (view.seat, view.dealer, view.actions, view.window, view.trace)
    return Random(f"{purpose}/{window}")


def suspicion(view: OlsenView, watch: Watch) -> Suspicion | None:
    """What this seat noticed of the turn in the window; ``None`` when all seemed well."""
    luck = window_luck(view, "look")
    looked, counted = luck.random(), luck.random()
    seen = Watch(*(looked < attention(share, view.seats - 1) for share in watch))
    trace = view.trace
    if trace is not None and trace.seat == view.window:
        miscounts = MISCOUNTS_GROUPS if len(trace.shown) > 1 else MISCOUNTS
        kind = _perceived(view, trace, seen, bool(trace.shown) and counted < miscounts)
        if kind is not None:
            return Suspicion(kind, _certainty(view, kind, watch, miscounts))
    if seen.silent and _keeps_silent(view):
        return Suspicion("silent", 1.0)
    return None


def _perceived(view: OlsenView, trace: Trace, seen: Watch, miscounted: bool) -> CheatKind | None:
    """What the turn proves to somebody who takes for honest what he has not looked at."""
    shown = len(trace.shown)
    grown = (trace.grown if seen.slip else shown) + miscounted
    shrunk = trace.shrunk if seen.hide else grown
    if seen.false:
        return cheating.evidence(view, trace, trace.shown, grown, shrunk)
    return cheating.evidence(view, trace, (), grown - shown, shrunk - shown)


def _certainty(view: OlsenView, kind: CheatKind, watch: Watch, miscounts: float) -> float:
    """How likely the player has cheated who seems to have: cards can be miscounted, but not misread."""
    if kind not in ("slip", "hide"):
        return 1.0
    assert view.window is not None
    rate = _rate(view, view.window)
    noticed = rate * attention(watch.slip if kind == "slip" else watch.hide, view.seats - 1)
    return noticed / (noticed + (1 - rate) * miscounts)


def _rate(view: OlsenView, seat: int) -> float:
    """How often this player cheats, as far as accusations have shown."""
    caught = view.caught[seat] + _CHEATED_BEFORE
    return caught / (caught + view.cleared[seat] + _HONEST_BEFORE)


def _keeps_silent(view: OlsenView) -> bool:
    """Whether a call is due now and was left out, where nobody but a watcher would punish that (V13)."""
    window = view.window
    if window is None or view.rules.olsen_enforce != "caught":
        return False
    return legality.call_is_due(view, view.counts[window]) or (view.provisional and not view.called[window])
