#!/usr/bin/env python3
"""Prints arrows: gen.py --seed S --n NODES --kind loop|tail|end|half"""
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


def along(rng, n, length, back):
    """A way of this length in a random order whose last node leads to number `back`, or ends."""
    order = [0] + rng.shuffled(range(1, n))
    arrows = [rng.below(n + 1) - 1 for _ in range(n)]
    for i in range(length - 1):
        arrows[order[i]] = order[i + 1]
    arrows[order[length - 1]] = -1 if back is None else order[back]
    return arrows


def loop(rng, n):
    """All nodes lie on the way, and nearly all of them on the loop."""
    return along(rng, n, n, 3)


def tail(rng, n):
    """A long way in and a short loop."""
    return along(rng, n, n, n - 7)


def end(rng, n):
    return along(rng, n, n, None)


def half(rng, n):
    return along(rng, n, n - n // 10, n // 3)


KINDS = {"loop": loop, "tail": tail, "end": end, "half": half}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    arrows = KINDS[options.kind](rng, options.n)
    print(len(arrows))
    print(*arrows)


main()
