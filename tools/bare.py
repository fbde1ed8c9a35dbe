"""Bare Debians to try something in: made once with debootstrap, kept as tars, unpacked anew for each use.

What runs in one sees no process of the machine, and an ordinary user in it no network. Needs root, debootstrap and a
Debian mirror (``CARDTABLE_MIRROR``, else debootstrap's own); the tars are kept in ``CARDTABLE_CACHE``.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

CACHE: Final = Path(os.environ.get("CARDTABLE_CACHE") or Path.home() / ".cache/cardtable-packaging")
USER: Final = "amma"
HOME: Final = Path("/home") / USER
# Where both sides find what the other one leaves there; /tmp is another one for each command.
SHARED: Final = Path("/opt/shared")
ENVIRONMENT: Final = ("env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games", "LC_ALL=C.UTF-8", "HOME=/root")
INSIDE: Final = """
mount -t proc proc "$1/proc"
mount -t tmpfs -o mode=1777 tmpfs "$1/tmp"
mount -t tmpfs -o mode=755 tmpfs "$1/dev"
for device in null zero full random urandom tty; do cp -a /dev/$device "$1/dev/"; done
ln -s /proc/self/fd "$1/dev/fd"
mkdir "$1/dev/shm" && mount -t tmpfs -o mode=1777 tmpfs "$1/dev/shm"
root=$1; shift
exec chroot "$root" "$@"
"""
# Nobody else is there; with an address, what is inside takes that for the network of a home.
OWN_NETWORK: Final = "ip link set lo up"
AT_HOME: Final = "ip address add {address}/24 dev lo; ip route add default dev lo"
# A home and a runtime folder, and a screen with a session bus for what is to be run.
SESSION: Final = "export HOME={home} XDG_RUNTIME_DIR=/tmp/rt {more}; mkdir -m700 /tmp/rt; cd /tmp; {script}"
SCREEN: Final = "xvfb-run -a -s '-screen 0 1300x820x24' dbus-run-session "


class CannotMakeError(Exception):
    """The bare system could not be made; the text says at which step."""


class Bare:
    """One bare system in a folder of its own, taken away with :meth:`close`."""

    def __init__(self, tar: Path, log: Path) -> None:
        self._log = log
        self.folder = Path(tempfile.mkdtemp(prefix="run-", dir=CACHE))
        # Else the user in it cannot reach its own home.
        self.folder.chmod(0o755)
        _do("unpack", log, "tar", "-C", str(self.folder), "-xf", str(tar))

    def close(self) -> None:
        """Take the folder away. Everything mounted in it went with the processes that saw it."""
        shutil.rmtree(self.folder)

    @property
    def shared(self) -> Path:
        """The shared folder, seen from outside."""
        return self.path(SHARED)

    @property
    def home(self) -> Path:
        """The user's home, seen from outside."""
        return self.path(HOME)

    def path(self, inside: Path) -> Path:
        """A place in the system, seen from outside."""
        return self.folder / inside.relative_to("/")

    def as_root(self, *words: str) -> list[str]:
        """The command that runs these words as root, with the network."""
        shield = ("unshare", "--mount", "--pid", "--fork", "--kill-child")
        environment = (*ENVIRONMENT, "DEBIAN_FRONTEND=noninteractive")
        return [*shield, "bash", "-c", INSIDE, "bash", str(self.folder), *environment, *words]

    def as_user(self, script: str, *, screen: bool = False, address: str = "", **more: str) -> list[str]:
        """The command that runs a script as an ordinary user without network.

        ``screen``: on a desktop of its own. ``address``: in a network of its own, where this is its address.
        """
        variables = " ".join(f"{name}={shlex.quote(value)}" for name, value in more.items())
        script = SESSION.format(home=HOME, more=variables, script=f"{SCREEN if screen else ''}{script}")
        shield = ("unshare", "--mount", "--pid", "--fork", "--kill-child", "--net", "--ipc")
        su = ("su", "-s", "/bin/bash", USER, "-c", script)
        network = f"{OWN_NETWORK}; {AT_HOME.format(address=address)}" if address else OWN_NETWORK
        return [*shield, "bash", "-c", f"{network}\n{INSIDE}", "bash", str(self.folder), *ENVIRONMENT, *su]

    def install(self, *packages: str) -> None:
        """Install packages with what they depend on and nothing else."""
        _do("apt-get update", self._log, *self.as_root("apt-get", "update", "-qq"))
        install = ("apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages)
        _do("apt-get install", self._log, *self.as_root(*install))


def made(suite: str, log: Path) -> Path:
    """The tar of this suite's smallest system, with a user; made where it is not there yet."""

    def make(folder: Path) -> None:
        mirror = [os.environ["CARDTABLE_MIRROR"]] if os.environ.get("CARDTABLE_MIRROR") else []
        _do("debootstrap", log, "debootstrap", "--variant=minbase", suite, str(folder), *mirror)

    return _kept(f"{suite}.tar", log, make)


def made_with(
    suite: str, name: str, packages: Sequence[str], log: Path, more: Callable[[Bare], object], what: Sequence[str] = ()
) -> Path:
    """The tar of a system with these packages and ``more``, which brings ``what``; another list gives another tar."""
    fingerprint = hashlib.sha256("|".join([suite, *packages, *what]).encode()).hexdigest()[:8]
    plain = made(suite, log)

    def make(folder: Path) -> None:
        bare = Bare(plain, log)
        prepare(bare)
        bare.install(*packages)
        more(bare)
        bare.folder.rename(folder)

    return _kept(f"{suite}-{name}-{fingerprint}.tar", log, make)


def prepare(bare: Bare) -> None:
    """A user, the machine's names of hosts, downloads that are tried again, and no service that starts by itself."""
    policy = bare.path(Path("/usr/sbin/policy-rc.d"))
    policy.write_text("#!/bin/sh\nexit 101\n")
    policy.chmod(0o755)
    bare.path(Path("/etc/apt/apt.conf.d/80retries")).write_text('Acquire::Retries "4";\n')
    shutil.copy("/etc/resolv.conf", bare.path(Path("/etc/resolv.conf")))
    subprocess.run(bare.as_root("useradd", "-m", USER), check=True)
    bare.shared.mkdir(parents=True)
    bare.shared.chmod(0o777)


def _kept(name: str, log: Path, make: Callable[[Path], object]) -> Path:
    CACHE.mkdir(parents=True, exist_ok=True)
    log.parent.mkdir(parents=True, exist_ok=True)
    tar, new = CACHE / name, CACHE / f"{name}.new"
    if not tar.exists():
        shutil.rmtree(new, ignore_errors=True)
        make(new)
        _do("tar", log, "tar", "-C", str(new), "-cf", f"{tar}.part", ".")
        Path(f"{tar}.part").rename(tar)
        shutil.rmtree(new)
    return tar


def _do(step: str, log: Path, *words: str) -> None:
    with log.open("a", encoding="utf-8") as file:
        file.write(f"== {step}\n")
        file.flush()
        code = subprocess.run(words, stdout=file, stderr=subprocess.STDOUT, check=False).returncode
    if code != 0:
        raise CannotMakeError(f"{step} failed with {code}; see {log}")
