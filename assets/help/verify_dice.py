"""Checks the dice of a match of Tablier without Tablier: python verify_dice.py PROOF

PROOF is the text that the page of dice copies, saved in a file. For each game of the match:
    seal  = SHA-256("jeux-des-v1|" seed), shown before the first throw
    key   = HMAC-SHA256(seed, "jeux-des-v1|" name "|" SHA-256(words joined with "|"))
    bytes = HMAC-SHA256(key, 0) HMAC-SHA256(key, 1)…, the number on 8 bytes, big-endian
    die   = 1 + byte mod 6; the bytes 252 to 255 are skipped
"""

import hashlib
import hmac
import json
import sys

TAG = b"jeux-des-v1|"


def dice(seed: bytes, name: str, words: list[str], count: int) -> list[int]:
    typed = hashlib.sha256("|".join(words).encode()).digest()
    key = hmac.digest(seed, TAG + name.encode() + b"|" + typed, "sha256")
    blocks = (hmac.digest(key, number.to_bytes(8, "big"), "sha256") for number in range(count // 16 + 1))
    return [1 + byte % 6 for block in blocks for byte in block if byte < 252][:count]


def check(proof: str) -> bool:
    good = True
    for game in proof.split("\ngame ")[1:]:
        fields = dict(line.partition(" ")[::2] for line in game.splitlines()[1:])
        if "seed" not in fields:
            sys.stdout.write(f"game {game.split()[0]}: still sealed\n")
            continue
        throws = [throw.split("-") for throw in fields["throws"].split()]
        seed = bytes.fromhex(fields["seed"])
        row = iter(dice(seed, fields["name"], json.loads(fields["words"]), sum(map(len, throws))))
        seal = hashlib.sha256(TAG + seed).hexdigest() == fields["seal"]
        same = all(sorted(map(int, throw)) == sorted(next(row) for _ in throw) for throw in throws)
        sys.stdout.write(f"game {game.split()[0]}: seal {seal}, {len(throws)} throws {same}\n")
        good = good and seal and same
    return good


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        sys.exit(0 if check(file.read()) else 1)
