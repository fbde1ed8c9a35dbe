"""Write the golden playthroughs anew: ``python -m tests.golden.make``.

For a new one write a file with its first lines alone, as the others begin, and run this."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from cardtable.cards import Suit, shown
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import catalogue
from cardtable.games.rummy.rules.solver.distance import distance
from tools.commands import command, each

FOLDER = Path(__file__).parent
NAMES = ("Anna", "Bjarni", "Cecilía", "Dagur")
HEAD = re.compile(r"game (\w+), (\d) seats, deal code ([\w-]+)(?:, at most (\d+) lines)?")
RULE = re.compile(r"house rule (\w+) = (.+)")
CHEATS = ("slip", "hide", "false-play")


class Playthrough(NamedTuple):
    """What is played: a game, seats, house rules, a deal code, and after how many lines it is broken off."""

    game: str
    seats: int
    options: dict[str, Any]
    code: str
    longest: int | None


def playthroughs() -> dict[str, Playthrough]:
    """Every playthrough by its name: the first lines of each file say what is played, so a new one is a new file."""
    return {path.stem: _read(path) for path in sorted(FOLDER.glob("*.txt"))}


def _read(path: Path) -> Playthrough:
    head, *rules = path.read_text(encoding="utf-8").partition("\n\n")[0].splitlines()
    found = HEAD.fullmatch(head)
    assert found is not None, path.name
    known = catalogue()[found[1]].game.options
    options = {}
    for line in rules:
        rule = RULE.fullmatch(line)
        assert rule is not None, line
        options[rule[1]] = next(one.value for one in known.option(rule[1]).values if str(one.value) == rule[2])
    return Playthrough(found[1], int(found[2]), options, found[3], int(found[4]) if found[4] else None)


def chosen(match: Match, rng: Random) -> tuple[int, Any]:
    """A simple policy of its own: mostly play; sometimes say something; never what the computer players think."""
    table: Any = match.round
    assert table is not None
    if hasattr(table, "melds"):
        return collected(table, rng)
    talk = [
        (seat, action)
        for seat in range(table.seats)
        for action in table.legal(seat)
        if action.kind in ("say-olsen", "say-olsen-olsen", "catch", "accuse")
    ]
    moves = [(table.turn, action) for action in table.legal(table.turn) if (table.turn, action) not in talk]
    lays = [move for move in moves if move[1].kind == "play"]
    if talk and (not moves or rng.random() < 0.12):
        return talk[int(rng.random() * len(talk))]
    some = lays if lays and rng.random() < 0.93 else moves
    return some[int(rng.random() * len(some))]


def collected(table: Any, rng: Random) -> tuple[int, Any]:
    """Collect the contract, by the distance alone; lay what can be laid, then discard what is needed least."""
    seat = next(iter(table.must_answer()), table.turn)
    legal = {action.kind: action for action in reversed(table.legal(seat))}
    for kind in ("ready", "lay-down", "lay-off", "swap-joker", "keep-last"):
        if kind in legal:
            return seat, legal[kind]
    contract, rules = table.rules.contract(table.number), table.rules.meld_rules
    hand = table.hands[seat]
    if "discard" in legal:
        discards = [action for action in table.legal(seat) if action.kind == "discard"]
        rng.shuffle(discards)
        return seat, min(discards, key=lambda one: distance([c for c in hand if c is not one.card], contract, rules))
    nearer = distance([*hand, table.discard[-1]], contract, rules) < distance(hand, contract, rules)
    wanted = ("take-upcard", "buy") if nearer or rng.random() < 0.1 else ("draw-stock", "pass-buy")
    return seat, next((legal[kind] for kind in wanted if kind in legal), next(iter(legal.values())))


def words(value: Any) -> str:
    """An action or event in one line: its kind and what it names."""
    parts = [value.kind]
    for name in value.__slots__:
        if name == "kind" or getattr(value, name) is None:
            continue
        one = getattr(value, name)
        if name == "melds":
            parts.append("melds=" + " / ".join(shown(meld.cards) for meld in one))
            continue
        text = one.symbol if isinstance(one, Suit) else shown(one) if name == "cards" else str(one)
        parts.append(f"{name}={text}")
    return " ".join(parts)


def view_line(view: Any) -> str:
    """What a seat (or somebody who watches) knows, in one line."""
    who = "all" if view.seat is None else f"P{view.seat}"
    if hasattr(view, "melds"):
        return rummy_line(view, who)
    if not hasattr(view, "lacks"):
        return plain_line(view, who)
    flags = [name for name in ("free", "provisional", "armed", "armed_out") if getattr(view, name)]
    flags += [f"called:{''.join(str(at) for at, said in enumerate(view.called) if said)}"] if any(view.called) else []
    flags += [f"window:P{view.window}"] if view.window is not None else []
    flags += [f"tried:{''.join(map(str, view.tried))}"] if view.tried else []
    lacks = [
        f"P{at}!{'' if lack.suit is None else lack.suit.symbol}{','.join(map(str, lack.ranks))}x{lack.cards}"
        for at, lack in enumerate(view.lacks)
        if lack is not None
    ]
    named = "" if view.named is None else f" named {view.named.symbol}"
    flags += [f"owes:{view.owed}"] if view.owed else []
    flags += [f"out:{''.join(map(str, view.out))}"] if view.out else []
    flags += ["the-other-way-round"] if view.direction < 0 else []
    flags += [f"levels:{','.join(map(str, view.levels))}"] if view.rules.ladder else []
    flags += [f"own-cheat:{view.cheat.kind}"] if view.cheat is not None else []
    flags += [f"grown:{view.trace.grown} shrunk:{view.trace.shrunk}"] if view.trace is not None else []
    sly = sum(action.kind in CHEATS for action in view.legal())
    flags += [f"cheats:{sly}"] if sly else []
    legal = ", ".join(words(action) for action in view.legal() if action.kind not in CHEATS)
    return (
        f"  {who}: turn P{view.turn} {view.phase} drawn {view.drawn} | stock {view.stock_left} | "
        f"pile {len(view.pile)} top {view.pile[-1]}{named} | counts {' '.join(map(str, view.counts))} | "
        f"hand [{shown(view.hand)}] | {' '.join(flags + lacks) or '-'} | legal: {legal or '-'}"
    )


def plain_line(view: Any, who: str) -> str:
    """All that a seat knows, field by field in the order of their names, in one line."""
    parts = []
    for name in sorted(one.name for one in fields(view)):
        value = getattr(view, name)
        if name in ("rules", "seat", "seats", "result") or value in ((), None, False, 0):
            continue
        parts.append(f"{name} {_plain(value)}")
    legal = ", ".join(words(action) for action in view.legal())
    return f"  {who}: {' | '.join(parts)} | legal: {legal or '-'}"


def _plain(value: Any) -> str:
    if isinstance(value, tuple):
        return "[" + " ".join(_plain(one) for one in value) + "]"
    if hasattr(value, "__slots__") and hasattr(value, "cards"):
        return " ".join(f"{name}={_plain(getattr(value, name))}" for name in value.__slots__)
    return str(value)


def rummy_line(view: Any, who: str) -> str:
    """What a seat of contract rummy knows, in one line."""
    melds = " / ".join(f"P{owner}:{shown(meld.cards)}" for meld, owner in zip(view.melds, view.owners, strict=True))
    known = " ".join(f"P{seat}:{shown(cards)}" for seat, cards in enumerate(view.known) if cards)
    flags = [f"asked:{','.join(map(str, view.asked))}"] if view.asked else []
    flags += [f"wants:{','.join(map(str, view.wishes))}"] if view.wishes else []
    flags += [f"bought:{','.join(map(str, view.bought))}"] if any(view.bought) else []
    flags += [f"known {known}"] if known else []
    legal = ", ".join(words(action) for action in view.legal())
    top = f"{view.discard[-1] if view.discard else '-'}{' live' if view.live else ''}"
    return (
        f"  {who}: turn P{view.turn} {view.phase} contract {view.number + 1} | stock {view.stock_left} | "
        f"pile {len(view.discard)} top {top} | counts {' '.join(map(str, view.counts))} | "
        f"hand [{shown(view.hand)}] | melds {melds or '-'} | {' '.join(flags) or '-'} | legal: {legal or '-'}"
    )


def playthrough(name: str) -> str:
    """The whole text of a playthrough."""
    game, seats, options, code, longest = playthroughs()[name]
    one = catalogue()[game]
    match = Match(one.game, one.game.options.read(options), [Seat(text) for text in NAMES[:seats]], code)
    rng = Random(name)
    limit = f", at most {longest} lines" if longest else ""
    lines = [f"game {game}, {seats} seats, deal code {code}{limit}"]
    lines += [f"house rule {rule.key} = {value.value}" for rule, value in match.options.house_rules()]
    while not match.over and len(match.log) < (longest or 10_000):
        if match.between_rounds:
            events = match.deal()
            lines += ["", f"== deal {len(match.results) + 1}, dealer P{match.dealer}"]
            lines += [
                f"  luck: {outcome if isinstance(outcome, int) else shown(outcome)}"
                for outcome in match.log[-1].outcomes
            ]
        else:
            seat, action = chosen(match, rng)
            events = match.play(seat, action)
            lines += ["", f"{len(match.log) - 1}. P{seat} {words(action)}"]
            lines += [
                f"  luck: {outcome if isinstance(outcome, int) else shown(outcome)}"
                for outcome in match.log[-1].outcomes
            ]
        lines += [f"  > {words(event)}" for event in events]
        lines += [view_line(match.round.view(seat)) for seat in (*range(seats), None)]  # type: ignore[union-attr]
        if match.between_rounds:
            lines.append(f"  result {match.results[-1]}")
            lines += [f"  deed {deed}" for deed in getattr(match.round.view(None), "report", ())]  # type: ignore[union-attr]
    lines += ["", f"standing {match.standing}", ""]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Write every file."""
    command("tests.golden.make", __doc__).parse_args(arguments)
    for name in each(list(playthroughs())):
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
