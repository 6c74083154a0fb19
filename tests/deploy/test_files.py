"""The files in deploy/ fit what the server really takes. No container is built in the tests."""

import re
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from pentaprism.cli.main import app

DEPLOY = Path(__file__).parents[2] / "deploy"
UNIT = (DEPLOY / "systemd" / "pentaprism@.service").read_text("utf-8")
COMPOSE: Any = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
CONTAINER = (DEPLOY / "Containerfile").read_text("utf-8")


def serve_options() -> set[str]:
    commands: Any = typer.main.get_command(app)
    return {option for each in commands.commands["serve"].params for option in each.opts}


@pytest.mark.parametrize(
    "words",
    [
        re.findall(r"^ExecStart=(.*)$", UNIT, re.MULTILINE)[0].split(),
        [option.partition("=")[0] for option in COMPOSE["x-process"]["command"]],
        re.findall(r'"([^"]+)"', re.findall(r"^ENTRYPOINT (.*)$", CONTAINER, re.MULTILINE)[0]),
    ],
    ids=["unit", "compose", "container"],
)
def test_every_option_exists(words: list[str]) -> None:
    options = {word for word in words if word.startswith("--")}
    assert options
    assert options <= serve_options()


def test_the_unit_may_compile_the_rules() -> None:
    """Numba writes memory and then executes it; its results are kept where the unit may write."""
    assert "MemoryDenyWriteExecute" not in UNIT
    assert "PENTAPRISM_CACHE=/var/cache/pentaprism" in UNIT
    assert "CacheDirectory=pentaprism" in UNIT


def test_only_the_proxy_of_the_compose_file_is_believed() -> None:
    address = COMPOSE["services"]["proxy"]["networks"]["inside"]["ipv4_address"]
    assert f"--trusted-proxy={address}" in COMPOSE["x-process"]["command"]
    upstream = (DEPLOY / "nginx" / "compose.conf").read_text("utf-8")
    for name in re.findall(r"server (\w+):8000", upstream):
        assert COMPOSE["services"][name]["command"] == COMPOSE["x-process"]["command"]


def test_every_file_that_is_mounted_or_copied_is_there() -> None:
    mounted = [
        volume.partition(":")[0]
        for volume in COMPOSE["services"]["proxy"]["volumes"]
        if volume.startswith("./")
    ]
    copied = re.findall(r"^COPY (?!--from)(.*) \S+$", CONTAINER, re.MULTILINE)
    paths = [DEPLOY / path for path in mounted]
    paths += [DEPLOY.parent / path for line in copied for path in line.split()]
    assert len(paths) > 4
    for path in paths:
        assert path.exists(), path
