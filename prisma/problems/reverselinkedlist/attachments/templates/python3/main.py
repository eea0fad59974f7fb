#!/usr/bin/env python3
import sys

sys.setrecursionlimit(10000)


class ListNode:
    def __init__(self, val, next=None):
        self.val = val
        self.next = next


def reverse_list(head):
    # Write your code here. Return the new head.
    return head


def to_list(values):
    head = None
    for value in reversed(values):
        head = ListNode(value, head)
    return head


def to_values(head):
    values = []
    while head is not None:
        values.append(head.val)
        head = head.next
    return values


def main():
    sys.stdin.readline()
    head = to_list(list(map(int, sys.stdin.readline().split())))
    print(*to_values(reverse_list(head)))


main()
