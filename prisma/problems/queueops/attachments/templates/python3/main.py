#!/usr/bin/env python3
import sys


class TicketQueue:
    def __init__(self):
        # Write your code here.
        pass

    def push(self, ticket):
        pass

    # Return the ticket that leaves, or None when nobody is waiting.
    def pop(self):
        return None

    # Return the first ticket, or None when nobody is waiting.
    def front(self):
        return None

    def size(self):
        return 0


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
