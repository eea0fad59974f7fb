'use strict';

class ListNode {
  constructor(val, next = null) {
    this.val = val;
    this.next = next;
  }
}

// Too slow: walks from the head to each node.
function nodeAt(head, place) {
  let node = head;
  for (let i = 0; i < place; i++) node = node.next;
  return node;
}

function reverseGroups(head, k) {
  const n = toValues(head).length;
  const values = [];
  for (let place = 0; place < n; place++) {
    const start = place - (place % k);
    const source = start + k <= n ? 2 * start + k - 1 - place : place;
    values.push(nodeAt(head, source).val);
  }
  return toList(values);
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
