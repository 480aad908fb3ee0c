"""Lessons: their files, what a task accepts, the table on which one is done."""
