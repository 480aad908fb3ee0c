"""The kernels of single games, compiled."""
