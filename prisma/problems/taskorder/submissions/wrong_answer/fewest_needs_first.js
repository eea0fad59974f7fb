'use strict';

// Wrong: sorts the tasks by how many tasks they need.
function taskOrder(n, rules) {
  const needs = new Array(n).fill(0);
  for (const [, after] of rules) needs[after]++;
  return needs.map((_, task) => task).sort((a, b) => needs[a] - needs[b]);
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').map(Number);
const [n, m] = ints(lines[0]);
const order = taskOrder(n, lines.slice(1, m + 1).map(ints));
console.log(order.length > 0 ? order.join(' ') : 'IMPOSSIBLE');
