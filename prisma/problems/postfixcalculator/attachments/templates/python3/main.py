#!/usr/bin/env python3
import sys
from typing import List


def evaluate(tokens: List[str]) -> int:
    # Write your code here.
    return 0


def main():
    sys.stdin.readline()
    print(evaluate(sys.stdin.readline().split()))


main()
