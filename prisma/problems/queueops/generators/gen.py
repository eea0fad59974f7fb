#!/usr/bin/env python3
"""Prints operations: gen.py --seed S --q Q --kind fill|short|mixed"""
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


def push(rng):
    return f"push {rng.below(1000000001)}"


def fill(rng, q):
    """Everybody joins, then everybody leaves, and one more pop finds nobody."""
    half = (q - 1) // 2
    return [push(rng) for _ in range(half)] + ["pop"] * (q - half - 1) + ["size"]


def short(rng, q):
    """The line runs empty again and again."""
    return [push(rng) if rng.below(2) else "pop" for _ in range(q)]


def mixed(rng, q):
    """Two of three changes are pushes, so the line grows."""
    others = ["pop", "pop", "front", "size"]
    return [push(rng) if rng.below(2) else others[rng.below(4)] for _ in range(q)]


KINDS = {"fill": fill, "short": short, "mixed": mixed}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--q", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    operations = KINDS[options.kind](Splitmix64(options.seed), options.q)
    print(len(operations))
    print("\n".join(operations))


main()
