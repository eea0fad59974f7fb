'use strict';

class ListNode {
  constructor(val, next = null) {
    this.val = val;
    this.next = next;
  }
}

function foldList(head) {
  if (head === null) return null;
  let slow = head;
  let fast = head;
  while (fast.next !== null && fast.next.next !== null) {
    slow = slow.next;
    fast = fast.next.next;
  }
  let node = slow.next;
  slow.next = null;
  let back = null;
  while (node !== null) {
    const after = node.next;
    node.next = back;
    back = node;
    node = after;
  }
  let front = head;
  while (back !== null) {
    const after = front.next;
    front.next = back;
    front = back;
    back = after;
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
const head = toList(lines[1].split(' ').map(Number));
console.log(toValues(foldList(head)).join(' '));
