"""Which tables are saved, and at which moments: every game, with the house rules that change what a round holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from cardtable.games.catalogue import catalogue

NAMES = ("Guðný", "Øystein", "Jürgen", "Þóra", "Anna", "Bjarni", "Åse")
LEVELS = {"p": None, "e": "easy", "m": "medium", "h": "hard"}


@dataclass(frozen=True)
class Table:
    """A match to be saved: who sits there (a person, an easy, medium or hard computer player), and when it is saved."""

    game: str
    name: str
    seats: str
    moments: str
    options: dict[str, Any] = field(default_factory=dict)


MOMENTS: dict[str, Callable[[Any], object]] = {
    "playing": lambda table: table.result is None,
    # The family of Ólsen
    "turn": lambda table: table.phase == "play",
    "group": lambda table: table.phase == "chain",
    "suit": lambda table: table.phase == "name",
    "owed": lambda table: table.phase == "owe",
    "owed-on": lambda table: table.phase == "owe" and table.owed > 2,
    "turned": lambda table: table.direction < 0,
    "call": lambda table: table.awaited(),
    "catch": lambda table: _can(table, "catch"),
    "ending": lambda table: _can(table, "say-olsen-olsen") and table.provisional,
    "left": lambda table: table.out and table.result is None,
    "climbed": lambda table: min(table.levels) < table.rules.langi_start,
    "trial": lambda table: table.phase == "stand",
    "hidden": lambda table: table.cheat is not None and table.cheat.kind == "hide" and table.window is not None,
    "slipped": lambda table: table.cheat is not None and table.cheat.kind == "slip" and table.window is not None,
    "false": lambda table: table.cheat is not None and table.cheat.kind == "false" and table.window is not None,
    "accused": lambda table: table.tried,
    "caught": lambda table: any(table.caught) and table.buried,
    # Contract rummy
    "ready": lambda table: table.phase == "ready",
    "offer": lambda table: table.phase == "offer",
    "question": lambda table: table.must_answer(),
    "answered": lambda table: table.must_answer() and table.wishes,
    "laid": lambda table: table.phase == "meld" and len(table.melds) > 2,
    "joker": lambda table: table.must_play is not None,
    "paid": lambda table: any(table.penalties),
    # San Da Yi
    "bidding": lambda table: table.phase == "call" and table.calls,
    "burying": lambda table: table.phase == "bury",
    "naming": lambda table: table.phase == "trump",
    "trick": lambda table: table.phase == "play" and table.trick and table.tricks,
    "kitty-seen": lambda table: table.phase == "play" and table.bid <= 65,
    "kitty-unseen": lambda table: table.phase == "play" and table.bid > 65,
    # To av tre
    "drawn": lambda table: table.drawn,
    "further": lambda table: table.placed and _can(table, "stop"),
    "begun": lambda table: table.placed,
    "second": lambda table: table.number > 1,
}


def _can(table: Any, kind: str) -> bool:
    return any(action.kind == kind for seat in range(table.seats) for action in table.legal(seat))


_CHOSEN = (
    Table("olsen", "default", "peh", "suit group call late finished"),
    Table(
        "olsen", "caught", "ppmh", "turn suit catch between finished",
        {"olsen_enforce": "caught", "voluntary_draw": True, "start_changer": "suit", "first_to": 2},
    ),
    Table(
        "olsen", "said-at-the-end", "pme", "ending call between finished",
        {"olsen_olsen_required": True, "out_on_changer": False, "multi_rank": False, "decks": "2", "first_to": 2},
    ),
    Table(
        "olsen", "said-by-the-program", "pepempp", "turn suit finished",
        {"olsen_auto": True, "start_changer": "another"},
    ),
    Table(
        "olsen", "places", "ppem", "left suit between finished",
        {"play_on": True, "dealt": 5, "first_turn": "suit", "first_to": 2},
    ),
    Table("upp_og_nidur", "default", "pem", "turn call late finished"),
    Table(
        "upp_og_nidur", "caught", "pph", "catch ending between finished",
        {"olsen_enforce": "caught", "olsen_olsen_required": True, "ace_king": False, "first_to": 2},
    ),
    Table("upp_og_nidur", "places", "pehm", "left turn finished", {"play_on": True, "dealt": 6}),
    Table("med_stigum", "default", "pem", "suit group between late finished", {"score_mode": "100"}),
    Table(
        "med_stigum", "rounds", "pphe", "catch call between finished",
        {"score_mode": "5r", "score_tie": "playoff", "olsen_enforce": "caught"},
    ),
    Table("klikk", "default", "pem", "owed suit group turned late finished"),
    Table(
        "klikk", "stacked", "ppeh", "owed owed-on turned between finished",
        {"stack_twos": True, "two_skips": True, "start_effects": True, "group_effects": "once", "first_to": 2},
    ),
    Table(
        "klikk", "two", "ph", "owed catch between finished",
        {"reverse2": "skip", "olsen_enforce": "caught", "first_to": 2},
    ),
    Table(
        "klikk", "places", "ppem", "left owed turned finished",
        {"play_on": True, "dealt": 8, "stack_twos": True, "two_skips": True},
    ),
    Table("langi", "default", "pem", "climbed suit late finished", {"langi_start": 4}),
    Table(
        "langi", "shared", "pph", "climbed call between finished",
        {"langi_start": 4, "langi_shared": True, "first_to": 2},
    ),
    Table("svindl", "default", "pem", "trial hidden slipped false accused caught late finished"),
    Table(
        "svindl", "stays", "ppeh", "trial hidden slipped false caught between finished",
        {"takeback": False, "window_s": 0, "olsen_olsen_required": True, "first_to": 2},
    ),
    Table("svindl", "auto", "pp", "trial suit between finished", {"olsen_enforce": "auto", "first_to": 2}),
    Table(
        "kinaskak", "default", "pem", "ready offer question answered laid between late finished",
        {"length": "chosen", **{f"round_{number}": number in (1, 2) for number in range(1, 9)}},
    ),
    Table(
        "kinaskak", "first", "pph", "question laid joker between finished",
        {
            "buy_priority": "fastest", "swap_hold": False, "buy_own": "always", "run_suits": "any", "packs": "per-two",
            "length": "chosen", **{f"round_{number}": number in (1, 3) for number in range(1, 9)},
        },
    ),
    Table(
        "kinaskak", "in-turn", "ppem", "question paid laid between finished",
        {
            "buy_priority": "turn", "jokers": "one", "set_ranks": True, "layoff_same_turn": False, "blocked": 2,
            "length": "chosen", **{f"round_{number}": number in (2, 6) for number in range(1, 9)},
        },
    ),
    Table(
        "kinaskak", "apart", "pem", "question laid between finished",
        {
            "jokers": "apart", "buy_over": "forbidden", "buy_down": False,
            "length": "chosen", **{f"round_{number}": number in (4, 5) for number in range(1, 9)},
        },
    ),
    Table("shanghai", "default", "pem", "offer question answered laid between late finished", {"length": "short"}),
    Table(
        "shanghai", "exact", "pph", "question laid between finished",
        {
            "exact": True, "buy_cost": 1, "buy_priority": "fastest", "float_one": True, "out_discard": "but-last",
            "points": "family", "blind": True, "runs_only": True, "length": "short",
        },
    ),
    Table(
        "shanghai", "apart", "ppm", "offer laid between finished",
        {"jokers": "apart", "run_suits": "apart", "set_ranks": True, "buy_own": "always", "length": "short"},
    ),
    Table(
        "san_da_yi", "default", "pemh", "bidding burying naming kitty-seen trick between late finished", {"hands": 4}
    ),
    Table(
        "san_da_yi", "unseen", "ppmh", "bidding burying kitty-unseen trick between finished",
        {"kitty_recall": False, "bury_points": "forbidden", "strict_floors": True, "memory_aid": False, "hands": 4},
    ),
    Table(
        "san_da_yi", "clockwise", "pppp", "bidding naming kitty-seen between finished",
        {"direction": "cw", "all_pass": "first_caller_60", "pull_needs_trump": True, "claim": True, "hands": 4},
    ),
    Table("two_of_three", "default", "pem", "drawn further second late finished", {"end": "1r"}),
    Table(
        "two_of_three", "exactly", "ph", "drawn begun between finished",
        {"match": "exactly", "contrast": "off", "stop_early": False, "end": "3r"},
    ),
    Table(
        "two_of_three", "points", "ppme", "drawn second between finished",
        {"contrast": "callout", "first_start": "youngest", "next_start": "alternate", "end": "100"},
    ),
)  # fmt: skip


def _of_others() -> Iterator[Table]:
    """Of games for which nothing is chosen above: the default rules, and those that are farthest from them."""
    for game, known in catalogue().items():
        if any(table.game == game for table in _CHOSEN):
            continue
        counts = known.game.seat_counts
        seats = next(letters for letters in ("pem", "ph", "pemh") if len(letters) in counts)
        rules = known.game.options.catalogue()
        yield Table(game, "default", seats, "playing between late finished")
        yield Table(game, "house", seats, "playing late finished", {one.key: one.values[-1].value for one in rules})


TABLES = (*_CHOSEN, *_of_others())
