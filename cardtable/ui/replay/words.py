"""Labels of the buttons that lead to replay and review, the same on every page."""

from __future__ import annotations

from typing import Final

from cardtable.messages import translate

REPLAY: Final = translate("Replay", "Watch it again", "button: show a match once more, from its beginning")
REVIEW: Final = translate("Review", "Review", "button: hear of every own decision what would have been better")
