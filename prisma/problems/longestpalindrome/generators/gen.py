#!/usr/bin/env python3
"""Prints a word: gen.py --seed S --n LENGTH --kind uniform|turns|random|planted [--letters COUNT]"""
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


def uniform(rng, n, letters):
    """One letter all the time, but for a single other one."""
    return "a" * (2 * n // 5) + "b" + "a" * (n - 2 * n // 5 - 1)


def turns(rng, n, letters):
    """Two letters in turns, but for a single other one."""
    half = n // 4 * 2 + 1
    return ("ab" * n)[:half] + "c" + ("ab" * n)[: n - half - 1]


def random(rng, n, letters):
    return "".join(LETTERS[rng.below(letters)] for _ in range(n))


def planted(rng, n, letters):
    """A palindrome of even length, a quarter of the word, behind letters at random, and a shorter odd one."""
    even, odd = random(rng, n // 8, letters), random(rng, n // 10, letters)
    word = random(rng, n // 3, letters) + even + even[::-1] + random(rng, n // 9, letters) + odd + odd[-2::-1]
    return (word + random(rng, n, letters))[:n]


KINDS = {"uniform": uniform, "turns": turns, "random": random, "planted": planted}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    parser.add_argument("--letters", type=int, default=26)
    options = parser.parse_args()
    print(KINDS[options.kind](Splitmix64(options.seed), options.n, options.letters))


main()
