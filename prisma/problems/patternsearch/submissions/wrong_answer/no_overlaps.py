#!/usr/bin/env python3
# Wrong: goes on behind a hit, so that overlapping hits are lost.
import sys
from typing import List


def find_pattern(text: str, pattern: str) -> List[int]:
    return [text.count(pattern), text.find(pattern)]


def main():
    text = sys.stdin.readline().strip()
    pattern = sys.stdin.readline().strip()
    print(*find_pattern(text, pattern))


main()
