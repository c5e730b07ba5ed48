"""Language models on any server that speaks OpenAI's chat protocol and tells log-probabilities."""

from .client import OpenAIJudge

__all__ = ["OpenAIJudge"]
