'use strict';

class ListNode {
  constructor(val, next = null) {
    this.val = val;
    this.next = next;
  }
}

// Too slow: merges one list after the other into the result, which is walked through anew each time.
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
  let merged = null;
  for (const head of lists) merged = mergeTwo(merged, head);
  return merged;
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
