"""Which files of the frozen program nothing opens: ``python3 packaging/linux/unused.py [FOLDER]``.

The self-test runs under strace in a window of X, and in one of Wayland where weston is installed. What nobody opened
is listed, the largest first; the exit code is 1 where no reason is known for it (``WHY``). Needs strace and xvfb.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "packaging" / "common"), str(ROOT)]

from product import BUILD

from tools.commands import command

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

FROZEN: Final = BUILD / "dist-deb" / "CardTable"
# What a self-test does not come to, and a person does.
WHY: Final = {
    r"/licenses/": "to be read",
    r"/cardtable/data/": "books, guides, faces and fonts of what the self-test does not play",
    r"PrintSupport|printsupport": "printing",
    r"QtDBus": "asks the bus what a screen reader understands",
    r"/pyexpat\.": "decks of a family's own",
    r"/lib-dynload/(_statistics|grp|mmap|resource|termios)\.": "modules of Python's look for it",
}
_WAYLAND: Final = re.compile("[Ww]ayland|WlShell")
_OPENED: Final = re.compile(r'"([^"]+)".*= \d')
_SOCKET: Final = "cardtable-unused"


def opened(program: Path, folder: Path, window: str) -> set[Path]:
    """Every file that the program's own test opens in a window of this system."""
    trace = folder / f"{window}.trace"
    words = ["strace", "-f", "-qq", "-e", "trace=open,openat,execve", "-o", str(trace), str(program), "--self-test"]
    screen = ["xvfb-run", "-a"] if window == "xcb" else []
    done = subprocess.run(
        [*screen, *words, "--qpa", window], env=_surroundings(folder), stdout=subprocess.DEVNULL, check=False
    )
    if done.returncode != 0:
        sys.exit(f"The self-test with {window} failed ({done.returncode}).")
    lines = trace.read_text(errors="replace").splitlines()
    return {Path(found[1]).resolve() for line in lines if (found := _OPENED.search(line))}


def _surroundings(folder: Path) -> dict[str, str]:
    return {**os.environ, "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), "WAYLAND_DISPLAY": _SOCKET}


def in_wayland(program: Path, folder: Path) -> set[Path]:
    """What is opened in a window of Wayland, which weston gives without a screen."""
    words = ["weston", "--backend=headless-backend.so", f"--socket={_SOCKET}", "--width=1300", "--height=820"]
    log = (folder / "weston.log").open("w")
    weston = subprocess.Popen(words, env=_surroundings(folder), stdout=log, stderr=log)
    try:
        until = time.monotonic() + 20
        while not (folder / _SOCKET).exists() and time.monotonic() < until:
            time.sleep(0.1)
        return opened(program, folder, "wayland")
    finally:
        weston.terminate()
        weston.wait()


def unused(frozen: Path, used: set[Path]) -> Iterator[tuple[int, str]]:
    """The sizes and names of the files that nobody opened."""
    for path in frozen.rglob("*"):
        if path.is_file() and not path.is_symlink() and path.resolve() not in used:
            yield path.stat().st_size, f"/{path.relative_to(frozen)}"


def main(arguments: Sequence[str] | None = None) -> int:
    """List them; 1 when there is one that has no reason."""
    parser = command("packaging/linux/unused.py", __doc__)
    parser.add_argument("frozen", nargs="?", type=Path, default=FROZEN, metavar="FOLDER", help=f"else {FROZEN}")
    frozen = parser.parse_args(arguments).frozen.resolve()
    program = frozen / "cardtable"
    for tool in ("strace", "xvfb-run"):
        if shutil.which(tool) is None:
            parser.error(f"{tool} is needed (packages: strace xvfb xauth)")
    if not program.is_file():
        parser.error(f"{program} is not there; python3 packaging/build.py makes it")
    reasons = dict(WHY)
    with tempfile.TemporaryDirectory() as name:
        used = opened(program, Path(name), "xcb")
        if shutil.which("weston") is None:
            reasons[_WAYLAND.pattern] = "Wayland, which was not tried: weston is not installed"
        else:
            used |= in_wayland(program, Path(name))
    found = sorted(unused(frozen, used), reverse=True)
    left = 0
    for size, file in found:
        why = next((text for pattern, text in reasons.items() if re.search(pattern, file)), "")
        left += not why
        print(f"{'ok  ' if why else 'FAIL'} {size / 1e3:8.1f} kB  {file}  {why}")
    whole = sum(size for size, _ in found) / 1e6
    print(f"{len(found)} files, {whole:.1f} MB, that no self-test opened; {left} without a reason")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
