"""Puts the built web pages into the wheel, so that players need no Node.js."""

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebPages(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        root = Path(self.root)
        subprocess.run([root / "scripts" / "web"], check=True)
        build_data["force_include"][str(root / "web" / "dist")] = "pentaprism/web"
