"""Write the golden playthroughs anew: ``python -m tests.golden.make``."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from cardtable.cards import Suit, shown
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import catalogue
from cardtable.games.rummy.rules.solver.distance import distance

FOLDER = Path(__file__).parent
NAMES = ("Anna", "Bjarni", "Cecilía", "Dagur")
HOUSE = {
    "voluntary_draw": True, "start_changer": "another", "out_on_changer": False, "olsen_enforce": "caught",
    "olsen_olsen_required": True, "first_to": 2,
}  # fmt: skip
# Collecting takes long: the first turns tell everything.
LONGEST = {"kinaskak": 150, "shanghai": 220, "san_da_yi": 75}
CHEATS = ("slip", "hide", "false-play")
PLAYTHROUGHS: dict[str, tuple[str, int, dict[str, Any], str]] = {
    "olsen_4p": ("olsen", 4, {}, "FW7B-75XR"),
    "olsen_2p_house": ("olsen", 2, HOUSE, "77DR-8GZE"),
    "upp_og_nidur_2p": ("upp_og_nidur", 2, {}, "FW7B-75XR"),
    "med_stigum_3p": ("med_stigum", 3, {"score_mode": "100"}, "FW7B-75XR"),
    "klikk_3p": ("klikk", 3, {"stack_twos": True, "start_effects": True}, "77DR-8GZE"),
    "langi_2p": ("langi", 2, {"langi_start": 4}, "FW7B-75XR"),
    "svindl_3p": ("svindl", 3, {}, "77DR-8GZE"),
    "kinaskak_4p": ("kinaskak", 4, {"length": "short"}, "FW7B-75XR"),
    "san_da_yi": ("san_da_yi", 4, {"hands": 4}, "FW7B-75XR"),
    "san_da_yi_house": ("san_da_yi", 4, {"hands": 4, "all_pass": "first_caller_60", "direction": "cw"}, "77DR-8GZE"),
    "two_of_three_2p": ("two_of_three", 2, {"end": "1r"}, "FW7B-75XR"),
    "two_of_three_3p_house": ("two_of_three", 3, {"end": "1r", "match": "exactly", "contrast": "off"}, "77DR-8GZE"),
    "shanghai_3p_house": ("shanghai", 3, {"length": "short", "buy_cost": 1, "points": "family"}, "77DR-8GZE"),
}


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
    if not hasattr(view, "pile"):
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
    """All that a seat knows, field by field, in one line."""
    parts = []
    for name in view.__slots__:
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
    game, seats, options, code = PLAYTHROUGHS[name]
    one = catalogue()[game]
    match = Match(one.game, one.game.options.read(options), [Seat(text) for text in NAMES[:seats]], code)
    rng = Random(name)
    lines = [f"game {game}, {seats} seats, deal code {code}"]
    lines += [f"house rule {rule.key} = {value.value}" for rule, value in match.options.house_rules()]
    while not match.over and len(match.log) < LONGEST.get(game, 10_000):
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


def main() -> None:
    """Write every file."""
    for name in PLAYTHROUGHS:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
