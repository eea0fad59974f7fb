#!/usr/bin/env python3
import sys
from typing import List


def find_pattern(text: str, pattern: str) -> List[int]:
    # Write your code here. Return [count, first].
    return [0, 0]


def main():
    text = sys.stdin.readline().strip()
    pattern = sys.stdin.readline().strip()
    print(*find_pattern(text, pattern))


main()
