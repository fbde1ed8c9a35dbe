"""What the tests of house rules share: a look at the place where an option matters, and what is seen there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from cardtable.engine.options import Options


@dataclass(frozen=True)
class Matter:
    """An option of some games: ``look`` plays where it matters, and sees something else with each of its values."""

    key: str
    look: Callable[[str, dict[str, Any]], Any]
    seen: dict[Any, Any]
    games: tuple[str, ...]

    def cases(self) -> list[Any]:
        """One case for each game and value, for ``pytest.mark.parametrize``."""
        return [(game, self, value) for game in self.games for value in self.seen]


def cases(matters: list[Matter]) -> list[Any]:
    """Every case of the table."""
    return [case for matter in matters for case in matter.cases()]


def name(part: Any) -> str:
    """How a part of a case is called in the names of tests."""
    return part.key if isinstance(part, Matter) else str(part)


def hold(matters: list[Matter], games: dict[str, type[Options]]) -> None:
    """Every value of every option of these games has its place in the table, and no two values look alike there."""
    wanted = {
        (game, one.key, value.value)
        for game, model in games.items()
        for one in model.catalogue()
        for value in one.values
    }
    found = {(game, matter.key, value) for matter in matters for game in matter.games for value in matter.seen}
    assert found == wanted
    for model in games.values():
        chapters = [f"option-{one.key if one.when is None else one.when[0]}" for one in model.catalogue()]
        assert [one.rule for one in model.catalogue()] == chapters
    for matter in matters:
        seen = list(map(repr, matter.seen.values()))
        assert len(set(seen)) == len(seen), f"{matter.key}: two values look alike"
