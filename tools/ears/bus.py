"""The program as a screen reader finds it: its objects and its events on the accessibility bus. Runs inside alone."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

import gi

from tools.ears.hearing import Told
from tools.ears.tree import Node

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Callable

QUIET: Final = 0.25
TIME_LIMIT: Final = 15.0
TIMEOUTS: Final = (5000, 20000)
EVENTS: Final = ("object:announcement", "object:state-changed:focused", "object:state-changed:showing")
EVERYTHING: Final = ("object:", "window:")
# What the reader does not look at is left out of the tree; the parts of these are there though they are not shown.
_ALWAYS: Final = ("application", "frame")
_DEEPEST: Final = 40


class Bus:
    """One program's window on the bus.

    ``heard`` is every sentence that came over the bus, with its time; ``events`` counts everything, from the moment in
    which :meth:`count` was called.
    """

    def __init__(self, announcements: bool = True) -> None:
        """``announcements``: listen for them, which the program notices."""
        self.heard: list[Told] = []
        self.events: dict[str, int] = {}
        self._last = 0.0
        self._counter: Any = None
        Atspi.set_timeout(*TIMEOUTS)
        self._listener = Atspi.EventListener.new(self._take)
        for event in EVENTS if announcements else EVENTS[1:]:
            Atspi.EventListener.register(self._listener, event)
        self.program = self._find()

    def _find(self) -> Any:
        until = time.monotonic() + TIME_LIMIT
        while time.monotonic() < until:
            self.pump(0.1)
            desktop = Atspi.get_desktop(0)
            for number in range(desktop.get_child_count()):
                found = desktop.get_child_at_index(number)
                if found is not None and found.get_child_count() and found.get_name() == "Card Table":
                    # What changes without an event would stay as it was.
                    found.set_cache_mask(Atspi.Cache.NONE)
                    return found
        raise TimeoutError("the program is not on the bus")

    # -- events ----------------------------------------------------------------------------------------------------

    def pump(self, seconds: float) -> None:
        """Take events for so long."""
        until = time.monotonic() + seconds
        context = GLib.MainContext.default()
        while True:
            while context.pending():
                context.iteration(False)
            if time.monotonic() >= until:
                return
            time.sleep(0.01)

    def settle(self, quiet: float = QUIET, time_limit: float = TIME_LIMIT) -> None:
        """Take events until none has come for a while."""
        begun = time.monotonic()
        self._last = max(self._last, begun)
        while time.monotonic() - self._last < quiet and time.monotonic() - begun < time_limit:
            self.pump(0.03)

    def count(self) -> None:
        """From now on count every event of every kind."""
        self.events.clear()
        if self._counter is None:
            self._counter = Atspi.EventListener.new(self._add)
            for event in EVERYTHING:
                Atspi.EventListener.register(self._counter, event)

    def _add(self, event: Any) -> None:
        self._last = time.monotonic()
        self.events[event.type] = self.events.get(event.type, 0) + 1

    def _take(self, event: Any) -> None:
        now = self._last = time.monotonic()
        try:
            if event.type.startswith("object:announcement"):
                self.heard.append(Told(now, str(event.any_data)))
            elif event.detail1 and event.type.startswith("object:state-changed:focused"):
                self.heard.append(Told(now, event.source.get_name() or "", "focus"))
            elif event.detail1 and event.source.get_role() == Atspi.Role.NOTIFICATION:
                self.heard.append(Told(now, event.source.get_name() or "", "notification"))
        except GLib.Error:
            # It is gone already.
            return

    # -- objects ---------------------------------------------------------------------------------------------------

    def look(self) -> Node:
        """All that can be found in the window now."""
        found = self._node(self.program, 0)
        if found is None or not found.parts:
            # What the bus was asked for while the program began is forgotten with an error.
            self.program = self._find()
            found = self._node(self.program, 0)
        return found or Node("nothing")

    def _node(self, thing: Any, depth: int) -> Node | None:
        try:
            states = frozenset(state.value_nick for state in thing.get_state_set().get_states())
            role = thing.get_role_name()
            if "showing" not in states and role not in _ALWAYS:
                return None
            node = Node(
                {"push button": "button"}.get(role, role),
                thing.get_name() or "",
                thing.get_description() or "",
                states,
                _actions(thing),
                handle=thing,
            )
            if depth < _DEEPEST and role != "combo box":
                parts = (thing.get_child_at_index(number) for number in range(thing.get_child_count()))
                node.parts = [made for part in parts if part is not None and (made := self._node(part, depth + 1))]
        except GLib.Error:
            return None
        return node

    def wait_for(self, wanted: Callable[[Node], Any], time_limit: float = TIME_LIMIT) -> Any:
        """What is wanted of the window, as soon as it is there; ``None`` when it does not come."""
        until = time.monotonic() + time_limit
        while True:
            self.settle()
            found = wanted(self.look())
            if found or time.monotonic() > until:
                return found

    def button(self, name: str) -> Node | None:
        """The button that is called so or begins so, as soon as it is there."""
        found: Node | None = self.wait_for(lambda root: root.button(name))
        return found

    def click(self, name: str) -> bool:
        """Press the button that is called so; whether there was one."""
        found = self.button(name)
        return found is not None and self.press(found)

    def dare(self) -> str:
        """Ask every object for parts that it has not, as a reader does when one has just gone; whom that killed."""
        for node in self.look().all(lambda node: node.handle is not None):
            for number in (0, 1, 5):
                try:
                    node.handle.get_child_at_index(node.handle.get_child_count() + number)
                except GLib.Error as error:
                    if "no longer exists" in str(error) or "disconnected" in str(error):
                        return f"{node.role} {node.name}"
        return ""

    @staticmethod
    def press(node: Node) -> bool:
        """Do what a reader's user does with the object; whether it could be done."""
        try:
            action = node.handle.get_action_iface()
            names = [action.get_action_name(number).casefold() for number in range(action.get_n_actions())]
            wanted = next((number for number, name in enumerate(names) if name in ("press", "toggle", "click")), 0)
            return bool(action.do_action(wanted))
        except GLib.Error:
            return False

    @staticmethod
    def write(node: Node, text: str) -> bool:
        """Write into a line of text."""
        try:
            return bool(node.handle.get_editable_text_iface().set_text_contents(text))
        except (GLib.Error, AttributeError):
            return False


def _actions(thing: Any) -> tuple[str, ...]:
    action = thing.get_action_iface()
    if action is None:
        return ()
    return tuple(action.get_action_name(number) for number in range(action.get_n_actions()))


def readers_know_announcements() -> bool:
    """Whether somebody on the bus, other than this process, wants announcements."""
    from gi.repository import Gio

    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    where = session.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1, None
    ).unpack()[0]  # fmt: skip
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    bus = Gio.DBusConnection.new_for_address_sync(where, flags)
    registry = "org.a11y.atspi.Registry"
    listeners = bus.call_sync(
        registry, "/org/a11y/atspi/registry", registry, "GetRegisteredEvents", None, None, 0, -1, None
    ).unpack()[0]  # fmt: skip
    return any("Announcement" in event for _, event in listeners)
