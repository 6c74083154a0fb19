"""Another program's way in: JSON lines to and from `pentaprism engine`."""

import json
import subprocess
import sys
from typing import Any

engine = subprocess.Popen(
    [sys.executable, "-m", "pentaprism", "engine"],
    stdin=subprocess.PIPE,
    stdout=subprocess.PIPE,
    text=True,
)
assert engine.stdin is not None
assert engine.stdout is not None


def ask(**request: Any) -> Any:
    assert engine.stdin is not None
    assert engine.stdout is not None
    engine.stdin.write(json.dumps(request) + "\n")
    engine.stdin.flush()
    answer = json.loads(engine.stdout.readline())
    if "error" in answer:
        raise SystemExit(answer["error"]["message"])
    return answer["ok"]


position = ask(id=1, do="setup", game="prizmik", players=2, seed=1)
for _ in range(4):
    seat = ask(id=2, do="inspect", game="prizmik", position=position)["to_act"][0]
    best = ask(id=3, do="best", game="prizmik", position=position, seat=seat, limit={"nodes": 2000})
    done = ask(id=4, do="apply", game="prizmik", position=position, seat=seat, move=best["move"])
    position = done["position"]
    print(done["events"][0]["text"])
engine.stdin.close()
engine.wait()
engine.stdout.close()
