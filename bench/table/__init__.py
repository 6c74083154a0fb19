"""The table server under load, beside boardgame.io's: speed, latency, and what a kill -9 costs.

Server and load generator (load.mjs) are two processes, each on a core of its own, over loopback.
`run` is the benchmark; `python -m bench.table` runs parts of it.
"""

from bench.table.comparison import run

__all__ = ["run"]
