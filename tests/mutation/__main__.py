"""`python -m tests.mutation [GAME...] [--sample N]`: how much the rule tests notice."""

import argparse
import os
import sys
import tempfile
from pathlib import Path

_UNCOMPILED = {
    "NUMBA_DISABLE_JIT": "1",  # a mutant costs a second, not a compilation
    "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # no rule test needs them, and they are slow to start
    "CI": "1",  # hypothesis then tries the same examples every time
    "PENTAPRISM_SOAK": "3",  # as many random games as compiled tests of a second would play
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("games", nargs="*", help="all games by default")
    parser.add_argument("--sample", type=int, default=0, help="so many mutants a game; 0: all")
    parser.add_argument("--seed", type=int, default=1, help="another seed, another sample")
    parser.add_argument("--keep", type=Path, default=Path("dist/mutation"), help="goes on from it")
    parser.add_argument(
        "--page",
        type=Path,
        metavar="FOLDER",
        help="write docs/rules-coverage.md, with what `lab clauses GAME --json` said in FOLDER",
    )
    asked = parser.parse_args()
    if asked.page and asked.games:
        parser.error("the page is about all games")
    if any(os.environ.get(name) != value for name, value in _UNCOMPILED.items()):
        os.environ.update(_UNCOMPILED)
        os.execv(sys.executable, [sys.executable, "-m", "tests.mutation", *sys.argv[1:]])
    with tempfile.TemporaryDirectory(prefix="mutation") as folder:
        os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = folder
        from tests.mutation.run import run

        try:
            bad = run(asked.games, asked.sample, asked.seed, asked.keep, asked.page)
        except KeyboardInterrupt:
            sys.exit(f"\nStopped. The same command goes on from {asked.keep}.")
    sys.exit(bad)


if __name__ == "__main__":
    main()
