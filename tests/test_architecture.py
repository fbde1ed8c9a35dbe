"""The shape of the program: what no module may do, with the reason for each rule.

Each rule is one function that names the places of a module that break it; each test asks all modules.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
MODULES = sorted((ROOT / "cardtable").rglob("*.py"))
MAY_PRINT = {"__main__.py", "self_test.py", "transcript.py"}


@cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def breaches(rule: Callable[[Path], Iterable[ast.AST]], modules: Iterable[Path] = MODULES) -> list[str]:
    """Where the rule is broken, as ``file:line``."""
    return [f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 1)}" for path in modules for node in rule(path)]


def calls(path: Path) -> Iterator[ast.Call]:
    return (node for node in nodes_of(path) if isinstance(node, ast.Call))


def method_calls(path: Path) -> Iterator[tuple[ast.Call, str]]:
    return ((node, node.func.attr) for node in calls(path) if isinstance(node.func, ast.Attribute))


def function_calls(path: Path) -> Iterator[tuple[ast.Call, str]]:
    return ((node, node.func.id) for node in calls(path) if isinstance(node.func, ast.Name))


def imports(path: Path) -> Iterator[tuple[ast.Import | ast.ImportFrom, str]]:
    """Every module that is imported, by its whole name."""
    for node in nodes_of(path):
        if isinstance(node, ast.Import):
            yield from ((node, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node, node.module or ""


def test_nothing_prints_but_programs() -> None:
    def prints(path: Path) -> Iterator[ast.AST]:
        for node, name in function_calls(path):
            to_stderr = any(word.arg == "file" and ast.unparse(word.value) == "sys.stderr" for word in node.keywords)
            if name == "print" and not to_stderr:
                yield node

    assert breaches(prints, (path for path in MODULES if path.name not in MAY_PRINT)) == []


NETWORK = {"socket", "asyncio", "websockets", "urllib", "http", "ftplib", "requests"}
# It speaks with phones in the home's network, once a person has opened the door, in a process of its own.
DOORKEEPER = ROOT / "cardtable" / "app" / "phones" / "doorkeeper.py"
# It comes to that door in the self-test, at the machine's own address.
OWN_PHONE = DOORKEEPER.with_name("own_phone.py")


def test_no_network_and_no_code_from_data() -> None:
    def reaches_out(path: Path) -> Iterator[ast.AST]:
        forbidden = {"pickle", "marshal", "shelve"} | (NETWORK if path not in (DOORKEEPER, OWN_PHONE) else set())
        yield from (node for node, name in imports(path) if name.split(".")[0] in forbidden)
        yield from (node for node, name in function_calls(path) if name in ("eval", "exec"))

    assert breaches(reaches_out) == []


def test_the_programs_own_phone_is_imported_by_the_self_test_alone() -> None:
    def knows(path: Path) -> Iterator[ast.AST]:
        return (node for node, name in imports(path) if name == "cardtable.app.phones.own_phone")

    places = {place.partition(":")[0] for place in breaches(knows)}
    assert places == {"cardtable/ui/shell/self_test.py"}


def test_the_doorkeeper_is_imported_in_its_process_alone() -> None:
    """What strangers send never reaches the process that holds the hands; and it knows neither a match nor a window."""

    def knows(path: Path) -> Iterator[ast.AST]:
        return (node for node, name in imports(path) if name == "cardtable.app.phones.doorkeeper")

    door, ours = DOORKEEPER.with_name("door.py"), "cardtable.app.phones."
    (import_,) = (node for path in MODULES for node in knows(path))
    (keep,) = (node for node in nodes_of(door) if isinstance(node, ast.FunctionDef) and node.name == "_keep")
    assert import_ in ast.walk(keep)
    known = {name for path in (door, DOORKEEPER) for _, name in imports(path) if name.startswith("cardtable")}
    assert known == {f"{ours}pairing", f"{ours}doorkeeper"}


# Who may touch files otherwise than through disk.py: the program's own files, the file of games, what a person names.
FILES = {
    "disk.py", "resources.py", "application.py", "self_test.py", "opening.py", "recovery.py",
}  # fmt: skip
WAITS = {"join", "wait", "communicate", "waitForFinished", "acquire"}
TOUCHES = {"read_text", "write_text", "read_bytes", "write_bytes", "copyfile", "rmtree", "touch"}


def test_files_are_read_and_written_in_one_place() -> None:
    """A pipe hangs whoever opens it, and a link leads whoever writes through it to somebody else's file."""

    def touches(path: Path) -> Iterator[ast.AST]:
        froms = [node for node in nodes_of(path) if isinstance(node, ast.ImportFrom)]
        from_disk = {alias.name for node in froms if node.module == "cardtable.disk" for alias in node.names}
        yield from (node for node, name in function_calls(path) if name in {"open", *TOUCHES} - from_disk)
        private = {"touch"} if path.name == "log_file.py" else set()
        yield from (node for node, name in method_calls(path) if name in TOUCHES - private)

    assert breaches(touches, (path for path in MODULES if path.name not in FILES and path.parent.name != "about")) == []


# A folder of the program itself may be searched: no other person names anything in it.
SEARCHED = {"disk.py", "resources.py", "self_test.py"}


def test_no_folder_of_a_person_is_searched_by_a_pattern() -> None:
    """A name is no pattern, and a folder that may not be looked into is an error where nobody expects one."""
    searches = {"glob", "rglob", "iterdir", "scandir", "listdir", "walk"}

    def search(path: Path) -> Iterator[ast.AST]:
        found = ((node, name) for node, name in method_calls(path) if name in searches)
        return (node for node, name in found if ast.unparse(node.func) != "ast.walk")

    assert breaches(search, (path for path in MODULES if path.name not in SEARCHED)) == []


def test_qt_is_told_in_which_format_a_picture_of_a_person_is() -> None:
    """Else it asks every reader it has, also that of SVG, which draws as much as a file asks for."""
    decodes = {"fromData": 2, "loadFromData": 2, "QImageReader": 2, "QMovie": 2}

    def guesses(path: Path) -> Iterator[ast.AST]:
        for node, name in [*method_calls(path), *function_calls(path)]:
            of_a_path = name in ("QImage", "QPixmap") and ast.unparse(node).startswith((f"{name}(str(", f"{name}(path"))
            if (len(node.args) < decodes.get(name, 0) or of_a_path) and "asset(" not in ast.unparse(node):
                yield node

    assert breaches(guesses) == []


def test_nothing_waits_for_a_process_or_a_thread_without_a_limit() -> None:
    """On the window's thread that would be for ever; a stopped process never ends. What is awaited holds up none."""

    def waits(path: Path) -> Iterator[ast.AST]:
        awaited = {node.value for node in nodes_of(path) if isinstance(node, ast.Await)}
        calls = ((node, name) for node, name in method_calls(path) if node not in awaited)
        return (node for node, name in calls if name in WAITS and not node.args and not node.keywords)

    assert breaches(waits) == []


DRAWS = {"paint", "paintEvent", "drawBackground", "drawForeground"}


def test_what_qt_calls_to_draw_raises_nothing_into_it() -> None:
    """An error in the middle of a picture would take away what is drawn next, and end the program."""

    def raises(path: Path) -> Iterator[ast.AST]:
        for node in nodes_of(path):
            if isinstance(node, ast.FunctionDef) and node.name in DRAWS:
                names = [one.id for one in node.decorator_list if isinstance(one, ast.Name)]
                if names != ["told_later"]:
                    yield node

    drawn = [path for path in MODULES if "ui" in path.parts and path.parent.name != "deck"]
    assert breaches(raises, drawn) == []


def test_the_program_knows_nothing_of_the_arena() -> None:
    """There are players that look at every card."""

    def knows(path: Path) -> Iterator[ast.AST]:
        return (node for node, name in imports(path) if name.split(".")[0] in ("tools", "benchmarks", "tests"))

    assert breaches(knows) == []


def test_nobody_asks_a_layout_for_its_items() -> None:
    """Python keeps such an item as long as the layout lives, although Qt throws it away with its widget.

    Whatever is made at that place of the memory later ends the program when it goes: the home page did so once in a
    hundred changes of the language.
    """

    def asks(path: Path) -> Iterator[ast.AST]:
        return (node for node, name in method_calls(path) if name in {"itemAt", "itemAtPosition"})

    assert breaches(asks) == []


def test_words_are_compared_in_two_ways_alone() -> None:
    """The same name is ``name_key``, and what a user looks for is ``plain``: else a name typed on a Mac is nobody's."""
    compare = {"player_names.py", "text_search.py"}

    def folds(path: Path) -> Iterator[ast.AST]:
        return (node for node in nodes_of(path) if isinstance(node, ast.Attribute) and node.attr == "casefold")

    assert breaches(folds, (path for path in MODULES if path.name not in compare)) == []


def test_luck_that_nobody_gave_comes_from_one_place() -> None:
    """The tests fix that place: what a test meets hangs on nothing but its name."""

    def has_luck_of_its_own(path: Path) -> Iterator[ast.AST]:
        for node in nodes_of(path):
            if isinstance(node, ast.ImportFrom) and (
                node.module == "secrets"
                or (node.module == "random" and {name.name for name in node.names} != {"Random"})
            ):
                yield node
            if isinstance(node, ast.Import) and "random" in {name.name for name in node.names}:
                yield node
        yield from (node for node, name in function_calls(path) if name == "Random" and not node.args)

    assert breaches(has_luck_of_its_own) == []


def test_what_waits_for_a_moment_goes_with_its_page() -> None:
    """What waits for a static single shot keeps its page for ever when the page goes first: pages have timers."""

    def waits(path: Path) -> Iterator[ast.AST]:
        return (node for node, name in method_calls(path) if name == "singleShot")

    rooms = {page.parent for page in (ROOT / "cardtable" / "ui").glob("*/page.py") if page.parent.name != "widgets"}
    assert len(rooms) > 10
    assert breaches(waits, (path for room in sorted(rooms) for path in room.glob("*.py"))) == []


# Named tuples and the system have such names, too.
NOT_PRIVATE = {"_replace", "os", "sys"}
PRIVATE = re.compile(r"(\w+\.)*_(?!_)\w+(\.\w+)*")


def test_no_callback_is_bound_after_its_part_is_made() -> None:
    """A part of a match gets what it needs when it is made, and reports as data."""

    def binds(path: Path) -> Iterator[ast.AST]:
        for node in nodes_of(path):
            if isinstance(node, ast.Assign):
                yield from (
                    one for one in node.targets if isinstance(one, ast.Attribute) and one.attr.startswith("on_")
                )

    assert breaches(binds, sorted((ROOT / "cardtable" / "app").rglob("*.py"))) == []


def test_only_the_view_of_a_match_asks_whether_somebody_sits_there() -> None:
    """Whatever else belongs to a match is tied to its widgets as long as it is shown."""

    def asks(path: Path) -> Iterator[ast.AST]:
        for node in nodes_of(path):
            if isinstance(node, ast.Compare) and ast.unparse(node).split(" is ")[0] in {"driver", "self.driver"}:
                yield node

    pages = [path for room in ("match", "replay") for path in (ROOT / "cardtable" / "ui" / room).glob("*.py")]
    assert {place.split(":")[0] for place in breaches(asks, pages)} == {"cardtable/ui/match/view.py"}


def test_no_wait_hangs_on_how_busy_the_machine_is() -> None:
    """What is waited for comes; how soon says nothing."""

    def hurries(path: Path) -> Iterator[ast.AST]:
        for node, name in method_calls(path):
            limits = [ast.unparse(one.value) for one in node.keywords if one.arg == "timeout"]
            if name in {"waitUntil", "waitSignal"} and limits != ["FOR_EVER"]:
                yield node

    assert breaches(hurries, sorted((ROOT / "tests").rglob("*.py"))) == []


def test_tests_of_the_window_name_no_private_members() -> None:
    """What a part keeps to itself may change without a test that fails; a string may name it, too."""

    def is_private(name: str) -> bool:
        return PRIVATE.fullmatch(name) is not None and not NOT_PRIVATE & set(name.split("."))

    def pries(path: Path) -> Iterator[ast.AST]:
        for node in nodes_of(path):
            match node:
                case ast.Attribute(value=ast.Name(id="self" | "cls")):
                    continue
                case ast.Attribute(value=ast.Name(id=owner), attr=name):
                    names = [f"{owner}.{name}"]
                case ast.Attribute(attr=name) | ast.Constant(value=str(name)):
                    names = [name]
                case ast.ImportFrom(module=module, names=imported):
                    names = [f"{module}.{alias.name}" for alias in imported]
                case _:
                    continue
            if any(map(is_private, names)):
                yield node

    assert breaches(pries, sorted((ROOT / "tests" / "ui").rglob("*.py"))) == []
