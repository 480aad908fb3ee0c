"""The files of other programs, read and written: every reader checks what it reads through the rules."""
