"""Set everything up and open the window: ``python3 tools/run.py``. Arguments go on to the program."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.environment import prepare

if __name__ == "__main__":
    python = prepare(window=True)
    sys.exit(subprocess.run([python, "-m", "cardtable", *sys.argv[1:]], check=False).returncode)
