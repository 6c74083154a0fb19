"""The lab: what seats, cards, tiles and rules are worth, for those who make games.

Games between equal bots are watched while they are played (watching.py over each game's
measures.py), on the arena's workers and kept in a log of their own; what is said of them holds
whenever one looks (evidence.py). Nothing here knows a game by name.
"""
