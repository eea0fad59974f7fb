#!/usr/bin/env python3
# Too slow: merges one list after the other into the result, which is walked through anew each time.
import sys
from typing import List, Optional


class ListNode:
    def __init__(self, val: int, next: "Optional[ListNode]" = None):
        self.val = val
        self.next = next


def merge_two(a, b):
    before = last = ListNode(0)
    while a is not None and b is not None:
        if a.val <= b.val:
            last.next = a
            a = a.next
        else:
            last.next = b
            b = b.next
        last = last.next
    last.next = b if a is None else a
    return before.next


def merge_all(lists: List[Optional[ListNode]]) -> Optional[ListNode]:
    merged = None
    for head in lists:
        merged = merge_two(merged, head)
    return merged


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
