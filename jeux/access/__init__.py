"""The window as assistive technology reads it: a tree of described nodes, published to the system."""
