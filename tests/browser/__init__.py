"""A real server, a real browser, people who click: what only shows when all parts work together."""
