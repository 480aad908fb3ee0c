"""What teaches a game: lessons, demonstrations, puzzles, diagrams, the teacher’s questions."""
