"""One's own mistakes, asked again after some days."""
