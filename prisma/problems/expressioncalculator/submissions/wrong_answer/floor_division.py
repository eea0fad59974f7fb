#!/usr/bin/env python3
# Wrong: // rounds down, but it should cut towards zero.
import re
import sys


def evaluate(text: str) -> int:
    tokens = re.findall(r"[0-9]+|[-+*/()]", text)
    tokens.append("end")
    at = 0

    def take() -> str:
        nonlocal at
        at += 1
        return tokens[at - 1]

    def expression() -> int:
        value = term()
        while tokens[at] in ("+", "-"):
            if take() == "+":
                value += term()
            else:
                value -= term()
        return value

    def term() -> int:
        value = operand()
        while tokens[at] in ("*", "/"):
            if take() == "*":
                value *= operand()
            else:
                right = operand()
                value = value // right if right else 0
        return value

    def operand() -> int:
        token = take()
        if token == "-":
            return -operand()
        if token != "(":
            return int(token)
        value = expression()
        take()  # The closing bracket.
        return value

    return expression()


def main():
    sys.setrecursionlimit(10000)
    print(evaluate(sys.stdin.readline().strip()))


main()
