"""The code of a deal, to be copied, and what can be done with the same cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QGuiApplication

from cardtable.messages import translate

if TYPE_CHECKING:
    from cardtable.messages import Message

DEAL_OF_THE_DAY: Final = translate("NewGame", "Deal of the day")
SAME_DEAL: Final = translate("Deals", "Play these cards again")
OTHER_SEATS: Final = translate("Deals", "Same cards, new seats", "the same deal with people in other seats")


def copy_text(code: str) -> Message:
    """The code of a deal, and what a press on it does."""
    return translate("Deals", "Copy deal code {code}").put(code=code)


def put_on_clipboard(code: str) -> None:
    """Copy a code, so that it can be sent to others."""
    QGuiApplication.clipboard().setText(code)


def copied(code: str) -> Message:
    """The sentence for a code that was copied."""
    return translate("Deals", "The deal code {code} was copied.").put(code=code)
