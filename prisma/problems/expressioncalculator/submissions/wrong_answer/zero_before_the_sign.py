#!/usr/bin/env python3
# Wrong: puts a 0 in front of each sign, so that 2*-3 becomes 2*0-3.
import re
import sys


RANKS = {"(": 0, "+": 1, "-": 1, "*": 2, "/": 2}


def evaluate(text: str) -> int:
    values, waiting = [], []

    def rank() -> int:
        return RANKS[waiting[-1]] if waiting else 0

    def apply() -> None:
        operator, right, left = waiting.pop(), values.pop(), values.pop()
        if operator == "+":
            values.append(left + right)
        elif operator == "-":
            values.append(left - right)
        elif operator == "*":
            values.append(left * right)
        else:
            size = abs(left) // abs(right) if right else 0
            values.append(size if (left < 0) == (right < 0) else -size)

    before = "("
    for token in re.findall(r"[0-9]+|[-+*/()]", text):
        if token == "(":
            waiting.append(token)
        elif token == ")":
            while rank() > 0:
                apply()
            waiting.pop()
        elif token not in RANKS:
            values.append(int(token))
        else:
            if before in RANKS:
                values.append(0)
            while rank() >= RANKS[token]:
                apply()
            waiting.append(token)
        before = token
    while waiting:
        apply()
    return values[0]


def main():
    sys.setrecursionlimit(10000)
    print(evaluate(sys.stdin.readline().strip()))


main()
