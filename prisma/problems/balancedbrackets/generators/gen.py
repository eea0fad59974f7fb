#!/usr/bin/env python3
"""Prints a line of brackets: gen.py --seed S --n LENGTH --kind deep|flat|mixed|open|wrong"""
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


OPENERS = "([{"
CLOSER_OF = {"(": ")", "[": "]", "{": "}"}


def deep(rng, n):
    openers = [OPENERS[rng.below(3)] for _ in range(n // 2)]
    return openers + [CLOSER_OF[opener] for opener in reversed(openers)]


def flat(rng, n):
    openers = [OPENERS[rng.below(3)] for _ in range(n // 2)]
    return [bracket for opener in openers for bracket in (opener, CLOSER_OF[opener])]


def mixed(rng, n):
    line, expected = [], []
    while len(line) + len(expected) < n:
        if expected and rng.below(2):
            line.append(expected.pop())
        else:
            line.append(OPENERS[rng.below(3)])
            expected.append(CLOSER_OF[line[-1]])
    return line + expected[::-1]


def left_open(rng, n):
    """The first two brackets stay open; everything behind them is balanced."""
    return ["{", "("] + mixed(rng, n - 2)


def wrong_kind(rng, n):
    """Deep, and the last bracket of all does not fit the first."""
    line = deep(rng, n)
    line[0], line[-1] = "[", "}"
    return line


KINDS = {
    "deep": deep,
    "flat": flat,
    "mixed": mixed,
    "open": left_open,
    "wrong": wrong_kind,
}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    print("".join(KINDS[options.kind](Splitmix64(options.seed), options.n)))


main()
