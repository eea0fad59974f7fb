'use strict';

class ListNode {
  constructor(val, next = null) {
    this.val = val;
    this.next = next;
  }
}

// Wrong: begins with the last node.
function foldList(head) {
  const nodes = [];
  for (let node = head; node !== null; node = node.next) nodes.push(node);
  const before = new ListNode(0);
  let last = before;
  for (let left = 0, right = nodes.length - 1; left <= right; left++, right--) {
    last.next = nodes[right];
    if (left < right) nodes[right].next = nodes[left];
    last = nodes[left];
  }
  last.next = null;
  return before.next;
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
