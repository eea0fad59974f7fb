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

function reverseGroups(head: ListNode | null, k: number): ListNode | null {
  const dummy = new ListNode(0, head);
  let before = dummy;
  for (;;) {
    let last: ListNode | null = before;
    for (let i = 0; i < k && last !== null; i++) last = last.next;
    if (last === null) return dummy.next;
    const first: ListNode = before.next!;
    const after: ListNode | null = last.next;
    let previous = after;
    let node = first;
    while (node !== after) {
      const next: ListNode = node.next!;
      node.next = previous;
      previous = node;
      node = next;
    }
    before.next = previous;
    before = first;
  }
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
const k = Number(lines[0].split(' ')[1]);
const head = toList(lines[1].split(' ').filter(Boolean).map(Number));
console.log(toValues(reverseGroups(head, k)).join(' '));
