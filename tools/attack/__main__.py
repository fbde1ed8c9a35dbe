"""Attack the program: ``python -m tools.attack [NAME ...] [--amount N] [--seed S]``; without an amount, the short form.

Prints a line for each attack and everything that did not hold; exit code 1 if anything did not.
"""

from __future__ import annotations

import logging
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from tools.attack import hurts, real_windows
from tools.attack.kills import kills
from tools.attack.monkey import monkey
from tools.commands import command, each, number, one_of

if TYPE_CHECKING:
    from collections.abc import Sequence

# With how often each is tried in the short form.
ATTACKS: Final = {
    "files": (hurts.files, 250),
    "databases": (hurts.databases, 40),
    "helper": (hurts.helper, 4),
    "poisoned": (hurts.poisoned, 4),
    "pictures": (hurts.pictures, 3),
    "rights": (hurts.rights, 2),
    "names": (hurts.names, 40),
    "decks": (hurts.decks, 40),
    "kills": (kills, 2),
    "monkey": (monkey, 1),
    "keys": (real_windows.keys, 6),
    "mouse": (real_windows.mouse, 4),
    "screens": (real_windows.screens, 4),
}


def attack(name: str, amount: int | None = None, seed: str = "1") -> list[str]:
    """Everything that did not hold in one attack."""
    made, short = ATTACKS[name]
    with tempfile.TemporaryDirectory() as folder:
        return list(made(short if amount is None else amount, Random(f"{seed}/{name}"), Path(folder)))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = command("tools.attack", __doc__)
    parser.add_argument(
        "names",
        nargs="*",
        default=[],
        type=one_of("attack", ATTACKS),
        metavar="NAME",
        help=f"any of {', '.join(ATTACKS)}; else all of them",
    )
    parser.add_argument("--amount", type=number, metavar="N", help="how often each is tried (else the short form)")
    parser.add_argument("--seed", default="1", help="another seed, other attacks")
    wanted = parser.parse_args(arguments)
    logging.getLogger("cardtable").addHandler(logging.NullHandler())
    failed = 0
    for name in each(wanted.names or list(ATTACKS)):
        try:
            found = attack(name, wanted.amount, wanted.seed)
        except hurts.NotHereError as error:
            print(f"{name}: not tried: {error}", flush=True)
            continue
        failed += len(found)
        times = ATTACKS[name][1] if wanted.amount is None else wanted.amount
        print(f"{name}: {times} tried, {len(found)} did not hold", flush=True)
        for sentence in found[:20]:
            print("  " + sentence.replace("\n", "\n  "))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
