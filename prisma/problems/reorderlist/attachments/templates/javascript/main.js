'use strict';

class ListNode {
  constructor(val, next = null) {
    this.val = val;
    this.next = next;
  }
}

function foldList(head) {
  // Write your code here. Return the head of the folded list.
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
