"""A table in words: for speech output, and as a tree for assistive technology."""
