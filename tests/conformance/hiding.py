"""What is hidden at any table: given other places and other values, as far as a seat cannot know the difference."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import TYPE_CHECKING, Any

from cardtable.cards import Card
from cardtable.games.olsen.rules.round import OlsenRound
from cardtable.games.rummy.rules.round import RummyRound

if TYPE_CHECKING:
    from collections.abc import Collection
    from random import Random

Exchange = dict[Card, Card]


def exchange(cards: Collection[Card], rng: Random) -> Exchange:
    """Which card takes the place of which."""
    some = sorted(cards)
    others = list(some)
    rng.shuffle(others)
    return dict(zip(some, others, strict=True))


def renamed(value: Any, new: Exchange) -> Any:
    """The value with every card in it exchanged, however deep."""
    if isinstance(value, Card):
        return new.get(value, value)
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return type(value)(*(renamed(one, new) for one in value))
    if isinstance(value, list | tuple | set | frozenset):
        return type(value)(renamed(one, new) for one in value)
    if is_dataclass(value):
        changed = {one.name: renamed(getattr(value, one.name), new) for one in fields(value) if one.init}
        same = all(getattr(value, name) is one for name, one in changed.items())
        return value if same else replace(value, **changed)  # type: ignore[type-var]
    return value


def history(table: Any) -> set[str]:
    """What tells of cards that all saw, and that are hidden now, since the pile was shuffled into the stock."""
    trace = getattr(table, "trace", None)
    return {"trace"} if trace is not None and trace.top not in table.pile else set()


def exchanged(table: Any, new: Exchange) -> Any:
    """A copy of a round in which cards have changed places."""
    other = table.copy()
    stays = {"rules", *history(table)}
    for one in fields(other):
        if one.name not in stays:
            setattr(other, one.name, renamed(getattr(other, one.name), new))
    return other


def other_thoughts(table: Any, seat: int | None, luck: Random) -> dict[str, Any]:
    """Fields without cards that are secret as well, with other values that they could have for all the seat knows."""
    match table:
        case OlsenRound():
            # Calls said ahead and cheats are known to no other player, and past cheats to no player until the end.
            found: dict[str, Any] = {} if table.result is not None else {"report": []}
            if seat != table.turn:
                found |= {name: luck.random() < 0.5 for name in ("armed", "armed_out", "cheated")}
            return found
        case RummyRound(phase="window"):
            # A player who has answered may have said yes or no.
            answered = [other for other in range(table.seats) if other not in (*table.asked, table.turn, seat)]
            own = [other for other in table.wishes if other == seat]
            return {"wishes": own + [other for other in answered if luck.random() < 0.5]}
    return {}


def hidden_cards_anew(table: Any, seat: int | None, rng: Random) -> Any:
    """A copy in which all that ``seat`` cannot know is different: hands of others, stock, their thoughts."""
    other = exchanged(table, exchange(table.secrets(seat), rng))
    for name, value in other_thoughts(table, seat, rng).items():
        setattr(other, name, value)
    return other


def other_private(event: Any, seat: int | None, rng: Random, pack: list[Card]) -> Any:
    """The event with other values where ``seat`` does not see them."""
    seen = event.seen_by(seat)
    if seen == event:
        return event
    hidden = [one.name for one in fields(event) if seen is None or getattr(seen, one.name) != getattr(event, one.name)]
    return replace(event, **{name: _other(getattr(event, name), rng, pack) for name in hidden if name != "kind"})


def _other(value: Any, rng: Random, pack: list[Card]) -> Any:
    if isinstance(value, Card):
        return rng.choice(pack)
    if isinstance(value, bool):
        return rng.random() < 0.5
    if isinstance(value, tuple) and value and all(isinstance(one, Card) for one in value):
        return tuple(rng.sample(pack, len(value)))
    return value
