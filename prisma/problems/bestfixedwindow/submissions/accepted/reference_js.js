'use strict';

function bestWindow(nums, k) {
  let sum = 0;
  for (let i = 0; i < k; i++) sum += nums[i];
  let best = sum;
  for (let end = k; end < nums.length; end++) {
    sum += nums[end] - nums[end - k];
    best = Math.max(best, sum);
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const k = Number(lines[0].split(' ')[1]);
const nums = lines[1].split(' ').map(Number);
console.log(bestWindow(nums, k));
