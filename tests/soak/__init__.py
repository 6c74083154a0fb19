"""What takes too long for every change: attacks while others play, very many bad inputs, and very
many sudden deaths of the server. `python -m tests.soak` runs it and writes docs/reliability.md."""
