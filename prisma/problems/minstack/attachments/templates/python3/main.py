#!/usr/bin/env python3
import sys


class MinStack:
    def __init__(self):
        # Write your code here.
        pass

    def push(self, number):
        pass

    # Take the topmost number away.
    def pop(self):
        pass

    # Return the topmost number; it stays.
    def top(self):
        return 0

    # Return the smallest number in the stack; it stays.
    def min(self):
        return 0


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
