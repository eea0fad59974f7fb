#!/usr/bin/env python3
"""Prints sorted words: gen.py --seed S --n WORDS --kind full|few|circle|long"""
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

    def shuffled(self, values):
        values = list(values)
        for i in range(len(values) - 1, 0, -1):
            j = self.below(i + 1)
            values[i], values[j] = values[j], values[i]
        return values


def sorted_words(rng, n, letters, longest):
    """Random words, sorted by a random alphabet."""
    order = rng.shuffled(letters)
    rank = {letter: i for i, letter in enumerate(order)}
    words = ["".join(order[rng.below(len(order))] for _ in range(1 + rng.below(longest))) for _ in range(n)]
    return sorted(words, key=lambda word: [rank[letter] for letter in word])


def full(rng, n):
    """Every letter occurs often, so that only one order fits."""
    return sorted_words(rng, n, "abcdefghijklmnopqrstuvwxyz", 18)


def few(rng, n):
    """Few rules: many letters stay free, and many words are equal."""
    words = sorted_words(rng, n - 1, "mkb", 3)
    return words + [words[-1] + "zyxwvutsrqponljihgfedca"]


def circle(rng, n):
    """The last word contradicts the first ones."""
    words = full(rng, n - 1)
    return words + [words[0]]


def long(rng, n):
    """Long words that differ only at their ends."""
    order = rng.shuffled("abcdefghijklmnopqrstuvwxyz")
    return ["q" * 3700 + letter for letter in order]


KINDS = {"full": full, "few": few, "circle": circle, "long": long}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    words = KINDS[options.kind](rng, options.n)
    print(len(words))
    print("\n".join(words))


main()
