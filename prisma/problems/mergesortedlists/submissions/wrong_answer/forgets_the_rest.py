#!/usr/bin/env python3
# Wrong: what is left of the longer list is lost.
import sys
from typing import Optional

sys.setrecursionlimit(10000)


class ListNode:
    def __init__(self, val: int, next: "Optional[ListNode]" = None):
        self.val = val
        self.next = next


def merge_lists(a: Optional[ListNode], b: Optional[ListNode]) -> Optional[ListNode]:
    before = last = ListNode(0)
    while a is not None and b is not None:
        if a.val <= b.val:
            last.next = a
            a = a.next
        else:
            last.next = b
            b = b.next
        last = last.next
    last.next = None
    return before.next


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
    a = to_list(list(map(int, sys.stdin.readline().split())))
    b = to_list(list(map(int, sys.stdin.readline().split())))
    print(*to_values(merge_lists(a, b)))


main()
