#!/usr/bin/env python3
# Wrong: uses the changes that are left only behind the run, not before it.
import sys


def longest_run(text: str, k: int) -> int:
    places = {}
    for place, letter in enumerate(text):
        places.setdefault(letter, []).append(place)
    best = 0
    for group in places.values():
        first = 0
        for last, place in enumerate(group):
            while place - group[first] - (last - first) > k:
                first += 1
            best = max(best, min(len(text) - group[first], last - first + 1 + k))
    return best


def main():
    k = int(sys.stdin.readline())
    text = sys.stdin.readline().strip()
    print(longest_run(text, k))


main()
