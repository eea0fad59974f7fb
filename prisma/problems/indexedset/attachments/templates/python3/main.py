#!/usr/bin/env python3
import sys


class IndexedSet:
    def __init__(self) -> None:
        # Write your code here.
        pass

    # Return True if the number was not there before.
    def add(self, number: int) -> bool:
        return False

    # Return True if the number was there.
    def remove(self, number: int) -> bool:
        return False

    # Return the number in the slot.
    def at(self, slot: int) -> int:
        return 0


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
