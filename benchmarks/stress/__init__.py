"""Harsh treatment of the program, kept apart from the tests because it may take hours: `python -m benchmarks.stress`."""
