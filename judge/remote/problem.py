"""
What can go wrong with a judge on a server.

* JudgeUnreachable   no answer: not there, too slow, overloaded, or something that is no answer to the question
  + JudgeRefused     it answered that it will not: a wrong key, no credit, an unknown model, a request it cannot read
"""

from __future__ import annotations

from view import Problem


class JudgeUnreachable(Problem):
    """The judge gave no answer. Nothing was pressed."""

    kind = "judge_unreachable"
    recoverable = True


class JudgeRefused(JudgeUnreachable):
    """The judge will not answer, and would not a second time."""

    recoverable = False
