#!/usr/bin/env python3
# Too slow: searches the list for each number.
import sys


class IndexedSet:
    def __init__(self) -> None:
        self.numbers = []

    def add(self, number: int) -> bool:
        if number in self.numbers:
            return False
        self.numbers.append(number)
        return True

    def remove(self, number: int) -> bool:
        if number not in self.numbers:
            return False
        self.numbers[self.numbers.index(number)] = self.numbers[-1]
        self.numbers.pop()
        return True

    def at(self, slot: int) -> int:
        return self.numbers[slot]


def main():
    numbers, output = IndexedSet(), []
    for _ in range(int(sys.stdin.readline())):
        name, number = sys.stdin.readline().split()
        if name == "add":
            output.append("true" if numbers.add(int(number)) else "false")
        elif name == "remove":
            output.append("true" if numbers.remove(int(number)) else "false")
        else:
            output.append(numbers.at(int(number)))
    print(*output, sep="\n")


main()
