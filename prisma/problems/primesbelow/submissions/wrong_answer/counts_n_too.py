#!/usr/bin/env python3
# Wrong: counts n itself if it is prime.
import sys


def count_primes(n: int) -> int:
    is_marked = bytearray(n + 1)
    count = 0
    for p in range(2, n + 1):
        if is_marked[p]:
            continue
        count += 1
        for m in range(p * p, n + 1, p):
            is_marked[m] = 1
    return count


def main():
    print(count_primes(int(sys.stdin.readline())))


main()
