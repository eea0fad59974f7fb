#!/usr/bin/env python3
"""Prints a text and a pattern: gen.py --seed S --n LETTERS --m CHARACTERS --letters COUNT --kind gaps|made|spoilt|stars"""
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


def stars(rng, options):
    """One letter again and again, and the pattern ends in another one: most of it is `a*`."""
    count = (options.m - 1) // 2
    return "a" * options.n, "a*" * count + "a" * (options.m - 1 - 2 * count) + "b"


def gaps(rng, options):
    """The pattern asks for one letter a more than the text has, with anything between them."""
    wanted = options.m // 3
    text = list("a" * (wanted - 1) + "b" * (options.n - wanted + 1))
    for i in range(len(text) - 1, 0, -1):
        j = rng.below(i + 1)
        text[i], text[j] = text[j], text[i]
    return "".join(text), ".*a" * wanted + "b*" * (options.m % 3 // 2)


def pieces_of(rng, text, options):
    """Pieces that match the text one after the other."""
    pieces = []
    at, room = 0, options.m - 2
    while at < len(text) and room >= 2:
        kind = rng.below(8)
        piece, taken = text[at] if kind < 3 else ".", 1
        if kind == 5:
            piece, taken = LETTERS[rng.below(options.letters)] + "*", 0
        elif kind == 6:
            piece = text[at] + "*"
            while at + taken < len(text) and text[at + taken] == text[at] and rng.below(4):
                taken += 1
        elif kind == 7:
            piece, taken = ".*", rng.below(7)
        pieces.append(piece)
        room -= len(piece)
        at += taken
    if at < len(text):
        pieces.append(".*")
    return pieces


def made(rng, options):
    """The pattern is made from the text."""
    text = "".join(LETTERS[rng.below(options.letters)] for _ in range(options.n))
    return text, "".join(pieces_of(rng, text, options))


def spoilt(rng, options):
    """The same, but in the last third of the pattern stands a letter that the text does not have."""
    text = "".join(LETTERS[rng.below(options.letters)] for _ in range(options.n))
    pieces = pieces_of(rng, text, options)
    place = len(pieces) * 2 // 3
    while len(pieces[place]) > 1:
        place += 1
    pieces[place] = "z"
    return text, "".join(pieces)


KINDS = {"stars": stars, "gaps": gaps, "made": made, "spoilt": spoilt}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "n", "m", "letters"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    for line in KINDS[options.kind](Splitmix64(options.seed), options):
        print(line)


main()
