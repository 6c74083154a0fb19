"""Game records: write, read, replay, verify. A record is the seed, the options and the moves."""

from pentaprism.records.record import FORMAT, Record, replay

__all__ = ["FORMAT", "Record", "replay"]
