#!/usr/bin/env python3
"""Prints a text and a pattern: gen.py --seed S --n LENGTH --m LENGTH --kind end|front|same|words|random"""
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


def end(rng, n, m):
    """Everything agrees but the last letter."""
    return "a" * n, "a" * (m - 1) + "b"


def front(rng, n, m):
    """Nothing agrees but the first letter, for those who compare from the right."""
    return "a" * n, "b" + "a" * (m - 1)


def same(rng, n, m):
    """A hit at each place."""
    return "a" * n, "a" * m


def fibonacci(n):
    """A word that is full of its own beginnings."""
    before, word = "b", "a"
    while len(word) < n:
        before, word = word, word + before
    return word[:n]


def words(rng, n, m):
    text = list(fibonacci(n))
    for _ in range(3):
        text[n // 2 + rng.below(n // 2)] = "c"
    return "".join(text), fibonacci(m)


def random(rng, n, m):
    """Two letters; the pattern is taken from the text."""
    text = "".join("ab"[rng.below(2)] for _ in range(n))
    start = rng.below(n - m + 1)
    return text, text[start : start + m]


KINDS = {"end": end, "front": front, "same": same, "words": words, "random": random}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "n", "m"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    for line in KINDS[options.kind](Splitmix64(options.seed), options.n, options.m):
        print(line)


main()
