"""From who won to why: every decision judged, luck told from skill, beliefs, games as trees.

A library over the games, the searches and the records. It knows no server and no clock but the
limits it is given, and no game by name.
"""

from pentaprism.study.judge import Decision, Judgement, Option, Summary, judge, judge_record, rank
from pentaprism.study.ledger import Ledger, ledger

__all__ = [
    "Decision",
    "Judgement",
    "Ledger",
    "Option",
    "Summary",
    "judge",
    "judge_record",
    "ledger",
    "rank",
]
