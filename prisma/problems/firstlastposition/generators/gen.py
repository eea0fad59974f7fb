#!/usr/bin/env python3
"""Prints a sorted list and queries: gen.py --seed S --n LENGTH --q QUERIES --kind equal|different|runs --length RUN"""
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


def equal(rng, n, length):
    """One value all the time."""
    return [7] * n


def different(rng, n, length):
    """All values are different, with gaps."""
    nums, num = [], -3 * n
    for _ in range(n):
        nums.append(num)
        num += 1 + rng.below(5)
    return nums


def runs(rng, n, length):
    """Runs of equal values, at most so long; the gaps between them vary."""
    nums, num = [], -900000
    while len(nums) < n:
        nums += [num] * (1 + rng.below(length))
        num += 1 + rng.below(60)
    return nums[:n]


KINDS = {"equal": equal, "different": different, "runs": runs}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "n", "q", "length"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    nums = KINDS[options.kind](rng, options.n, options.length)
    # Every fourth query is beside a number of the list, and so mostly absent.
    away = 0 if options.kind == "equal" else 1
    queries = [nums[rng.below(options.n)] + (away if rng.below(4) == 0 else 0) for _ in range(options.q)]
    print(options.n, options.q)
    print(*nums)
    print(*queries)


main()
