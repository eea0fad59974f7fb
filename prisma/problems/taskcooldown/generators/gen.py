#!/usr/bin/env python3
"""Prints tasks: gen.py --seed S --n COUNT --k SLOTS --kind one|frame|ties|full|random"""
import argparse


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

    def shuffled(self, values):
        values = list(values)
        for i in range(len(values) - 1, 0, -1):
            j = self.below(i + 1)
            values[i], values[j] = values[j], values[i]
        return values


LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def one(rng, n):
    """All of one kind."""
    return [LETTERS[rng.below(26)]] * n


def frame(rng, n):
    """Half of the tasks are of one kind, the others of any."""
    most = LETTERS[rng.below(26)]
    return [most if i % 2 == 0 else LETTERS[rng.below(26)] for i in range(n)]


def ties(rng, n):
    """Some kinds that occur equally often, and a few single tasks."""
    kinds = rng.shuffled(LETTERS)[:7]
    return [kinds[i % 7] for i in range(n - n % 7)] + ["Q"] * (n % 7)


def full(rng, n):
    """All kinds about equally often."""
    return [LETTERS[rng.below(26)] for _ in range(n)]


def random(rng, n):
    """Few kinds, some of them rare."""
    kinds = rng.shuffled(LETTERS)[: 2 + rng.below(4)]
    return [kinds[rng.below(1 + rng.below(len(kinds)))] for _ in range(n)]


KINDS = {"one": one, "frame": frame, "ties": ties, "full": full, "random": random}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "n", "k"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    tasks = rng.shuffled(KINDS[options.kind](rng, options.n))
    print(options.n, options.k)
    print("".join(tasks))


main()
