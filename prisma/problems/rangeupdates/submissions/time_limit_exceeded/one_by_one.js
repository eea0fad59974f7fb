'use strict';

// Too slow: changes every number of each range.
function addRanges(n, updates) {
  const nums = new Array(n).fill(0);
  for (const [left, right, amount] of updates) {
    for (let i = left; i <= right; i++) nums[i] += amount;
  }
  return nums;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, q] = lines[0].split(' ').map(Number);
const updates = lines.slice(1, q + 1).map((line) => line.split(' ').map(Number));
console.log(addRanges(n, updates).join(' '));
