'use strict';

// Wrong: the positive numbers need not be neighbours.
function bestStretch(nums) {
  const positive = nums.filter((num) => num > 0);
  if (positive.length === 0) return nums.reduce((a, b) => Math.max(a, b));
  return positive.reduce((a, b) => a + b);
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(bestStretch(nums));
