"""What is put on paper: boards at true scale, men to cut out, rule and score sheets, diagrams. It opens no window."""
