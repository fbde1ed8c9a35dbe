"""Settings for all tests: no real screen, no real data folder, Hypothesis without a clock."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.pop("CARDTABLE_DATA_DIR", None)

import secrets
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, settings

from tests.tiers import RUNS, choose

# In MiB. A window that is never let go shows here first: tests grew to 4900 once. What is kept on purpose (matches of
# every game, fonts, decks) comes to 1000 where all tests are in one run.
MOST_MEMORY = 1200

settings.register_profile(
    "default", deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture]
)
settings.register_profile("always the same", settings.get_profile("default"), derandomize=True)
settings.load_profile("always the same")


def pytest_addoption(parser: pytest.Parser) -> None:
    for run, what in RUNS.items():
        parser.addoption(f"--{run}", dest="run", action="store_const", const=run, default="quick", help=what)
    parser.addoption("--game", default="", metavar="NAME", help="every test that belongs to this game")
    parser.addoption(
        "--luck", default="", help="a word; with another one every test meets other cards and other players"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Examples of Hypothesis are the same each time, too; or hang on the word."""
    word = config.getoption("--luck")
    if word:
        settings.load_profile("default")
        config.option.hypothesis_seed = word


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what this run leaves out (``tests/tiers.py``)."""
    chosen = choose(items, config.option.run, config.option.game)
    left = set(items) - set(chosen)
    config.hook.pytest_deselected(items=[item for item in items if item in left])
    items[:] = chosen


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same luck each time: deals and computer players' choices that nobody fixed hang on the test's name alone.

    The program takes its luck from ``secrets`` and nowhere else (``tests/test_architecture.py``).
    """
    dice = Random(f"{request.node.nodeid}/{request.config.getoption('--luck')}")
    monkeypatch.setattr(secrets, "token_hex", lambda many: dice.randbytes(many).hex())
    monkeypatch.setattr(secrets, "randbelow", dice.randrange)
    monkeypatch.setattr(secrets, "SystemRandom", lambda: Random(dice.random()))


@pytest.fixture(autouse=True, scope="module")
def memory() -> Iterator[None]:
    """No process of tests grows without end; the module that is told need not be the one that keeps something."""
    before = memory_held()
    yield
    after = memory_held()
    assert after <= MOST_MEMORY or before > MOST_MEMORY, f"the tests have grown from {before:.0f} to {after:.0f} MiB"


def memory_held() -> float:
    """What this process holds now, in MiB; 0 where the system does not tell."""
    told = Path("/proc/self/statm")
    return int(told.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20 if told.exists() else 0.0
