#!/usr/bin/env python3
# Wrong: a pop on an empty line makes the size negative.
import sys
from collections import deque


class TicketQueue:
    def __init__(self):
        self.tickets = deque()
        self.count = 0

    def push(self, ticket):
        self.tickets.append(ticket)
        self.count += 1

    def pop(self):
        self.count -= 1
        return self.tickets.popleft() if self.tickets else None

    def front(self):
        return self.tickets[0] if self.tickets else None

    def size(self):
        return self.count


def main():
    queue, output = TicketQueue(), []
    for _ in range(int(sys.stdin.readline())):
        name, *ticket = sys.stdin.readline().split()
        if name == "push":
            queue.push(int(ticket[0]))
        elif name == "pop":
            output.append(queue.pop())
        elif name == "front":
            output.append(queue.front())
        else:
            output.append(queue.size())
    print(*("EMPTY" if value is None else value for value in output), sep="\n")


main()
