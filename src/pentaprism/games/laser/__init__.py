"""Laser: mix prisms on a ring of tiles, and let the cat catch one; planned in the head, on time."""
