"""What lies behind the widgets of a match: the one place where tests of the window look past them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardtable.app.match.driver import Driver
    from cardtable.ui.match.view import MatchView


def behind(page: MatchView) -> Driver:
    """Who drives the match that this page shows."""
    assert page.driver is not None, "nobody sits there"
    return page.driver
