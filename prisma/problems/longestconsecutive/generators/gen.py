#!/usr/bin/env python3
"""Prints a list: gen.py --seed S --n LENGTH --kind chain|runs|random"""
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


def chain(rng, n):
    """One run, in a random order."""
    return rng.shuffled(range(-n // 2, n - n // 2))


def runs(rng, n):
    """Runs of different lengths with gaps between them; now and then a value comes twice."""
    values, value = [], -(10**8)
    while len(values) < n:
        value += 2 + rng.below(1000)
        for _ in range(min(1 + rng.below(300), n - len(values))):
            values.append(value)
            value += rng.below(20) != 0
    return rng.shuffled(values)


def random(rng, n):
    return [rng.below(3 * n) - n for _ in range(n)]


KINDS = {"chain": chain, "runs": runs, "random": random}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    print(options.n)
    print(*KINDS[options.kind](Splitmix64(options.seed), options.n))


main()
