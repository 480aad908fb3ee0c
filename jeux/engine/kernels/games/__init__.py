"""The kernels of single games, named after their keys."""
