#!/usr/bin/env python3
"""Prints operations: gen.py --seed S --q OPERATIONS --kind KIND"""
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

    def between(self, low, high):
        return low + self.below(high - low + 1)


def mixed(rng, q):
    """Many values come in, then some go out and come back."""
    present = []
    for i in range(q):
        draw = rng.below(10)
        if not present or i < q // 2 or draw < 3:
            value = rng.between(-(10**9), 10**9)
            present.append(value)
            yield f"insert {value}"
        elif draw < 7:
            at = rng.below(len(present))
            present[at], present[-1] = present[-1], present[at]
            yield f"delete {present.pop()}"
        else:
            yield f"contains {rng.between(-(10**9), 10**9) if draw == 7 else present[rng.below(len(present))]}"


def few(rng, q):
    """Few values, so that they are often there already, or gone already."""
    for _ in range(q):
        yield f"{('insert', 'insert', 'delete', 'contains')[rng.below(4)]} {rng.between(-30, 30)}"


def rising(rng, q):
    """A chain to the right of half as many nodes; then values come out of its middle."""
    for i in range(q // 2):
        yield f"insert {i * 1000000}"
    for _ in range(q - q // 2):
        yield f"{('delete', 'contains')[rng.below(2)]} {rng.below(q // 2) * 1000000}"


def roots(rng, q):
    """The root goes again and again, and has two children nearly always."""
    values = sorted({rng.between(-(10**9), 10**9) for _ in range(q // 2)})
    low, high = values[: len(values) // 2], values[len(values) // 2 :]
    yield f"insert {high[0]}"
    for part in (low, high[1:]):
        order = list(part)
        while order:
            yield f"insert {order.pop(rng.below(len(order)))}"
    for value in high:
        yield f"delete {value}"


KINDS = {"mixed": mixed, "few": few, "rising": rising, "roots": roots}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--q", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    operations = list(KINDS[options.kind](Splitmix64(options.seed), options.q))
    print(len(operations))
    print("\n".join(operations))


main()
