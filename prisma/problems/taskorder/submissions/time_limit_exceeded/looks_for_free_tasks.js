'use strict';

// Too slow: goes through all tasks again and again to find those that are free.
function taskOrder(n, rules) {
  const needs = Array.from({ length: n }, () => []);
  for (const [before, after] of rules) needs[after].push(before);
  const done = new Array(n).fill(false);
  const order = [];
  let found = true;
  while (found) {
    found = false;
    for (let task = 0; task < n; task++) {
      if (done[task] || !needs[task].every((before) => done[before])) continue;
      done[task] = true;
      order.push(task);
      found = true;
    }
  }
  return order.length === n ? order : [];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').map(Number);
const [n, m] = ints(lines[0]);
const order = taskOrder(n, lines.slice(1, m + 1).map(ints));
console.log(order.length > 0 ? order.join(' ') : 'IMPOSSIBLE');
