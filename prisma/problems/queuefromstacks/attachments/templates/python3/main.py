#!/usr/bin/env python3
import sys


class TwoStackQueue:
    def __init__(self):
        # Write your code here. A list is a stack: append() puts on top, pop() takes off.
        self.first = []
        self.second = []

    def push(self, number):
        pass

    # Take the number at the front out and return it.
    def pop(self):
        return 0

    # Return the number at the front; it stays.
    def peek(self):
        return 0

    def empty(self):
        return True


def main():
    queue, output = TwoStackQueue(), []
    for _ in range(int(sys.stdin.readline())):
        name, *number = sys.stdin.readline().split()
        if name == "push":
            queue.push(int(number[0]))
        elif name == "pop":
            output.append(queue.pop())
        elif name == "peek":
            output.append(queue.peek())
        else:
            output.append("true" if queue.empty() else "false")
    print(*output, sep="\n")


main()
