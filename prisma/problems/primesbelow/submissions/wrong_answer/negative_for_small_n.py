#!/usr/bin/env python3
# Wrong: starts with n - 2 numbers, which is negative for 0 and 1.
import sys


def count_primes(n: int) -> int:
    is_marked = bytearray(n)
    count = n - 2
    for p in range(2, n):
        if is_marked[p]:
            continue
        for m in range(p * p, n, p):
            if not is_marked[m]:
                is_marked[m] = 1
                count -= 1
    return count


def main():
    print(count_primes(int(sys.stdin.readline())))


main()
