"""What the faces need besides pentaprism itself, and what to do when it is missing."""

import importlib
import importlib.util
from types import ModuleType

#: Which extra of pentaprism brings a package.
EXTRAS = {"gymnasium": "rl", "pettingzoo": "rl", "pyspiel": "openspiel"}


class MissingExtra(ImportError):
    """A package is not installed; the message says which extra brings it."""


def load(face: str, *packages: str) -> ModuleType:
    """The module `pentaprism.envs.<face>`, if the packages it is made for are there."""
    for package in packages:
        if importlib.util.find_spec(package) is None:
            extra = EXTRAS[package]
            raise MissingExtra(
                f"this needs {package}, which is not installed: pip install pentaprism[{extra}]",
                name=package,
            )
    return importlib.import_module(f"pentaprism.envs.{face}")
