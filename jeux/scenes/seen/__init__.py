"""Screens as trees of nodes, for assistive technology."""
