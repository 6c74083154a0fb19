"""How much the rule tests notice: small faults are planted in the rules of a game, one at a time,
and its rule tests are run, uncompiled. A fault that no test notices is a survivor.

mutants.py    which faults there are in a source
subjects.py   what is mutated and which tests have to notice
trial.py      one fault, one process: the checkout is never touched
results.py    what is known already, what was reviewed, the score
page.py       docs/rules-coverage.md
"""
