"""The window of the disk image: the program on the left, an arrow, the folder Applications on the right.

Read by ``dmgbuild -s packaging/macos/dmg_settings.py -D app=APP NAME OUT.dmg``, which gives ``defines`` and takes every
name below as a setting.
"""

from pathlib import Path

_app = Path(defines["app"])  # type: ignore[name-defined]  # noqa: F821

format = "ULFO"  # noqa: A001  # the setting's own name; lzfse, which every macOS since 10.11 reads
filesystem = "HFS+"
files = [str(_app)]
symlinks = {"Applications": "/Applications"}
background = "builtin-arrow"
window_rect = ((200, 200), (640, 280))
icon_locations = {_app.name: (140, 120), "Applications": (500, 120)}
icon_size = 112
text_size = 14
icon = str(_app / "Contents" / "Resources" / "cardtable.icns")
