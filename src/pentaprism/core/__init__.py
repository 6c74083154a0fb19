"""What every game stands on: kernels, bits, chance, the contract, options, outcomes, errors.

No input or output, no clock, and nothing about any single game.
"""
