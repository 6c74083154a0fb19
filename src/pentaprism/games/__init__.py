"""The games, a folder each, and their registry. Games do not import each other."""
