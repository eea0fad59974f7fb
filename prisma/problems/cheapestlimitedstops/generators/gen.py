#!/usr/bin/env python3
"""Prints a network of flights: gen.py --seed S --n PLACES --m FLIGHTS --k STOPS --top PRICE --kind KIND"""
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


def layers(rng, n, m, k, top):
    """Layers of about ten places; flights lead to the next layer, and the goal is out of reach."""
    width = 10
    count = (n - 2) // width
    place = lambda layer, i: 1 + layer * width + i
    for i in range(width):
        yield 0, place(0, i), 1 + rng.below(top)
    for _ in range(m - width):
        layer = rng.below(count - 1)
        yield place(layer, rng.below(width)), place(layer + 1, rng.below(width)), 1 + rng.below(top)


def anywhere(rng, n, m, k, top):
    """Flights between any two places."""
    for _ in range(m):
        start = rng.below(n)
        yield start, (start + 1 + rng.below(n - 1)) % n, rng.below(top + 1)


def chain(rng, n, m, k, top):
    """A chain of cheap flights; the farther a flight jumps, the more it costs for each place of the way."""
    for i in range(n - 1):
        yield i, i + 1, 1
    for _ in range(m - n + 1):
        length = 2 + rng.below(20)
        start = rng.below(n - length)
        yield start, start + length, min(top, length * length + rng.below(9))


def dear(rng, n, m, k, top):
    """One chain of the longest length that is allowed, of flights that cost the most, and flights back."""
    for i in range(k):
        yield i, i + 1, top - rng.below(3)
    yield k, n - 1, top
    for _ in range(m - k - 1):
        start = 1 + rng.below(k)
        yield start, rng.below(start), rng.below(9)


KINDS = {"layers": layers, "anywhere": anywhere, "chain": chain, "dear": dear}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "n", "m", "k", "top"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    flights = list(KINDS[options.kind](rng, options.n, options.m, options.k, options.top))
    for i in range(len(flights) - 1, 0, -1):
        j = rng.below(i + 1)
        flights[i], flights[j] = flights[j], flights[i]
    print(options.n, len(flights), 0, options.n - 1, options.k)
    for flight in flights:
        print(*flight)


main()
