"""The answers, one module for each sort of question."""
