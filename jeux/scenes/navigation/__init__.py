"""Navigation between screens, shared by several of them."""
