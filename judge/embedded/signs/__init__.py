"""The signs that a step is done or is not, each a measure; what a fit weighs."""
