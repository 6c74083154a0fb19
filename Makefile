# Each target sets up what it needs (scripts/setup) and is quick the second time.
BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest
ONCE_MORE := --last-failed --last-failed-no-failures none

.DEFAULT_GOAL := help

.PHONY: help
help: ## this list
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 12

.PHONY: play
play: ## start the table and open it in the browser
	@scripts/setup play
	@$(BIN)/pentaprism serve --open

.PHONY: test
test: ## everything that must hold: linters, types, layers, tests in three modes
	@scripts/setup test
	@$(MAKE) --no-print-directory -j 2 -O check-python check-web
	$(BIN)/pentaprism warm
	# A busy machine may exhaust the patience of a test that waits for a process or a page: what failed
	# is tried once more, alone.
	$(PYTEST) -n 2 --dist loadgroup --ignore tests/browser || \
		{ [ $$? = 1 ] && $(PYTEST) $(ONCE_MORE) --ignore tests/browser; }
	# In processes of their own: a driven browser leaves an event loop running in its thread.
	$(PYTEST) -n 2 --dist loadgroup tests/browser -m "not long" || \
		{ [ $$? = 1 ] && $(PYTEST) $(ONCE_MORE) tests/browser -m "not long"; }
	NUMBA_DISABLE_JIT=1 $(PYTEST) -n 2 -m rules
	NUMBA_BOUNDSCHECK=1 $(PYTEST) -n 2 -m rules --dist loadfile

# Parts of `make test`, which sets up what they need.
.PHONY: check-python
check-python:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

.PHONY: check-web
check-web:
	cd web && npm run --silent lint && npm run --silent check && npm test --silent

.PHONY: bench
bench: ## measure against other programs, write docs/benchmarks.md
	@scripts/setup bench
	$(BIN)/pentaprism warm
	$(BIN)/python -m bench

.PHONY: docs
docs: ## build the documentation site into dist/site
	@scripts/setup test
	$(BIN)/mkdocs build

.PHONY: soak
soak: ## whole matches in the browser, attacks and sudden deaths of the server, then the kit on many more games: hours
	@scripts/setup test
	$(PYTEST) -n 2 --dist loadgroup tests/browser -m long
	$(BIN)/python -m tests.soak
	PENTAPRISM_SOAK=200 $(PYTEST) -n 2 tests/games/test_conformance.py \
		tests/games/prisma/test_plain.py tests/games/prismatic/test_plain.py \
		tests/lab/test_truth.py tests/envs/test_examples_learn.py tests/envs/test_secrets.py tests/envs/test_face_secrets.py

GAMES := prizmik prisma laser prism prismatic
.PHONY: lab-rules
lab-rules: ## which clauses matter, how much the rule tests notice: docs/rules-coverage.md; goes on where it was: hours
	@scripts/setup test
	@mkdir -p dist/clauses
	for game in $(GAMES); do \
		$(BIN)/pentaprism lab clauses $$game --games 1000 --log dist/clauses.sqlite --json > dist/clauses/$$game.part \
		&& mv dist/clauses/$$game.part dist/clauses/$$game.json || exit 1; \
	done
	$(BIN)/python -m tests.mutation --page dist/clauses

.PHONY: format
format: ## put the code into shape
	@scripts/setup test
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd web && npm run --silent format

.PHONY: lock
lock: ## renew the locked requirements from pyproject.toml
	@scripts/setup test
	@scripts/lock
