"""What the comparison needs from npm, installed into the user's cache and not into the repository.

The scripts of this folder are copied there too: Node looks for packages next to the script.
"""

import hashlib
import json
import shutil
import subprocess
from functools import cache
from pathlib import Path

import platformdirs

PACKAGE = {
    "private": True,
    "type": "module",
    "dependencies": {
        "boardgame.io": "0.50.2",
        # The newest that boardgame.io's FlatFile was made for.
        "node-persist": "3.1.3",
        "socket.io-client": "4.8.4",
        "ws": "8.22.2",
    },
    # With a newer one boardgame.io's lobby answers 404 to everything.
    "overrides": {"koa-compose": "4.1.0"},
}


@cache
def scripts() -> Path:
    """The folder with the scripts, ready to run."""
    text = json.dumps(PACKAGE, indent=2)
    name = hashlib.sha256(text.encode()).hexdigest()[:12]
    folder = Path(platformdirs.user_cache_dir("pentaprism")) / f"bench-table-{name}"
    if not (folder / "ready").exists():
        install(folder, text)
    for script in Path(__file__).parent.glob("*.mjs"):
        shutil.copy(script, folder)
    return folder


def install(folder: Path, package: str) -> None:
    if not shutil.which("npm"):
        raise SystemExit("The comparison with boardgame.io needs Node 20 or newer, with npm.")
    print("  installing boardgame.io from npm (once) ...", flush=True)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "package.json").write_text(package, "utf-8")
    quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run(["npm", "install", *quiet], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    (folder / "ready").touch()
