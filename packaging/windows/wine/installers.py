"""The installers that the tests need: this version, and 0.0.9 with a file that is gone since: FROZEN OUT.

The old one is signed with a certificate made for it, so that the way through osslsigncode is tried, too.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "packaging" / "common"))

import nsis
from product import version

OLD: Final = "0.0.9"
STALE: Final = Path("_internal", "cardtable", "gone since – 0.0.9.txt")


def main(frozen: Path, out: Path) -> None:
    """Make both, and see that the signatures hold."""
    build(frozen, version(), out)
    old = out / "old"
    shutil.copytree(frozen, old / "CardTable")
    (old / "CardTable" / STALE).write_text("This file is of the old version only.\n", encoding="utf-8")
    key, certificate, pfx, word = (old / name for name in ("key.pem", "cert.pem", "test.pfx", "word"))
    word.write_text("for tests only")
    request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=Card Table test"]
    openssl(*request, "-addext", "extendedKeyUsage=codeSigning", "-keyout", str(key), "-out", str(certificate))
    openssl(
        "pkcs12", "-export", "-inkey", str(key), "-in", str(certificate), "-out", str(pfx), "-passout", f"file:{word}"
    )
    os.environ.update(CODESIGN_PFX=str(pfx), CODESIGN_PASS_FILE=str(word))
    build(old / "CardTable", OLD, old)
    left = nsis.unsigned(old / "CardTable")
    if left:
        sys.exit(f"still unsigned: {left}")
    signed = [old / "CardTable" / "CardTable.exe", *old.glob("*-setup.exe")]
    for file in signed:
        verify = ["osslsigncode", "verify", "-CAfile", str(certificate), "-in", str(file)]
        subprocess.run(verify, check=True, stdout=subprocess.DEVNULL)
    print(f"signed and verified: {', '.join(file.name for file in signed)}")


def build(frozen: Path, number: str, out: Path) -> None:
    """One installer; every warning of the compiler is an error here."""
    compiler, *rest = nsis.command(frozen, number, out)
    subprocess.run([compiler, "-WX", *rest], check=True)


def openssl(*arguments: str) -> None:
    """One step towards the certificate."""
    subprocess.run(["openssl", *arguments], check=True, capture_output=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
