"""A toy sixth game. It shows what a game needs: a folder, a line of the registry, a rules page."""
