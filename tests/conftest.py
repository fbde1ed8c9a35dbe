"""Settings for all tests: no real screen, no real data folder, Hypothesis without a clock."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.pop("CARDTABLE_DATA_DIR", None)

import secrets
from random import Random

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "default", deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture]
)
settings.register_profile("always the same", settings.get_profile("default"), derandomize=True)
settings.load_profile("always the same")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--luck", default="", help="a word; with another one every test meets other cards and other players"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Examples of Hypothesis are the same each time, too; or hang on the word."""
    word = config.getoption("--luck")
    if word:
        settings.load_profile("default")
        config.option.hypothesis_seed = word


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same luck each time: deals and computer players' choices that nobody fixed hang on the test's name alone.

    The program takes its luck from ``secrets`` and nowhere else (``tests/test_architecture.py``).
    """
    dice = Random(f"{request.node.nodeid}/{request.config.getoption('--luck')}")
    monkeypatch.setattr(secrets, "token_hex", lambda many: dice.randbytes(many).hex())
    monkeypatch.setattr(secrets, "randbelow", dice.randrange)
    monkeypatch.setattr(secrets, "SystemRandom", lambda: Random(dice.random()))
