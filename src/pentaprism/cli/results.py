"""The results of the person at this machine, which matched bots go by: a line a game, added to."""

from pathlib import Path

import msgspec

from pentaprism.matched import Result


def own_file() -> Path:
    import platformdirs

    return Path(platformdirs.user_data_dir("pentaprism")) / "matched.jsonl"


def read() -> list[Result]:
    """What there is, oldest first; a line that cannot be read is nobody's result."""
    path = own_file()
    lines = path.read_bytes().splitlines() if path.exists() else []
    found = []
    for line in lines:
        try:
            found.append(msgspec.json.decode(line, type=Result))
        except msgspec.MsgspecError:
            continue
    return found


def add(result: Result) -> None:
    path = own_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:
        file.write(msgspec.json.encode(result) + b"\n")
