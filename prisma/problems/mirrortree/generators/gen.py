#!/usr/bin/env python3
"""Prints a mirrored tree: gen.py --seed S --n NODES --width MOST --high LARGEST --kind mirror|value|shape

N nodes on either side of the root, at most WIDTH of them in a level."""
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

    def between(self, low, high):
        return low + self.below(high - low + 1)


def half_levels(rng, n, width, high):
    """Levels of one side: each takes some of the places below the one above it, None for the others."""
    levels, size = [[rng.between(-high, high)]], 1
    n -= 1
    while n > 0:
        places = 2 * size
        size = min(width, places, n)
        n -= size
        level, free = [], size
        for place in range(places):
            is_taken = rng.below(places - place) < free
            free -= is_taken
            level.append(rng.between(-high, high) if is_taken else None)
        levels.append(level)
    return levels


def with_fault(levels, kind):
    """The other side, with a fault on its last level: another value, or a node on the other side of its parent."""
    other = [level[::-1] for level in levels]
    last = other[-1]
    if kind == "value":
        at = next(i for i, value in enumerate(last) if value is not None)
        last[at] += 1 if last[at] < 10**9 else -1
    if kind == "shape":
        pairs = range(0, len(last), 2)
        at = next(i for i in pairs if (last[i] is None) != (last[i + 1] is None))
        last[at], last[at + 1] = last[at + 1], last[at]
    return other


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--width", type=int, required=True)
    parser.add_argument("--high", type=int, required=True)
    parser.add_argument("--kind", choices=["mirror", "value", "shape"], required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    root = rng.between(-options.high, options.high)
    left = half_levels(rng, options.n, options.width, options.high)
    right = with_fault(left, options.kind)
    tokens = [root] + [value for pair in zip(left, right) for side in pair for value in side]
    while tokens[-1] is None:
        tokens.pop()
    print(len(tokens))
    print(*("null" if token is None else token for token in tokens))


main()
