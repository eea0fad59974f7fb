'use strict';

// Another right order: always the task that became free last.
function taskOrder(n, rules) {
  const followers = Array.from({ length: n }, () => []);
  const missing = new Array(n).fill(0);
  for (const [before, after] of rules) {
    followers[before].push(after);
    missing[after]++;
  }
  const free = missing.map((_, task) => task).filter((task) => missing[task] === 0);
  const order = [];
  while (free.length > 0) {
    const task = free.pop();
    order.push(task);
    for (const follower of followers[task]) {
      missing[follower]--;
      if (missing[follower] === 0) free.push(follower);
    }
  }
  return order.length === n ? order : [];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').map(Number);
const [n, m] = ints(lines[0]);
const order = taskOrder(n, lines.slice(1, m + 1).map(ints));
console.log(order.length > 0 ? order.join(' ') : 'IMPOSSIBLE');
