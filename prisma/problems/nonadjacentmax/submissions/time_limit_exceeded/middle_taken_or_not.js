'use strict';

// Too slow: tries both ways for the middle number and solves the halves anew each time.
function bestBetween(nums, from, to) {
  if (from > to) return 0;
  const middle = (from + to) >> 1;
  return Math.max(
    bestBetween(nums, from, middle - 1) + bestBetween(nums, middle + 1, to),
    bestBetween(nums, from, middle - 2) + nums[middle] + bestBetween(nums, middle + 2, to),
  );
}

function bestSum(nums) {
  return bestBetween(nums, 0, nums.length - 1);
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
console.log(bestSum(nums));
