'use strict';

class ListNode {
  constructor(val, next = null) {
    this.val = val;
    this.next = next;
  }
}

// Wrong: the old head is the last node now.
function reverseList(head) {
  let previous = null;
  let current = head;
  while (current !== null) {
    const following = current.next;
    current.next = previous;
    previous = current;
    current = following;
  }
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
const head = toList(lines[1].split(' ').filter(Boolean).map(Number));
console.log(toValues(reverseList(head)).join(' '));
