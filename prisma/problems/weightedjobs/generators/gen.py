#!/usr/bin/env python3
"""Prints jobs: gen.py --seed S --n JOBS --kind long|chain|random|nested"""
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


def long(rng, n):
    """Each job is almost as long as half of the day, so a compatible one is far away by number."""
    jobs = []
    for _ in range(n):
        start = rng.below(50000)
        jobs.append((start, start + 40000 + rng.below(10000), 1 + rng.below(99)))
    return jobs


def chain(rng, n):
    """One job behind the other without a break, now and then with a second one across the seam."""
    jobs = []
    time = 0
    while len(jobs) < n:
        end = time + 2 + rng.below(14)
        jobs.append((time, end, 10**9 - rng.below(1000)))
        if rng.below(3) == 0 and len(jobs) < n:
            jobs.append((end - 1, end + 1 + rng.below(6), 5 * 10**8 + rng.below(5 * 10**8)))
        time = end
    return jobs


def random(rng, n):
    """Of very different lengths and values."""
    jobs = []
    for _ in range(n):
        start = rng.below(9 * 10**8)
        length = 1 + rng.below(10 ** (3 + rng.below(6)))
        jobs.append((start, start + length, 1 + rng.below(10 ** (1 + rng.below(9)))))
    return jobs


def nested(rng, n):
    """Long jobs around groups of short ones; sometimes the long one is worth more."""
    jobs = []
    time = 0
    while len(jobs) < n:
        count = min(1 + rng.below(8), n - len(jobs))
        begin, total = time, 0
        for _ in range(count):
            end = time + 1 + rng.below(3000)
            value = 1 + rng.below(10**6)
            jobs.append((time, end, value))
            time, total = end, total + value
        if len(jobs) < n:
            jobs.append((begin, time, max(1, total + rng.below(400001) - 200000)))
    return jobs


KINDS = {"long": long, "chain": chain, "random": random, "nested": nested}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    jobs = KINDS[options.kind](rng, options.n)
    rng.shuffle(jobs)
    print(len(jobs))
    for start, end, value in jobs:
        print(start, end, value)


main()
