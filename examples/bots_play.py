"""Two bots of different levels play a game to its end."""

import pentaprism

game = pentaprism.new("prizmik", seed=1)
levels = ("novice", "club")
while game.outcome is None:
    seat = game.to_act[0]
    game.play(game.best(nodes=5_000, level=levels[seat]).move)
print(game)
print(game.game.result_text(game.outcome), f"({len(game.moves)} moves)")
