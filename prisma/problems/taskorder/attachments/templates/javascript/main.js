'use strict';

function taskOrder(n, rules) {
  // Write your code here. In each rule [a, b], task a comes before task b.
  // Return the tasks in order, or an empty list if there is no order.
  return [];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').map(Number);
const [n, m] = ints(lines[0]);
const order = taskOrder(n, lines.slice(1, m + 1).map(ints));
console.log(order.length > 0 ? order.join(' ') : 'IMPOSSIBLE');
