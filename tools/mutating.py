"""Every mutant of some files, as JSON on the standard output; ``tools.mutants`` runs it in an environment of its own.

The operators are mutmut's, without those whose mutants the type checker refuses before any test; in their place: a
condition that always or never holds, a statement or a last argument that is forgotten, a case that never matches.
What is no rule is left alone: sentences, types, errors, and what only Python itself obeys.
"""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import TYPE_CHECKING, Final

import libcst as cst
from libcst.metadata import MetadataWrapper, PositionProvider, WhitespaceInclusivePositionProvider
from mutmut.mutation import mutators

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

REFUSED_BY_TYPES: Final = (mutators.operator_assignment, mutators.operator_arg_removal, mutators.operator_match)
OPERATORS: Final = [pair for pair in mutators.mutation_operators if pair[1] not in REFUSED_BY_TYPES]
LEFT_ALONE: Final = (cst.Annotation, cst.Decorator, cst.Import, cst.ImportFrom, cst.Assert, cst.Raise)
LEFT_ALONE_CALLS: Final = frozenset({"translate", "len", "isinstance", "Codec"})
LEFT_ALONE_KEYWORDS: Final = frozenset({"strict"})


class Mutating(cst.CSTVisitor):
    """Collects what may become of each part of a module."""

    METADATA_DEPENDENCIES = (PositionProvider, WhitespaceInclusivePositionProvider)

    def __init__(self, module: cst.Module) -> None:
        super().__init__()
        self.found: list[tuple[int, str, cst.metadata.CodeRange, str]] = []
        self._module = module
        self._names: list[str] = []

    def on_visit(self, node: cst.CSTNode) -> bool:
        if _is_left_alone(node):
            return False
        if isinstance(node, cst.FunctionDef | cst.ClassDef):
            self._names.append(node.name.value)
        for part, text in self._mutants_of(node):
            line = self.get_metadata(PositionProvider, part).start.line
            span = self.get_metadata(WhitespaceInclusivePositionProvider, part)
            self.found.append((line, ".".join(self._names), span, text))
        return True

    def on_leave(self, node: cst.CSTNode) -> None:
        if isinstance(node, cst.FunctionDef | cst.ClassDef):
            self._names.pop()

    def _mutants_of(self, node: cst.CSTNode) -> Iterator[tuple[cst.CSTNode, str]]:
        """Parts of the node, each with the text that takes its place."""
        code = self._module.code_for_node
        for kind, operator in OPERATORS:
            if isinstance(node, kind):
                for mutant in operator(node):
                    yield node, code(mutant)
                    if isinstance(node, cst.BaseString):
                        break  # in capitals a name is as wrong as with anything else
        match node:
            case cst.If(test=test) | cst.CompIf(test=test):
                yield test, f"(({code(test)}) and False)"
                yield test, f"(({code(test)}) or True)"
            case cst.While(test=test):
                yield test, f"(({code(test)}) and False)"
            case cst.MatchCase(pattern=pattern, guard=None):
                yield pattern, f"{code(pattern)} if False"
            case cst.Expr(value=cst.Call()) | cst.AugAssign():
                yield node, "pass"
            case cst.Assign(targets=[cst.AssignTarget(target=cst.Attribute() | cst.Subscript())]):
                yield node, "pass"
            case cst.Call(args=[_, *_, last]) if last.star == "" and not _is_left_alone(last):
                yield node, code(node.with_changes(args=node.args[:-1]))


def _is_left_alone(node: cst.CSTNode) -> bool:
    if isinstance(node, LEFT_ALONE):
        return True
    if isinstance(node, cst.Call) and isinstance(node.func, cst.Name):
        return node.func.value in LEFT_ALONE_CALLS
    if isinstance(node, cst.Arg) and node.keyword is not None:
        return node.keyword.value in LEFT_ALONE_KEYWORDS
    return isinstance(node, cst.If) and isinstance(node.test, cst.Name) and node.test.value == "TYPE_CHECKING"


def mutants(path: Path) -> Iterator[dict[str, str | int]]:
    """The mutants of one file in the order of its lines, each different program once."""
    source = path.read_text(encoding="utf-8")
    starts = [0]
    for text in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(text))
    wrapper = MetadataWrapper(cst.parse_module(source))
    visitor = Mutating(wrapper.module)
    wrapper.visit(visitor)
    seen = {ast.dump(ast.parse(source))}
    for line, function, span, text in sorted(visitor.found, key=lambda one: one[0]):
        begin, end = (starts[at.line - 1] + at.column for at in (span.start, span.end))
        code = source[:begin] + text + source[end:]
        try:
            program = ast.dump(ast.parse(code))
        except SyntaxError:
            continue
        if program not in seen:
            seen.add(program)
            yield {"path": str(path), "line": line, "function": function, "code": code}


def write(names: Sequence[str]) -> None:
    """Print the mutants of these files."""
    print(json.dumps([mutant for name in names for mutant in mutants(Path(name))]))
