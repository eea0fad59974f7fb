#!/usr/bin/env python3
import sys


class ListNode:
    def __init__(self, val, next=None):
        self.val = val
        self.next = next


def middle_node(head):
    slow = fast = head
    while fast is not None and fast.next is not None:
        slow = slow.next
        fast = fast.next.next
    return slow


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
    print(*to_values(middle_node(head)))


main()
