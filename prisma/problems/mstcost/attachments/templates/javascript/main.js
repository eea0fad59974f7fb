'use strict';

function networkCost(n, links) {
  // Write your code here. Each link is [u, v, cost]. Return the least total, or -1.
  return 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const ints = (line) => line.split(' ').map(Number);
const [n, m] = ints(lines[0]);
const cost = networkCost(n, lines.slice(1, m + 1).map(ints));
console.log(cost === -1 ? 'IMPOSSIBLE' : cost);
