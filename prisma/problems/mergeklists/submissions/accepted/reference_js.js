'use strict';

class ListNode {
  constructor(val, next = null) {
    this.val = val;
    this.next = next;
  }
}

function mergeTwo(a, b) {
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

function mergeAll(lists) {
  let left = lists;
  while (left.length > 1) {
    const merged = [];
    for (let i = 0; i + 1 < left.length; i += 2) merged.push(mergeTwo(left[i], left[i + 1]));
    if (left.length % 2 === 1) merged.push(left[left.length - 1]);
    left = merged;
  }
  return left.length === 0 ? null : left[0];
}

function toList(values) {
  let head = null;
  for (const value of values.reverse()) head = new ListNode(value, head);
  return head;
}

function toValues(head) {
  const values = [];
  for (let node = head; node !== null; node = node.next) values.push(node.val);
  return values;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const lists = [];
for (let i = 0; i < Number(lines[0]); i++) {
  lists.push(toList(lines[2 * i + 2].split(' ').filter(Boolean).map(Number)));
}
console.log(toValues(mergeAll(lists)).join(' '));
