"""``python3 -m tools.ears [SUITE] [RUN ...]``: listen to the program with a real screen reader in a bare Debian.

Runs are ``pages``, ``actions-GAME``, ``hot-seat``, ``dared``, ``keys-GAME``, ``curtain`` and ``rooms-LANGUAGE``;
without any, all of them.
``--deb FILE`` listens to the installed program instead of this checkout. What is needed for a bare Debian is told in
``tools/bare.py``; what was heard goes to ``build/ears``.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING, Final

from tools.bare import CannotMakeError
from tools.commands import command, one_of
from tools.ears.system import LOGS, PYTHONS, System

if TYPE_CHECKING:
    from collections.abc import Sequence

# The games that are played in each way; in Svindl nobody gives hints, and an actor who knows nothing needs them.
# And the languages in which all pages are visited.
KINDS: Final = {
    "actions": ("olsen", "kinaskak", "san_da_yi", "two_of_three", "veidimadur"),
    "keys": ("olsen", "svindl", "kinaskak", "san_da_yi"),
    "rooms": ("en", "is", "nb", "de"),
}
RUNS: Final = (
    "pages", *(f"{kind}-{one}" for kind, ones in KINDS.items() for one in ones), "hot-seat", "dared", "curtain",
)  # fmt: skip
# The modules that make the data folder in which a run begins.
HOUSES: Final = {
    **{f"rooms-{language}": ("tools.rooms", "--house") for language in KINDS["rooms"]},
    "keys-svindl": ("tools.ears.cheated",),
}
LONGEST: Final = 2400


def main(arguments: Sequence[str] | None = None) -> int:
    """Run what is asked for; 1 when a check failed."""
    parser = command("tools.ears", __doc__)
    parser.add_argument(
        "suite", nargs="?", type=one_of("suite", PYTHONS), default="bookworm", metavar="SUITE",
        help=f"one of {', '.join(PYTHONS)}; else bookworm",
    )  # fmt: skip
    parser.add_argument(
        "runs",
        nargs="*",
        default=[],
        type=one_of("run", RUNS),
        metavar="RUN",
        help=f"any of {', '.join(RUNS)}; else all of them",
    )
    parser.add_argument("--deb", type=Path, metavar="FILE", help="listen to the installed program")
    wanted = parser.parse_args(arguments)
    if wanted.deb is not None and not wanted.deb.is_file():
        parser.error(f"there is no file {wanted.deb}; build it with python3 packaging/build.py deb")
    if os.geteuid() != 0:
        parser.error("a bare system is made by root alone; run it as root")
    # Whoever stops this leaves nothing behind.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    try:
        system = System(wanted.suite)
    except CannotMakeError as error:
        print(f"FAIL {wanted.suite}: {error}")
        return 1
    try:
        if wanted.deb is None:
            system.install_checkout()
        else:
            system.install_package(wanted.deb)
        system.install_tools()
        failed = [run for run in wanted.runs or RUNS if not _run(system, run)]
    finally:
        system.close()
    return 1 if failed else 0


def _run(system: System, run: str) -> bool:
    """Whether all checks of a run held; each is printed as it comes."""
    kind, _, one = run.partition("-") if run.startswith(tuple(KINDS)) else (run, "", "")
    if run in HOUSES:
        system.furnish(*HOUSES[run])
    words = system.command("/usr/bin/python3", "-m", "tools.ears.inside", kind, *filter(None, [one]))
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, encoding="utf-8") as process:
        assert process.stdout is not None
        watch = Timer(LONGEST, process.kill)
        watch.start()
        try:
            for line in process.stdout:
                mark, _, text = line.rstrip().partition(" ")
                known = mark in ("ok", "FAIL")
                print(f"{mark:4} {system.suite}: {text.strip()}" if known else line.rstrip(), flush=True)
            held = process.wait() == 0
        finally:
            watch.cancel()
            # All that runs in there ends with it.
            process.kill()
    folder = LOGS / system.suite / run
    system.bring_out(folder)
    if not held:
        print(f"     {run}: see {folder}", flush=True)
    return held


if __name__ == "__main__":
    sys.exit(main())
