#!/usr/bin/env python3
"""Prints two words: gen.py --seed S --n LENGTH --m LENGTH --letters COUNT --kind random|apart"""
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


LETTERS = "abcdefghijklmnopqrstuvwxyz"


def random(rng, n, m, letters):
    return [[LETTERS[rng.below(letters)] for _ in range(length)] for length in (n, m)]


def apart(rng, n, m, letters):
    """The words share no letter, with up to 13 of them."""
    first, second = random(rng, n, m, letters)
    return first, [LETTERS[25 - LETTERS.index(letter)] for letter in second]


KINDS = {"random": random, "apart": apart}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "n", "m", "letters"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    for word in KINDS[options.kind](rng, options.n, options.m, options.letters):
        print("".join(word))


main()
