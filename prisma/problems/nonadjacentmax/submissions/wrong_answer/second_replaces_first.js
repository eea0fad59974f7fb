'use strict';

// Wrong: takes the second number as the best of the first two.
function bestSum(nums) {
  const best = [nums[0], nums.length > 1 ? nums[1] : 0];
  for (let i = 2; i < nums.length; i++) {
    best.push(Math.max(best[i - 1], best[i - 2] + nums[i]));
  }
  return Math.max(best[0], best[best.length - 1]);
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').filter(Boolean).map(Number);
console.log(bestSum(nums));
