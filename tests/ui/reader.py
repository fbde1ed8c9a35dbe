"""What a screen reader would say of what it finds: by the rules of Orca 43, as far as pages need them."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget

ROLE, TEXT = QAccessible.Role, QAccessible.Text
# What Orca calls a panel, and what it does not look into for words that belong to nothing.
PANELS = (ROLE.Grouping, ROLE.Border, ROLE.Pane, ROLE.PropertyPage)
CLOSED = (ROLE.ComboBox, ROLE.List, ROLE.Table, ROLE.Tree, ROLE.MenuBar, ROLE.PopupMenu)
# Shorter words are taken for the label of something.
LEAST_WORDS = 3


def told(widget: QWidget) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


def name(part: QAccessibleInterface) -> str:
    return part.text(TEXT.Name)


def parts(part: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """What is in it and can be seen."""
    for at in range(part.childCount()):
        child = part.child(at)
        if child is not None and child.isValid() and not child.state().invisible:
            yield child


def everything(part: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield part
    for child in parts(part):
        yield from everything(child)


def above(part: QAccessibleInterface) -> list[QAccessibleInterface]:
    """What it lies in, the outermost first."""
    found = []
    while (part := part.parent()) is not None and part.role() is not ROLE.Application:
        found.insert(0, part)
    return found


def loose_words(panel: QAccessibleInterface, called: str = "") -> list[str]:
    """Words in a panel that belong to nothing: a reader says all of them on the way to what has the keys."""
    found: list[str] = []
    called = called or name(panel)
    for child in parts(panel):
        if child.role() is ROLE.StaticText:
            text = name(child)
            related = child.relations(QAccessible.RelationFlag.AllRelations)
            if not related and len(text.split()) >= LEAST_WORDS and text not in called and text not in found:
                found.append(text)
        elif child.role() not in CLOSED:
            found += [text for text in loose_words(child, called) if text not in found]
    return found


def focused() -> QAccessibleInterface | None:
    """What has the keys: a line of a list, or a widget."""
    widget = QApplication.focusWidget()
    if widget is None:
        return None
    part = told(widget)
    inside = part.focusChild()
    return inside if inside is not None and inside.isValid() and inside.object() is None else part


def on_the_way(to: QAccessibleInterface, before: QAccessibleInterface | None = None) -> list[str]:
    """What is said before what has the keys: groups in which it lies, and words there that belong to nothing."""
    known = [] if before is None else [one.object() for one in above(before)]
    said: list[str] = []
    for part in above(to):
        if part.object() in known or not name(part):
            continue
        if part.role() in PANELS:
            said += [name(part), *loose_words(part)]
        elif part.role() in (ROLE.List, ROLE.Table, ROLE.Dialog):
            said.append(name(part))
    return said


def count(texts: list[str]) -> int:
    return sum(len(text.split()) for text in texts)
