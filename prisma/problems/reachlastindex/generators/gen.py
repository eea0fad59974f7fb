#!/usr/bin/env python3
"""Prints how far one may jump from each place: gen.py --seed S --n PLACES --kind wall|steps|gap [--short K]"""
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


def wall(rng, n, short):
    """Every place leads as far as the last but one, where a 0 stands; with short 0, one leads past it."""
    jumps = [n - 2 - place for place in range(n - 1)] + [3]
    if short == 0:
        jumps[n // 2] += 1
    return jumps


def steps(rng, n, short):
    """Short jumps and zeros; at the end it fails by so many places."""
    jumps, furthest = [], 0
    for place in range(n):
        jump = rng.below(7) if rng.below(2) else 0
        if place == furthest and jump == 0:
            jump = 1 + rng.below(6)
        jump = min(jump, n - 1 - short - place) if place + jump > n - 1 - short else jump
        jumps.append(max(0, jump))
        furthest = max(furthest, place + jumps[-1])
    return jumps


def gap(rng, n, short):
    """Zeros from a place in the middle on, and one jump that is long enough or misses the end by so many places."""
    middle = n // 3
    return [1 + rng.below(1000) for _ in range(middle)] + [n - 1 - middle - short] + [0] * (n - middle - 1)


KINDS = {"wall": wall, "steps": steps, "gap": gap}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    parser.add_argument("--short", type=int, default=0)
    options = parser.parse_args()
    jumps = KINDS[options.kind](Splitmix64(options.seed), options.n, options.short)
    print(len(jumps))
    print(*jumps)


main()
