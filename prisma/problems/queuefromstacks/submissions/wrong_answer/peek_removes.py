#!/usr/bin/env python3
# Wrong: peek takes the number out.
import sys


class TwoStackQueue:
    def __init__(self):
        self.inbox = []
        self.outbox = []

    def push(self, number):
        self.inbox.append(number)

    def pop(self):
        self.pour()
        return self.outbox.pop() if self.outbox else -1

    def peek(self):
        self.pour()
        return self.outbox.pop() if self.outbox else -1

    def empty(self):
        return not self.inbox and not self.outbox

    def pour(self):
        if not self.outbox:
            while self.inbox:
                self.outbox.append(self.inbox.pop())


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
