"""`python -P -m flows` is `run-flow`."""

from .cli import main

main()
