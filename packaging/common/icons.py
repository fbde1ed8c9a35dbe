"""Icons for every system, drawn by the program's own deck: PNG in all sizes, ``.ico`` and ``.icns``, with Qt alone."""

from __future__ import annotations

import struct
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from product import ICONS
from PySide6.QtCore import QBuffer, QByteArray, QIODevice

from tools.icons import document_icon, program_icon

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512, 1024)
ICO_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
# Apple's type codes: each names one size, and "@2x" ones the same size once more.
ICNS_SIZES: Final = {
    b"icp4": 16,
    b"ic11": 32,
    b"icp5": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}


def make(folder: Path = ICONS) -> None:
    """Draw ``cardtable`` (the program) and ``document`` (a saved game)."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, draw in (("cardtable", program_icon), ("document", document_icon)):
        pictures = {size: _png(draw(size)) for size in SIZES}
        for size, picture in pictures.items():
            (folder / f"{name}-{size}.png").write_bytes(picture)
        (folder / f"{name}.ico").write_bytes(_ico({size: pictures[size] for size in ICO_SIZES}))
        (folder / f"{name}.icns").write_bytes(_icns(pictures))


def _png(pixmap: QPixmap) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not pixmap.save(buffer, "PNG"):
        raise RuntimeError("the icon could not be written")
    return bytes(data.data())


def _ico(pictures: dict[int, bytes]) -> bytes:
    """PNG pictures in an ``.ico``, which every Windows since Vista reads."""
    offset, head, body = 6 + 16 * len(pictures), struct.pack("<3H", 0, 1, len(pictures)), b""
    for size, picture in pictures.items():
        head += struct.pack("<4B2H2I", size % 256, size % 256, 0, 0, 1, 32, len(picture), offset + len(body))
        body += picture
    return head + body


def _icns(pictures: dict[int, bytes]) -> bytes:
    body = b"".join(
        code + struct.pack(">I", 8 + len(pictures[size])) + pictures[size] for code, size in ICNS_SIZES.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


if __name__ == "__main__":
    make()
