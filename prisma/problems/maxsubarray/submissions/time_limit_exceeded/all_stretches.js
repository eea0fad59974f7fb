'use strict';

// Too slow: looks at all stretches.
function bestStretch(nums) {
  let best = nums[0];
  for (let start = 0; start < nums.length; start++) {
    let sum = 0;
    for (let end = start; end < nums.length; end++) {
      sum += nums[end];
      best = Math.max(best, sum);
    }
  }
  return best;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
console.log(bestStretch(nums));
