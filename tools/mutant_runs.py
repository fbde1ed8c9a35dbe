"""Run tests with one module replaced by a mutant, each time in a fork of a process that has everything else ready."""

from __future__ import annotations

import contextlib
import gc
import importlib
import os
import sys
import time
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import PathFinder, SourceFileLoader
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from importlib.machinery import ModuleSpec
    from types import CodeType, ModuleType

ROOT: Final = Path(__file__).resolve().parent.parent
TESTS: Final = ROOT / "tests"
# Imported once, in the parent: a fork has it for nothing.
READY: Final = (
    "_pytest.assertion.rewrite", "_pytest.python", "_pytest.unittest", "hypothesis.strategies", "hypothesis.stateful",
    "cardtable.engine.match", "cardtable.engine.options", "cardtable.players.decision", "cardtable.stage.stage",
)  # fmt: skip
MEMORY: Final = 4 << 30
TIME_LIMIT: Final = 4


class Broken(Protocol):
    """What is needed of a mutant."""

    @property
    def path(self) -> Path: ...
    @property
    def code(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Suite:
    """Test files below ``tests`` in their order; of each its quick tests, or all of them."""

    names: tuple[str, ...]
    everything: bool = False

    def run(self) -> int:
        """The exit code of pytest, one file after another up to the first failure: most mutants die in the first."""
        import pytest

        # Nothing of the project's settings that costs time.
        quick = ["-x", "-q", "--assert=plain", "--disable-warnings", "-pno:cacheprovider"]
        quick += ["-oaddopts=", "-ofilterwarnings=", *(["--all"] if self.everything else [])]
        for name in self.names:
            code = int(pytest.main([*quick, "--rootdir", str(ROOT), str(TESTS / name)]))
            if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
                return code
        return 0


class _Loader(SourceFileLoader):
    """Gives a module the mutant's code."""

    def __init__(self, name: str, path: str, code: str) -> None:
        super().__init__(name, path)
        self._code = code

    def get_code(self, fullname: str) -> CodeType:
        return compile(self._code, self.path, "exec", dont_inherit=True)


class _Finder(MetaPathFinder):
    def __init__(self, mutant: Broken) -> None:
        self._code = mutant.code
        self._path = str(mutant.path)
        self._name = ".".join(mutant.path.relative_to(ROOT).with_suffix("").parts)
        assert self._name not in sys.modules, f"{self._name} came with what is imported beforehand"

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self._name:
            return None
        spec = PathFinder.find_spec(fullname, path)
        assert spec is not None
        spec.loader = _Loader(fullname, self._path, self._code)
        return spec


def runs(suite: Suite, mutants: Iterable[Broken]) -> Iterator[bool]:
    """Whether each mutant is killed. The tests have to pass without one."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    sys.path[:] = [str(ROOT), *(entry for entry in sys.path if entry != str(ROOT))]
    for name in READY:
        importlib.import_module(name)
    sys.dont_write_bytecode = False
    gc.freeze()
    begin = time.process_time() + sum(os.times()[2:4])
    if _killed(suite, None, 600):
        _killed(suite, None, 600, silent=False)
        raise SystemExit("The tests fail without any mutant.")
    # Processor time, so that a busy machine kills nobody; what goes on for ever is killed.
    limit = int(TIME_LIMIT * (time.process_time() + sum(os.times()[2:4]) - begin)) + 5
    for mutant in mutants:
        yield _killed(suite, mutant, limit)


def _killed(suite: Suite, mutant: Broken | None, seconds: int, *, silent: bool = True) -> bool:
    finder = None if mutant is None else _Finder(mutant)
    child = os.fork()
    if not child:
        _be_tested(suite, finder, seconds, silent)
    _, status = os.waitpid(child, 0)
    code = os.waitstatus_to_exitcode(status)
    if code >= 4:
        raise SystemExit(f"pytest could not be run: {code}")
    return code != 0


def _be_tested(suite: Suite, finder: _Finder | None, seconds: int, silent: bool) -> None:
    """In the fork: never returns."""
    import resource

    code = 1
    with contextlib.suppress(BaseException):
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        with contextlib.suppress(ValueError, OSError):  # not every system has this limit
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        if silent:
            nothing = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nothing, 1)
            os.dup2(nothing, 2)
        if finder is not None:
            sys.meta_path.insert(0, finder)
        code = suite.run()
    os._exit(code)
