"""The look of things on any board: frames, painters, pens, inks, woods, animation."""
