#!/usr/bin/env python3
"""Prints an expression: gen.py --seed S --n NUMBERS --kind deep|flat|bushy"""
import argparse


class Splitmix64:
    """Our own generator: Python keeps the sequences of `random` stable only in part."""

    def __init__(self, seed):
        self.state = seed

    def next(self):
        mask = (1 << 64) - 1
        self.state = (self.state + 0x9E3779B97F4A7C15) & mask
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
        return z ^ (z >> 31)

    def below(self, bound):
        return self.next() % bound


def apply(operator, left, right):
    if operator == "+":
        return left + right
    if operator == "-":
        return left - right
    if operator == "*":
        return left * right
    quotient = abs(left) // abs(right)
    return quotient if (left < 0) == (right < 0) else -quotient


def fitting(rng, left, right):
    """An operator whose result stays small, so that the limits are kept."""
    operators = ["+", "-", "*", "/"]
    while True:
        operator = operators[rng.below(4)]
        if operator == "/" and right == 0:
            continue
        if abs(apply(operator, left, right)) <= 10**9:
            return operator


def deep(rng, n):
    """All numbers first, then all operators."""
    numbers = [rng.below(2001) - 1000 for _ in range(n)]
    tokens, value = [str(number) for number in numbers], numbers.pop()
    while numbers:
        left = numbers.pop()
        tokens.append(fitting(rng, left, value))
        value = apply(tokens[-1], left, value)
    return tokens


def flat(rng, n):
    """Each operator follows one more number."""
    value = rng.below(2001) - 1000
    tokens = [str(value)]
    for _ in range(n - 1):
        right = rng.below(2001) - 1000
        tokens += [str(right), fitting(rng, value, right)]
        value = apply(tokens[-1], value, right)
    return tokens


def bushy(rng, n):
    """Operators come as soon as the coin says so."""
    tokens, stack, left = [], [], n
    while left > 0 or len(stack) > 1:
        if left > 0 and (len(stack) < 2 or rng.below(2)):
            stack.append(rng.below(2001) - 1000)
            tokens.append(str(stack[-1]))
            left -= 1
        else:
            right, before = stack.pop(), stack.pop()
            tokens.append(fitting(rng, before, right))
            stack.append(apply(tokens[-1], before, right))
    return tokens


KINDS = {"deep": deep, "flat": flat, "bushy": bushy}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    tokens = KINDS[options.kind](rng, options.n)
    print(len(tokens))
    print(*tokens)


main()
