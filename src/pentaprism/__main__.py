"""`python -m pentaprism` is the command `pentaprism`."""

from pentaprism.cli import main

main()
