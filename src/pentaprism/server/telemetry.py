"""What an operator can see: structured logs and numbers for Prometheus."""

import collections
import logging
import sys
from collections.abc import Callable, Iterator

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

from pentaprism.core import notices
from pentaprism.core.errors import BadOption

LEVELS = ("debug", "info", "warning", "error")


class Moves(Collector):
    """Moves by game and who made them, counted without a lock, since one thread makes all of them:
    with Prometheus' own counter and a histogram for each move a busy server was 8 % slower."""

    def __init__(self) -> None:
        self.counts: collections.Counter[tuple[str, str]] = collections.Counter()

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily("pentaprism_moves", "Moves stored", labels=["game", "by"])
        for labels, count in list(self.counts.items()):
            family.add_metric(labels, count)
        yield family


REGISTRY = CollectorRegistry()
MOVES = Moves()
REGISTRY.register(MOVES)
TABLES = Counter("pentaprism_tables", "Tables set up", ["game"], registry=REGISTRY)
REFUSALS = Counter("pentaprism_refusals", "Commands refused", ["code"], registry=REGISTRY)
CONFLICTS = Counter(
    "pentaprism_conflicts", "Appends that another node was before", registry=REGISTRY
)
TROUBLE = Counter(
    "pentaprism_trouble",
    "Errors of this program, and times when the database went away",
    ["kind"],
    registry=REGISTRY,
)
SOCKETS = Gauge("pentaprism_sockets", "Open websockets", registry=REGISTRY)
CACHED = Gauge("pentaprism_cached_tables", "Tables in memory", registry=REGISTRY)
STORED = Histogram(
    "pentaprism_store_seconds",
    "How long a commit takes, shared by all moves that waited for it",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
    registry=REGISTRY,
)
THOUGHT = Histogram(
    "pentaprism_bot_seconds",
    "How long bots think about a move",
    ["game"],
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 15),
    registry=REGISTRY,
)


def configure_logs(level: str = "info") -> None:
    """One JSON object a line on standard error, also from the libraries."""
    if level not in LEVELS:
        raise BadOption(f"a log level is one of {', '.join(LEVELS)}, not {level!r}")
    number = logging.getLevelNamesMapping()[level.upper()]
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[
            *shared,
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    libraries = logging.StreamHandler(sys.stderr)
    libraries.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                structlog.processors.JSONRenderer(),
            ],
            foreign_pre_chain=shared,
        )
    )
    # Theirs are only worth reading when something is wrong.
    logging.basicConfig(handlers=[libraries], level=max(number, logging.WARNING), force=True)

    # In place of the command line's plain sentence, which no reader of JSON expects.
    notices.on_compile[:] = [_tell_first_compile()]


def _tell_first_compile() -> Callable[[str], None]:
    told = False

    def listener(name: str) -> None:
        nonlocal told
        if not told:
            log.info("compiling the rules for this machine: once, up to a minute", kernel=name)
        told = True

    return listener


log = structlog.get_logger()
