'use strict';

// Too slow: adds up each window anew.
function bestWindow(nums, k) {
  let best = -Infinity;
  for (let start = 0; start + k <= nums.length; start++) {
    let sum = 0;
    for (let i = start; i < start + k; i++) sum += nums[i];
    best = Math.max(best, sum);
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const k = Number(lines[0].split(' ')[1]);
const nums = lines[1].split(' ').map(Number);
console.log(bestWindow(nums, k));
