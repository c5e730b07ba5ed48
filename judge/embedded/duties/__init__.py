"""How far a step has come, duty by duty, and which one is due."""
