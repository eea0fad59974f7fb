#!/usr/bin/env python3
"""Prints requests: gen.py --seed S --limit L --seconds W --n COUNT --users USERS --kind steady|bursts|edges"""
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


def steady(rng, n, seconds):
    """A request almost each second."""
    time = 0
    for _ in range(n):
        yield time
        time += rng.below(3)


def bursts(rng, n, seconds):
    """Many requests in a short time, then a pause of about the length of the window."""
    time = 0
    for _ in range(n):
        yield time
        if rng.below(40) == 0:
            time += seconds // 2 + rng.below(seconds)
        elif rng.below(3) == 0:
            time += 1


def edges(rng, n, seconds):
    """Times that often lie exactly one window behind each other."""
    time = 0
    for _ in range(n):
        yield time
        if rng.below(4) == 0:
            time += (1, seconds - 1, seconds, seconds // 2)[rng.below(4)]


KINDS = {"steady": steady, "bursts": bursts, "edges": edges}


def name(rng, users):
    """Some users come more often than others."""
    number = rng.below(1 + rng.below(users)) if users > 1 else 0
    letters = "u"
    while number > 0:
        letters += "abcdefghij"[number % 10]
        number //= 10
    return letters


def main():
    parser = argparse.ArgumentParser()
    for option in ("seed", "limit", "seconds", "n", "users"):
        parser.add_argument(f"--{option}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    print(options.limit, options.seconds, options.n)
    for time in KINDS[options.kind](rng, options.n, options.seconds):
        print(time, name(rng, options.users))


main()
