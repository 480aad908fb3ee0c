"""Tournaments of several players at several tables: pairing, results, standings. Independent of any window."""
