"""`pentaprism learn` before anything is played: what cannot be learned is refused in one line."""

from pathlib import Path

from tests.cli.test_commands import run


def test_what_cannot_be_learned_is_refused_in_a_line(tmp_path: Path) -> None:
    told = run("learn", "laser", code=2)
    assert "no settings for learning Laser; known: prism, prisma, prismatic, prizmik" in told
    mine = tmp_path / "mine.toml"
    mine.write_text('game = "laser"\n')
    told = run("learn", "prizmik", "--settings", str(mine), code=2)
    assert "these settings are for laser, not for prizmik" in told
    told = run("learn", "laser", "--settings", str(mine), "--folder", str(tmp_path / "a"), code=2)
    assert "Laser has no net to train" in told
    assert not (tmp_path / "a").exists()
