#!/usr/bin/env python3
"""Prints a grid and words: gen.py --seed S --rows R --columns C --n WORDS --letters COUNT --kind bait|repeats|ways|all"""
import argparse

LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Splitmix64:
    """Our own generator: Python keeps the sequences of `random` stable only in part."""

    def __init__(self, seed):
        self.state = seed

    def next(self):
        mask = (1 << 64) - 1
        self.state = (self.state + 0x9E3779B97F4A7C15) & mask
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
        return z ^ (z >> 31)

    def below(self, bound):
        return self.next() % bound


def some_letter(rng, letters):
    return LETTERS[rng.below(letters)]


def bait(rng, grid, n):
    """The other letters stand at the end of a grid of a; different words that begin with many a, and few can be read."""
    text = "".join(grid)[:-25] + LETTERS[1:]
    grid[:] = [text[at : at + len(grid[0])] for at in range(0, len(text), len(grid[0]))]
    words, seen = [], set()
    while len(words) < n:
        start = 7 if len(words) < 400 else 6
        word = "a" * start + "".join(LETTERS[1 + rng.below(25)] for _ in range(9 - start))
        if word not in seen:
            seen.add(word)
            words.append(word)
    return words


def repeats(rng, grid, n):
    """Few different words, and each of them very often."""
    return ["a" * 8 + LETTERS[1 + rng.below(25)] for _ in range(n - 1)] + ["a" * 9]


def ways(rng, grid, n):
    """Words that were read in the grid, every second one with a wrong letter."""
    words = []
    for k in range(n):
        i, j = rng.below(len(grid)), rng.below(len(grid[0]))
        way = [(i, j)]
        for _ in range(1 + rng.below(8)):
            beside = [(i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)]
            free = [(a, b) for a, b in beside if 0 <= a < len(grid) and 0 <= b < len(grid[0]) and (a, b) not in way]
            if not free:
                break
            i, j = free[rng.below(len(free))]
            way.append((i, j))
        word = [grid[a][b] for a, b in way]
        if k % 2:
            word[rng.below(len(word))] = some_letter(rng, 26)
        words.append("".join(word))
    return words


def all_words(rng, grid, n):
    """Every word of a and b, in any order, and again."""
    words = [""]
    for word in words:
        if len(word) < 9:
            words += [word + "a", word + "b"]
    return [words[1 + rng.below(len(words) - 1)] for _ in range(n)]


KINDS = {"all": all_words, "bait": bait, "repeats": repeats, "ways": ways}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "rows", "columns", "n", "letters"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    grid = ["".join(some_letter(rng, options.letters) for _ in range(options.columns)) for _ in range(options.rows)]
    words = KINDS[options.kind](rng, grid, options.n)
    print(options.rows, options.columns, options.n)
    print("\n".join(grid + words))


main()
