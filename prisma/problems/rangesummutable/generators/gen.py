#!/usr/bin/env python3
"""Prints a list and operations: gen.py --seed S --n N --q Q --top SIZE --kind rare|often|mixed"""
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

    def within(self, top):
        return self.below(2 * top + 1) - top


def rare(rng, n, q, top):
    """Sums of nearly everything, with a change now and then."""
    return whole(rng, n, q, top, 64)


def often(rng, n, q, top):
    """The same, with a change before every sum."""
    return whole(rng, n, q, top, 2)


def whole(rng, n, q, top, distance):
    for i in range(q):
        if i % distance:
            yield "sum %d %d" % (rng.below(10), n - 1 - rng.below(10))
        else:
            yield "set %d %d" % (rng.below(n), rng.within(top))


def mixed(rng, n, q, top):
    """Any range and any place, in any order."""
    for _ in range(q):
        if rng.below(2):
            yield "set %d %d" % (rng.below(n), rng.within(top))
        else:
            left = rng.below(n)
            yield "sum %d %d" % (left, left + rng.below(n - left))


KINDS = {"rare": rare, "often": often, "mixed": mixed}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "n", "q", "top"):
        parser.add_argument("--" + name, type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    print(options.n, options.q)
    print(" ".join(str(rng.within(options.top)) for _ in range(options.n)))
    print("\n".join(KINDS[options.kind](rng, options.n, options.q, options.top)))


main()
