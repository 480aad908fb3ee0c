"""Harsh treatment of the program, apart from the tests because it may take hours: `python -m benchmarks.stress`."""
