#!/usr/bin/env python3
import sys


def subsets(nums):
    ordered = sorted(nums)
    found = []
    chosen = []

    def extend(start):
        found.append(chosen[:])
        for i in range(start, len(ordered)):
            chosen.append(ordered[i])
            extend(i + 1)
            chosen.pop()

    extend(0)
    return found


def main():
    sys.stdin.readline()
    found = subsets(list(map(int, sys.stdin.readline().split())))
    print(len(found))
    for subset in found:
        print(len(subset), *subset)


main()
