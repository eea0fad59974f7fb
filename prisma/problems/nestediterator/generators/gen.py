#!/usr/bin/env python3
"""Prints a nested list and operations: gen.py --seed S --n LENGTH --kind flat|deep|empty|mixed"""
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


def flat(rng, n):
    """Numbers of one to three digits, in the outermost list alone."""
    numbers = []
    length = 2
    while length + 6 <= n:
        numbers.append(str(rng.below(1201) - 600))
        length += len(numbers[-1]) + 1
    return "[" + ",".join(numbers) + "]"


def deep(rng, n):
    """Lists inside of lists as deep as is allowed, with numbers on the way in and out."""
    blocks = []
    length = 1
    while True:
        block = "[]"
        for _ in range(998):
            before = "%d," % rng.below(10) if rng.below(2) else ""
            behind = ",%d" % (rng.below(10) - 9) if rng.below(2) else ""
            block = "[" + before + block + behind + "]"
        length += len(block) + 1
        if length > n:
            return "[" + ",".join(blocks) + "]"
        blocks.append(block)


def empty(rng, n):
    """Almost nothing but empty lists."""
    return tree(rng, n, 200)


def mixed(rng, n):
    """As many numbers as lists."""
    return tree(rng, n, 2)


def tree(rng, n, lists):
    """A random walk in and out of lists; one of so many items is a number."""
    text, depth = "[", 1
    while len(text) + depth + 8 < n:
        what = rng.below(3)
        comma = "" if text[-1] == "[" else ","
        if what == 0 and depth < 1000:
            text, depth = text + comma + "[", depth + 1
        elif what == 1 and depth > 1:
            text, depth = text + "]", depth - 1
        elif rng.below(lists) == 0:
            text += comma + str(rng.below(199) - 99)
        else:
            text += comma + "[]"
    return text + "]" * depth


KINDS = {"flat": flat, "deep": deep, "empty": empty, "mixed": mixed}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    print(KINDS[options.kind](rng, options.n))
    print(options.n)
    for _ in range(options.n):
        print("hasnext" if rng.below(5) < 2 else "next")


main()
