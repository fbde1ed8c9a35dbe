"""When the work of a table raises, the hands are covered before the next picture is drawn."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.ui.table.page import TablePage

P = ParamSpec("P")
T = TypeVar("T")
Page = TypeVar("Page", bound="TablePage")


def fail_closed(deed: Callable[Concatenate[Page, P], T]) -> Callable[Concatenate[Page, P], T]:
    """The deed of a table page, after which no hand is left open if it raises. Nothing is drawn in between."""

    @wraps(deed)
    def careful(page: Page, /, *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return deed(page, *args, **kwargs)
        except BaseException:
            shut(page)
            raise

    return careful


def shut(page: TablePage) -> None:
    """Let no player act, and where several persons share the screen, take everything off it; made of nothing that asks.

    The felt stays empty until the table is shown anew.
    """
    table = page.table
    if table is not None and table.is_hot_seat:
        table.viewer = None
        page.scene.empty()
        page.curtain.peeks = False
        page.forget()
    page.announcer.forget()
    page.hush()
    page.questions.panel.hide()
    if page.conductor is not None:
        page.conductor.pause()
