'use strict';

class ListNode {
  constructor(val, next = null) {
    this.val = val;
    this.next = next;
  }
}

function mergeAll(lists) {
  // Write your code here. Return the head of the merged list.
  return null;
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
