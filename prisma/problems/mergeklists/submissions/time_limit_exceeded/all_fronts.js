'use strict';

class ListNode {
  constructor(val, next = null) {
    this.val = val;
    this.next = next;
  }
}

// Too slow: looks at the fronts of all lists for each node.
function mergeAll(lists) {
  const fronts = lists.filter((head) => head !== null);
  const before = new ListNode(0);
  let last = before;
  while (fronts.length > 0) {
    let best = 0;
    for (let i = 1; i < fronts.length; i++) {
      if (fronts[i].val < fronts[best].val) best = i;
    }
    last.next = fronts[best];
    last = last.next;
    if (last.next === null) {
      fronts[best] = fronts[fronts.length - 1];
      fronts.pop();
    } else {
      fronts[best] = last.next;
    }
  }
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
const lists = [];
for (let i = 0; i < Number(lines[0]); i++) {
  lists.push(toList(lines[2 * i + 2].split(' ').filter(Boolean).map(Number)));
}
console.log(toValues(mergeAll(lists)).join(' '));
