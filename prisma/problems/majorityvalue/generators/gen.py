#!/usr/bin/env python3
"""Prints a list with a majority value: gen.py --seed S --n LENGTH --high LARGEST --kind late|mixed|turns"""
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


def others(rng, n, high):
    """What has no majority: different numbers, as far as there are any."""
    step = max(1, 2 * high // n)
    return rng.shuffled(range(-high, high, step))[:n] if high > n else [rng.below(high) for _ in range(n)]


def late(rng, n, high):
    """The majority value begins only behind all the others."""
    rest = others(rng, (n - 1) // 2, high)
    return rest + [high] * (n - len(rest))


def mixed(rng, n, high):
    return rng.shuffled(late(rng, n, high))


def turns(rng, n, high):
    """The majority value at each second place, and one more at the end."""
    rest = others(rng, (n - 1) // 2, high)
    return [num for other in rest for num in (-high, other)] + [-high] * (n - 2 * len(rest))


KINDS = {"late": late, "mixed": mixed, "turns": turns}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--high", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    nums = KINDS[options.kind](Splitmix64(options.seed), options.n, options.high)
    print(len(nums))
    print(*nums)


main()
