'use strict';

function taskOrder(n, rules) {
  const followers = Array.from({ length: n }, () => []);
  // How many tasks must still be done before this one.
  const missing = new Array(n).fill(0);
  for (const [before, after] of rules) {
    followers[before].push(after);
    missing[after]++;
  }
  const order = [];
  for (let task = 0; task < n; task++) {
    if (missing[task] === 0) order.push(task);
  }
  // The order is its own queue: what is behind this task was found to be free already.
  for (const task of order) {
    for (const follower of followers[task]) {
      missing[follower]--;
      if (missing[follower] === 0) order.push(follower);
    }
  }
  return order.length === n ? order : [];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').map(Number);
const [n, m] = ints(lines[0]);
const order = taskOrder(n, lines.slice(1, m + 1).map(ints));
console.log(order.length > 0 ? order.join(' ') : 'IMPOSSIBLE');
