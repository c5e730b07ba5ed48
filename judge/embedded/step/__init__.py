"""A step's text, read: its clauses, duties, names, facts, and what it gives and wishes."""
