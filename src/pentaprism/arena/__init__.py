"""Who is better, decided honestly: contestants, mirrored blocks, sequential tests, tournaments.

Above bots and records, below server and cli. Nothing here knows a game by its name.
"""
