#!/usr/bin/env python3
# Wrong: takes the smallest of all larger numbers to the right.
import sys


def next_greater(nums):
    # All places in a ring, by value, of equal ones the last first; place n closes the ring.
    n = len(nums)
    ring = [n] + sorted(reversed(range(n)), key=nums.__getitem__) + [n]
    before, after = [n] * (n + 1), [n] * (n + 1)
    for a, b in zip(ring, ring[1:]):
        after[a], before[b] = b, a
    # From left to right each place leaves the ring, so that only places to its right are in it.
    results = []
    for i in range(n):
        results.append(nums[after[i]] if after[i] < n else -1)
        after[before[i]], before[after[i]] = after[i], before[i]
    return results


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(*next_greater(nums))


main()
