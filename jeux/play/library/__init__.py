"""What is kept of persons and games: players, ended games, statistics, the backup."""
