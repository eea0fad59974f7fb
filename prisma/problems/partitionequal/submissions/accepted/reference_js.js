'use strict';

function canSplit(nums) {
  const total = nums.reduce((a, b) => a + b);
  if (total % 2 !== 0) return false;
  const half = total / 2;
  const possible = new Array(half + 1).fill(false);
  possible[0] = true;
  for (const num of nums) {
    for (let sum = half; sum >= num; sum--) {
      if (possible[sum - num]) possible[sum] = true;
    }
  }
  return possible[half];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(canSplit(nums));
