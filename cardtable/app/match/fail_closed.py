"""What is done at a table fails closed; it stands apart because the match and its screen both promise it."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Concatenate, ParamSpec, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable


class Shuttable(Protocol):
    """What can take everything private off the screen."""

    def shut(self) -> None:
        """Let no player act, and leave no hand open where several persons share the screen."""


P = ParamSpec("P")
T = TypeVar("T")
Owner = TypeVar("Owner", bound=Shuttable)


def fails_closed(deed: Callable[Concatenate[Owner, P], T]) -> Callable[Concatenate[Owner, P], T]:
    """After this no hand is left open if it raises; nothing is drawn in between."""

    @wraps(deed)
    def careful(owner: Owner, /, *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return deed(owner, *args, **kwargs)
        except BaseException:
            owner.shut()
            raise

    return careful
