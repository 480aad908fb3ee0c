"""The diagrams of the pages: positions, with marks and arrows."""
