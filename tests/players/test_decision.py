"""Which reasons are told of what a player does, and in which order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from cardtable.players.decision import Claim, Decision, Level, Player, Style

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random


class Numbers:
    """A view of a game in which one names a number."""

    def legal(self) -> list[int]:
        """What may be named."""
        return [1, 2, 3, 4]


class NumberPlayer(Player[Any]):
    """Names the largest number."""

    claims: ClassVar[Mapping[str, Claim]] = {
        "positive": Claim(lambda _, number: number > 0),
        "large": Claim(lambda _, number: number > 2),
        "even": Claim(lambda _, number: number % 2 == 0),
        "liked": Claim(lambda _, number: number > 1, singles_out=False, found=True),
        "named": Claim(lambda *_: True, singles_out=False),
    }

    def choose(self, view: Any, level: Level, rng: Random, style: Style = Style.STEADY) -> Decision | None:
        """See :meth:`Player.choose`."""
        return None


def told(number: Any, *reasons: str, over: tuple[Any, ...] = ()) -> tuple[str, ...]:
    """The reasons for a number, in their order."""
    return NumberPlayer().told(Numbers(), Decision(number, reasons, over)).reasons


def test_what_holds_of_every_alternative_is_not_told_nor_what_is_not_true() -> None:
    assert told(4) == ("large", "even", "named")
    assert told(3) == ("large", "named")
    assert told(1) == ("named",)


def test_what_a_player_found_is_told_where_it_is_given_and_may_be_true() -> None:
    assert told(4, "liked") == ("large", "even", "named", "liked")
    assert told(1, "liked") == ("named",)


def test_what_tells_a_decision_from_the_next_best_comes_first() -> None:
    assert told(4, over=(3, 2)) == ("even", "large", "named")
    assert told(4, over=(2, 3)) == ("large", "even", "named")
    assert told(4, "liked", over=(3, 2)) == ("even", "large", "named", "liked")


def test_of_a_single_choice_all_that_is_true_is_told() -> None:
    class Alone(Numbers):
        def legal(self) -> list[int]:
            return [4]

    assert NumberPlayer().told(Alone(), Decision(4)).reasons == ("positive", "large", "even", "named")
