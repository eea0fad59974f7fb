#!/usr/bin/env python3
# Wrong: // rounds down, but it should cut towards zero.
import sys
from typing import List


def evaluate(tokens: List[str]) -> int:
    stack = []
    for token in tokens:
        if token not in ("+", "-", "*", "/"):
            stack.append(int(token))
            continue
        right = stack.pop()
        left = stack.pop()
        if token == "+":
            stack.append(left + right)
        elif token == "-":
            stack.append(left - right)
        elif token == "*":
            stack.append(left * right)
        else:
            stack.append(left // right if right else 0)
    return stack[0]


def main():
    sys.stdin.readline()
    print(evaluate(sys.stdin.readline().split()))


main()
