"""Reads and writes the files of other programs. Every reader checks what it reads through the rules."""
