"""Set everything up and pass the tests: ``python3 tools/test.py``. Arguments go on to pytest.

Runs what every change has to pass: format, lint, types, import contracts, texts, and all tests on every core.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.environment import ROOT, prepare

CHECKS = (
    ["-m", "ruff", "format", "--check", "."],
    ["-m", "ruff", "check", "."],
    ["-m", "mypy"],
    ["-c", "from importlinter.cli import lint_imports; raise SystemExit(lint_imports())"],
    ["-m", "tools.translations", "check"],
)


def main() -> int:
    python = prepare(window=False)
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    arguments = sys.argv[1:]
    if not arguments:
        for check in CHECKS:
            print("==", " ".join(check[1:3]), flush=True)
            if subprocess.run([python, *check], cwd=ROOT, env=environment, check=False).returncode != 0:
                return 1
    everything = ["-n", str(min(os.cpu_count() or 1, 8)), "-q"]
    tests = [str(python), "-m", "pytest", *(arguments or everything)]
    return subprocess.run(tests, cwd=ROOT, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
