"""The arena: who is better, decided honestly.

Contestants (ours and outside programs), blocks of mirrored games, sequential tests, tournaments and
their ratings; on this machine or on Ray. Every game is kept in a log, and a killed run goes on from
it.
"""
