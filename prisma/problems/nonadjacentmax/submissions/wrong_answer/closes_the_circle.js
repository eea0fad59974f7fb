'use strict';

// Wrong: treats the first and the last number as neighbours.
function bestOfRow(nums) {
  let before = 0;
  let best = 0;
  for (const num of nums) {
    const next = Math.max(best, before + num);
    before = best;
    best = next;
  }
  return best;
}

function bestSum(nums) {
  if (nums.length === 1) return nums[0];
  return Math.max(bestOfRow(nums.slice(1)), bestOfRow(nums.slice(0, -1)));
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
console.log(bestSum(nums));
