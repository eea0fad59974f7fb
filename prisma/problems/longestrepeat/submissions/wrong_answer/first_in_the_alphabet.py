#!/usr/bin/env python3
# Wrong: of several longest stretches it takes the first one in the alphabet.
import sys
from collections import Counter


MODULUS = (1 << 61) - 1  # So large that different stretches practically never collide.
BASE = 911382323


def longest_repeat(text):
    possible, impossible = 0, len(text)
    while impossible - possible > 1:
        length = (possible + impossible) // 2
        hashes = hashes_of(text, length)
        if len(set(hashes)) < len(hashes):
            possible = length
        else:
            impossible = length
    if possible == 0:
        return ""
    hashes = hashes_of(text, possible)
    counts = Counter(hashes)
    starts = [place for place, value in enumerate(hashes) if counts[value] > 1]
    return min(text[start : start + possible] for start in starts[:100])


# A hash of every stretch of this length, by its start.
def hashes_of(text, length):
    leaving = pow(BASE, length, MODULUS)
    codes = text.encode()
    value = 0
    for code in codes[:length]:
        value = (value * BASE + code) % MODULUS
    hashes = [value]
    for old, new in zip(codes, codes[length:]):
        value = (value * BASE + new - old * leaving) % MODULUS
        hashes.append(value)
    return hashes


def main():
    text = sys.stdin.readline().rstrip("\n")
    print(longest_repeat(text) or "NONE")


main()
