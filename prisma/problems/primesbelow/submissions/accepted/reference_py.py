#!/usr/bin/env python3
import sys


def count_primes(n: int) -> int:
    is_marked = bytearray(n)
    count = 0
    for p in range(2, n):
        if is_marked[p]:
            continue
        count += 1
        for m in range(p * p, n, p):
            is_marked[m] = 1
    return count


def main():
    print(count_primes(int(sys.stdin.readline())))


main()
