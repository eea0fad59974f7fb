#!/usr/bin/env python3
import sys


def count_primes(n: int) -> int:
    # Write your code here.
    return -1


def main():
    print(count_primes(int(sys.stdin.readline())))


main()
