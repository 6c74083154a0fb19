"""`pentaprism engine`: the protocol for programs (docs/formats.md)."""

import sys

EXAMPLES = """Example: `echo '{"id":1,"do":"setup","game":"prizmik"}' | pentaprism engine`"""


def command() -> None:
    """Serve JSON requests from standard input, one a line, until it ends."""
    from pentaprism import engine

    engine.serve(engine.standard_input(), sys.stdout.buffer)
