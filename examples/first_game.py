"""A few moves of PRIZMIK by hand, then a bot's opinion."""

import pentaprism

game = pentaprism.new("prizmik", seed=7)
print(game)
game.play("e1+e2").play("d8+d7")
try:
    game.play("h1-h2")
except pentaprism.IllegalMove as error:
    print(f"No: {error} (clause {error.clause})")
advice = game.best(nodes=20_000)
print(f"{advice.move}, because it {advice.reason}")
game.play(advice.move)
game.undo()
print(game.position()["board"])
print(game.record().to_text())
