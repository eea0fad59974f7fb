#!/usr/bin/env python3
# Wrong: marks the multiples of 2, 3, 5 and 7 only; 121 = 11 * 11 has no mark.
import sys


def count_primes(n: int) -> int:
    is_marked = bytearray(n)
    for p in (2, 3, 5, 7):
        for m in range(p * p, n, p):
            is_marked[m] = 1
    return sum(1 for p in range(2, n) if not is_marked[p])


def main():
    print(count_primes(int(sys.stdin.readline())))


main()
