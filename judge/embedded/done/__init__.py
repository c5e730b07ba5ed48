"""What bounds "done" beside what is fitted, and what lifts it."""
