"""Reads tournament report files (FIDE TRF-16, XXR of JaVaFo) as tournaments: published examples are written in them."""

from __future__ import annotations

from jeux.tournament.contract import SWISS, Pairing, Plan, Play, Player, Points, Result, Round, Tournament

WIN, LOSS = "1+", "0-"
_FIRST_ROUND = 91


def tournament_of(text: str, rounds: int | None = None, system: str = SWISS, bye: float = 1.0) -> Tournament:
    """The tournament that a report tells, with so many of its rounds."""
    lines = [line for line in text.splitlines() if line.startswith("001")]
    played = {int(line[4:8]): _results(line) for line in lines}
    count = max(map(len, played.values())) if rounds is None else rounds
    planned = next((int(line.split()[1]) for line in text.splitlines() if line.startswith("XXR")), count)
    players = tuple(
        Player(str(number), line[14:47].strip(), number)
        for number, line in sorted((int(line[4:8]), line) for line in lines)
    )
    plan = Plan("TRF", "2026-01-01", system, (Play("hex"),), planned, points=Points(bye=bye))
    found = tuple(
        _round(number, {name: row[number - 1] for name, row in played.items() if len(row) >= number})
        for number in range(1, count + 1)
    )
    return Tournament("trf", "0", plan, players, found, (), (), planned, ())


def report_of(rounds: int, *rows: str) -> str:
    """A report of players whose rows are such as ``4w1 2b= 0-U``: opponent, colour, result."""
    cells = [["".join(f"  {cell[:-2]:>4} {cell[-2]} {cell[-1]}" for cell in row.split())] for row in rows]
    lines = [f"001 {number:4}".ljust(89) + "".join(row) for number, row in enumerate(cells, 1)]
    return "\n".join([*lines, f"XXR {rounds}"])


def _results(line: str) -> list[tuple[int, str, str]]:
    """The opponent, the colour and the result of each round."""
    cells = [line[at : at + 10] for at in range(_FIRST_ROUND, len(line.rstrip()), 10)]
    return [(int(cell[:4].strip() or 0), cell[5:6], cell[7:8]) for cell in cells if cell.strip()]


def _round(number: int, cells: dict[int, tuple[int, str, str]]) -> Round:
    pairings: list[Pairing] = []
    byes: list[str] = []
    away: list[str] = []
    for player, (opponent, colour, result) in cells.items():
        if not opponent:
            (byes if result in "UF" else away).append(str(player))
        elif colour == "w" or (colour == "-" and player < opponent):
            scores, absent = _scores(result, cells[opponent][2])
            pairings.append(Pairing(len(pairings) + 1, (str(player), str(opponent)), Result(scores, absent)))
    return Round(number, Play("hex"), tuple(pairings), tuple(byes), tuple(away))


def _scores(first: str, second: str) -> tuple[tuple[float, float], tuple[int, ...]]:
    absent = tuple(seat for seat, result in enumerate((first, second)) if result == "-")
    worth = {"1": 1.0, "+": 1.0, "=": 0.5, "0": 0.0, "-": 0.0}
    return (worth[first], worth[second]), absent
