#!/usr/bin/env python3
"""Prints meetings: gen.py --seed S --n MEETINGS --kind together|shifts|random|nested"""
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

    def shuffle(self, items):
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def together(rng, n):
    """All of them go on in the middle of the day."""
    return [(rng.below(5 * 10**8), 5 * 10**8 + 1 + rng.below(5 * 10**8)) for _ in range(n)]


def shifts(rng, n):
    """In each of some rooms, one meeting follows the other without a break."""
    rooms = 1 + n // 700
    meetings = []
    for room in range(rooms):
        time = 0
        for _ in range(n // rooms + (room < n % rooms)):
            end = time + 1 + rng.below(10**6)
            meetings.append((time, end))
            time = end
    return meetings


def random(rng, n):
    """Of very different lengths."""
    meetings = []
    for _ in range(n):
        start = rng.below(9 * 10**8)
        meetings.append((start, start + 1 + rng.below(10 ** (2 + rng.below(7)))))
    return meetings


def nested(rng, n):
    """Long meetings one inside the other, and in the pauses between their starts short ones."""
    half = n // 2
    meetings = [(20 * i, 20 * i + 1 + rng.below(20)) for i in range(n - half)]
    return meetings + [(20 * i + rng.below(20), 50 * n - 20 * i - rng.below(20)) for i in range(half)]


KINDS = {"together": together, "shifts": shifts, "random": random, "nested": nested}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    meetings = KINDS[options.kind](rng, options.n)
    rng.shuffle(meetings)
    print(len(meetings))
    for start, end in meetings:
        print(start, end)


main()
