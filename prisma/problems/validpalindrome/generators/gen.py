#!/usr/bin/env python3
"""Prints one long line: gen.py --seed S --n LENGTH --kind palindrome|middle|punctuation"""
import argparse

LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
MARKS = " ,.;:!?-_'\"()[]@#*+/"


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

    def pick(self, text):
        return text[self.below(len(text))]


def mixed_case(rng, character):
    return character.upper() if rng.below(2) else character


def palindrome(rng, n):
    """Mirrored letters with random case; every third position or so is a mark."""
    half = []
    while len(half) < n // 2:
        half.append(rng.pick(MARKS if rng.below(3) == 0 else LETTERS))
    line = half + [rng.pick(LETTERS)] * (n % 2) + half[::-1]
    return [mixed_case(rng, character) for character in line]


def broken_in_the_middle(rng, n):
    """Only the innermost pair differs, so that the whole line has to be read."""
    line = palindrome(rng, n)
    line[n // 2 - 1], line[n // 2] = "a", "b"
    return line


def punctuation(rng, n):
    return [rng.pick(MARKS) for _ in range(n)]


KINDS = {
    "palindrome": palindrome,
    "middle": broken_in_the_middle,
    "punctuation": punctuation,
}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    print("".join(KINDS[options.kind](Splitmix64(options.seed), options.n)))


main()
