"""The command line: a file a command, every error one clear line, nothing slow before its time."""

from pentaprism.cli.main import main

__all__ = ["main"]
