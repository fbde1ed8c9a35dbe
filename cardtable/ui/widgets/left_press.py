"""A press of the left button that begins and ends something: a drag, a click on what is no button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QMouseEvent


class LeftPress:
    """Only the button that began a press ends it; another one that goes down meanwhile makes it come to nothing."""

    def __init__(self) -> None:
        self.at: QPoint | None = None
        """Where it began, as long as it goes on."""

    def goes_down(self, event: QMouseEvent) -> bool:
        """Begin with the left button, or forget what has begun; whether it begins."""
        left = event.button() == Qt.MouseButton.LeftButton
        self.at = event.position().toPoint() if left else None
        return left

    def comes_up(self, event: QMouseEvent) -> QPoint | None:
        """End with the left button: where it began, if it came to something."""
        if event.button() != Qt.MouseButton.LeftButton:
            return None
        at, self.at = self.at, None
        return at
