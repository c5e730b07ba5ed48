"""run-flow for other programs: what they may ask, and what they are told."""
