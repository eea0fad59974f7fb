#!/usr/bin/env python3
# Wrong: notes down a subset only after a number was added.
import sys


def subsets(nums):
    ordered = sorted(nums)
    found = []

    def extend(start, chosen):
        for i in range(start, len(ordered)):
            found.append(chosen + [ordered[i]])
            extend(i + 1, found[-1])

    extend(0, [])
    return found


def main():
    sys.stdin.readline()
    found = subsets(list(map(int, sys.stdin.readline().split())))
    print(len(found))
    for subset in found:
        print(len(subset), *subset)


main()
