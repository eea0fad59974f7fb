#!/usr/bin/env python3
# Too slow: searches the whole stack at each min.
import sys


class MinStack:
    def __init__(self):
        self.numbers = []

    def push(self, number):
        self.numbers.append(number)

    def pop(self):
        self.numbers.pop()

    def top(self):
        return self.numbers[-1]

    def min(self):
        return min(self.numbers)


def main():
    stack, output = MinStack(), []
    for _ in range(int(sys.stdin.readline())):
        name, *number = sys.stdin.readline().split()
        if name == "push":
            stack.push(int(number[0]))
        elif name == "pop":
            stack.pop()
        elif name == "top":
            output.append(stack.top())
        else:
            output.append(stack.min())
    print(*output, sep="\n")


main()
