#!/usr/bin/env python3
"""Prints a text and words: gen.py --seed S --n LETTERS --m WORDS --length MOST --letters COUNT --kind same|whole|spoilt"""
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


LETTERS = "abcdefghijklmnopqrstuvwxy"


def same(rng, options):
    """Only one letter, in the words as well. The last letter of the text fits no word."""
    return "a" * (options.n - 1) + "z", ["a" * (i + 1) for i in range(options.m)]


def whole(rng, options):
    """The text is made of the words."""
    words = []
    while len(words) < options.m:
        length = 1 + rng.below(options.length)
        word = "".join(LETTERS[rng.below(options.letters)] for _ in range(length))
        if word not in words:
            words.append(word)
    text = ""
    while len(text) < options.n - options.length:
        text += words[rng.below(len(words))]
    return text + words[-1], words


def spoilt(rng, options):
    """A letter that is in no word stands at the end."""
    text, words = whole(rng, options)
    return text + "z", words


KINDS = {"same": same, "whole": whole, "spoilt": spoilt}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "n", "m", "length", "letters"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    text, words = KINDS[options.kind](Splitmix64(options.seed), options)
    print(text)
    print(len(words))
    print("\n".join(words))


main()
