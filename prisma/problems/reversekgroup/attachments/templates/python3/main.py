#!/usr/bin/env python3
import sys
from typing import Optional


class ListNode:
    def __init__(self, val: int, next: "Optional[ListNode]" = None):
        self.val = val
        self.next = next


def reverse_groups(head: Optional[ListNode], k: int) -> Optional[ListNode]:
    # Write your code here. Return the head of the new list.
    return None


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
    _, k = map(int, sys.stdin.readline().split())
    head = to_list(list(map(int, sys.stdin.readline().split())))
    print(*to_values(reverse_groups(head, k)))


main()
