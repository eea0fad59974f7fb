#!/usr/bin/env python3
# Wrong: lets the two places not overlap.
import sys


MODULUS = (1 << 61) - 1  # So large that different stretches practically never collide.
BASE = 911382323


def longest_repeat(text):
    possible, impossible = 0, len(text)
    while impossible - possible > 1:
        length = (possible + impossible) // 2
        hashes = hashes_of(text, length)
        if repeated(hashes, length) is not None:
            possible = length
        else:
            impossible = length
    if possible == 0:
        return ""
    hashes = hashes_of(text, possible)
    start = repeated(hashes, possible)
    return text[start : start + possible]


def repeated(hashes, length):
    last = {value: place for place, value in enumerate(hashes)}
    for place, value in enumerate(hashes):
        if last[value] >= place + length:
            return place
    return None


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
