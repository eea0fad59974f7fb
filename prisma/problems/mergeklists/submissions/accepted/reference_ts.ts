export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

class ListNode {
  val: number;
  next: ListNode | null;

  constructor(val: number, next: ListNode | null = null) {
    this.val = val;
    this.next = next;
  }
}

function mergeTwo(a: ListNode | null, b: ListNode | null): ListNode | null {
  const before = new ListNode(0);
  let last = before;
  while (a !== null && b !== null) {
    if (a.val <= b.val) {
      last.next = a;
      a = a.next;
    } else {
      last.next = b;
      b = b.next;
    }
    last = last.next;
  }
  last.next = a === null ? b : a;
  return before.next;
}

function mergeAll(lists: (ListNode | null)[]): ListNode | null {
  let left = lists;
  while (left.length > 1) {
    const merged: (ListNode | null)[] = [];
    for (let i = 0; i + 1 < left.length; i += 2) merged.push(mergeTwo(left[i], left[i + 1]));
    if (left.length % 2 === 1) merged.push(left[left.length - 1]);
    left = merged;
  }
  return left.length === 0 ? null : left[0];
}

function toList(values: number[]): ListNode | null {
  let head: ListNode | null = null;
  for (const value of values.reverse()) head = new ListNode(value, head);
  return head;
}

function toValues(head: ListNode | null): number[] {
  const values: number[] = [];
  for (let node = head; node !== null; node = node.next) values.push(node.val);
  return values;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const lists: (ListNode | null)[] = [];
for (let i = 0; i < Number(lines[0]); i++) {
  lists.push(toList(lines[2 * i + 2].split(' ').filter(Boolean).map(Number)));
}
console.log(toValues(mergeAll(lists)).join(' '));
