"""Benchmarks against other programs: `make bench`, or `python -m bench NAME` for one of them.

Each compares things in one run, round by round, and gives ratios with their spread: machines are
noisy, and a single absolute time says little.
"""
