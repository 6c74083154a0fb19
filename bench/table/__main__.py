"""`python -m bench.table [--rounds N] [SERVER ...]`: only some of the servers, in figures."""

import argparse
import tempfile
from pathlib import Path

from bench.table.comparison import crash, speed
from bench.table.servers import SERVERS


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.table", description=__doc__)
    parser.add_argument("servers", nargs="*", choices=[[], *SERVERS], metavar="SERVER")
    parser.add_argument("--rounds", type=int, default=1)
    asked = parser.parse_args()
    chosen = [SERVERS[name] for name in asked.servers or SERVERS]
    with tempfile.TemporaryDirectory(prefix="pentaprism-bench-") as folder:
        for _ in range(asked.rounds):
            for server in chosen:
                print(speed(server, Path(folder)), flush=True)
        for server in chosen:
            if server.stores:
                print(crash(server, Path(folder)), flush=True)


if __name__ == "__main__":
    main()
