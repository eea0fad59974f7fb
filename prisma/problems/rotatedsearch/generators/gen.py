#!/usr/bin/env python3
"""Prints a rotated list and queries: gen.py --seed S --n LENGTH --q QUERIES --shift COUNT --kind hits|misses|mixed"""
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


def hit(rng, nums):
    return nums[rng.below(len(nums))]


def miss(rng, nums):
    """Odd, so absent."""
    return hit(rng, nums) + 1


def either(rng, nums):
    return hit(rng, nums) + rng.below(2)


KINDS = {"hits": hit, "misses": miss, "mixed": either}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "n", "q", "shift"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    nums, num = [], -4 * options.n
    for _ in range(options.n):
        nums.append(num)
        num += 2 + 2 * rng.below(4)
    # So many numbers go from the start to the end.
    nums = nums[options.shift :] + nums[: options.shift]
    print(options.n, options.q)
    print(*nums)
    print(*(KINDS[options.kind](rng, nums) for _ in range(options.q)))


main()
