"""What is going on inside, for whoever wants to show it; light enough to import at every start."""

from collections.abc import Callable

#: Called with the name of a kernel that has to be compiled because the cache has no entry.
on_compile: list[Callable[[str], None]] = []


def compiling(name: str) -> None:
    for listener in on_compile:
        listener(name)
