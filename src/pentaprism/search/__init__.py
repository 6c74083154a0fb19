"""Searches as factories over the contract of a game: closures over its kernels, written once.

Nothing here knows a game. Every search runs without the interpreter lock, counts its nodes, and
ends soon after somebody sets its `stop` flag.
"""
