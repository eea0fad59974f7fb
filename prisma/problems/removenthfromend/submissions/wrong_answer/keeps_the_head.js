'use strict';

class ListNode {
  constructor(val, next = null) {
    this.val = val;
    this.next = next;
  }
}

// Wrong: returns the old head even if it is the node to be removed.
function removeFromEnd(head, k) {
  const before = new ListNode(0, head);
  let first = before;
  let second = before;
  for (let step = 0; step < k; step++) first = first.next;
  while (first.next !== null) {
    first = first.next;
    second = second.next;
  }
  second.next = (second.next).next;
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
const [, k] = lines[0].split(' ').map(Number);
const head = toList(lines[1].split(' ').map(Number));
console.log(toValues(removeFromEnd(head, k)).join(' '));
