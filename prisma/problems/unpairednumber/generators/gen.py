#!/usr/bin/env python3
"""Prints pairs and one number more: gen.py --seed S --n LENGTH --span LARGEST --kind halves|mixed|sorted"""
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


def halves(rng, values):
    """All values twice in the same order, the unpaired one last: partners are far away."""
    return values[1:] + values[1:] + values[:1]


def mixed(rng, values):
    return rng.shuffled(values + values[1:])


def in_order(rng, values):
    return sorted(values + values[1:])


KINDS = {"halves": halves, "mixed": mixed, "sorted": in_order}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "n", "span"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    count = options.n // 2 + 1
    # One value of each of so many stretches between -span and span.
    size = (2 * options.span + 1) // count
    values = [-options.span + i * size + rng.below(size) for i in range(count)]
    nums = KINDS[options.kind](rng, rng.shuffled(values))
    print(len(nums))
    print(*nums)


main()
