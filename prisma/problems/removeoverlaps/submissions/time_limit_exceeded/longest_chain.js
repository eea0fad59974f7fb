'use strict';

// Too slow: finds the longest chain that ends with each interval by a walk over all before it.
function fewestRemovals(intervals) {
  const sorted = [...intervals].sort((a, b) => a[1] - b[1]);
  const chain = [];
  let longest = 0;
  for (let i = 0; i < sorted.length; i++) {
    chain[i] = 1;
    for (let j = 0; j < i; j++) {
      if (sorted[j][1] <= sorted[i][0]) chain[i] = Math.max(chain[i], chain[j] + 1);
    }
    longest = Math.max(longest, chain[i]);
  }
  return sorted.length - longest;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const intervals = lines.slice(1, Number(lines[0]) + 1).map((line) => line.split(' ').map(Number));
console.log(fewestRemovals(intervals));
