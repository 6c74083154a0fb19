"""Without the extras everything else works, and calling a face says what to install."""

import subprocess
import sys

import pytest

BLOCKED = """
import sys
class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {blocked!r}:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Blocked())
import importlib.util
real = importlib.util.find_spec
def find_spec(name, package=None):
    return None if name.split(".")[0] in {blocked!r} else real(name, package)
importlib.util.find_spec = find_spec
from pentaprism import envs
games = envs.batch("prizmik", 2)
games.step([0, 1])
for face in {faces!r}:
    try:
        getattr(envs, face)(*(["prizmik"] if "register" not in face else []))
    except envs.MissingExtra as error:
        print(error)
"""


@pytest.mark.parametrize(
    ("blocked", "faces", "said"),
    [
        (
            ("gymnasium", "pettingzoo"),
            ("aec", "parallel", "vector", "single", "register_gymnasium"),
            "this needs gymnasium, which is not installed: pip install pentaprism[rl]",
        ),
        (
            ("pettingzoo",),
            ("aec", "parallel"),
            "this needs pettingzoo, which is not installed: pip install pentaprism[rl]",
        ),
        (
            ("pyspiel", "open_spiel"),
            ("register_openspiel",),
            "this needs pyspiel, which is not installed: pip install pentaprism[openspiel]",
        ),
    ],
)
def test_a_missing_extra_is_named(
    blocked: tuple[str, ...], faces: tuple[str, ...], said: str
) -> None:
    code = BLOCKED.format(blocked=blocked, faces=faces)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.splitlines() == [said] * len(faces), done.stderr


def test_importing_the_package_loads_no_extra() -> None:
    code = (
        "import sys, pentaprism.envs; "
        "print([name for name in ('gymnasium', 'pettingzoo', 'pyspiel') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.strip() == "[]", done.stderr
