"""One match as a pure function of its events: no I/O, no clock of its own."""
