"""The pictures of a table in the language in force, with the letters of the deck in use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.app.match.table_pictures import Pictures
from cardtable.ui.language import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.app.sight import Sight
    from cardtable.ui.deck.style import FaceStyle


def pictures_of(sight: Sight, style: Callable[[], FaceStyle]) -> Pictures:
    """What makes pictures of a table as it is seen; ``style`` is how the deck in use looks now."""
    return Pictures(sight, say, lambda rank: style().index(rank))
