#!/usr/bin/env python3
"""Prints operations: gen.py --seed S --q OPERATIONS --kind fill|rising|swings|repeats|mixed"""
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


def fill(rng, q):
    """Half of the operations add numbers; then medians and further numbers take turns."""
    half = q // 2
    adds = [f"add {rng.below(2 * 10**9 + 1) - 10**9}" for _ in range(q)]
    return adds[:half] + ["median" if i % 2 == 0 else adds[half + i] for i in range(q - half)]


def rising(rng, q):
    """Each number is larger than all before."""
    operations, number = [], -(10**9)
    for i in range(q):
        number += 1 + rng.below(5000)
        operations.append("median" if i % 3 == 2 else f"add {number}")
    return operations


def swings(rng, q):
    """Small and large numbers take turns, each further out than the one before."""
    sides = [f"add {(-1) ** i * (i * 4000 + rng.below(4000))}" for i in range(q)]
    return [sides[i] if i % 2 == 0 or i % 8 == 1 else "median" for i in range(q)]


def repeats(rng, q):
    """Only a few different numbers."""
    return [f"add {rng.below(7) - 3}" if i % 2 == 0 else "median" for i in range(q)]


def mixed(rng, q):
    """Numbers and medians at random."""
    adds = [f"add {rng.below(2001) - 1000}" for _ in range(q)]
    return [adds[0], *("median" if rng.below(3) == 0 else add for add in adds[1:-1]), "median"]


KINDS = {"fill": fill, "rising": rising, "swings": swings, "repeats": repeats, "mixed": mixed}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "q"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    operations = KINDS[options.kind](Splitmix64(options.seed), options.q)
    print(len(operations))
    print(*operations, sep="\n")


main()
