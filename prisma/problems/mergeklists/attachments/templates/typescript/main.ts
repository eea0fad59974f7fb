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

function mergeAll(lists: (ListNode | null)[]): ListNode | null {
  // Write your code here. Return the head of the merged list.
  return null;
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
