'use strict';

class ListNode {
  constructor(val, next = null) {
    this.val = val;
    this.next = next;
  }
}

// Wrong: moves only the last node.
function foldList(head) {
  if (head.next === null || head.next.next === null) return head;
  let beforeLast = head;
  while (beforeLast.next.next !== null) beforeLast = beforeLast.next;
  const last = beforeLast.next;
  beforeLast.next = null;
  last.next = head.next;
  head.next = last;
  return head;
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
const head = toList(lines[1].split(' ').map(Number));
console.log(toValues(foldList(head)).join(' '));
