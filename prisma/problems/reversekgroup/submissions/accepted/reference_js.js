'use strict';

class ListNode {
  constructor(val, next = null) {
    this.val = val;
    this.next = next;
  }
}

function reverseGroups(head, k) {
  const dummy = new ListNode(0, head);
  let before = dummy;
  for (;;) {
    let last = before;
    for (let i = 0; i < k && last !== null; i++) last = last.next;
    if (last === null) return dummy.next;
    const first = before.next;
    const after = last.next;
    let previous = after;
    let node = first;
    while (node !== after) {
      const next = node.next;
      node.next = previous;
      previous = node;
      node = next;
    }
    before.next = previous;
    before = first;
  }
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
const k = Number(lines[0].split(' ')[1]);
const head = toList(lines[1].split(' ').filter(Boolean).map(Number));
console.log(toValues(reverseGroups(head, k)).join(' '));
