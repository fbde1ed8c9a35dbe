"""Games of Svindl of which everything is seen: who cheats how, who accuses, and who is right."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Final

from cardtable.engine.deal_code import new_deal_code
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import entry
from cardtable.games.olsen.players.cheating import FEW_LEFT, suspicion
from cardtable.games.olsen.rules.actions import Accuse
from cardtable.games.olsen.rules.round import OlsenRound
from cardtable.players.decision import Level
from tools.commands import progress

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.games.olsen.rules.state import OlsenView
    from cardtable.players.decision import Decision

GAME: Final = "svindl"
KINDS: Final = ("false", "slip", "hide", "silent")
BINS: Final = (0.5, 0.6, 0.7, 0.8, 0.9)


@dataclass(slots=True)
class Tally:
    """What happened in so many deals.

    ``made`` and ``right`` count accusations by kind and bin of certainty, ``done`` and ``found`` cheats by kind.
    ``turns`` counts turns by whether somebody was nearly out after them, ``tricks`` the cheats in them; ``by_record``
    counts turns and counted cheats by how often the seat had been caught before.
    """

    deals: int = 0
    made: Counter[tuple[str, float]] = field(default_factory=Counter)
    right: Counter[tuple[str, float]] = field(default_factory=Counter)
    done: Counter[str] = field(default_factory=Counter)
    found: Counter[str] = field(default_factory=Counter)
    turns: Counter[bool] = field(default_factory=Counter)
    tricks: Counter[tuple[str, bool]] = field(default_factory=Counter)
    by_record: Counter[tuple[str, int]] = field(default_factory=Counter)
    wins: list[float] = field(default_factory=list)


def play_matches(
    sides: Sequence[Any], deals: int, seed: str, tally: Tally, rules: dict[str, Any] | None = None
) -> None:
    """Let these sides (one for each seat, each with ``decide``) play so many matches, and count what they do."""
    rng = Random(f"deals/{seed}")
    known = entry(GAME)
    options = known.game.options.read(rules or {})
    for _ in progress(range(deals), deals, "match"):
        code = new_deal_code(rng)
        seats = [Seat(f"{number}", "x") for number in range(len(sides))]
        match = Match(known.game, options, seats, code)
        _play(match, sides, f"{seed}/{code}", tally)
        leaders = match.standing.leaders
        tally.wins.append(1 / len(leaders) if 0 in leaders else 0.0)


def _play(match: Match, sides: Sequence[Any], seed: str, tally: Tally) -> None:
    while not match.over:
        if match.between_rounds:
            match.deal()
        current = match.round
        assert isinstance(current, OlsenRound)
        seat, decision, view = _next(current, sides, f"{seed}/{len(match.log)}")
        if isinstance(decision.action, Accuse):
            _count_accusation(current, view, getattr(sides[seat], "level", Level.HARD), tally)
        window = current.window
        opens = current.turn
        match.play(seat, decision.action)
        after = match.round
        assert isinstance(after, OlsenRound)
        if after.window is not None and after.window == opens and (window != opens or after.turn != opens):
            _count_turn(after, tally)
        if after.result is not None:
            tally.deals += 1
            for deed in after.report:
                if deed.kind != "accusation":
                    tally.done[deed.kind] += 1
                    tally.found[deed.kind] += deed.by is not None


def _next(current: OlsenRound, sides: Sequence[Any], seed: str) -> tuple[int, Decision, OlsenView]:
    awaited = current.awaited()
    others = [seat for seat in range(current.seats) if seat != current.turn and seat not in awaited]
    called = [seat for seat in awaited if seat != current.turn]
    for seat in (*called, *others, current.turn):
        if current.legal(seat):
            decision = sides[seat].decide(current, seat, Random(f"{seed}/{seat}"))
            if decision is not None:
                return seat, decision, current.view(seat)
    raise RuntimeError("nobody does anything")


def _count_accusation(current: OlsenRound, view: OlsenView, level: Level, tally: Tally) -> None:
    found = suspicion(view, level)
    kind, certainty = ("false", 1.0) if found is None else (found.kind, found.certainty)
    right = (
        current.cheat is not None
        or current.call_is_due()
        or (current.provisional and not current.called[view.window or 0])
    )
    place = kind, max((low for low in BINS if low <= certainty), default=0.0)
    tally.made[place] += 1
    tally.right[place] += right


def _count_turn(current: OlsenRound, tally: Tally) -> None:
    seat = current.window
    assert seat is not None
    trace = current.trace
    if trace is None or trace.seat != seat:
        return
    late = len(current.hands[seat]) <= FEW_LEFT
    record = current.caught[seat]
    tally.turns[late] += 1
    tally.by_record["turns", record] += 1
    if current.cheat is not None and current.cheat.kind in ("slip", "hide"):
        tally.tricks[current.cheat.kind, late] += 1
        tally.by_record["tricks", record] += 1
