"""Look at everything in the packages that can be judged without installing: ``python3 packaging/check.py``.

The desktop entry, the metainfo, the property lists, the scripts, the Flatpak's recipe, the sizes, and what Debian's
own critic says. A tool that is not installed is named, and its check is left out; 1 when a check failed. Built
products are looked at where they are, in ``build/packaging/out``.
"""

from __future__ import annotations

import plistlib
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "packaging" / "common"), str(ROOT)]

from product import METADATA, OUT, PACKAGING, fill_all, version

from tools.commands import command
from tools.driver.report import Report

# In millions of bytes.
LARGEST: Final = {"*.deb": 38, "*.squashfs": 45, "*.AppImage": 45}
report: Final = Report()


def run(text: str, tool: str, *arguments: str) -> None:
    """One check by one tool; without arguments there is nothing to check yet."""
    if shutil.which(tool) is None:
        print(f"--   {text}: {tool} is not installed")
    elif not arguments:
        print(f"--   {text}: not built yet")
    else:
        # What a tool leaves where it runs is not left among the sources.
        done = subprocess.run([tool, *arguments], cwd=METADATA, capture_output=True, text=True, check=False)
        report.say(text, done.returncode == 0, *(done.stdout + done.stderr).splitlines())


def found(folder: Path, *patterns: str) -> list[str]:
    """The files of these names."""
    return sorted(str(path) for pattern in patterns for path in folder.glob(pattern))


def main(arguments: Sequence[str] | None = None) -> int:
    """Every check, a line for each."""
    command("packaging/check.py", __doc__).parse_args(arguments)
    fill_all()
    run("desktop entry", "desktop-file-validate", *found(METADATA, "linux/*.desktop"))
    run(
        "metainfo for software centres",
        "appstreamcli",
        "validate",
        "--no-net",
        *found(METADATA, "linux/*.metainfo.xml"),
    )
    run("scripts", "shellcheck", *found(PACKAGING, "**/*.sh"))
    for path in (PACKAGING / "macos" / "entitlements.plist", METADATA / "macos" / "Info.extra.plist"):
        report.say(f"property list: {path.name}", bool(plistlib.loads(path.read_bytes())))
    recipe = found(METADATA, "flatpak/*.yml") if (METADATA / "flatpak/python3-dependencies.json").exists() else []
    run("recipe of the Flatpak", "flatpak-builder", *(["--show-manifest", *recipe] if recipe else []))
    packages = found(OUT, f"cardtable_{version()}_*.deb")
    critic = ["--fail-on", "error,warning", "--allow-root", *packages]
    run("Debian's own critic", "lintian", *(critic if packages else []))
    for pattern, most in LARGEST.items():
        for path in OUT.glob(pattern):
            size = path.stat().st_size / 1e6
            report.say(f"{path.name}: {size:.1f} MB of at most {most}", size <= most)
    print(f"{report.failed} check(s) failed" if report.failed else "every check holds")
    return 1 if report.failed else 0


if __name__ == "__main__":
    sys.exit(main())
