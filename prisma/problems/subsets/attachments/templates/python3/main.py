#!/usr/bin/env python3
import sys


def subsets(nums):
    # Write your code here. Return a list of lists.
    return []


def main():
    sys.stdin.readline()
    found = subsets(list(map(int, sys.stdin.readline().split())))
    print(len(found))
    for subset in found:
        print(len(subset), *subset)


main()
