"""Compiles the translations when a wheel is built, so that it has them as a checkout has."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TranslationsHook(BuildHookInterface):  # type: ignore[type-arg]
    """Puts ``cardtable/data/translations/*.qm`` into the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile; the compiled files are not in the repository, so they are named as artifacts."""
        sys.path.insert(0, str(Path(self.root)))
        from tools.translations import compile_all

        compile_all()
        build_data["artifacts"].append("cardtable/data/translations/*.qm")
