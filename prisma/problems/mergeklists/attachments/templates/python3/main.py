#!/usr/bin/env python3
import sys
from typing import List, Optional


class ListNode:
    def __init__(self, val: int, next: "Optional[ListNode]" = None):
        self.val = val
        self.next = next


def merge_all(lists: List[Optional[ListNode]]) -> Optional[ListNode]:
    # Write your code here. Return the head of the merged list.
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
    lists = []
    for _ in range(int(sys.stdin.readline())):
        sys.stdin.readline()
        lists.append(to_list(list(map(int, sys.stdin.readline().split()))))
    print(*to_values(merge_all(lists)))


main()
