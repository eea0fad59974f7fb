'use strict';

function addRanges(n, updates) {
  const steps = new Array(n + 1).fill(0);
  for (const [left, right, amount] of updates) {
    steps[left] += amount;
    steps[right + 1] -= amount;
  }
  const nums = [];
  let now = 0;
  for (let i = 0; i < n; i++) {
    now += steps[i];
    nums.push(now);
  }
  return nums;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, q] = lines[0].split(' ').map(Number);
const updates = lines.slice(1, q + 1).map((line) => line.split(' ').map(Number));
console.log(addRanges(n, updates).join(' '));
